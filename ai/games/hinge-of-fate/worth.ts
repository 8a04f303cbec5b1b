// Play that means to win: keeps a line, guards supply and what decides the game, concentrates, attacks at good odds.
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { GERMAN_EAST, PLAYER, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { combatFactor, unitsIn } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { attackersOf } from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import { fateOf } from '../../../games/hinge-of-fate/rules/12-fates.ts'
import { forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { germanStepLosses } from '../../../games/hinge-of-fate/rules/14-victory.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import { isHistorical, ORDER, PHASE, type State } from '../../../games/hinge-of-fate/state.ts'
import { FKG, fullFactor, fullSteps, groupOf, reducedFactor } from '../../../games/hinge-of-fate/world.ts'
import { type Estimate, memoryOfEstimates } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import { ordersFor } from '../../planner/orders.ts'
import type { Description, Opinion } from '../../players/player.ts'
import { isGreen, type Temper } from '../../temper.ts'
import { harvest } from './attacks.ts'
import { advanceWorth, memoryOfCombat, retreatWorth } from './combat.ts'
import { fieldOfHinge, sightOf } from './field.ts'
import { inFrame } from './frames.ts'
import { memoryOfMarches } from './march.ts'
import { ringWorth, seasideWorth } from './siege.ts'

const UNWANTED = -1

/** 12.12  Whoever knows the game attacks from opposite sides. */
function memoryOfTempers(): (temper: Temper) => Temper {
  const kept = new WeakMap<Temper, Temper>()
  return temper => {
    if (isGreen(temper) || temper.pincers) return temper
    const known = kept.get(temper) ?? { ...temper, pincers: true }
    kept.set(temper, known)
    return known
  }
}

export function worth(): Description<State, DecisionName>['worth'] {
  const field = fieldOfHinge()
  const estimateOf = memoryOfEstimates(field)
  const temperOf = memoryOfTempers()
  const marches = memoryOfMarches()
  const combat = memoryOfCombat()
  return (game, g, side, decision, asked) => {
    const estimate = estimateOf(g, side, temperOf(asked))
    const ground = () => groundOf(estimate)
    const opinions: Readonly<Record<DecisionName, () => Opinion>> = {
      order: () => orderWorth(estimate, g, side),
      overstacked: () => action => combatFactor(g, unitNamed(action.unit)),
      replacement: () => arrivalWorth(ground(), g),
      sovietEntry: () => arrivalWorth(ground(), g),
      movement: () => marches.phase(g, estimate, game.legal(g, side)),
      bridge: () => action => (action.do === 'call-off' ? 1 : 0),
      combat: () => combat.open(estimate, sightOf(g, side), game.legal(g, side)),
      assemble: () => combat.assemble(estimate, g),
      relief: () => reliefWorth(estimate, g),
      commit: () => action => -Number(action.lower ?? 0),
      allOut: () => allOutWorth(g),
      defenderLoss: () => lossWorth(ground(), g),
      attackerLoss: () => lossWorth(ground(), g),
      retreat: () => retreatWorth(ground(), g),
      advance: () => advanceWorth(ground(), g),
      seaside: () => seasideWorth(g),
      ring: () => ringWorth(g),
      occupation: () => action => (action.do === 'advance' ? 1 + combatFactor(g, unitNamed(action.unit)) : 0),
    }
    return opinions[decision]()
  }
}

/** 5.3  Fight first if that promises as much as closing in first would: it keeps the move for afterwards. */
const KEEPS_THE_MOVE = 1

/** 12.15b  From then on the Poles stand in their cities, which fall to all-out attacks; before, they are caught in the open. */
const ALL_OUT_FROM = 3

function orderWorth(estimate: Estimate<State>, g: State, side: number): Opinion {
  const isStorming = side === GERMAN_EAST && g.player === PLAYER.germanEast && !isHistorical(g)
  const isFightFirst =
    !isGreen(estimate.temper) && (isStorming ? g.turn >= ALL_OUT_FROM : promisesMore(estimate, g))
  // 8.10e  The French choose for the Germans in crisis: that they fight before they can close in.
  const isForEnemy = side !== PLAYERS[g.player].side
  return action => {
    // 13.5c  Without Stukas and with a column less Poland is not conquered in time.
    if (action.do === 'switch') return UNWANTED
    return (action.order === 'fight-move') === (isForEnemy || isFightFirst) ? 1 : 0
  }
}

function promisesMore(estimate: Estimate<State>, g: State): boolean {
  const { field, sight } = estimate
  const { groups } = PLAYERS[g.player]
  const fight = sight.copy()
  fight.phase = PHASE.combat
  fight.order = ORDER.fightMove
  const move = sight.copy()
  move.phase = PHASE.combat
  move.order = ORDER.moveFight
  const orders = ordersFor({ ...estimate, sight: movable(sight) })
  for (const [unit, hex] of orders.entries())
    if (hex >= 0 && hex !== move.place[unit]) field.stand(move, unit, hex)
  return harvest(estimate, fight, groups) * KEEPS_THE_MOVE >= harvest(estimate, move, groups)
}

/** The same position in the movement phase of a player turn that moves first. */
function movable(sight: State): State {
  const g = sight.copy()
  g.phase = PHASE.movement
  g.order = ORDER.moveFight
  return g
}

/** REPS where most is regained; reinforcements where they do most good, the strongest first. */
function arrivalWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    if (action.do === 'end') return 0
    const unit = unitNamed(action.unit)
    if (action.do === 'reps')
      return isGreen(ground.estimate.temper) ? 0.5 : fullFactor[unit] - reducedFactor[unit]
    const hex = hexNamed(action.hex)
    return 1000 + fullFactor[unit] * 100 + groundWorth(ground, g, unit, hex)
  }
}

