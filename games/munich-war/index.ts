// Munich War as a game of the engine: every frame of the flow with the rule that answers it.
import { flowOf } from '../../engine/flow/flow-game.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import { FRAMES } from './flow.ts'
import { faultsIn } from './invariants.ts'
import { NATIONS, SIDES } from './nations.ts'
import { withConcessions } from './rules/03-concession.ts'
import { beginState } from './rules/03-determination.ts'
import { deployDecision, expandPlace, placingDecision, setUpProcedure } from './rules/03-set-up.ts'
import { expandSuggested } from './rules/03-suggested.ts'
import { mobilizationProcedure, playerTurnProcedure, turnProcedure } from './rules/04-sequence.ts'
import { fights } from './rules/05-belligerency.ts'
import { arrivalsDecision } from './rules/07-arrivals.ts'
import { spendingDecision } from './rules/07-replacements.ts'
import { movementDecision } from './rules/08-movement.ts'
import { expandMove } from './rules/08-orders.ts'
import { battleProcedure } from './rules/11-battle.ts'
import { assembleDecision, combatDecision } from './rules/11-combat.ts'
import { lossesDecision } from './rules/11-losses.ts'
import { expandAttack } from './rules/11-orders.ts'
import { supportDecision, tableDecision } from './rules/11-support.ts'
import { retreatDecision } from './rules/12-retreat.ts'
import { advanceDecision } from './rules/13-advance.ts'
import { airPhaseProcedure, expandLaunch, flightDecision, launchDecision } from './rules/16-air-phase.ts'
import { airCombatProcedure, dogfightDecision, interceptionDecision } from './rules/16-interception.ts'
import { terrorDecision, terrorLossDecision } from './rules/16-terror.ts'
import { watches } from './rules/16-watches.ts'
import { seaSupplyDecision } from './rules/18-sea-supply.ts'
import { groundingDecision } from './rules/20-weather.ts'
import { netPoints, outcomeOf } from './rules/22-victory.ts'
import { surpriseProcedure } from './rules/23-surprise.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, PHASE_NAMES, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { VERBS } from './verbs.ts'
import { hear, imagine, knownOfHidden, view } from './view.ts'
import { TURN_NAMES, WARS } from './wars.ts'

const decisions = withConcessions({
  deploy: deployDecision,
  placing: placingDecision,
  grounding: groundingDecision,
  arrivals: arrivalsDecision,
  spending: spendingDecision,
  launch: launchDecision,
  flight: flightDecision,
  interception: interceptionDecision,
  dogfight: dogfightDecision,
  terror: terrorDecision,
  terrorLoss: terrorLossDecision,
  movement: movementDecision,
  seaSupply: seaSupplyDecision,
  combat: combatDecision,
  assemble: assembleDecision,
  table: tableDecision,
  support: supportDecision,
  losses: lossesDecision,
  retreat: retreatDecision,
  advance: advanceDecision,
})

/** Words and opinions are keyed by this, so that a decision cannot be left out of them. */
export type DecisionName = keyof typeof decisions

/** What players send in one piece: a unit with its hex, a whole move, a whole attack, a suggested set-up. */
function expand(g: State, action: Action): readonly Action[] | null {
  if (action.do === 'deploy-suggested') return expandSuggested(g, action)
  return expandPlace(g, action) ?? expandLaunch(g, action) ?? expandMove(g, action) ?? expandAttack(g, action)
}

const flow = flowOf({
  frames: FRAMES,
  decisions,
  procedures: {
    setUp: setUpProcedure,
    surprise: surpriseProcedure,
    turn: turnProcedure,
    playerTurn: playerTurnProcedure,
    mobilization: mobilizationProcedure,
    airPhase: airPhaseProcedure,
    airCombat: airCombatProcedure,
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
    date: TURN_NAMES[g.turn - 1],
    phase: PHASE_NAMES[g.phase],
    player: SIDES[g.phasing],
    war: WARS[g.war].title,
    weather: g.storm ? 'storms' : 'good',
    atWar: NATIONS.filter((_, nation) => fights(g, nation)).join(', '),
    points: g.verdict === 0 ? netPoints(g) : g.score,
  }
}

export const munichWar = gameOf({
  id: 'munich-war',
  title: 'Munich War',
  rulesVersion: 1,
  scenarios: SCENARIOS,
  termsFrom,
  state: { layout, begin: beginState, faultsIn },
  flow,
  sight: { view, hear, imagine, knownOfHidden },
  outcome: outcomeOf,
  situation,
})

export const door = doorOf(munichWar, async () => (await import('./position.ts')).munichWarPositions)
