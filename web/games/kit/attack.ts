// Putting an attack together: who can take part, who cannot and why, and whom it needs.
import { count } from '../../../engine/words/english.ts'
import type { AttackDesk, Attacker, Extra, OddsPicture, Sentence } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import { heldLine } from './hex-words.ts'
import type { KitSight } from './sight.ts'

/** Hexes that can be attacked with the kinds of attack, in the order in which they are first named. */
export function targetsFrom(found: Iterable<readonly [hex: unknown, kind: string]>): Map<string, string[]> {
  const targets = new Map<string, string[]>()
  for (const [hex, kind] of found) {
    const kinds = targets.get(String(hex)) ?? []
    if (!kinds.includes(kind)) targets.set(String(hex), [...kinds, kind])
  }
  return targets
}

/** The desk of a game in which every attack is of one kind: what can be attacked is what the rules let somebody open. */
export const attackDesk = <G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  rule: string,
  parts: Omit<AttackDesk<S>, 'targets' | 'kindLabel' | 'title'>,
): AttackDesk<S> => ({
  targets: ({ legal }) =>
    targetsFrom(legal.filter(action => action.do === 'attack').map(({ target }) => [target, 'attack'])),
  kindLabel: () => ({ label: 'Attack', rule }),
  title: (s, target) => ({
    title: `Attack on ${field.placeNamed(target)}`,
    subtitle: heldLine(field, s, field.hexAt(target)),
  }),
  ...parts,
})

/** Units of the viewer that stand next to a hex. */
export const besides = <G extends FieldState>(
  field: Field<G>,
  { g, viewer }: KitSight<G>,
  hex: number,
): number[] =>
  field
    .around(hex)
    .flatMap(next => field.unitsIn(g, next))
    .filter(unit => field.ownerOf(g, unit) === viewer)

export const attackerRow = <G extends FieldState>(
  { unitIds, unitName }: Field<G>,
  unit: number,
  line: string,
  strength: number,
  refusal: Sentence | null,
): Attacker => ({ unit: unitIds[unit], name: unitName(unit), line, strength: `${strength}`, refusal })

/** Those who can come first. */
export const ableFirst = (rows: readonly Attacker[]): Attacker[] => [
  ...rows.filter(({ refusal }) => refusal === null),
  ...rows.filter(({ refusal }) => refusal !== null),
]

/** What a unit that changes nothing lacks. */
export const lacksWords = (points: number | null): string | null =>
  points === null ? null : `${count(points, 'point')} short of the next column`

/** Everybody who makes a difference: units without whom the odds are as good stay out, the weakest first. */
export function needed(
  units: readonly number[],
  strength: ArrayLike<number>,
  oddsOf: (units: readonly number[]) => OddsPicture,
): readonly number[] {
  let chosen = units
  let odds = oddsOf(chosen)
  for (const unit of units.toSorted((a, b) => strength[a] - strength[b])) {
    const without = chosen.filter(other => other !== unit)
    if (without.length === 0) break
    const fewer = oddsOf(without)
    if (!isAsGood(fewer, odds)) continue
    chosen = without
    odds = fewer
  }
  return chosen
}

const isAsGood = (a: OddsPicture, b: OddsPicture): boolean =>
  a.column === b.column &&
  a.columnTo === b.columnTo &&
  a.headline!.chance >= b.headline!.chance &&
  a.columns === b.columns

/** Those chosen, and of the others the first few that better the odds, as long as those are not good enough. */
export function worthAdding(
  chosen: readonly string[],
  others: readonly string[],
  worthOf: (units: readonly string[]) => number,
  { enough, most }: { readonly enough: number; readonly most: number },
): string[] {
  let all = [...chosen]
  let best = worthOf(all)
  for (const unit of others) {
    if (best >= enough || all.length - chosen.length === most) break
    const value = worthOf([...all, unit])
    if (value <= best) continue
    all = [...all, unit]
    best = value
  }
  return all
}

/** All of them if the rules let them attack together, else all but one, else one; all where nothing is allowed. */
export function allowedTogether(
  units: readonly string[],
  isAllowed: (units: readonly string[]) => boolean,
): readonly string[] {
  if (units.length === 0) return units
  const choices = [
    units,
    ...units.map(unit => units.filter(other => other !== unit)),
    ...units.map(unit => [unit]),
  ]
  return choices.find(some => some.length > 0 && isAllowed(some)) ?? units
}

/** As many of the units, in their order, as have room together. */
export function fitting(units: readonly number[], size: ArrayLike<number>, limit: number): number[] {
  let room = limit
  return units.filter(unit => {
    if (size[unit] > room) return false
    room -= size[unit]
    return true
  })
}

/** Something that can be ticked besides the attackers; with a hex, one that is attacked as well. */
export const tick = (id: string, label: string, rule: string, hex?: string): Extra => ({
  id,
  label,
  rule,
  refusal: null,
  ...(hex !== undefined && { hex }),
})
