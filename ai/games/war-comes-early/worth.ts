// Play that means to win: keeps a line, guards supply and what scores, concentrates, attacks at good odds. Levels are settings of it.

import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, defenceFactor, grid } from '../../../games/war-comes-early/world.ts'
import { memoryOfEstimates } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import type { Description, Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { bombingWorth, supportWorth } from './air.ts'
import { isWorthViolating } from './campaigns.ts'
import { advanceWorth, memoryOfCombat } from './combat.ts'
import { fieldOfWarComesEarly, sightOf } from './field.ts'
import { memoryOfMarches } from './march.ts'
import { reorganizationWorth } from './reorganization.ts'
import { BEFORE_PRAGUE, memoryOfSetUp } from './set-up.ts'

const UNWANTED = -1

/** Nobody has told a recruit how armies are formed, or to press on after a battle. */
const endAtOnce: Opinion = action => (action.do === 'end' || action.do === 'done' ? 1 : 0)

export function worth(): Description<State, DecisionName>['worth'] {
  const field = fieldOfWarComesEarly()
  const estimateOf = memoryOfEstimates(field)
  const marches = memoryOfMarches()
  const combat = memoryOfCombat()
  const suggested = memoryOfSetUp()
  const massed = memoryOfSetUp(BEFORE_PRAGUE)
  return (game, g, side, decision, temper) => {
    if (decision === 'deploy' || decision === 'deployNeutral')
      return (isGreen(temper) ? suggested : massed)(g, decision)
    const estimate = estimateOf(g, side, temper)
    switch (decision) {
      case 'movement':
        return marches.phase(g, estimate, game.legal(g, side))
      case 'combat':
        return combat.open(estimate, sightOf(g, side), game.legal(g, side), 'attack')
      case 'momentum':
        if (isGreen(temper)) return endAtOnce
        return combat.open(estimate, sightOf(g, side), game.legal(g, side), 'momentum')
      case 'assemble':
        return combat.assemble(estimate, g)
      case 'advance':
        return advanceWorth(groundOf(estimate), g)
      case 'attackerLosses':
      case 'defenderLosses':
        return lossWorth(groundOf(estimate), g)
      case 'reorganization':
        return isGreen(temper) ? endAtOnce : reorganizationWorth(groundOf(estimate), g)
      case 'mountainCorps':
      case 'replacements':
      case 'chainEntry':
      case 'reserves':
        return arrivalWorth(groundOf(estimate), g)
      default:
        return action => OPINIONS[decision](g, action)
    }
  }
}

type PlainOpinion = (g: State, action: Action) => number

const strength = (action: Action): number => {
  const unit = unitNamed(action.unit)
  return attackFactor[unit] + defenceFactor[unit]
}

/** The strongest first, and where it does most good. */
function arrivalWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    if (action.do === 'decline') return UNWANTED * 100_000
    const hex = hexNamed(action.hex)
    const bar = ground.book.lacks(g, hex) > 0 && g.top[hex] < 0 ? 500 : 0
    return strength(action) * 1000 + bar + groundWorth(ground, g, unitNamed(action.unit), hex)
  }
}

/** A guard is lost last: without it a vital place would stand empty. */
const GUARD = 1000

function lossWorth({ book }: Ground<State>, g: State): Opinion {
  return action => -strength(action) - (book.isBound(g, unitNamed(action.unit)) ? GUARD : 0)
}

const PHASES_IN_ORDER = ['reorganization', 'combat', 'movement']

/** The small decisions, one line each. */
const OPINIONS = {
  germanOrder: (_g, action) => (String(action.phases) === 'movement,combat,reorganization' ? 1 : 0),
  germanWindow: (_g, action) =>
    action.do === 'phase' ? PHASES_IN_ORDER.indexOf(String(action.phase)) + 1 : 0,
  violation: (g, action) =>
    action.do === 'proceed' ? 0 : isWorthViolating(g, String(action.nation)) ? 1 : UNWANTED,
  terrorBombing: bombingWorth,
  groundSupport: supportWorth,
  components: (_g, action) => strength(action),
  disperse: (_g, action) => strength(action),
  railheads: (g, action) => (action.do === 'done' ? 0 : railheadGain(g, action)),
} satisfies Partial<Record<DecisionName, PlainOpinion>>

/** Railheads follow the Soviet armies west. */
function railheadGain(g: State, action: Action): number {
  const from = g.railheads[Number(action.railhead)]
  return grid.line[from] - grid.line[hexNamed(action.to)]
}
