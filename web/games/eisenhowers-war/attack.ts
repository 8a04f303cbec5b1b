// The attack portion at the table: targets, attackers, drops and bombers, odds.
import { attackOf, defenceOf } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { attackRefusal, openingRefusal } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { bombersRefusal } from '../../../games/eisenhowers-war/rules/10-bombers.ts'
import { assess, strengthInAttack, strengthInDefence } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { riverColumns } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { AIRBORNE_FORMS, dropHereRefusal } from '../../../games/eisenhowers-war/rules/13-airborne.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, type State } from '../../../games/eisenhowers-war/state.ts'
import { attackFactors, unitIds } from '../../../games/eisenhowers-war/units.ts'
import { riverName } from '../../../games/eisenhowers-war/words/names.ts'
import { grid, isCity } from '../../../games/eisenhowers-war/world.ts'
import type { Attacker, Extra, Extras, Sentence } from '../../../table/presentation.ts'
import { attackDesk, attackerRow, besides, lacksWords, needed, tick } from '../kit/attack.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { field, hexAt, idsOf, placeName, unitAt, unitName } from './names.ts'
import { engagement, oddsOf } from './odds.ts'
import type { EisSight } from './sight.ts'

const BOMBERS = 'bombers'
const DROP = 'drop-'

function attackers(s: EisSight, target: string): Attacker[] {
  const { g } = s
  const hex = hexAt(target)
  const near = besides(field, s, hex)
  const able = near.filter(unit => attackRefusal(g, unit, hex) === null)
  const rowOf = (unit: number, refusal: Sentence | null) =>
    attackerRow(field, unit, lineOf(g, unit, hex), strengthOf(g, unit), refusal)
  const sorted = able.toSorted((a, b) => g.place[a] - g.place[b] || strengthOf(g, b) - strengthOf(g, a))
  const unable = near.filter(unit => !able.includes(unit))
  return [
    ...sorted.map(unit => rowOf(unit, null)),
    ...unable.map(unit => rowOf(unit, sentenceOf(attackRefusal(g, unit, hex)!))),
  ]
}

const strengthOf = (g: State, unit: number): number =>
  strengthInAttack(g, { unit, by: 'ground', from: g.place[unit] })

function lineOf(g: State, unit: number, target: number): string {
  const from = g.place[unit]
  const words = [placeName(from)]
  if (riverColumns(g, field.ownerOf(g, unit), from, target) > 0)
    words.push(`across ${riverName(from * 6 + grid.directionTo(from, target))}`)
  if (strengthOf(g, unit) < attackOf(g, unit)) words.push('out of supply, half')
  return words.join(', ')
}

/** 10.0i  Somebody with an attack factor leads. */
function suggested(s: EisSight, target: string): string[] {
  const { g } = s
  const hex = hexAt(target)
  const able = besides(field, s, hex).filter(unit => attackRefusal(g, unit, hex) === null)
  const useful = able.filter(unit => attackOf(g, unit) > 0)
  const lead = useful.find(unit => openingRefusal(g, unit, hex) === null)
  if (lead === undefined) return []
  const together = useful.filter(unit => unit === lead || s.check(both(target, lead, unit)) === null)
  const chosen = needed(together, attackFactors[0], ground => oddsOf(g, { target: hex, ground }))
  const leader = chosen.find(unit => openingRefusal(g, unit, hex) === null) ?? lead
  return idsOf([leader, ...chosen.filter(unit => unit !== leader)])
}

// 3.3.4a  In turn 1 the army groups may be kept apart.
const both = (target: string, a: number, b: number) => ({ do: 'attack', target, units: idsOf([a, b]) })

function whyNot(s: EisSight, target: string): Sentence {
  const hex = hexAt(target)
  const near = besides(field, s, hex)
  if (near.length === 0) return sentence(`None of your units is next to ${placeName(hex)}.`, '10.0e')
  const reasons = near.map(unit => openingRefusal(s.g, unit, hex))
  const because = reasons.find(reason => reason !== null)
  return because ? sentenceOf(because) : sentence(`${placeName(hex)} can be attacked.`, '10.0')
}

const droppedIn = (extras: Extras): number[] =>
  AIRBORNE_FORMS.filter(unit => (extras[`${DROP}${unitIds[unit]}`] ?? 0) > 0)
const hasBombers = (extras: Extras): boolean => (extras[BOMBERS] ?? 0) > 0

/** What the attack lacks to the next column. */
function lacks({ g }: EisSight, ids: readonly string[], target: string): string | null {
  const { attack, defence } = assess(g, engagement(g, { target: hexAt(target), ground: ids.map(unitAt) }))
  if (attack < defence || defence === 0) return lacksWords(Math.max(1, defence - attack))
  const next = (Math.floor(attack / defence) + 1) * defence
  return next > 7 * defence ? null : lacksWords(next - attack)
}

function extras({ g, viewer }: EisSight, _: readonly string[], target: string): Extra[] {
  if (viewer !== ALLIED) return []
  const hex = hexAt(target)
  const drops = AIRBORNE_FORMS.filter(unit => dropHereRefusal(g, unit, hex) === null)
  return [
    ...drops.map(unit =>
      tick(`${DROP}${unitIds[unit]}`, `Drop ${unitName(unit).replace(' (dropped)', '')}`, '13.2j'),
    ),
    ...(bombersRefusal(g, false) === null ? [tick(BOMBERS, `Bombers, ${g.bombers} left`, '10.10')] : []),
  ]
}

function notes({ g }: EisSight, _: readonly string[], target: string): Sentence[] {
  const hex = hexAt(target)
  const said: Sentence[] = []
  const halved = field.unitsIn(g, hex).filter(unit => strengthInDefence(g, unit) < defenceOf(g, unit))
  if (halved.length > 0) said.push(sentence('Defenders out of supply have half their defence.', '7.12'))
  if (isCity[hex] && !hasFlag(g.hexFlags, hex, HEX.destroyed) && g.bombers > 0)
    said.push(sentence(`Bombers would destroy ${placeName(hex)}: it then counts for nobody.`, '10.10e'))
  return said
}

export const attack = attackDesk<State, EisSight>(field, '10.0', {
  enemy: ({ viewer }) => 1 - viewer,
  attackers,
  suggested,
  whyNot,
  odds: ({ g }, ids, target, _kind, added) =>
    ids.length === 0
      ? null
      : oddsOf(g, {
          target: hexAt(target),
          ground: ids.map(unitAt),
          dropped: droppedIn(added),
          bombers: hasBombers(added),
        }),
  lacks,
  extras,
  order: (_, units, target, _kind, added) => ({
    do: 'attack',
    target,
    units,
    ...(droppedIn(added).length > 0 && { drop: idsOf(droppedIn(added)) }),
    ...(hasBombers(added) && { bombers: true }),
  }),
  notes,
})
