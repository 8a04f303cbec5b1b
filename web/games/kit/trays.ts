// Everything beside the map: boxes of units that may come, wait, or are lost; displays of aircraft and ships.
import type { Tray } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

export type TrayGroup = Tray['groups'][number]

export const tray = (
  id: string,
  title: string,
  note: string,
  rules: readonly string[],
  groups: readonly TrayGroup[],
): Tray => ({ id, title, note, rules, groups })

/** The trays of all sides, those of the viewer first; empty ones are left out. */
export function traysOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  ofSide: (s: S, side: number) => readonly Tray[],
) {
  return (s: S): (Tray & { side: number })[] => {
    const sides = field.sidesOf(s.g)
    const inOrder = [...sides.filter(side => side === s.viewer), ...sides.filter(side => side !== s.viewer)]
    return inOrder.flatMap(side =>
      ofSide(s, side)
        .filter(({ groups }) => groups.length > 0)
        .map(each => ({ ...each, id: `${each.id}-${side}`, side })),
    )
  }
}

/** Units of a side in a box: a negative place. */
export const inBox = <G extends FieldState>(field: Field<G>, g: G, side: number, box: number): number[] =>
  field.unitsWhere(unit => g.place[unit] === box && field.ownerOf(g, unit) === side)

/** Units that the actions with these verbs could bring onto the map. */
export function arriving<G extends FieldState>(
  { unitAt }: Field<G>,
  { legal, g }: KitSight<G>,
  verbs: readonly string[],
): number[] {
  const ids = new Set(legal.filter(action => verbs.includes(action.do)).map(action => action.unit))
  return [...ids].map(unitAt).filter(unit => unit >= 0 && g.place[unit] < 0)
}

function byKey(units: readonly number[], keyOf: (unit: number) => string): [string, number[]][] {
  return [...Map.groupBy(units, keyOf)]
}

/** Units under a label each: the turn, the zone. */
export const grouped = <G extends FieldState>(
  field: Field<G>,
  units: readonly number[],
  labelOf: (unit: number) => string,
): TrayGroup[] =>
  byKey(units, labelOf).map(([label, members]) => ({
    label,
    units: field.idsOf(members),
    line: members.map(field.unitName).join(', '),
  }))

/** Equal counters become one with "× 7"; `figures` are what sets counters of one kind apart. */
export const alike = <G extends FieldState>(
  field: Field<G>,
  units: readonly number[],
  figures: (unit: number) => string = () => '',
): TrayGroup[] => {
  const line = (unit: number) => `${field.nationOf(unit)} ${field.kindOf(unit)}`
  return byKey(units, unit => `${line(unit)} ${figures(unit)}`).map(([, members]) => ({
    label: members.length === 1 ? field.unitName(members[0]) : `× ${members.length}`,
    units: field.idsOf(members),
    line: line(members[0]),
  }))
}
