// The combat phase at the table: targets, attackers, Stukas, paratroops, odds.
import { count } from '../../../engine/words/english.ts'
import { ALLIED, GROUP, WEST } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { activeGroups } from '../../../games/hinge-of-fate/rules/05-active.ts'
import { inCrisis } from '../../../games/hinge-of-fate/rules/08-crisis.ts'
import { isSupplied } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { isPolishArmy } from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import { forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { attackFactor } from '../../../games/hinge-of-fate/rules/12-strength.ts'
import { dropRefusal, isReadyToDrop } from '../../../games/hinge-of-fate/rules/13-airborne.ts'
import { stukaFactor, stukaRefusal } from '../../../games/hinge-of-fate/rules/13-airpower.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { combatResults, SUPPLY_POINTS } from '../../../games/hinge-of-fate/tables.ts'
import {
  campOf,
  groupBit,
  groupOf,
  isCity,
  isPanzer,
  mapOf,
  STUKAS,
  unitIds,
} from '../../../games/hinge-of-fate/world.ts'
import type { Attacker, Extra, Extras, Sentence } from '../../../table/presentation.ts'
import {
  ableFirst,
  allowedTogether,
  attackDesk,
  attackerRow,
  besides,
  lacksWords,
  needed,
  tick,
} from '../kit/attack.ts'
import { sentence } from '../kit/sentences.ts'
import { field, hexAt, idsOf, ownerOf, placeName, unitAt, unitName, unitsIn } from './names.ts'
import { goesAllOut, NO_SUPPORT, oddsOf, type Support } from './odds.ts'
import type { HingeSight } from './sight.ts'

const STUKA = 'stuka'
const DROP = 'drop'
const LOWER = 'lower'

const ofPhase = (s: HingeSight, hex: number): number[] =>
  besides(field, s, hex).filter(unit => groupBit[unit] & activeGroups(s.g))

const order = (units: readonly string[], target: string) => ({ do: 'attack', target, units })

function attackers(s: HingeSight, target: string): Attacker[] {
  const hex = hexAt(target)
  const rows = ofPhase(s, hex)
    .sort((a, b) => combatFactor(s.g, b) - combatFactor(s.g, a))
    .map(unit => rowOf(s, unit, hex))
  return ableFirst(rows)
}

function rowOf(s: HingeSight, unit: number, hex: number): Attacker {
  const supplied = isSupplied(s.g, unit)
  const line = [placeName(s.g.place[unit]), field.kindOf(unit), supplied ? '' : 'out of supply'].filter(
    Boolean,
  )
  const refusal = mayAttack(s, unit, hex) ? null : s.check(order([unitIds[unit]], field.grid.names[hex]))
  const factor = attackFactor(s.g, { unit, supplied }, hex)
  return attackerRow(field, unit, line.join(', '), factor, refusal)
}

/** 12.3c  Those who may open the attack, and the Slovakian Army, which may only join it. */
function mayAttack(s: HingeSight, unit: number, hex: number): boolean {
  const target = field.grid.names[hex]
  if (
    s.legal.some(
      action => action.do === 'attack' && action.target === target && action.unit === unitIds[unit],
    )
  )
    return true
  const leader = s.legal.find(action => action.do === 'attack' && action.target === target)
  return leader !== undefined && s.check(order([String(leader.unit), unitIds[unit]], target)) === null
}

/** Everybody who makes a difference, of those who may attack together (12.3b, 12.19). */
function suggested(s: HingeSight, target: string): readonly string[] {
  const hex = hexAt(target)
  const able = ofPhase(s, hex).filter(unit => mayAttack(s, unit, hex))
  const isAllowed = (ids: readonly string[]) => s.check(order(ids, target)) === null
  const groups = [...Map.groupBy(able, unit => groupOf[unit]).values()].sort(
    (a, b) => sum(s.g, b) - sum(s.g, a),
  )
  const together = allowedTogether(idsOf(oneArmy(s.g, groups[0] ?? [])), isAllowed).map(unitAt)
  if (together.length === 0) return []
  const strength = field.unitIds.map((_, unit) => combatFactor(s.g, unit))
  return idsOf(needed(leaderFirst(s, target, together), strength, units => oddsOf(s, units, hex, NO_SUPPORT)))
}

const sum = (g: State, units: readonly number[]): number =>
  units.reduce((total, unit) => total + combatFactor(g, unit), 0)

/** 12.19  The one attack with several armies is not suggested: it is the player's to spend. */
function oneArmy(g: State, units: readonly number[]): number[] {
  const [best, ...others] = units.filter(isPolishArmy).sort((a, b) => combatFactor(g, b) - combatFactor(g, a))
  return best === undefined ? [...units] : units.filter(unit => !others.includes(unit))
}

/** The first unit of an order opens the attack: one that may. */
function leaderFirst(s: HingeSight, target: string, units: readonly number[]): number[] {
  const opens = (unit: number) =>
    s.legal.some(
      action => action.do === 'attack' && action.target === target && action.unit === unitIds[unit],
    )
  return [...units.filter(opens), ...units.filter(unit => !opens(unit))]
}

function whyNot(s: HingeSight, target: string): Sentence {
  const hex = hexAt(target)
  const near = ofPhase(s, hex)
  if (near.length === 0) return sentence(`None of your units stands next to ${placeName(hex)}.`, '12.3a')
  const reasons = near.map(unit => s.check(order([unitIds[unit]], target)))
  return reasons.find(reason => reason !== null) ?? sentence(`${placeName(hex)} can be attacked.`, '12.1')
}

const readyStuka = (g: State): number => STUKAS.find(stuka => stukaRefusal(g, stuka) === null) ?? -1

const supportOf = (g: State, extras: Extras): Support => ({
  stuka: (extras[STUKA] ?? 0) > 0 ? readyStuka(g) : -1,
  drop: (extras[DROP] ?? 0) > 0,
  lower: extras[LOWER] ?? 0,
})

function extras(s: HingeSight, ids: readonly string[], target: string): Extra[] {
  const { g } = s
  const hex = hexAt(target)
  const found: Extra[] = []
  const stuka = readyStuka(g)
  if (stuka >= 0) found.push(tick(STUKA, `${unitName(stuka)}, +${stukaFactor(g, stuka)}`, '13.4a'))
  if (dropRefusal(g, hex) === null)
    found.push(tick(DROP, 'Drop the paratroops on the target, +2 if they land', '13.6d'))
  if (ids.length > 0 && rollsAtOnce(s, hex)) {
    const { column } = forecast(g, ids.map(unitAt), hex)
    if (column > 0)
      found.push({
        id: LOWER,
        label: 'Columns further left',
        rule: '12.18',
        refusal: null,
        amount: { least: 0, most: column, step: 1, start: 0 },
      })
  }
  return found
}

/** H15  Nobody is asked and nothing is shown between the declaration and the die. */
const rollsAtOnce = (s: HingeSight, hex: number): boolean =>
  s.unseenIn(hex) === 0 && !(isReadyToDrop(s.g) && campOf[s.g.top[hex]] !== ALLIED)

function notes(s: HingeSight, ids: readonly string[], target: string): Sentence[] {
  const { g } = s
  const hex = hexAt(target)
  const units = ids.map(unitAt)
  const said: Sentence[] = []
  const unseen = s.unseenIn(hex)
  if (unseen > 0)
    said.push(
      sentence(
        `${count(unseen, 'unit')} under ${unitName(g.top[hex])} cannot be seen: the figures are a guess.`,
        '3.4a',
      ),
    )
  const agc = [...units, ...unitsIn(g, hex)].filter(unit => groupOf[unit] === GROUP.agc).length
  if (agc > 0 && mapOf[hex] === WEST && !inCrisis(g)) {
    const points = agc * SUPPLY_POINTS.combat
    const left = Math.max(SUPPLY_POINTS.crisis, g.supplyPoints - points)
    said.push(sentence(`Army Group C pays ${points} supply points and keeps ${left}.`, '8.10b'))
  }
  if (units.filter(isPolishArmy).length > 1)
    said.push(sentence('Several armies attack together: only once in the game.', '12.19'))
  if (isCity[hex] && goesAllOut(g, units))
    said.push(sentence('On a DR you may go all out: each side loses a step.', '12.15b'))
  const barred = ofPhase(s, hex).some(unit => isPanzer[unit] === 1) && isCity[hex] === 1
  if (barred) said.push(sentence('Panzers never attack into a city.', '12.14b'))
  return said
}

export const attack = attackDesk<State, HingeSight>(field, '12.1', {
  enemy: ({ g }, target) => ownerOf(g, g.top[hexAt(target)]),
  attackers,
  suggested,
  whyNot,
  odds: (s, ids, target, _kind, added) =>
    ids.length === 0 ? null : oddsOf(s, ids.map(unitAt), hexAt(target), supportOf(s.g, added)),
  lacks({ g }, ids, target) {
    const { differential } = forecast(g, ids.map(unitAt), hexAt(target))
    const next = HEADINGS.from.find(from => from > differential)
    return next === undefined ? null : lacksWords(next - differential)
  },
  extras,
  order(s, ids, target, _kind, added) {
    const { stuka, drop, lower } = supportOf(s.g, added)
    const units = idsOf(leaderFirst(s, target, ids.map(unitAt)))
    return {
      ...order(units, target),
      ...(stuka >= 0 && { stuka: unitIds[stuka] }),
      ...(drop && { drop }),
      ...(!drop && rollsAtOnce(s, hexAt(target)) && { lower }),
    }
  },
  notes,
})

const [HEADINGS] = Object.values(combatResults.headings)
