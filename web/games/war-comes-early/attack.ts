// The Combat Phase at the table: targets, attackers, odds.
import { list } from '../../../engine/words/english.ts'
import { breaksDown } from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { KIND_NAMES } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { dropRefusal } from '../../../games/war-comes-early/rules/12-flieger.ts'
import { forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import {
  attackFactor,
  grid,
  stackingSize,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type {
  AttackDesk,
  Attacker,
  Extra,
  Extras,
  OddsPicture,
  Sentence,
} from '../../../table/presentation.ts'
import { heldLine } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { guessAt } from './guess.ts'
import { field, hexAt, placeName, shortName, unitAt } from './names.ts'
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

function targets({ legal }: WarSight): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const action of legal) {
    if (!KINDS.includes(action.do)) continue
    const target = String(action.target)
    const kinds = found.get(target) ?? []
    if (!kinds.includes(action.do)) found.set(target, [...kinds, action.do])
  }
  return found
}

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
  const rows = able.map(unit => attackerOf(s, unit, hex, null))
  const unable = besides(s, hex).filter(unit => !able.includes(unit))
  return [
    ...rows,
    ...unable.map(unit => attackerOf(s, unit, hex, s.check({ do: kind, target, unit: unitIds[unit] }))),
  ]
}

function ableTo({ g, legal }: WarSight, target: string, kind: string): number[] {
  const units = legal
    .filter(action => action.do === kind && action.target === target)
    .map(action => unitAt(String(action.unit)))
  return units.sort((a, b) => g.place[a] - g.place[b] || attackFactor[b] - attackFactor[a])
}

function besides({ g, viewer }: WarSight, target: number): number[] {
  const units: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[target * 6 + direction]
    if (hex < 0) continue
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
      if (g.terms.sideOf[unitNation[unit]] === viewer && g.active & (1 << unitNation[unit])) units.push(unit)
  }
  return units
}

function attackerOf({ g }: WarSight, unit: number, target: number, refusal: Sentence | null): Attacker {
  const { value, line } = strengthOf(g, unit, target)
  return { unit: unitIds[unit], name: shortName(unit), line, strength: `${value}`, refusal }
}

/** Everybody who makes a difference: those without whom the odds are the same stay out. */
function suggested(s: WarSight, target: string, kind: string): string[] {
  const able = ableTo(s, target, kind)
  const hex = hexAt(target)
  if (drivesIn(kind)) return fitting(able).map(unit => unitIds[unit])
  const useful = able.filter(unit => attackFactor[unit] > 0)
  if (useful.length === 0) return able.slice(0, 1).map(unit => unitIds[unit])
  let chosen = useful
  let odds = oddsOf(s, chosen, hex, false)
  for (const unit of useful.toSorted((a, b) => attackFactor[a] - attackFactor[b])) {
    const without = chosen.filter(other => other !== unit)
    if (without.length === 0) break
    const fewer = oddsOf(s, without, hex, false)
    if (!isAsGood(fewer, odds)) continue
    chosen = without
    odds = fewer
  }
  return chosen.map(unit => unitIds[unit])
}

const isAsGood = (a: OddsPicture, b: OddsPicture): boolean =>
  a.column === b.column &&
  a.columnTo === b.columnTo &&
  a.headline!.chance >= b.headline!.chance &&
  a.columns === b.columns

/** 12.6b  No more than can stack there. */
function fitting(units: readonly number[]): number[] {
  let room = STACKING_LIMIT
  return units.filter(unit => {
    if (stackingSize[unit] > room) return false
    room -= stackingSize[unit]
    return true
  })
}

function whyNot(s: WarSight, target: string): Sentence {
  const hex = hexAt(target)
  const near = besides(s, hex)
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
  const missing = next - differential
  return `${missing === 1 ? 'one' : missing} short of a new column`
}

function extras({ g }: WarSight, _: readonly string[], target: string, kind: string): Extra[] {
  const isOpen = dropRefusal(g, hexAt(target), KINDS.indexOf(kind)) === null
  return isOpen ? [{ id: DROP, label: 'Drop the 7th Flieger Division', rule: '12.8', refusal: null }] : []
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
    said.push(sentence(`If anybody holds out, ${list(armies.map(shortName))} ${verb} down.`, '12.4'))
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
