// Eisenhower's War as a game of the engine: every frame of the flow with the rule that answers it.
import { flowOf } from '../../engine/flow/flow-game.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import { FRAMES } from './flow.ts'
import { faultsIn } from './invariants.ts'
import { decisionWithAlarms, procedureWithAlarms, withAlarms } from './rules/03-alarms.ts'
import { planFirstDecision, planSecondDecision } from './rules/03-plans.ts'
import { beginState, deployDecision, setUpProcedure, shiftDecision } from './rules/03-set-up.ts'
import { outcomeOf, portsHeld, portsNeeded } from './rules/04-victory.ts'
import { landingDecision, launchDecision } from './rules/05-invasion.ts'
import { inlandDecision } from './rules/05-landing.ts'
import { operationsProcedure, orderDecision, turnProcedure } from './rules/05-sequence.ts'
import { excessDecision } from './rules/06-stacking.ts'
import { supplyCheckDecision } from './rules/07-attrition.ts'
import { supplyProblemDecision } from './rules/07-supply-problems.ts'
import { moveDecision, movementDecision } from './rules/08-movement.ts'
import { expandAirdrop, expandMove } from './rules/08-orders.ts'
import { assembleDecision, combatDecision, expandAttack } from './rules/10-combat.ts'
import { advanceDecision } from './rules/11-advance.ts'
import { battleProcedure } from './rules/11-battle.ts'
import { attackerLossesDecision, defenceDecision, defenderLossesDecision } from './rules/11-losses.ts'
import { retreatDecision } from './rules/11-retreat.ts'
import { supportDecision } from './rules/11-support.ts'
import { exchangeDecision, secondPanzersDecision } from './rules/12-arrivals.ts'
import { alliedReinforcementDecision, germanReinforcementDecision } from './rules/12-rebuilding.ts'
import { lastReservesDecision, yugoslavsDecision } from './rules/12-reserves.ts'
import { airdropDecision, conversionDecision } from './rules/13-airborne.ts'
import { alpineFortressDecision } from './rules/13-alpine-fortress.ts'
import { offensiveProcedure } from './rules/13-offensive-portions.ts'
import { windowDecision } from './rules/13-offensives.ts'
import { bridgeDecision } from './rules/13-rhine-bridge.ts'
import { watches } from './rules/13-watches.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, PHASE_NAMES, type State } from './state.ts'
import { TURN_LABELS } from './tables.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { VERBS } from './verbs.ts'
import { hear, imagine, view } from './view.ts'

const decisions = {
  deploy: deployDecision,
  planFirst: planFirstDecision,
  planSecond: planSecondDecision,
  shift: shiftDecision,
  launch: launchDecision,
  landing: landingDecision,
  order: orderDecision,
  excess: excessDecision,
  supplyProblem: supplyProblemDecision,
  supplyCheck: supplyCheckDecision,
  movement: movementDecision,
  move: moveDecision,
  combat: combatDecision,
  assemble: assembleDecision,
  support: supportDecision,
  inland: inlandDecision,
  defence: defenceDecision,
  defenderLosses: defenderLossesDecision,
  attackerLosses: attackerLossesDecision,
  retreat: retreatDecision,
  advance: advanceDecision,
  alliedReinforcement: alliedReinforcementDecision,
  germanReinforcement: germanReinforcementDecision,
  secondPanzers: secondPanzersDecision,
  exchange: exchangeDecision,
  yugoslavs: yugoslavsDecision,
  lastReserves: lastReservesDecision,
  airdrop: airdropDecision,
  conversion: conversionDecision,
  bridge: bridgeDecision,
  window: windowDecision,
  alpineFortress: alpineFortressDecision,
}

/** Words and opinions are keyed by this, so that a decision cannot be left out of them. */
export type DecisionName = keyof typeof decisions

/** What players send in one piece: a whole move, a whole attack, a drop with its hex. */
function expand(g: State, action: Action): readonly Action[] | null {
  return expandMove(g, action) ?? expandAttack(action) ?? expandAirdrop(action)
}

export const flow = flowOf({
  frames: FRAMES,
  decisions: withAlarms(decisions, decisionWithAlarms),
  procedures: withAlarms(
    {
      setUp: setUpProcedure,
      turn: turnProcedure,
      operations: operationsProcedure,
      battle: battleProcedure,
      offensive: offensiveProcedure,
    },
    procedureWithAlarms,
  ),
  verbs: VERBS,
  expand,
  // 12.2.2, 12.2.3, 13.5
  interrupts: ['bridge', 'yugoslavs', 'lastReserves'],
  watches,
  isOver: (g: State) => g.verdict !== 0,
  refusals: { over: GAME_OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

function situation(g: State): Readonly<Record<string, string | number>> {
  return {
    turn: g.turn,
    month: TURN_LABELS[g.turn],
    phase: PHASE_NAMES[g.phase],
    ports: portsHeld(g),
    portsNeeded: portsNeeded(g),
    bombers: g.bombers,
    offensives: g.offensives,
  }
}

export const eisenhowersWar = gameOf({
  id: 'eisenhowers-war',
  title: 'Eisenhower’s War',
  rulesVersion: 2,
  scenarios: SCENARIOS,
  termsFrom,
  state: { layout, begin: beginState, faultsIn },
  flow,
  sight: { view, hear, imagine },
  outcome: outcomeOf,
  situation,
})

export const door = doorOf(
  eisenhowersWar,
  async () => (await import('./position.ts')).eisenhowersWarPositions,
)
