// War Comes Early as a game of the engine: every frame of the flow with the rule that answers it.
import { flowOf } from '../../engine/flow/flow-game.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import { FRAMES } from './flow.ts'
import { faultsIn } from './invariants.ts'
import { MARKERS, NATIONS } from './nations.ts'
import { deployNeutralDecision, violationDecision } from './rules/03-neutral-nations.ts'
import { chainEntryDecision, mountainCorpsDecision, reservesDecision } from './rules/03-reinforcements.ts'
import { replacementsDecision } from './rules/03-replacements.ts'
import { beginState, deployDecision, setUpProcedure } from './rules/03-set-up.ts'
import { expandSuggested } from './rules/03-set-up-suggested.ts'
import { outcomeOf } from './rules/04-victory.ts'
import { germanOrderDecision, germanTurnProcedure, germanWindowDecision } from './rules/05-german-turn.ts'
import { germanPhaseProcedure, nationalPhaseProcedure } from './rules/05-phases.ts'
import { nationalTurnProcedure, turnProcedure } from './rules/05-sequence.ts'
import { watches } from './rules/05-watches.ts'
import { groundSupportDecision, terrorBombingDecision } from './rules/06-airpower.ts'
import { componentsDecision } from './rules/07-break-down.ts'
import { reorganizationDecision } from './rules/07-reorganization.ts'
import { disperseDecision, stackCheckProcedure } from './rules/08-dispersal.ts'
import { railheadsDecision } from './rules/10-railheads.ts'
import { movementDecision } from './rules/11-movement.ts'
import { expandMove } from './rules/11-orders.ts'
import { advanceDecision } from './rules/12-advance.ts'
import { battleProcedure } from './rules/12-battle.ts'
import { assembleDecision, combatDecision, expandAttack } from './rules/12-combat.ts'
import { momentumDecision } from './rules/12-flank-and-momentum.ts'
import { attackerLossesDecision, defenderLossesDecision } from './rules/12-losses.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, PHASE_NAMES, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { VERBS } from './verbs.ts'
import { hear, imagine, knownOfHidden, view } from './view.ts'

const decisions = {
  deploy: deployDecision,
  violation: violationDecision,
  deployNeutral: deployNeutralDecision,
  reserves: reservesDecision,
  mountainCorps: mountainCorpsDecision,
  replacements: replacementsDecision,
  chainEntry: chainEntryDecision,
  germanOrder: germanOrderDecision,
  germanWindow: germanWindowDecision,
  terrorBombing: terrorBombingDecision,
  groundSupport: groundSupportDecision,
  reorganization: reorganizationDecision,
  components: componentsDecision,
  disperse: disperseDecision,
  railheads: railheadsDecision,
  movement: movementDecision,
  combat: combatDecision,
  assemble: assembleDecision,
  defenderLosses: defenderLossesDecision,
  attackerLosses: attackerLossesDecision,
  advance: advanceDecision,
  momentum: momentumDecision,
}

/** Words and opinions are keyed by this, so that a decision cannot be left out of them. */
export type DecisionName = keyof typeof decisions

/** What players send in one piece: a whole move, a whole attack, the suggested set-up of a line. */
function expand(g: State, action: Action): readonly Action[] | null {
  if (action.do === 'deploy-suggested') return expandSuggested(g)
  return expandMove(g, action) ?? expandAttack(action)
}

function situation(g: State): Readonly<Record<string, string | number>> {
  return {
    turn: g.turn,
    phase: PHASE_NAMES[g.phase],
    marker: g.marker < 0 ? 'none' : MARKERS[g.marker].name,
    nations: NATIONS.filter((_, nation) => g.active & (1 << nation)).join(', '),
    germanPoints: g.vp[0],
    alliedPoints: g.vp[1],
  }
}

const flow = flowOf({
  frames: FRAMES,
  decisions,
  procedures: {
    setUp: setUpProcedure,
    turn: turnProcedure,
    germanTurn: germanTurnProcedure,
    nationalTurn: nationalTurnProcedure,
    germanPhase: germanPhaseProcedure,
    nationalPhase: nationalPhaseProcedure,
    stackCheck: stackCheckProcedure,
    battle: battleProcedure,
  },
  verbs: VERBS,
  expand,
  watches,
  isOver: (g: State) => g.verdict !== 0,
  refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

export const warComesEarly = gameOf({
  id: 'war-comes-early',
  title: 'War Comes Early',
  rulesVersion: 3,
  scenarios: SCENARIOS,
  termsFrom,
  state: { layout, begin: beginState, faultsIn },
  flow,
  sight: { view, hear, imagine, knownOfHidden },
  outcome: outcomeOf,
  situation,
})

export const door = doorOf(warComesEarly, async () => (await import('./position.ts')).warComesEarlyPositions)
