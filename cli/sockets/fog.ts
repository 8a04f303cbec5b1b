// Fog at the socket: two positions that differ only in what a viewer may not know give him the same bytes, whatever he and the others do.
import type { Action } from '../../engine/game/action.ts'
import { sameJson } from '../../lab/fuzz/same-json.ts'
import { type Turn, turnsOf } from '../../lab/secrets/moments.ts'
import { leakInWords, type Pair, pairsAt, type Secrets } from '../../lab/secrets/secrets.ts'
import type { Title } from '../../lab/titles.ts'
import { QuietHouse, quiet } from './house.ts'

export interface FogKept {
  /** Positions that were compared, each with its twin, for one viewer. */
  readonly pairs: number
  readonly messages: number
  readonly leak: string | null
}

/** Games from a seed on, until so many pairs have been compared or something can be told. */
export async function fogAtSocket(
  title: Title,
  secrets: Omit<Secrets, 'shown'>,
  first: number,
  wanted: number,
): Promise<FogKept> {
  const fog = new Fog(title)
  try {
    const leak = await fog.compare(secrets, first, wanted)
    return { pairs: fog.pairs, messages: fog.messages, leak }
  } finally {
    await fog.close()
  }
}

/** A title in which hardly anything is hidden is not played for ever. */
const MOST_GAMES = 10_000

class Fog {
  readonly #title: Title
  /** Real positions lie in the first; each twin of one position in a house of its own, on a table of the same name. */
  readonly #houses: QuietHouse[] = []
  /** What the viewer was sent at the real position, with the deed or without it; it is the same for all its twins. */
  #real = new Map<string, Told>()
  #tables = 0
  pairs = 0
  messages = 0

  constructor(title: Title) {
    this.#title = title
  }

  async compare(secrets: Omit<Secrets, 'shown'>, first: number, wanted: number): Promise<string | null> {
    for (let seed = first; seed < first + MOST_GAMES; seed++)
      for (const turn of turnsOf(this.#title, seed)) {
        if (typeof turn === 'string') return turn
        if (!turn.isLookedAt) continue
        this.#real.clear()
        for (const pair of pairsAt(this.#title, secrets, turn)) {
          const leak = await this.#toldApart(turn, pair)
          if (leak !== null) return `seed ${seed}: ${leakInWords(this.#title, turn, pair, leak)}`
          if (this.pairs === wanted) return null
        }
      }
    return null
  }

  async #toldApart(turn: Turn, { viewer, twin, deed }: Pair): Promise<string | null> {
    const { game } = this.#title
    const { g, side, action, asked } = turn
    const isSeen = deed !== null && isAlikeAfter(this.#title, turn, viewer, twin.g, deed)
    // What is legal after all is not tried: it would be done.
    const tried = asked.filter(probe => game.check(g, viewer, probe).length > 0)
    const visit = { title: this.#title, side, viewer, tried }
    const name = `${viewer} ${isSeen}`
    let real = this.#real.get(name)
    if (real === undefined) {
      const table = `t${`${this.#tables++}`.padStart(11, '0')}`
      const sent = await toldAt(await this.#house(0), { ...visit, table }, g, isSeen ? action : null)
      real = { table, sent, twins: 0 }
      this.#real.set(name, real)
    }
    real.twins += 1
    const { table, sent, twins } = real
    const other = await toldAt(await this.#house(twins), { ...visit, table }, twin.g, isSeen ? deed : null)
    this.pairs += 1
    this.messages += other.length
    return firstApart(sent, other)
  }

  async #house(number: number): Promise<QuietHouse> {
    this.#houses[number] ??= await QuietHouse.open()
    return this.#houses[number]
  }

  async close(): Promise<void> {
    await Promise.all(this.#houses.map(house => house.close()))
  }
}

interface Told {
  readonly table: string
  readonly sent: readonly string[]
  /** How many twins it has been compared with. */
  twins: number
}

/** Where hidden things decide what comes of a deed, or are shown by it for a moment, the viewer may see that. */
function isAlikeAfter({ game }: Title, turn: Turn, viewer: number, there: Turn['g'], deed: Action): boolean {
  const [a, b] = [
    [turn.g, turn.action],
    [there, deed],
  ].map(([g, action]) => {
    const after = (g as Turn['g']).copy()
    game.perform(after, turn.side, action as Action, null)
    return { isShown: after.revelations !== turn.g.revelations, view: game.view(after, viewer) }
  })
  return !(a.isShown && b.isShown) && sameJson(a.view, b.view)
}

/** What a viewer does in both positions. */
interface Visit {
  readonly table: string
  readonly title: Title
  /** Who is about to act. */
  readonly side: number
  readonly viewer: number
  readonly tried: readonly unknown[]
}

/** Everything that is sent to a viewer who sits down, tries this and that, and sees somebody act and take it back. */
async function toldAt(
  house: QuietHouse,
  { table, title: { game, scenario }, side, viewer, tried }: Visit,
  g: Turn['g'],
  deed: Action | null,
): Promise<readonly string[]> {
  await house.lay(table, { game, scenario: scenario.id, sides: scenario.sides.length, g })
  const page = await house.sit(table, viewer)
  const actor = side === viewer ? page : await house.sit(table, side)
  const pages = [page, actor]
  await quiet(pages)
  const act = (by: number, action: unknown) => ({ do: 'act', side: by, at: 0, actions: [action] })
  const asks = [
    ...tried.map(action => act(viewer, action)),
    ...(side === viewer ? [] : [act(side, tried[0] ?? { do: 'end' })]),
    { do: 'take-back', side: Math.max(viewer, 0), at: 0, count: 1 },
    { do: 'past', viewer, upTo: 9 },
  ]
  for (const [number, ask] of asks.entries()) await page.ask(JSON.stringify({ id: `v${number}`, ...ask }))
  if (deed !== null) {
    await actor.ask(JSON.stringify({ id: 'deed', ...act(side, deed) }))
    await actor.ask(JSON.stringify({ id: 'back', do: 'take-back', side, at: 1, count: 1 }))
    await page.ask(JSON.stringify({ id: 'past', do: 'past', viewer, upTo: 9 }))
  }
  await quiet(pages)
  for (const one of pages) one.close()
  house.clear(table)
  return page.sent
}

const AROUND = 100

/** Where two lists of messages differ first. */
function firstApart(one: readonly string[], other: readonly string[]): string | null {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [a = '(nothing)', b = '(nothing)'] = [one[i], other[i]]
    if (a === b) continue
    let at = 0
    while (a[at] === b[at]) at += 1
    const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
    return `message ${i + 1}: …${around(a)}… or …${around(b)}…`
  }
  return null
}
