// Positions for the tests of every chapter: a board, a few units, dice that fall as written, and somebody to play them.
import type { Board } from '../../../engine/board/board.ts'
import { parseBoard } from '../../../engine/board/parse.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { type Decision, flowOf, type Procedure } from '../../../engine/flow/flow-game.ts'
import { type Frame, type Frames, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { afterThisFile } from '../../../engine/testing/restore.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, type CampName } from '../nations.ts'
import { BOX, BRIDGE, HEX, layout, type ScenarioId, type State, UNIT } from '../state.ts'
import { optionsOf, termsOf } from '../terms.ts'
import { firstCamp, fullLevels, unit, unitIds } from '../units.ts'
import { VERBS } from '../verbs.ts'
import { grid, hex, isPrintedBridge, layOut, slotOfWaterside, startControl, waterside } from '../world.ts'
import { standIn } from './04-zones-of-control.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './actions.ts'

const PLAIN = `
board "Plain"
grid lines=1-65 along=0-38 early=even:-1 shifted=even
terrain clear forest hills mountain swamp lake
hexsides big-river river stream bridge fixed-position
networks motorway main secondary
regions Germany Czechoslovakia
features town city village zone exit road-edge american-limit works nysa stars
`

/** What differs from open ground that the Germans hold. */
export interface Ground {
  /** `{ 2713: 'forest', 2714: 'clear town="Bautzen"' }`, or with another country: 'Czechoslovakia mountain'. */
  readonly hexes?: Readonly<Record<string, string>>
  /** `['2713/2714 stream', '2713/2612 big-river name="Nysa"', '2714/2715 stream+bridge']` */
  readonly sides?: readonly string[]
  /** `['main 2713 2714 2715', 'secondary 2612 2613']` */
  readonly routes?: readonly string[]
}

/** Lays out open ground with a few exceptions; without an argument open ground alone. The map is back after the test file. */
export function layOutGround({ hexes = {}, sides = [], routes = [] }: Ground = {}): void {
  const hexLine = (name: string) => {
    const here = hexes[name] ?? 'clear'
    const country = here.startsWith('Czechoslovakia') ? '' : 'Germany '
    return `hex ${name} ${country}${here}${here.includes('nysa=') ? '' : ' nysa=german stars=soviet'}`
  }
  const sideLines = sides.map(side => `side ${side}`)
  const routeLines = routes.map(line => `route ${line.replace(' ', ' "Road" ')}`)
  const text = [PLAIN, ...grid.names.map(hexLine), ...sideLines, ...routeLines].join('\n')
  const board = boards.get(text) ?? valueOrThrow(parseBoard(text, 'plain board'))
  boards.set(text, board)
  layOut(board)
  afterThisFile(layOut)
}

/** Boards that were read before: most tests stand on the same one. */
const boards = new Map<string, Board>()

/** A game on the board that is laid out, without a unit on it: turn 1, nothing in the flow, every printed bridge standing. */
export function emptyGame(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  const g = layout.create(
    valueOrThrow(termsOf(scenario, valueOrThrow(optionsOf(options)))),
    scriptedDice([], fastDice(1)),
  )
  g.turn = 1
  g.place.fill(BOX.unused)
  g.top.fill(-1)
  g.below.fill(-1)
  g.levels.set(fullLevels)
  g.camp.set(firstCamp)
  g.left.fill(-1)
  const holders = scenario === 'nysa' ? startControl.nysa : startControl.stars
  g.control.set(holders.map(camp => camp + 1))
  for (let side = 0; slotOfWaterside[side] >= 0; side++)
    if (isPrintedBridge[side]) g.own('bridge')[side] = BRIDGE.stands
  return g
}

/** How a unit that is put on the map differs from a fresh one. */
export interface Condition {
  readonly levels?: number
  readonly outOfSupply?: number
  /** Clock since which it rests, 5.6.5. */
  readonly disorganised?: number
  /** Bits of UNIT. */
  readonly flags?: number
  readonly camp?: CampName
}

/** Puts units on top of a hex, one after the other: `put(g, 'de-21-22 de-21-125', '4007', { levels: 1 })`. Guns stand in combat set-up. */
export function put(g: State, ids: string, at: string, condition: Condition = {}): void {
  for (const id of ids.split(' ')) {
    const u = unit(id)
    if (condition.camp !== undefined) g.camp[u] = CAMP[condition.camp]
    g.levels[u] = condition.levels ?? fullLevels[u]
    g.outOfSupply[u] = condition.outOfSupply ?? 0
    g.disorganised[u] = condition.disorganised ?? 0
    g.unitFlags[u] |= condition.flags ?? 0
    standIn(g, u, hex(at))
  }
}

/** As put, for guns in transport set-up (6.2.2). */
export function putLimbered(g: State, ids: string, at: string): void {
  put(g, ids, at, { flags: UNIT.transport })
}

/** Lays a field fortification of the camp in a hex. */
export function fortify(g: State, at: string, camp: CampName): void {
  g.own('hexFlags')[hex(at)] = (g.hexFlags[hex(at)] & ~HEX.digMask) | (CAMP[camp] + 1)
}

/** The hexside between two hexes, seen from the first. */
export function slotBetween(from: string, to: string): number {
  const direction = grid.directionTo(hex(from), hex(to))
  if (direction < 0) throw new RangeError(`${from} and ${to} are not neighbours`)
  return hex(from) * 6 + direction
}

/** Blows the bridge between two hexes. */
export function blow(g: State, from: string, to: string): void {
  g.own('bridge')[waterside[slotBetween(from, to)]] = 0
}

/** The hexes around one, by their direction. */
export function around(name: string) {
  const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5].map(d => grid.names[grid.neighbours[hex(name) * 6 + d]])
  return { N, NE, SE, S, SW, NW }
}