/** A guard loses its step last; otherwise whoever loses least strength by it. */
const GUARD = 1000

function lossWorth({ book }: Ground<State>, g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    const isWhole = g.steps[unit] === fullSteps[unit] && fullSteps[unit] > 1
    const cost = isWhole ? fullFactor[unit] - reducedFactor[unit] : combatFactor(g, unit) + 2
    return -cost - (g.steps[unit] === 1 && book.isBound(g, unit) ? GUARD : 0) + (unit === FKG ? 10 : 0)
  }
}

/** 13.6b  The one drop is spent on a defence that it saves. */
function reliefWorth(estimate: Estimate<State>, g: State): Opinion {
  const target = inFrame(g, FRAMES.battle, 'target')
  const isWorth = !isGreen(estimate.temper) && isSavedByDrop(estimate, g, target)
  return action => ((action.do === 'land') === isWorth ? 1 : 0)
}

const SAVES = 0.3

function isSavedByDrop({ field }: Estimate<State>, g: State, target: number): boolean {
  const attackers = attackersOf(g, target)
  const defenders = unitsIn(g, target)
  const falls = (with_: readonly number[]): number => {
    const { chances } = forecast(g, attackers, target, { defenders: with_ })
    const fight = { target, attackers: attackers.length, defenders, allOut: true }
    return chances.reduce(
      (sum, { result, ways, of }) => sum + (fateOf(g, fight, result).isEmptied ? ways / of : 0),
      0,
    )
  }
  const saved = falls(defenders) - falls([...defenders, FKG])
  return saved >= SAVES || (saved > 0.1 && field.worthHolding(g, groupOf[defenders[0]], target) >= 2)
}

/** 12.15b, 14.7c  Step against step, as long as the Germans can spare it. */
const SPARE_LOSSES = 10

const allOutWorth = (g: State): Opinion => {
  const isSpared = !isHistorical(g) || germanStepLosses(g) < SPARE_LOSSES
  return action => ((action.do === 'all-out') === isSpared ? 1 : 0)
}
