// An attack that is being put together: who attacks, who supports, and what else goes into it.
import type { Action } from '../../../engine/game/action.ts'
import { attackRefusal } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { CELL } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { engagementOfPlan, type Plan } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { isForceLed } from '../../../games/budziszyn-1945/rules/09-influence.ts'
import { killModifiers } from '../../../games/budziszyn-1945/rules/09-killed-headquarters.ts'
import { attackStarRefusal } from '../../../games/budziszyn-1945/rules/15-stars.ts'
import { ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import {
  isArtillery,
  isTowed,
  isTowedArtillery,
  STAR,
  star,
  unitIds,
} from '../../../games/budziszyn-1945/units.ts'
import { hexAt, idsOf, placeName, unitAt, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Extra, Extras } from '../../../table/presentation.ts'
import { tick } from '../kit/attack.ts'
import { around } from './names.ts'
import { type BudSight, hiddenIn } from './sight.ts'

const TARGET = 'target-'
const STAR_OF = 'star-'
export const PAID = 'pay-'
const SUPPORTS = 'supports-'
const KILLS = 'kills'
const ALONE = 'without-headquarters'

const named = (extras: Extras, prefix: string): string[] =>
  Object.keys(extras).flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []))

/** Whoever is next to the target attacks, unless he is a gun that is towed or is told to support; the others support. */
export function planOf({ g }: BudSight, ids: readonly string[], target: string, extras: Extras): Plan {
  const targets = [hexAt(target), ...named(extras, TARGET).map(hexAt)]
  const supporting = new Set(named(extras, SUPPORTS).map(unitAt))
  const units = ids.map(unitAt)
  const isGun = (unit: number) =>
    isArtillery[unit] === 1 &&
    (isTowedArtillery[unit] === 1 || supporting.has(unit) || !isNextTo(g, unit, targets[0]))
  return {
    targets,
    attackers: units.filter(unit => !isGun(unit)),
    support: units.filter(isGun),
    abilities: named(extras, STAR_OF).map(unitAt),
    paid: named(extras, PAID).map(unitAt),
    kills: extras[KILLS] ?? 0,
    declines: (extras[ALONE] ?? 0) > 0,
  }
}

const isNextTo = (g: State, unit: number, hex: number): boolean => grid.directionTo(g.place[unit], hex) >= 0

export function assaultOf({ targets, attackers, ...plan }: Plan): Action {
  return {
    do: 'assault',
    targets: targets.map(hex => grid.names[hex]),
    units: idsOf(attackers),
    support: idsOf(plan.support ?? []),
    abilities: idsOf(plan.abilities ?? []),
    pay: idsOf(plan.paid ?? []),
    ...((plan.kills ?? 0) > 0 && { kills: plan.kills! }),
    ...(plan.declines && { influence: false }),
  }
}

/** What can be added to this attack of these units. */
export function extrasOf(s: BudSight, ids: readonly string[], target: string): Extra[] {
  const plan = planOf(s, ids, target, {})
  return [
    ...furtherTargets(s, plan),
    ...ids.map(unitAt).flatMap(unit => unitExtras(s, plan, unit)),
    ...sideExtras(s, plan),
  ]
}

/** 5.1.5  Attackers who all stand in one hex may attack another hex together with the first. */
function furtherTargets(s: BudSight, { attackers, targets }: Plan): Extra[] {
  const from = new Set(attackers.map(unit => s.g.place[unit]))
  if (from.size !== 1) return []
  const [hex] = from
  const others = around(hex).filter(next => !targets.includes(next))
  const open = s.ask(g =>
    others.filter(next => attackers.every(unit => attackRefusal(g, unit, next) === null)),
  )
  return open.map(next =>
    tick(`${TARGET}${grid.names[next]}`, `Attack ${placeName(next)} as well`, '5.1.5', grid.names[next]),
  )
}

const STAR_COLOURS: Readonly<Record<number, string>> = {
  [STAR.black]: 'black',
  [STAR.white]: 'white',
  [STAR.yellow]: 'yellow',
  [STAR.blue]: 'blue',
}

function unitExtras(s: BudSight, plan: Plan, unit: number): Extra[] {
  const found: Extra[] = []
  const id = unitIds[unit]
  const isAttacker = plan.attackers.includes(unit)
  if (isAttacker && s.ask(g => attackStarRefusal(g, engagementOfPlan(g, plan), unit)) === null)
    found.push(
      tick(`${STAR_OF}${id}`, `${unitName(unit)} uses its ${STAR_COLOURS[star[unit]]} star`, '15.1.6'),
    )
  found.push(...paidExtra(s, unit))
  if (isAttacker && isArtillery[unit] && !isTowed[unit])
    found.push(tick(`${SUPPORTS}${id}`, `${unitName(unit)} supports instead of attacking`, '6.3.1'))
  return found
}

/** 10.2.3  Who is out of supply may fight at full strength for one more level of shortage. */
export function paidExtra({ g }: BudSight, unit: number): Extra[] {
  const level = g.outOfSupply[unit]
  if (level === 0) return []
  const label = `${unitName(unit)} at full strength, shortage ${level} to ${level + 1}`
  return [tick(`${PAID}${unitIds[unit]}`, label, '10.2.3')]
}

/** 9.1.6, R31  Modifiers for killed headquarters, and whether their own steadies the dice. */
function sideExtras(s: BudSight, plan: Plan): Extra[] {
  const most = s.ask(g => {
    g.battle[CELL.targets] = plan.targets[0] + 1
    return killModifiers(g, s.viewer)
  })
  const found: Extra[] = []
  if (most > 0) {
    const amount = { least: 0, most, step: 1, start: 0 }
    found.push({ id: KILLS, label: `Headquarters killed, of ${most}`, rule: '9.1.6', refusal: null, amount })
  }
  const { attack } = engagementOfPlan(s.g, plan)
  if (isForceLed(s.g, attack, false)) found.push(tick(ALONE, 'Do without your headquarters', '9.2.4'))
  return found
}

/** The side that holds a hex, hidden or not. */
export function holderOf(s: BudSight, hex: number): number {
  const [hidden] = hiddenIn(s, hex)
  if (hidden !== undefined) return s.g.terms.playerOf[hidden.camp]
  return s.g.top[hex] < 0 ? -1 : ownerOf(s.g, s.g.top[hex])
}
