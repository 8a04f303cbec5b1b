// Play that means to win: attacks at good odds, goes for what scores, holds what is in danger.

import { slot } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { WHO } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { chaseHexes } from '../../../games/budziszyn-1945/rules/05-chase.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { memoryOfEstimates } from '../../planner/estimate.ts'
import { groundOf } from '../../planner/ground.ts'
import type { Description, Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { airPlanWorth } from './air.ts'
import { chaseWorth, defenceWorth, fallBackWorth, lossWorth, pursuitWorth } from './battle.ts'
import { battlefield } from './battlefield.ts'
import { pontoonWorth } from './bridges.ts'
import { memoryOfCombat } from './combat.ts'
import { barrageWorth, firingWorth } from './fire.ts'
import { memoryOfMarches } from './march.ts'
import { airDayWorth, cutWorth, deploymentWorth } from './set-up.ts'
import { sightOf } from './sight.ts'

/** Nobody has told a recruit to call for his guns. */
const readyAtOnce: Opinion = action => (action.do === 'ready' ? 1 : 0)

export function worth(): Description<State, DecisionName>['worth'] {
  const estimateOf = memoryOfEstimates(battlefield)
  const marches = memoryOfMarches()
  const combat = memoryOfCombat()
  return (game, g, side, decision, temper) => {
    const estimate = estimateOf(g, side, temper)
    switch (decision) {
      case 'deploy':
        return deploymentWorth(g)
      case 'cut':
        return cutWorth
      case 'airDays':
        return airDayWorth
      case 'airPlan':
        return airPlanWorth(estimate, g)
      case 'barrage':
        return barrageWorth(sightOf(g, side), game.legal(g, side))
      case 'movement':
      case 'strategic':
        return marches.phase(g, estimate, game.legal(g, side))
      case 'march':
        return marches.unit(g, estimate)
      case 'pontoons':
        return pontoonWorth(estimate, g)
      case 'combat':
        return combat.choose(game, g, side, estimate)
      case 'assemble':
        return combat.assemble(game, g, side, estimate)
      case 'rangedFire':
        return firingWorth(g)
      case 'defence':
        return isGreen(estimate.temper) ? readyAtOnce : defenceWorth(sightOf(g, side))
      case 'losses':
        return lossWorth(groundOf(estimate), g)
      case 'fallBack':
        return fallBackWorth(groundOf(estimate), g)
      case 'pursuit':
        return pursuitWorth(groundOf(estimate), g, unit => chaseHexes(g, unit, losersOf(g)))
      case 'chase':
        return chaseWorth(groundOf(estimate), g)
    }
  }
}

const losersOf = (g: State): number =>
  slot(g.flow, FRAMES.pursuit.at.who) === WHO.attackers ? WHO.defenders : WHO.attackers
