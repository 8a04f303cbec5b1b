// The phases of a position file: the flow of the game as it stands when the stated phase begins.
import { unknown } from '../../engine/files/nearest.ts'
import { pushFrame } from '../../engine/flow/frames.ts'
import type { Phase } from '../../engine/positions/format.ts'
import { choiceOf, report, type Spot } from '../../engine/positions/spot.ts'
import { FRAMES } from './flow.ts'
import { PLAYER, PLAYERS } from './forces.ts'
import { playerTurnProcedure, takesTurn, turnProcedure } from './rules/05-sequence.ts'
import { ORDER, ORDER_NAMES, PHASE, type State } from './state.ts'

const NAMES = PLAYERS.map(({ name }) => name)

export const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'the beginning of the game: units stand where they are printed',
  turn: 'the beginning of a turn, from the fourth on with its strategic event',
  declarations: `declarations: <player>: the start of a player turn (${NAMES.join(', ')})`,
  replacement: 'replacement: <player>: phase A, replacements and reinforcements',
  movement: 'movement: <player>; order: move-fight or fight-move',
  combat: 'combat: <player>; order: move-fight or fight-move',
  removal: 'removal: <player>: phase D, REPS markers come off',
  'end-of-turn': 'what comes after the last player turn',
}

/** Stage of a game turn in which a player turn begins. */
const TURN_STAGES = [
  turnProcedure.stage.germanEast,
  turnProcedure.stage.polish,
  turnProcedure.stage.soviet,
  turnProcedure.stage.french,
  turnProcedure.stage.germanWest,
]

const USUAL = { name: 'movement', who: 'German East', more: new Map<string, Spot>() }

export function layPhase(g: State, stated: Phase | null, spot: Spot): void {
  const phase = stated ?? { ...USUAL, spot }
  for (const [key, entry] of phase.more)
    if (key !== 'order') report(entry, 'unknown-key', unknown('key of a phase', key, ['order']))
  if (phase.name === 'set-up') {
    if (g.turn !== 1) report(phase.spot, 'impossible-phase', 'units are set up before turn 1')
    return
  }
  g.flow.fill(0)
  if (phase.name === 'turn') pushFrame(g.flow, FRAMES.turn)
  else if (phase.name === 'end-of-turn') pushFrame(g.flow, FRAMES.turn, turnProcedure.stage.end)
  else layPlayerTurn(g, phase)
}

function layPlayerTurn(g: State, phase: Phase): void {
  const name = phase.who === null ? null : NAMES.find(each => each.toLowerCase() === phase.who?.toLowerCase())
  if (name === null || name === undefined) {
    report(phase.spot, 'unknown-player', `whose ${phase.name}? (${NAMES.join(', ')})`)
    return
  }
  const who = NAMES.indexOf(name)
  if (!takesTurn(g, who))
    report(phase.spot, 'impossible-phase', `there is no ${name} player turn in turn ${g.turn}`)
  pushFrame(g.flow, FRAMES.turn, TURN_STAGES[who] + 1)
  pushFrame(g.flow, FRAMES.playerTurn, who, stageOf(g, who, phase))
  if (phase.name === 'declarations') return
  g.player = who
  if (phase.name === 'movement' || phase.name === 'combat') {
    g.phase = PHASE[phase.name]
    pushFrame(g.flow, FRAMES.phase)
  }
}

/** The stage of the player turn that comes next. */
function stageOf(g: State, who: number, phase: Phase): number {
  const { stage } = playerTurnProcedure
  const isMovement = phase.name === 'movement'
  g.order = orderOf(who, phase.name, phase.more.get('order'))
  if (phase.name === 'declarations') return stage.declarations
  if (phase.name === 'replacement') return stage.replacement
  if (phase.name === 'removal') return stage.removal
  const isFirst = (g.order === ORDER.moveFight) === isMovement
  return (isFirst ? stage.first : stage.second) + 1
}

/** 5.1c  Who has no choice fights first; who has one moves first, if nothing is said, unless the file begins with his combat. */
function orderOf(who: number, phase: string, stated: Spot | undefined): number {
  const named = stated === undefined ? null : choiceOf(stated, 'order', ORDER_NAMES)
  if (named !== null) return ORDER_NAMES.indexOf(named as (typeof ORDER_NAMES)[number])
  const isGerman = who === PLAYER.germanEast || who === PLAYER.germanWest
  return isGerman && phase !== 'combat' ? ORDER.moveFight : ORDER.fightMove
}
