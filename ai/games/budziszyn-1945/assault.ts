// One attack: who takes part, with which guns and abilities, and what it promises.
import type { Action } from '../../../engine/game/action.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import type { Engagement } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { engagementOfPlan } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { attackSupportRefusal, GUN_RANGE, mayFire } from '../../../games/budziszyn-1945/rules/06-support.ts'
import { attackStarRefusal } from '../../../games/budziszyn-1945/rules/15-stars.ts'
import { areHostile, type State } from '../../../games/budziszyn-1945/state.ts'
import { isArtillery, star, UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'
import { grid, townName } from '../../../games/budziszyn-1945/world.ts'
import { isAttackingAim, prizeOf } from './aims.ts'
import type { Estimate } from './estimate.ts'
import { promiseOf, type Stakes } from './promise.ts'

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

/** 5.3.3  How much of the way back is barred for those in the hex: none of it 0, all of it 1. */
function trappedIn(g: State, hex: number): number {
  const camp = g.camp[g.top[hex]]
  let open = 0
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next < 0) continue
    const holder = g.top[next] < 0 ? camp : g.camp[g.top[next]]
    if (!areHostile(g, camp, holder) && !inEnemyZone(g, camp, next)) open += 1
  }
  return open === 0 ? 1 : open === 1 ? 0.4 : 0
}

const OWN_LOSS_ON_THE_ATTACK = 0.8
const OWN_LOSS_OTHERWISE = 1.1
const GROUND_ON_THE_WAY = 0.9
const GROUND_OTHERWISE = 0.2

export function stakesOf(estimate: Estimate, g: State, attackers: readonly number[], target: number): Stakes {
  const lead = attackers[0]
  const attacks = isAttackingAim(estimate.aim(lead))
  const camp = g.camp[lead]
  const prize = prizeOf(g, camp, target)
  const isAhead = attacks && estimate.way(lead)[target] < estimate.way(lead)[g.place[lead]]
  return {
    ground: (isAhead ? GROUND_ON_THE_WAY : GROUND_OTHERWISE) + prize * (townName[target] === '' ? 0.2 : 0.7),
    trapped: trappedIn(g, target),
    ownLoss: attacks ? OWN_LOSS_ON_THE_ATTACK : OWN_LOSS_OTHERWISE,
  }
}

function engagement(
  g: State,
  targets: readonly number[],
  attackers: readonly number[],
  support: readonly number[],
  abilities: readonly number[],
  defence: readonly number[],
): Engagement {
  return engagementOfPlan(g, { targets, attackers, support, abilities, defence: { support: defence } })
}

/** A gun or a star is used where it is worth at least this. */
const WORTH_USING = 0.06

/** The best that these attackers can do against these hexes. */
export function assaultOn(
  estimate: Estimate,
  g: State,
  targets: readonly number[],
  attackers: readonly number[],
): Assault {
  const camp = g.camp[attackers[0]]
  const stakes = stakesOf(estimate, g, attackers, targets[0])
  const defence = targets.flatMap(target => gunsOfDefence(g, camp, target))
  const support: number[] = []
  const abilities: number[] = []
  const valueNow = () => promiseOf(g, engagement(g, targets, attackers, support, abilities, defence), stakes)
  let value = valueNow()
  const tryOut = (list: number[], unit: number) => {
    list.push(unit)
    const better = valueNow()
    if (better < value + WORTH_USING) list.pop()
    else value = better
  }
  const bare = engagement(g, targets, attackers, support, abilities, defence)
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
export function roughValue(
  estimate: Estimate,
  g: State,
  target: number,
  attackers: readonly number[],
): number {
  const camp = g.camp[attackers[0]]
  const defence = gunsOfDefence(g, camp, target)
  const bare = engagement(g, [target], attackers, [], [], defence)
  const support = gunsFor(g, camp, target, attackers)
  const e = engagement(g, [target], attackers, support, starsOf(g, bare), defence)
  return promiseOf(g, e, stakesOf(estimate, g, attackers, target))
}

export const orderOf = (assault: Assault): Action => ({
  do: 'assault',
  targets: assault.targets.map(hex => grid.names[hex]),
  units: assault.attackers.map(unit => unitIds[unit]),
  support: assault.support.map(gun => unitIds[gun]),
  abilities: assault.abilities.map(unit => unitIds[unit]),
})
