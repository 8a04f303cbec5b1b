// 1.6, 5.5  Every combat modifier of a combat, each with its rule: to the right for the attacker, to the left for the defender.
import { type ShiftEntry, shift } from '../../../engine/battle/shifts.ts'
import { moreThanHalf } from '../../../engine/battle/strength.ts'
import { CAMP } from '../nations.ts'
import type { State } from '../state.ts'
import { grid, TERRAIN, terrain, WATER, water } from '../world.ts'
import type { Engagement } from './05-engagement.ts'
import { pointsOfAttackers, worksCount } from './05-strength.ts'
import { isDugIn } from './07-field-fortifications.ts'
import { worksModifiers } from './07-fixed-positions.ts'
import { concentration } from './13-tactical-concentration.ts'
import { resilience, volkssturmWeakness, worksAbility } from './15-special-units.ts'
import { starModifiers } from './15-stars.ts'

/** 5.5.1, T1, R16  What the ground of a hex gives its defender; several kinds add up (5.5.2). */
const GROUND: readonly (readonly [number, ShiftEntry])[] = [
  [TERRAIN.forest, shift('5.5.1', 'forest', -1)],
  [TERRAIN.hills, shift('5.5.1', 'hills', -1)],
  [TERRAIN.mountain, shift('5.5.1', 'mountain', -2)],
  [TERRAIN.town, shift('5.5.1', 'town', -1)],
  [TERRAIN.city, shift('5.5.1', 'city', -2)],
]
const STREAM = shift('5.5.4', 'across a stream', -1)
const BIG_RIVER = shift('T1-1', 'across a big river', -3)
const DUG_IN = shift('7.1.10', 'field fortification', -2)
const WORKS_FROM_BEHIND = shift('7.2.4', 'fixed position taken from behind', -2)
const JOINT_ATTACK = shift('S-8f', 'Americans and Germans attack together', -3)

/** 1.6c  All that count, in the order in which a player would count them; only abilities are chosen. */
export function modifiersOf(g: State, e: Engagement, ground: number): ShiftEntry[] {
  const ledger: ShiftEntry[] = []
  const add = (rule: string, label: string, columns: number) => {
    if (columns !== 0) ledger.push({ rule, label, columns })
  }
  add('13.1.2', 'tactical concentration', concentration(g, e.attack))
  add('15.1.3', 'stars', starModifiers(e.attack.abilities, e.defence.abilities))
  add('15.3.1', 'Volkssturm in defence', volkssturmWeakness(g, e.defence))
  add('9.1.6', 'headquarters killed', e.attack.kills)
  for (const [kind, entry] of GROUND) if (terrain[ground] & kind) ledger.push(entry)
  const crossed = waterCrossed(g, e, ground)
  if (crossed === WATER.bigRiver) ledger.push(BIG_RIVER)
  else if (crossed === WATER.stream) ledger.push(STREAM)
  const works = fortification(g, e, ground)
  if (works !== null) ledger.push(works)
  add('15.2.3', 'resilience group', -resilience(g, e, ground))
  add('13.1.2', 'tactical concentration', -concentration(g, e.defence))
  add('15.1.3', 'stars', -starModifiers(e.defence.abilities, e.attack.abilities))
  add('15.4.1', 'fortification unit', -worksAbility(e.defence.abilities))
  add('15.3.1', 'Volkssturm in attack', -volkssturmWeakness(g, e.attack))
  if (isJointAttack(g, e)) ledger.push(JOINT_ATTACK)
  add('9.1.6', 'headquarters killed', -e.defence.kills)
  return ledger
}

/** 5.5.4, R29, R64  The strongest kind of water that, with stronger ones, more than half of the attackers' points cross. */
function waterCrossed(g: State, e: Engagement, ground: number): number {
  const all = pointsOfAttackers(g, e)
  for (let kind: number = WATER.bigRiver; kind > WATER.none; kind--) {
    const crossing = pointsOfAttackers(
      g,
      e,
      from => water[ground * 6 + grid.directionTo(ground, from)] >= kind,
    )
    if (moreThanHalf(crossing, all)) return kind
  }
  return WATER.none
}

/** 7.1.10, 7.2.2, 7.2.4, R28  Works count as field fortifications when most of the attack comes from behind them. */
function fortification(g: State, e: Engagement, ground: number): ShiftEntry | null {
  if (worksModifiers[ground] > 0) {
    return worksCount(g, e, ground)
      ? shift('7.2.2', 'fixed position', -worksModifiers[ground])
      : WORKS_FROM_BEHIND
  }
  return isDugIn(g, ground) ? DUG_IN : null
}

/** S-8f, R45, B11  Only the two-player game lets one player command both. */
function isJointAttack(g: State, { attack }: Engagement): boolean {
  if (g.terms.scenario !== 'stars-2') return false
  const is = (camp: number) => (unit: number) => g.camp[unit] === camp
  const all = [...attack.units, ...attack.support]
  return all.some(is(CAMP.american)) && all.some(is(CAMP.german))
}
