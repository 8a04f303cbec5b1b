// One attack: who takes part, with which guns and abilities, and what it promises.
import type { Action } from '../../../engine/game/action.ts'
import type { Engagement } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { engagementOfPlan } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { attackSupportRefusal, GUN_RANGE, mayFire } from '../../../games/budziszyn-1945/rules/06-support.ts'
import { attackStarRefusal, defenceStarRefusal } from '../../../games/budziszyn-1945/rules/15-stars.ts'
import { areHostile, type State } from '../../../games/budziszyn-1945/state.ts'
import { isArtillery, star, UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Prospect } from '../../planner/battlefield.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { promiseOf, stakeOf } from '../../planner/promise.ts'
import { isGreen } from '../../temper.ts'
import { prospectOfEngagement } from './prospects.ts'

export interface Assault {
  readonly targets: readonly number[]
  readonly attackers: readonly number[]
  readonly support: readonly number[]
  readonly abilities: readonly number[]
  readonly value: number
}

export const GUNS: readonly number[] = Array.from({ length: UNITS }, (_, unit) => unit).filter(
  unit => isArtillery[unit] === 1,
)

/** Enemy guns that will join the defence, as far as one can see. */
function gunsOfDefence(g: State, camp: number, target: number): number[] {
  return GUNS.filter(
    gun =>
      g.place[gun] >= 0 &&
      g.place[gun] !== target &&
      areHostile(g, camp, g.camp[gun]) &&
      mayFire(g, gun) &&
      grid.distance(g.place[gun], target) <= GUN_RANGE,
  )
}

function engagement(
  g: State,
  targets: readonly number[],
  attackers: readonly number[],
  support: readonly number[],
  abilities: readonly number[],
  defence: Defence,
): Engagement {
  return engagementOfPlan(g, { targets, attackers, support, abilities, defence })
}

/** What the defender will probably add: guns in range, and every star that he may use. */
interface Defence {
  readonly support: readonly number[]
  readonly abilities: readonly number[]
}

function defenceOf(g: State, targets: readonly number[], attackers: readonly number[]): Defence {
  const support = targets.flatMap(target => gunsOfDefence(g, g.camp[attackers[0]], target))
  const bare = engagement(g, targets, attackers, [], [], { support, abilities: [] })
  const abilities = bare.defence.units.filter(unit => defenceStarRefusal(g, bare, unit) === null)
  return { support, abilities }
}

/** A gun or a star is used where it is worth at least this. */
const WORTH_USING = 0.06

/** The best that these attackers can do against these hexes. */
export function assaultOn(
  estimate: Estimate<State>,
  g: State,
  targets: readonly number[],
  attackers: readonly number[],
): Assault {
  const camp = g.camp[attackers[0]]
  const stake = stakeOf(estimate, g, attackers, targets[0])
  const defence = defenceOf(g, targets, attackers)
  const support: number[] = []
  const abilities: number[] = []
  const valueNow = () =>
    promiseOf(prospectOfEngagement(g, engagement(g, targets, attackers, support, abilities, defence)), stake)
  let value = valueNow()
  const tryOut = (list: number[], unit: number) => {
    list.push(unit)
    const better = valueNow()
    if (better < value + WORTH_USING) list.pop()
    else value = better
  }
  const bare = engagement(g, targets, attackers, support, abilities, defence)
  if (isGreen(estimate.temper)) return { targets, attackers, support, abilities, value }
  for (const unit of starsOf(g, bare)) tryOut(abilities, unit)
  for (const gun of gunsFor(g, camp, targets[0], attackers)) tryOut(support, gun)
  return { targets, attackers, support, abilities, value }
}

const starsOf = (g: State, e: Engagement): number[] =>
  e.attack.units.filter(unit => star[unit] !== 0 && attackStarRefusal(g, e, unit) === null)

const gunsFor = (g: State, camp: number, target: number, attackers: readonly number[]): number[] =>
  GUNS.filter(
    gun =>
      g.place[gun] >= 0 &&
      g.camp[gun] === camp &&
      !attackers.includes(gun) &&
      attackSupportRefusal(g, gun, target, attackers) === null,
  )

/** The same with every gun and star that can be had: good enough to compare attacks that are still to be prepared. */
export function prospectOf(g: State, attackers: readonly number[], target: number): Prospect {
  const camp = g.camp[attackers[0]]
  const defence = defenceOf(g, [target], attackers)
  const bare = engagement(g, [target], attackers, [], [], defence)
  const support = gunsFor(g, camp, target, attackers)
  return prospectOfEngagement(g, engagement(g, [target], attackers, support, starsOf(g, bare), defence))
}

export const orderOf = (assault: Assault): Action => ({
  do: 'assault',
  targets: assault.targets.map(hex => grid.names[hex]),
  units: assault.attackers.map(unit => unitIds[unit]),
  support: assault.support.map(gun => unitIds[gun]),
  abilities: assault.abilities.map(unit => unitIds[unit]),
})