/** The next dice fall as written. */
export function rollNext(g: State, ...faces: number[]): void {
  const from = g.rolls
  const script = scriptedDice(faces, fastDice(7))
  g.dice = { below: (counter, n) => script.below(counter - from, n) }
}

const BOX_NAMES = new Map<number, string>(Object.entries(BOX).map(([name, box]) => [box, name]))

/** Hex of a unit, or the name of its box. */
export const whereIs = (g: State, id: string): string =>
  BOX_NAMES.get(g.place[unit(id)]) ?? grid.names[g.place[unit(id)]]

/** Units in a hex from the top down. */
export function stackIn(g: State, name: string): string[] {
  const ids: string[] = []
  for (let u = g.top[hex(name)]; u >= 0; u = g.below[u]) ids.push(unitIds[u])
  return ids
}

/** Begins a phase of a player by hand and asks the decision of a frame. */
export function ask(g: State, frame: Frame, player: number, phase: number): void {
  g.player = player
  g.phase = phase
  g.flow.fill(0)
  pushFrame(g.flow, frame)
}

export interface Table {
  readonly g: State
  /** Plays an action of whoever is asked; throws with the rule that forbids it. Returns what happened. */
  play(action: Action): GameEvent[]
  /** The rule that forbids an action of whoever is asked, or null. */
  why(action: Action): string | null
  asked(): string | undefined
  askedSide(): number | undefined
  legal(): Action[]
}

/** Plays some of the decisions and procedures of the game, by their frames. */
export function tableOf(
  g: State,
  decisions: readonly (readonly [Frame, Decision<State>])[],
  procedures: readonly (readonly [Frame, Procedure<State>])[] = [],
  expand: (g: State, action: Action) => readonly Action[] | null = () => null,
): Table {
  const named = <T>(handlers: readonly (readonly [Frame, T])[]) =>
    Object.fromEntries(handlers.map(([frame, handler]) => [frame.name, handler]))
  const flow = flowOf<State, Frames, string>({
    frames: FRAMES,
    decisions: named(decisions),
    procedures: named(procedures),
    verbs: VERBS,
    expand,
    isOver: state => state.verdict !== 0,
    refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
  })
  const side = () => flow.awaited(g)?.side ?? -1
  flow.proceed(g, null)
  return {
    g,
    why: action => flow.check(g, side(), action)[0]?.rule ?? null,
    play(action) {
      const refusal = flow.check(g, side(), action)[0]
      if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.because}`)
      const log: GameEvent[] = []
      flow.perform(g, side(), action, log)
      return log
    },
    asked: () => flow.awaited(g)?.decision,
    askedSide: () => flow.awaited(g)?.side,
    legal: () => flow.legal(g, side()),
  }
}
