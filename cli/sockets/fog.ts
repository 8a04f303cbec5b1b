// Fog at the socket: two positions that differ only in what a viewer may not know give him the same bytes, whatever he and the others do.
import type { Action } from '../../engine/game/action.ts'
import { sameJson } from '../../lab/fuzz/same-json.ts'
import {
  leakInWords,
  type Pair,
  pairsAt,
  type Secrets,
  type Turn,
  turnsOf,
} from '../../lab/secrets/secrets.ts'
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
  const houses = [await QuietHouse.open(), await QuietHouse.open()] as const
  try {
    return await compared(houses, title, secrets, first, wanted)
  } finally {
    await Promise.all(houses.map(house => house.close()))
  }
}

type Houses = readonly [QuietHouse, QuietHouse]

/** A title in which hardly anything is hidden is not played for ever. */
const MOST_GAMES = 10_000

async function compared(
  houses: Houses,
  title: Title,
  secrets: Omit<Secrets, 'shown'>,
  first: number,
  wanted: number,
): Promise<FogKept> {
  let [pairs, messages] = [0, 0]
  for (let seed = first; seed < first + MOST_GAMES; seed++)
    for (const turn of turnsOf(title, seed)) {
      if (typeof turn === 'string') return { pairs, messages, leak: turn }
      if (!turn.isLookedAt) continue
      for (const pair of pairsAt(title, secrets, turn)) {
        const table = `t${`${pairs}`.padStart(11, '0')}`
        const [one, other] = await bothTold(houses, table, title, turn, pair)
        pairs += 1
        messages += one.length
        const leak = firstApart(one, other)
        if (leak !== null)
          return { pairs, messages, leak: `seed ${seed}: ${leakInWords(title, turn, pair, leak)}` }
        if (pairs === wanted) return { pairs, messages, leak: null }
      }
    }
  return { pairs, messages, leak: null }
}

async function bothTold(
  [one, other]: Houses,
  table: string,
  title: Title,
  turn: Turn,
  { viewer, twin, deed }: Pair,
): Promise<readonly [readonly string[], readonly string[]]> {
  const { g, side, action, asked } = turn
  const isSeen = deed !== null && isAlikeAfter(title, turn, viewer, twin.g, deed)
  // What is legal after all is not tried: it would be done.
  const tried = asked.filter(probe => title.game.check(g, viewer, probe).length > 0)
  const visit = { table, title, side, viewer, tried }
  return [
    await toldAt(one, visit, g, isSeen ? action : null),
    await toldAt(other, visit, twin.g, isSeen ? deed : null),
  ]
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
