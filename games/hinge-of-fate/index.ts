// Hinge of Fate 1939 as a game of the engine: every frame of the flow with the rule that answers it.
import { flowOf } from '../../engine/flow/flow-game.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import type { Outcome } from '../../engine/game/game.ts'
import { FRAMES } from './flow.ts'
import { PLAYERS } from './forces.ts'
import { faultsIn } from './invariants.ts'
import { beginState } from './rules/03-set-up.ts'
import { ENDINGS, winnersOf } from './rules/04-endings.ts'
import {
  endOfTurnProcedure,
  orderDecision,
  phaseProcedure,
  playerTurnProcedure,
  turnProcedure,
} from './rules/05-sequence.ts'
import { overstackedDecision } from './rules/06-stacking.ts'
import { replacementDecision, sovietEntryDecision } from './rules/09-reinforcements.ts'
import { movementDecision } from './rules/11-movement.ts'
import { expandMove } from './rules/11-orders.ts'
import { advanceDecision } from './rules/12-advance.ts'
import { allOutDecision, battleProcedure, commitDecision } from './rules/12-battle.ts'
import { assembleDecision, combatDecision, expandAttack } from './rules/12-combat.ts'
import { attackerLossDecision, defenderLossDecision } from './rules/12-losses.ts'
import { retreatDecision } from './rules/12-retreat.ts'
import { bridgeDecision, reliefDecision } from './rules/13-airborne.ts'
import { occupationDecision, ringDecision, seasideDecision } from './rules/13-seaside.ts'
import { watches } from './rules/13-watches.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, ORDER_NAMES, PHASE_NAMES, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { VERBS } from './verbs.ts'
import { hear, imagine, knownOfHidden, view } from './view.ts'

const decisions = {
  order: orderDecision,
  overstacked: overstackedDecision,
  replacement: replacementDecision,
  sovietEntry: sovietEntryDecision,
  movement: movementDecision,
  bridge: bridgeDecision,
  combat: combatDecision,
  assemble: assembleDecision,
  relief: reliefDecision,
  commit: commitDecision,
  allOut: allOutDecision,
  defenderLoss: defenderLossDecision,
  attackerLoss: attackerLossDecision,
  retreat: retreatDecision,
  advance: advanceDecision,
  seaside: seasideDecision,
  ring: ringDecision,
  occupation: occupationDecision,
}

/** Words and opinions are keyed by this, so that a decision cannot be left out of them. */
export type DecisionName = keyof typeof decisions

/** What players send in one piece: a whole move, a whole attack. */
function expand(g: State, action: Action): readonly Action[] | null {
  return expandMove(g, action) ?? expandAttack(action)
}

const flow = flowOf({
  frames: FRAMES,
  decisions,
  procedures: {
    turn: turnProcedure,
    playerTurn: playerTurnProcedure,
    phase: phaseProcedure,
    endOfTurn: endOfTurnProcedure,
    battle: battleProcedure,
  },
  verbs: VERBS,
  expand,
  watches,
  isOver: (g: State) => g.verdict !== 0,
  refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

function situation(g: State): Readonly<Record<string, string | number>> {
  return {
    turn: g.turn,
    player: g.player < 0 ? 'none' : PLAYERS[g.player].name,
    phase: PHASE_NAMES[g.phase],
    order: ORDER_NAMES[g.order],
    supplyPoints: g.supplyPoints,
  }
}

/** 4.10  A win, a loss or a draw; 1.2b: of all commands of a camp together. */
function outcome(g: State): Outcome | null {
  const ending = ENDINGS[g.verdict]
  return ending === null ? null : { winners: winnersOf(g), rule: ending.rule, because: ending.because }
}

export const hingeOfFate = gameOf({
  id: 'hinge-of-fate',
  title: 'Hinge of Fate 1939',
  rulesVersion: 3,
  scenarios: SCENARIOS,
  termsFrom,
  state: { layout, begin: beginState, faultsIn },
  flow,
  sight: { view, hear, imagine, knownOfHidden },
  outcome,
  situation,
})

export const door = doorOf(hingeOfFate, async () => (await import('./position.ts')).hingeOfFatePositions)
