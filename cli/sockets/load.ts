// Many games at once over real sockets: every move is prepared, so that the load costs little beside what it measures.
import { WebSocket } from 'ws'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import type { GameState } from '../../engine/game/game.ts'
import { Match } from '../../engine/journal/match.ts'
import { Hosted } from '../../server/hosted.ts'

/** Moves that no die decides: they are legal in every game of the scenario. */
export interface Script {
  readonly game: AnyGame
  readonly scenario: string
  readonly sides: number
  readonly moves: readonly Move[]
}

interface Move {
  readonly side: number
  readonly action: Action
  /** What the side was told last before it. */
  readonly at: number
}

const TRIES = 40

export function scriptOf(game: AnyGame, scenario: string, length: number): Script {
  const begun = Match.begin<GameState>(game, scenario, {}, { kind: 'fast', seed: 1 })
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const hosted = new Hosted(game, begun.value)
  const moves = quietActions(game, hosted.state, length).map(({ side, action }) => {
    const at = hosted.seen(side).n
    hosted.judge({ kind: 'act', side, action })
    return { side, action, at }
  })
  return { game, scenario, sides: hosted.scenario.sides.length, moves }
}

type Deed = Omit<Move, 'at'>

/** How many decisions are tried before the scenario counts as too short. */
const MOST_TRIED = 20_000

/** So many actions in a row after which no die has fallen; where every way on needs a die, another way there is tried. */
function quietActions(game: AnyGame, start: GameState, length: number): readonly Deed[] {
  const lots = fastDice(5)
  const way: { readonly g: GameState; readonly deeds: Deed[] }[] = [
    { g: start, deeds: candidates(game, start, 0, lots) },
  ]
  const done: Deed[] = []
  for (let tried = 0; done.length < length && tried < MOST_TRIED; tried++) {
    const { g, deeds } = way[done.length]
    const deed = deeds.pop()
    if (deed === undefined) {
      if (done.pop() === undefined) break
      way.pop()
      continue
    }
    const after = g.copy()
    game.perform(after, deed.side, deed.action, null)
    if (after.rolls !== g.rolls || game.outcome(after) !== null) continue
    done.push(deed)
    way.push({ g: after, deeds: candidates(game, after, tried + 1, lots) })
  }
  if (done.length < length) throw new Error(`${game.id} has no ${length} actions in a row without a die`)
  return done
}

/** Some of what may be done, in the order of lots. */
function candidates(game: AnyGame, g: GameState, number: number, lots: ReturnType<typeof fastDice>): Deed[] {
  const awaited = game.awaited(g)
  if (awaited === null) return []
  const legal = game.legal(g, awaited.side)
  return Array.from({ length: Math.min(TRIES, legal.length) }, (_, i) => ({
    side: awaited.side,
    action: legal[lots.below(number * TRIES + i, legal.length)],
  }))
}

/** A table that is played by its script, one move after the other. */
export class LoadedTable {
  readonly id: string
  readonly links: ReadonlyMap<number, string>
  readonly #script: Script
  readonly #sockets: readonly WebSocket[]
  #done = 0
  #answered: ((ok: boolean) => void) | null = null
  bytes = 0

  private constructor(
    id: string,
    links: ReadonlyMap<number, string>,
    script: Script,
    sockets: readonly WebSocket[],
  ) {
    this.id = id
    this.links = links
    this.#script = script
    this.#sockets = sockets
    for (const socket of sockets) socket.on('message', data => this.#hear(data as Buffer))
  }

  static async open(base: string, script: Script): Promise<LoadedTable> {
    const { game, scenario, sides } = script
    const all = Array.from({ length: sides }, (_, side) => side)
    const seats = all.map(side => ({ sides: [side], who: 'person' }))
    const opened = await post(base, '/tables', {
      game: game.id,
      scenario,
      options: {},
      seats,
      isStrict: false,
    })
    const { id, links } = opened.body as { id: string; links: { seat: number; secret: string }[] }
    const secrets = new Map(links.map(({ seat, secret }) => [seat, secret]))
    const cookies: string[] = []
    for (const side of all) cookies.push(await enter(base, id, secrets.get(side)!))
    const sockets = await Promise.all(cookies.map(cookie => connected(base, id, cookie)))
    return new LoadedTable(id, secrets, script, sockets)
  }

  #hear(data: Buffer): void {
    this.bytes += data.length
    if (!data.subarray(0, 15).equals(REPLY)) return
    const answered = this.#answered
    this.#answered = null
    answered?.(data.includes('"ok":true'))
  }

  get isDone(): boolean {
    return this.#done === this.#script.moves.length
  }

  /** Rejects if the move is refused: then the load itself is at fault. */
  move(): Promise<void> {
    const number = this.#done++
    const { side, action, at } = this.#script.moves[number]
    return new Promise((resolve, reject) => {
      this.#answered = ok => (ok ? resolve() : reject(new Error(`move ${number} of ${this.id} is refused`)))
      this.#sockets[side].send(JSON.stringify({ id: `m${number}`, do: 'act', side, at, actions: [action] }))
    })
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

const REPLY = Buffer.from('{"kind":"reply"')

export async function enter(base: string, table: string, secret: string): Promise<string> {
  const { cookie } = await post(base, `/tables/${table}/enter`, { secret, player: '', share: '0'.repeat(32) })
  return cookie
}

/** Resolves when the page has sat down: it has been shown its view. */
export function connected(base: string, table: string, cookie: string): Promise<WebSocket> {
  const address = `${base.replace('http', 'ws')}/api/tables/${table}/socket`
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      if (!data.includes('{"kind":"view"')) return
      socket.off('message', hear)
      resolve(socket)
    }
    socket
      .on('message', hear)
      .once('error', reject)
      .once('close', () => reject(new Error('the server hung up')))
  })
}

async function post(base: string, path: string, body: unknown) {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return {
    body: (await answer.json()) as unknown,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

/** So many at a time. */
export async function inTurns<T>(
  count: number,
  width: number,
  make: (i: number) => Promise<T>,
): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const i = next++
      made[i] = await make(i)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return made
}
