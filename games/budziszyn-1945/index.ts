// Budziszyn 1945 as a game of the engine: every frame of the flow with the rule that answers it.
import { flowOf } from '../../engine/flow/flow-game.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import { FRAMES } from './flow.ts'
import { faultsIn } from './invariants.ts'
import { playerTurnProcedure, turnProcedure } from './rules/02-sequence.ts'
import { expandMove, marchDecision } from './rules/03-march.ts'
import { movementDecision } from './rules/03-movement.ts'
import { assembleDecision, expandAssault } from './rules/05-assemble.ts'
import { battleProcedure } from './rules/05-battle.ts'
import { combatDecision } from './rules/05-combat.ts'
import { defenceDecision } from './rules/05-defence.ts'
import { lossesDecision } from './rules/05-losses.ts'
import { chaseDecision, expandPursuit, pursuitDecision } from './rules/05-pursuit.ts'
import { expandFallBack, fallBackDecision, retreatProcedure } from './rules/05-retreat.ts'
import { barrageDecision } from './rules/06-barrage.ts'
import { fireProcedure } from './rules/06-fire.ts'
import { expandFire, rangedFireDecision } from './rules/06-ranged-fire.ts'
import { airPhaseProcedure } from './rules/08-air-phase.ts'
import { airPlanDecision, expandMission } from './rules/08-air-plan.ts'
import { supplyProcedure } from './rules/10-out-of-supply.ts'
import { strategicDecision } from './rules/12-strategic-movement.ts'
import { pontoonsDecision } from './rules/14-pontoons.ts'
import { cutDecision, expandSuggestedCuts } from './rules/17-cuts.ts'
import { deployDecision, expandPlaced, expandSuggested } from './rules/17-deployment.ts'
import { beginState, setUpProcedure } from './rules/17-set-up.ts'
import { airDaysDecision, defectionProcedure } from './rules/17-two-stars.ts'
import { outcomeOf } from './rules/17-victory.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, PHASE_NAMES, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { VERBS } from './verbs.ts'
import { hear, imagine, knownOfHidden, view } from './view.ts'

const decisions = {
  deploy: deployDecision,
  cut: cutDecision,
  airDays: airDaysDecision,
  airPlan: airPlanDecision,
  barrage: barrageDecision,
  movement: movementDecision,
  march: marchDecision,
  strategic: strategicDecision,
  pontoons: pontoonsDecision,
  combat: combatDecision,
  assemble: assembleDecision,
  defence: defenceDecision,
  rangedFire: rangedFireDecision,
  losses: lossesDecision,
  fallBack: fallBackDecision,
  pursuit: pursuitDecision,
  chase: chaseDecision,
}

/** Words and opinions are keyed by this, so that a decision cannot be left out of them. */
export type DecisionName = keyof typeof decisions

/** What players send in one piece: a whole move, a whole attack, a retreat, the suggested set-up. */
function expand(g: State, action: Action): readonly Action[] | null {
  if (action.do === 'deploy-suggested') return expandSuggested(g)
  if (action.do === 'cut-suggested') return expandSuggestedCuts(g)
  return (
    expandPlaced(g, action) ??
    expandMove(g, action) ??
    expandAssault(action) ??
    expandFallBack(action) ??
    expandPursuit(g, action) ??
    expandFire(action) ??
    expandMission(g, action)
  )
}

const flow = flowOf({
  frames: FRAMES,
  decisions,
  procedures: {
    setUp: setUpProcedure,
    defection: defectionProcedure,
    turn: turnProcedure,
    playerTurn: playerTurnProcedure,
    airPhase: airPhaseProcedure,
    fire: fireProcedure,
    battle: battleProcedure,
    retreat: retreatProcedure,
    supply: supplyProcedure,
  },
  verbs: VERBS,
  expand,
  isOver: (g: State) => g.verdict !== 0,
  refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

/** Runs what needs no player, until one is asked. */
export const { proceed } = flow

function situation(g: State): Readonly<Record<string, string | number>> {
  return { turn: g.turn, phase: PHASE_NAMES[g.phase], player: g.player }
}

export const budziszyn1945 = gameOf({
  id: 'budziszyn-1945',
  title: 'Budziszyn 1945',
  rulesVersion: 3,
  scenarios: SCENARIOS,
  termsFrom,
  state: { layout, begin: beginState, faultsIn },
  flow,
  sight: { view, hear, imagine, knownOfHidden },
  outcome: outcomeOf,
  situation,
})

export const door = doorOf(budziszyn1945, async () => (await import('./position.ts')).budziszyn1945Positions)
