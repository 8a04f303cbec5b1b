// The Combat Phase at the table: targets, attackers, the table, support, odds.
import type { Action } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { attackRefusal } from '../../../games/munich-war/rules/11-attackers.ts'
import { forecast, mayUseMobile } from '../../../games/munich-war/rules/11-forecast.ts'
import { maySupport } from '../../../games/munich-war/rules/11-support.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { assaultTable } from '../../../games/munich-war/tables.ts'
import {
  attackFactors,
  isAirstrike,
  isFleet,
  isMech,
  isSpecialForces,
  successRange,
  supportUnits,
  unitIds,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { adjective } from '../../../games/munich-war/words/names.ts'
import type { Attacker, Extra, Extras, Sentence } from '../../../table/presentation.ts'
import { attackDesk, attackerRow, besides, lacksWords, needed } from '../kit/attack.ts'
import { sentence, sentenceOrNull } from '../kit/sentences.ts'
import { unsupplied } from './counters.ts'
import { field, hexAt, idsOf, placeName, unitAt, unitName } from './names.ts'
import { type Intent, oddsOf, PLAINLY } from './odds.ts'
import type { MunichSight } from './sight.ts'

const MOBILE = 'mobile'

const factor = ({ g }: MunichSight, unit: number): number => attackFactors[g.steps[unit]][unit]

const ableTo = ({ legal }: MunichSight, target: string): number[] =>
  legal
    .filter(action => action.do === 'attack' && action.target === target)
    .map(action => unitAt(action.unit))

/** Those who can, by country, strongest first; then those next to it who cannot, with the reason. */
function attackers(s: MunichSight, target: string): Attacker[] {
  const able = byStrength(s, ableTo(s, target))
  const hex = hexAt(target)
  const unable = besides(field, s, hex).filter(unit => !able.includes(unit))
  const rowOf = (unit: number, refusal: Sentence | null) => {
    const supply = unsupplied(s).has(unit) ? ', out of supply' : ''
    const line = `${adjective(unitNation[unit])} ${field.kindOf(unit)}${supply}`
    return attackerRow(field, unit, line, factor(s, unit), refusal)
  }
  return [
    ...able.map(unit => rowOf(unit, null)),
    ...unable.map(unit => rowOf(unit, sentenceOrNull(attackRefusal(s.g, unit, hex)))),
  ]
}

const byStrength = (s: MunichSight, units: readonly number[]): number[] =>
  units.toSorted((a, b) => unitNation[a] - unitNation[b] || factor(s, b) - factor(s, a))

/** 11.3  The country that can bring most, without those who make no difference; on the table that promises more. */
function suggested(s: MunichSight, target: string): string[] {
  const able = ableTo(s, target)
  const nations = [...Map.groupBy(able, unit => unitNation[unit]).values()]
  const sum = (units: readonly number[]) => units.reduce((all, unit) => all + factor(s, unit), 0)
  const [strongest] = nations.toSorted((a, b) => sum(b) - sum(a))
  if (strongest === undefined) return []
  const hex = hexAt(target)
  return idsOf(
    needed(
      strongest,
      s.g.steps.map((_, unit) => factor(s, unit)),
      units => oddsOf(s, units, hex, PLAINLY),
    ),
  )
}

function whyNot(s: MunichSight, target: string): Sentence {
  const hex = hexAt(target)
  const near = besides(field, s, hex)
  if (near.length === 0) return sentence(`None of your units is next to ${placeName(hex)}.`, '11.0a')
  const reasons = near.map(unit => sentenceOrNull(attackRefusal(s.g, unit, hex)))
  return reasons.find(reason => reason !== null) ?? sentence(`${placeName(hex)} can be attacked.`, '11.0a')
}

/** Ticks as the battle will use them. */
export function intentOf(extras: Extras): Intent {
  const chosen = supportUnits.filter(unit => (extras[unitIds[unit]] ?? 0) > 0)
  const one = (is: Uint8Array) => chosen.find(unit => is[unit] === 1) ?? -1
  return {
    mobile: (extras[MOBILE] ?? 0) > 0,
    air: one(isAirstrike),
    fleet: one(isFleet),
    special: one(isSpecialForces),
  }
}

function extras(s: MunichSight, ids: readonly string[], target: string): Extra[] {
  const units = ids.map(unitAt)
  const hex = hexAt(target)
  const mobile: Extra[] = units.some(unit => isMech[unit])
    ? [{ id: MOBILE, label: 'Mobile table', rule: '11.7a', refusal: mobileRefusal(s, units, hex) }]
    : []
  const support = supportUnits
    .filter(unit => maySupport(s.g, unit, hex, units))
    .map(unit => ({
      id: unitIds[unit],
      label: supportLabel(s, unit),
      rule: supportRule(unit),
      refusal: null,
    }))
  return [...mobile, ...support]
}

const mobileRefusal = ({ g }: MunichSight, units: readonly number[], hex: number): Sentence | null =>
  mayUseMobile(units, field.unitsIn(g, hex))
    ? null
    : sentence('A fortification in the hex forces the Assault table.', '11.7b')

function supportLabel({ g }: MunichSight, unit: number): string {
  if (isSpecialForces[unit]) return `${unitName(unit)}: 1 column right on a die of 1 to ${successRange[unit]}`
  const columns = attackFactors[g.steps[unit]][unit]
  return `${unitName(unit)}: ${count(columns, 'column')} right`
}

const supportRule = (unit: number): string =>
  isAirstrike[unit] ? '16.9c' : isFleet[unit] ? '18.1e' : '17.1b'

function lacks({ g }: MunichSight, ids: readonly string[], target: string): string | null {
  const { attack, defence, startColumn } = forecast(g, ids.map(unitAt), hexAt(target))
  const next = assaultTable.headings.percent.from[startColumn + 1]
  return next === undefined ? null : lacksWords(Math.max(1, Math.ceil((next * defence) / 100) - attack))
}

function notes(s: MunichSight, ids: readonly string[], target: string): Sentence[] {
  const hex = hexAt(target)
  const units = ids.map(unitAt)
  const said: Sentence[] = []
  const unseen = s.unseenIn(hex)
  if (unseen > 0)
    said.push(
      sentence(
        `${count(unseen, 'defender')} cannot be seen: the odds are a guess. Table and support are chosen once the stacks are shown.`,
        '15.0b',
      ),
    )
  if (new Set(units.map(unit => unitNation[unit])).size > 1)
    said.push(sentence('Units of different countries do not attack together.', '11.3'))
  const dry = units.filter(unit => unsupplied(s).has(unit))
  if (dry.length > 0)
    said.push(sentence(`${count(dry.length, 'attacker is', 'attackers are')} out of supply.`, '11.13b'))
  return said
}

export const attack = attackDesk<State, MunichSight>(field, '11.0a', {
  enemy: ({ viewer }) => 1 - viewer,
  attackers,
  suggested,
  whyNot,
  odds: (s, ids, target, _kind, chosen) =>
    ids.length === 0 ? null : oddsOf(s, ids.map(unitAt), hexAt(target), intentOf(chosen)),
  lacks,
  extras,
  order: (s, units, target, _kind, chosen): Action => {
    if (s.unseenIn(hexAt(target)) > 0) return { do: 'attack', target, units }
    const { mobile, air, fleet, special } = intentOf(chosen)
    const support = [air, fleet, special].filter(unit => unit >= 0).map(unit => unitIds[unit])
    return { do: 'attack', target, units, table: mobile ? 'mobile' : 'assault', support }
  },
  notes,
})
