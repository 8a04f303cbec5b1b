// Play that means to win: keeps a front, guards supply and what scores, concentrates, attacks at good odds. Levels are settings of it.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/munich-war/index.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { refitCost } from '../../../games/munich-war/rules/07-replacements.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import type { State } from '../../../games/munich-war/state.ts'
import {
  attackFactors,
  defenceFactors,
  fullSteps,
  isAir,
  isAirlift,
  isMarines,
  isStatic,
} from '../../../games/munich-war/units.ts'
import { memoryOfEstimates } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import type { Description, Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { flightWorth, interceptionWorth, launchWorth, terrorWorth } from './air.ts'
import { sightOf } from './clock.ts'
import { advanceWorth, lossWorth, memoryOfCombat, retreatWorth, supportWorth, tableWorth } from './combat.ts'
import { fieldOfMunichWar } from './field.ts'
import { memoryOfMarches } from './march.ts'
import { memoryOfSetUp } from './set-up.ts'

export function worth(): Description<State, DecisionName>['worth'] {
  const estimateOf = memoryOfEstimates(fieldOfMunichWar())
  const marches = memoryOfMarches()
  const combat = memoryOfCombat()
  const setUp = memoryOfSetUp()
  return (game, g, side, decision, temper) => {
    if (decision === 'deploy' || decision === 'placing') return setUp(g, !isGreen(temper))
    const plain = OPINIONS[decision]
    if (plain !== undefined) return action => plain(g, action)
    const estimate = estimateOf(g, side, temper)
    switch (decision) {
      case 'movement':
        return marches(g, estimate, game.legal(g, side))
      case 'combat':
        return combat.open(estimate, sightOf(g, side), game.legal(g, side))
      case 'assemble':
        return combat.assemble(g)
      case 'launch':
        return launchWorth(g, estimate.sight, estimate)
      case 'flight':
        return flightWorth(g, estimate.sight, estimate)
      case 'terror':
        return terrorWorth(g, estimate.sight, estimate)
      case 'arrivals':
        return arrivalWorth(groundOf(estimate), g)
      case 'losses':
        return lossWorth(groundOf(estimate), g)
      case 'retreat':
        return retreatWorth(groundOf(estimate), g)
      case 'advance':
        return advanceWorth(groundOf(estimate), g)
      case 'table':
        return tableWorth(g)
      case 'support':
        return supportWorth(g)
      default:
        return () => 0
    }
  }
}

const strength = (unit: number, steps: number): number =>
  attackFactors[Math.max(1, steps)][unit] + defenceFactors[Math.max(1, steps)][unit]

/** 7.2.2b  The strongest first, and where it does most good. */
function arrivalWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    const [unit, hex] = [unitNamed(action.unit), hexNamed(action.hex)]
    const bar = ground.book.lacks(g, hex) > 0 && g.top[hex] < 0 ? 500 : 0
    return strength(unit, fullSteps[unit]) * 1000 + bar + groundWorth(ground, g, unit, hex)
  }
}

/** 7.2.1b  A unit comes after one, two or three turns, each as likely as the others. */
const DELAYS = [1, 2, 3]
/** What an air unit is worth beside the factors of a corps. */
const AIR = 5

/** 7.2  What a point buys: strength that still comes in time, or steps that stand already. */
function spendingWorth(g: State, action: Action): number {
  if (action.do === 'done') return 0
  const unit = unitNamed(action.unit)
  const left = warOf(g).turns - g.turn
  if (action.do === 'refit') {
    const gain = isAir[unit] ? AIR : strength(unit, 2) - strength(unit, 1)
    return (2 * gain) / refitCost(unit)
  }
  const arrives = DELAYS.filter(turns => turns <= left).length / DELAYS.length
  const whole = isAir[unit]
    ? AIR
    : isStatic[unit] || isMarines[unit] || isAirlift[unit]
      ? 1
      : strength(unit, fullSteps[unit])
  return arrives === 0 ? -1 : whole * arrives
}

type PlainOpinion = (g: State, action: Action) => number

/** The small decisions, one line each. */
const OPINIONS: Partial<Record<DecisionName, PlainOpinion>> = {
  spending: spendingWorth,
  grounding: (g, action) => -strength(unitNamed(action.unit), g.steps[unitNamed(action.unit)]),
  interception: interceptionWorth,
  dogfight: () => 0,
  terrorLoss: (g, action) => strength(unitNamed(action.unit), g.steps[unitNamed(action.unit)]),
  seaSupply: (_g, action) => (action.do === 'done' ? 0 : -1),
}
