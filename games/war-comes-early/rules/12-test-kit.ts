// Small situations for the tests of chapter 12: a plain board, a few units, dice that fall as written.
import { parseBoard } from '../../../engine/board/parse.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { flowOf } from '../../../engine/flow/flow-game.ts'
import { type Frames, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { afterThisFile } from '../../../engine/testing/restore.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, type NationName, nation } from '../nations.ts'
import { BOX, HEX, layout, PHASE, STATUS, type State, type WarComesEarlyOptions } from '../state.ts'
import { optionsOf, termsOf } from '../terms.ts'
import { VERBS } from '../verbs.ts'
import { attackFactor, counters, defenceFactor, grid, hex, layOut, UNITS, unit, unitIds } from '../world.ts'
import { place } from './03-hex-control.ts'
import { beginState } from './03-set-up.ts'
import { componentsDecision } from './07-break-down.ts'
import { disperseDecision, stackCheckProcedure } from './08-dispersal.ts'
import { advanceDecision } from './12-advance.ts'
import { battleProcedure } from './12-battle.ts'
import { assembleDecision, combatDecision, expandAttack } from './12-combat.ts'
import { momentumDecision } from './12-flank-and-momentum.ts'
import { attackerLossesDecision, defenderLossesDecision } from './12-losses.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './actions.ts'

export interface Setting {
  readonly turn?: number
  /** Nations whose Combat Phase it is; Germany unless said otherwise. */
  readonly active?: readonly NationName[]
  /** Hex -> units from the top down: `{ 2713: 'cz-c1 cz-c2' }`. */
  readonly units: Readonly<Record<string, string>>
  /** Hexes that differ from the plain board: `{ 2713: 'Czechoslovakia mountain fort=czech' }`. */
  readonly hexes?: Readonly<Record<string, string>>
  /** Hexsides: `['2713/2714 river']`. */
  readonly sides?: readonly string[]
  /** Attack and defence factors for this situation, whatever the counters say. */
  readonly factors?: Readonly<Record<string, readonly [number, number]>>
  readonly control?: Readonly<Record<string, NationName>>
  readonly dice?: readonly number[]
  readonly air?: { readonly side: number; readonly zone: readonly string[] }
  readonly flieger?: number
  readonly options?: Partial<Record<keyof WarComesEarlyOptions, string>>
  readonly fighting?: readonly NationName[]
  readonly breached?: readonly string[]
  /** Units that are out of the pool, so that armies cannot break down into them. */
  readonly missing?: readonly string[]
}

/** Countries from west to east, every hex clear. German supply comes from 2013, Polish from 4313; 3531 is a Czech fort. */
const COUNTRIES: readonly (readonly [number, NationName])[] = [
  [10, 'France'],
  [24, 'Germany'],
  [38, 'Czechoslovakia'],
  [48, 'Poland'],
  [61, 'Soviet Union'],
]
const LANDMARKS: Readonly<Record<string, string>> = {
  2013: 'Germany clear city="Source"',
  4313: 'Poland clear city="Source"',
  3531: 'Czechoslovakia clear fort=czech',
}

const HEADER = `
board "Plain"
grid lines=1-61 along=1-34 short=even:33 shifted=even
terrain clear woods broken rough mountain swamp lake sea
hexsides river sea lake blocked straits
networks rail
regions Germany France Belgium Netherlands Luxembourg Switzerland Italy Yugoslavia Hungary Romania Czechoslovakia Poland Danzig Lithuania Latvia Estonia Denmark "Soviet Union"
features city blackdot capital port vp fort east-prussia rail-edge
`

function plainHex(index: number): string {
  const [, name] = COUNTRIES.find(([last]) => grid.line[index] <= last)!
  return name === 'Soviet Union' ? '"Soviet Union" clear' : `${name} clear`
}

function layOutPlain(setting: Setting): void {
  const special: Readonly<Record<string, string>> = { ...LANDMARKS, ...setting.hexes }
  const hexes = grid.names.map((name, i) => `hex ${name} ${special[name] ?? plainHex(i)}`)
  const sides = (setting.sides ?? []).map(side => `side ${side}`)
  layOut(valueOrThrow(parseBoard([HEADER, ...hexes, ...sides].join('\n'), 'plain board')))
}

/** Board and counters as they are printed. */
function printed(): void {
  layOut()
  setFactors({ units: {} })
}

function setFactors(setting: Setting): void {
  for (let u = 0; u < UNITS; u++) {
    const [attack, defence] = setting.factors?.[unitIds[u]] ?? counters[u].steps[0]
    attackFactor[u] = attack
    defenceFactor[u] = defence
  }
}

const decisions = {
  combat: combatDecision,
  assemble: assembleDecision,
  defenderLosses: defenderLossesDecision,
  attackerLosses: attackerLossesDecision,
  advance: advanceDecision,
  momentum: momentumDecision,
  components: componentsDecision,
  disperse: disperseDecision,
}
const procedures = {
  battle: battleProcedure,
  stackCheck: stackCheckProcedure,
}
const flow = flowOf<State, Frames, string>({
  frames: FRAMES,
  decisions,
  procedures,
  verbs: VERBS,
  expand: (_g, action) => expandAttack(action),
  isOver: g => g.verdict !== 0,
  refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

export interface Table {
  readonly g: State
  /** Plays an action of whoever is asked; throws with the rule that forbids it. Returns what happened. */
  play(action: Action): GameEvent[]
  /** The rule that forbids an action of whoever is asked, or null. */
  why(action: Action): string | null
  asked(): string | undefined
  askedSide(): number | undefined
  legal(): Action[]
  /** Hex of a unit, or the name of its box. */
  where(id: string): string
  at(hexName: string): string[]
}

export function situation(setting: Setting): Table {
  layOutPlain(setting)
  setFactors(setting)
  afterThisFile(printed)
  const g = startState(setting)
  for (const [name, ids] of Object.entries(setting.units)) {
    for (const id of ids.split(' ').reverse()) place(g, unit(id), hex(name), null)
  }
  for (const [name, holder] of Object.entries(setting.control ?? {}))
    g.control[hex(name)] = nation(holder) + 1
  for (const name of setting.breached ?? []) g.hexFlags[hex(name)] |= HEX.breached
  for (const id of setting.missing ?? []) g.place[unit(id)] = BOX.removed
  g.derived = undefined
  g.rolls = 0
  return tableOf(g)
}

function startState(setting: Setting): State {
  const options = valueOrThrow(optionsOf(setting.options))
  const dice = scriptedDice(setting.dice ?? [], fastDice(1))
  const g = layout.create(valueOrThrow(termsOf('1938', options)), dice)
  beginState(g)
  g.flow.fill(0)
  pushFrame(g.flow, FRAMES.combat)
  g.turn = setting.turn ?? 3
  g.phase = PHASE.combat
  for (const name of setting.active ?? ['Germany']) g.active |= 1 << nation(name)
  for (const name of setting.fighting ?? []) g.status[nation(name)] = STATUS.fighting
  g.airSide = setting.air?.side ?? -1
  for (const name of setting.air?.zone ?? []) g.hexFlags[hex(name)] |= HEX.airZone
  g.flieger = setting.flieger ?? 0
  return g
}

const BOX_NAMES = new Map<number, string>(Object.entries(BOX).map(([name, box]) => [box, name]))

function tableOf(g: State): Table {
  const side = () => flow.awaited(g)?.side ?? GERMAN
  const why = (action: Action) => flow.check(g, side(), action)[0]?.rule ?? null
  return {
    g,
    why,
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
    where: id => BOX_NAMES.get(g.place[unit(id)]) ?? grid.names[g.place[unit(id)]],
    at(name) {
      const ids: string[] = []
      for (let u = g.top[hex(name)]; u >= 0; u = g.below[u]) ids.push(unitIds[u])
      return ids
    },
  }
}

/** The six hexes around one, by their direction. */
export function around(name: string) {
  const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5].map(d => grid.names[grid.neighbours[hex(name) * 6 + d]])
  return { N, NE, SE, S, SW, NW }
}

/** The battle event of a log: what was rolled, on which column and why. */
export function battleIn(log: readonly GameEvent[]): GameEvent {
  return log.find(event => event.event === 'battle') ?? { event: 'none', rule: '' }
}

export function shiftsIn(log: readonly GameEvent[]): string[] {
  const shifts = battleIn(log).shifts as { rule: string; columns: number }[]
  return shifts.map(({ rule, columns }) => `${rule} ${columns > 0 ? '+' : ''}${columns}`)
}
