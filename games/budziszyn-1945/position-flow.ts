// The phases of a position file: the flow of the game as it stands when the stated phase begins.
import { unknown } from '../../engine/files/nearest.ts'
import { pushFrame } from '../../engine/flow/frames.ts'
import { indexOfName } from '../../engine/positions/fact-kinds.ts'
import type { Phase } from '../../engine/positions/format.ts'
import { report } from '../../engine/positions/spot.ts'
import { FRAMES } from './flow.ts'
import { CAMPS } from './nations.ts'
import { playerTurnProcedure } from './rules/02-sequence.ts'
import { grantAirPoints } from './rules/08-air-points.ts'
import { PHASE, type State } from './state.ts'

export const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'the beginning of the game, with every unit where it starts',
  turn: 'the beginning of a turn',
  air: 'air: <side>; the air phase of a part of the turn, in which every side plans',
  barrage: 'barrage: <side>',
  movement: 'movement: <side>',
  combat: 'combat: <side>',
  pontoons: 'pontoons: <side>; the gap after a combat phase of Nysa 1945 (N-6)',
  strategic: 'strategic: <side>',
  supply: 'supply: <side>',
  'end-of-turn': 'the last thing in a turn',
}

/** Stages of a part of a turn (rules/02-sequence.ts), each with its phase. */
const STAGES: readonly (readonly [string, number])[] = [
  ['air', PHASE.air],
  ['barrage', PHASE.barrage],
  ['movement', PHASE.movement],
  ['combat', PHASE.combat],
  ['pontoons', PHASE.combat],
  ['strategic', PHASE.strategic],
  ['supply', PHASE.supply],
]

const MOVEMENT = STAGES.findIndex(([name]) => name === 'movement')

/** What a file begins with: a stage of the part of a player, or -1 for the beginning or the end of a turn. */
export interface Opening {
  readonly name: string
  readonly stage: number
  readonly player: number
}

export const SET_UP = 'set-up'

/** What the file means; movement of the player who moves first if it says nothing. */
export function readOpening(g: State, stated: Phase | null, sides: readonly string[]): Opening {
  if (stated === null) return { name: 'movement', stage: MOVEMENT, player: 0 }
  for (const [key, entry] of stated.more)
    report(entry, 'unknown-key', unknown('key of a phase', key, ['movement']))
  const stage = STAGES.findIndex(([name]) => name === stated.name)
  return { name: stated.name, stage, player: playerIn(g, stated, sides) }
}

/** A side by its name, or by the name of a camp that it commands. */
function playerIn(g: State, { who, spot }: Phase, sides: readonly string[]): number {
  if (who === null) return 0
  const side = indexOfName(sides, who)
  const camp = indexOfName(CAMPS, who)
  if (side < 0 && camp < 0) report(spot, 'unknown-side', unknown('side', who, [...sides, ...CAMPS]))
  return side >= 0 || camp < 0 ? Math.max(0, side) : g.terms.playerOf[camp]
}

/** Whose phase it is, before units and words are laid: their clocks depend on it. */
export function layClock(g: State, { stage, player }: Opening): void {
  g.flow.fill(0)
  g.player = player
  g.phase = stage < 0 ? PHASE.none : STAGES[stage][1]
  grantAirPoints(g)
}

/** The flow, when everything lies on the map that the phase asks for when it opens. */
export function layFlow(g: State, { name, stage, player }: Opening): void {
  if (stage < 0) {
    pushFrame(g.flow, FRAMES.turn, name === 'end-of-turn' ? g.terms.players : 0)
    return
  }
  pushFrame(g.flow, FRAMES.turn, player + 1)
  pushFrame(g.flow, FRAMES.playerTurn)
  playerTurnProcedure.open(g, stage, null)
}
