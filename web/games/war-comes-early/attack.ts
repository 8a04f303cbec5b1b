// The Combat Phase at the table: targets, attackers, odds.
import { list } from '../../../engine/words/english.ts'
import { breaksDown } from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { KIND_NAMES } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { dropRefusal } from '../../../games/war-comes-early/rules/12-flieger.ts'
import { forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { attackFactor, stackingSize, unitIds, unitNation } from '../../../games/war-comes-early/world.ts'
import type {
  AttackDesk,
  Attacker,
  Extra,
  Extras,
  OddsPicture,
  Sentence,
} from '../../../table/presentation.ts'
import { attackerRow, besides, fitting, lacksWords, needed, targetsFrom, tick } from '../kit/attack.ts'
import { heldLine } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { guessAt } from './guess.ts'
import { field, hexAt, idsOf, placeName, shortName, unitAt } from './names.ts'
import { oddsOf } from './odds.ts'
import type { WarSight } from './sight.ts'
import { strengthOf } from './strength.ts'

const KINDS: readonly string[] = KIND_NAMES
const DROP = 'drop'

const LABELS: Readonly<Record<string, { label: string; rule: string }>> = {
  attack: { label: 'Attack', rule: '12.0b' },
  flank: { label: 'Flank attack', rule: '12.6' },
  momentum: { label: 'Momentum attack', rule: '12.7' },
  'momentum-flank': { label: 'Momentum drive', rule: '12.7b' },
}

/** 12.6a, R47  Into an empty hex: nothing is rolled. */
const drivesIn = (kind: string): boolean => kind === 'flank' || kind === 'momentum-flank'

const targets = ({ legal }: WarSight) =>
  targetsFrom(
    legal.filter(action => KINDS.includes(action.do)).map(action => [action.target, action.do] as const),
  )

function title(s: WarSight, target: string, kind: string) {
  const hex = hexAt(target)
  const { label } = LABELS[kind] ?? LABELS.attack
  const into = drivesIn(kind) ? 'into' : 'on'
  return { title: `${label} ${into} ${placeName(hex)}`, subtitle: heldLine(field, s, hex) }
}

/** Those who can, strongest first; then those next to it who cannot, with the reason. */
function attackers(s: WarSight, target: string, kind: string): Attacker[] {
  const able = ableTo(s, target, kind)
  const hex = hexAt(target)
  const unable = activeBesides(s, hex).filter(unit => !able.includes(unit))
  const rowOf = (unit: number, refusal: Sentence | null) => {
    const { value, line } = strengthOf(s.g, unit, hex)
    return attackerRow(field, unit, line, value, refusal)
  }
  return [
    ...able.map(unit => rowOf(unit, null)),
    ...unable.map(unit => rowOf(unit, s.check({ do: kind, target, unit: unitIds[unit] }))),
  ]
}

function ableTo({ g, legal }: WarSight, target: string, kind: string): number[] {
  const units = legal
    .filter(action => action.do === kind && action.target === target)
    .map(action => unitAt(action.unit))
  return units.sort((a, b) => g.place[a] - g.place[b] || attackFactor[b] - attackFactor[a])
}

const activeBesides = (s: WarSight, hex: number): number[] =>
  besides(field, s, hex).filter(unit => s.g.active & (1 << unitNation[unit]))

/** Everybody who makes a difference, of those who go in (12.6b) as many as can stack there. */
function suggested(s: WarSight, target: string, kind: string): string[] {
  const able = ableTo(s, target, kind)
  if (drivesIn(kind)) return idsOf(fitting(able, stackingSize, STACKING_LIMIT))
  const useful = able.filter(unit => attackFactor[unit] > 0)
  if (useful.length === 0) return idsOf(able.slice(0, 1))
  return idsOf(needed(useful, attackFactor, units => oddsOf(s, units, hexAt(target), false)))
}

function whyNot(s: WarSight, target: string): Sentence {
  const hex = hexAt(target)
  const near = activeBesides(s, hex)
  if (near.length === 0) return sentence(`None of your units stands next to ${placeName(hex)}.`, '12.0d')
  const reasons = near.map(unit => s.check({ do: 'attack', target, unit: unitIds[unit] }))
  return reasons.find(reason => reason !== null) ?? sentence(`${placeName(hex)} can be attacked.`, '12.0b')
}

const isDropped = (extras: Extras): boolean => (extras[DROP] ?? 0) > 0

function odds(
  s: WarSight,
  ids: readonly string[],
  target: string,
  kind: string,
  extras: Extras,
): OddsPicture | null {
  if (ids.length === 0 || drivesIn(kind)) return null
  return oddsOf(s, ids.map(unitAt), hexAt(target), isDropped(extras))
}

function lacks({ g }: WarSight, ids: readonly string[], target: string, kind: string): string | null {
  if (drivesIn(kind)) return null
  const { line, differential } = forecast(g, ids.map(unitAt), hexAt(target))
  const next = combatResults.headings[line].from.find(from => from > differential)
  if (next === undefined) return null
  return lacksWords(next - differential)
}

function extras({ g }: WarSight, _: readonly string[], target: string, kind: string): Extra[] {
  const isOpen = dropRefusal(g, hexAt(target), KINDS.indexOf(kind)) === null
  return isOpen ? [tick(DROP, 'Drop the 7th Flieger Division', '12.8')] : []
}

function notes(s: WarSight, ids: readonly string[], target: string, kind: string): Sentence[] {
  const hex = hexAt(target)
  if (drivesIn(kind)) return [sentence(`Nothing is rolled: they drive into ${placeName(hex)}.`, '12.6a')]
  const said: Sentence[] = []
  const { count } = guessAt(s, hex)
  if (count > 0) {
    const many = count === 1 ? 'One unit' : `${count} units`
    said.push(
      sentence(
        `${many} under ${shortName(s.g.top[hex])} cannot be seen, so the figures are a guess.`,
        '8.3a',
      ),
    )
  }
  const armies = ids.map(unitAt).filter(unit => breaksDown(s.g, unit))
  if (armies.length > 0) {
    const verb = armies.length === 1 ? 'breaks' : 'break'
    said.push(
      sentence(`If any defender survives, ${list(armies.map(shortName))} ${verb} down into corps.`, '12.4'),
    )
  }
  return said
}

export const attack: AttackDesk<WarSight> = {
  targets,
  kindLabel: kind => LABELS[kind] ?? LABELS.attack,
  title,
  enemy: ({ viewer }) => 1 - viewer,
  attackers,
  suggested,
  whyNot,
  odds,
  lacks,
  extras,
  order: (_, units, target, kind, chosen) => ({
    do: kind,
    target,
    units,
    ...(isDropped(chosen) && { drop: true }),
  }),
  notes,
}
