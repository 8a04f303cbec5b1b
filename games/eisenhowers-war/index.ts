// Eisenhower's War as a game of the engine: every frame of the flow with the rule that answers it.
import { type Decision, flowOf, type Procedure } from '../../engine/flow/flow-game.ts'
import type { Frame } from '../../engine/flow/frames.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import type { Action } from '../../engine/game/action.ts'
import { FRAMES } from './flow.ts'
import { faultsIn } from './invariants.ts'
import { fromJSON, toJSON } from './json.ts'
import { decisionWithAlarms, procedureWithAlarms } from './rules/03-alarms.ts'
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
import { offensiveProcedure, windowDecision } from './rules/13-offensives.ts'
import { bridgeDecision } from './rules/13-rhine-bridge.ts'
import { GAME_OVER, MALFORMED, WRONG_SIDE } from './rules/actions.ts'
import { layout, PHASE_NAMES, type State, type Terms } from './state.ts'
import { TURN_LABELS } from './tables.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { imagine, view } from './view.ts'

const decisions = new Map<Frame, Decision<State>>(
  (
    [
      [FRAMES.deploy, deployDecision],
      [FRAMES.planFirst, planFirstDecision],
      [FRAMES.planSecond, planSecondDecision],
      [FRAMES.shift, shiftDecision],
      [FRAMES.launch, launchDecision],
      [FRAMES.landing, landingDecision],
      [FRAMES.order, orderDecision],
      [FRAMES.excess, excessDecision],
      [FRAMES.supplyProblem, supplyProblemDecision],
      [FRAMES.supplyCheck, supplyCheckDecision],
      [FRAMES.movement, movementDecision],
      [FRAMES.move, moveDecision],
      [FRAMES.combat, combatDecision],
      [FRAMES.assemble, assembleDecision],
      [FRAMES.support, supportDecision],
      [FRAMES.inland, inlandDecision],
      [FRAMES.defence, defenceDecision],
      [FRAMES.defenderLosses, defenderLossesDecision],
      [FRAMES.attackerLosses, attackerLossesDecision],
      [FRAMES.retreat, retreatDecision],
      [FRAMES.advance, advanceDecision],
      [FRAMES.alliedReinforcement, alliedReinforcementDecision],
      [FRAMES.germanReinforcement, germanReinforcementDecision],
      [FRAMES.secondPanzers, secondPanzersDecision],
      [FRAMES.exchange, exchangeDecision],
      [FRAMES.yugoslavs, yugoslavsDecision],
      [FRAMES.lastReserves, lastReservesDecision],
      [FRAMES.airdrop, airdropDecision],
      [FRAMES.conversion, conversionDecision],
      [FRAMES.bridge, bridgeDecision],
      [FRAMES.window, windowDecision],
      [FRAMES.alpineFortress, alpineFortressDecision],
    ] as const
  ).map(([frame, decision]) => [frame, decisionWithAlarms(decision)]),
)

const procedures = new Map<Frame, Procedure<State>>(
  (
    [
      [FRAMES.setUp, setUpProcedure],
      [FRAMES.turn, turnProcedure],
      [FRAMES.operations, operationsProcedure],
      [FRAMES.battle, battleProcedure],
      [FRAMES.offensive, offensiveProcedure],
    ] as const
  ).map(([frame, procedure]) => [frame, procedureWithAlarms(procedure)]),
)

/** What players send in one piece: a whole move, a whole attack, a drop with its hex. */
function expand(g: State, action: Action): readonly Action[] | null {
  return expandMove(g, action) ?? expandAttack(action) ?? expandAirdrop(action)
}

const flow = flowOf<State>({
  decisions,
  procedures,
  expand,
  isOver: g => g.verdict !== 0,
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

export const eisenhowersWar = gameOf<State, Terms>({
  id: 'eisenhowers-war',
  title: 'Eisenhower’s War',
  rulesVersion: 1,
  scenarios: SCENARIOS,
  flow,
  termsFrom,
  create: layout.create,
  beginState,
  outcome: outcomeOf,
  view,
  imagine,
  situation,
  toJSON,
  fromJSON,
  faultsIn,
})
