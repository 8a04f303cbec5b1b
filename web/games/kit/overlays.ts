// What a player can lay over the map: the overlays that most games have, from the questions that a game answers.
import type { OverlayChoice } from '../../../table/presentation.ts'
import type { OverlayPicture } from '../../../table/scene.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

/** An overlay and how it is drawn; `units` are those in hand that are on the map. */
export interface Overlay<S> extends OverlayChoice {
  draw(s: S, units: readonly number[]): readonly OverlayPicture[]
}

export const choice = (id: string, label: string, key: string, icon = id): OverlayChoice => ({
  id,
  label,
  key,
  icon,
})

/** Titles, keys and signs that are the same in every game. */
export const CHOICES = {
  zones: choice('zones', 'Zones of control', 'Z'),
  supply: choice('supply', 'Supply', 'S'),
  control: choice('control', 'Control', 'C'),
  threat: choice('threat', 'Reach of the enemy', 'T'),
} as const

export const picture = (
  id: string,
  recipe: string,
  side: number | null,
  hexes: readonly string[],
  lines?: readonly (readonly string[])[],
): OverlayPicture => ({ id, recipe, hexes, side, ...(lines !== undefined && { lines }) })

export function overlaysOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  all: readonly Overlay<S>[],
) {
  const byId = new Map(all.map(each => [each.id, each]))
  return {
    overlays: all.map(({ id, label, key, icon }) => ({ id, label, key, icon })),
    overlay: (s: S, id: string, ids: readonly string[]): readonly OverlayPicture[] => {
      const units = ids.map(field.unitAt).filter(unit => unit >= 0 && s.g.place[unit] >= 0)
      return byId.get(id)?.draw(s, units) ?? []
    },
  }
}

type Test<S> = (s: S, side: number, hex: number) => boolean

/** A picture for each side: zones of control, control, air zones. The viewer's lies on top. */
export function bySide<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  shown: OverlayChoice,
  recipe: string,
  test: Test<S>,
): Overlay<S> {
  return {
    ...shown,
    draw: s =>
      field
        .sidesOf(s.g)
        .toSorted((a, b) => Number(a === s.viewer) - Number(b === s.viewer))
        .map(side =>
          picture(
            shown.id,
            recipe,
            side,
            field.hexesWhere(hex => test(s, side, hex)),
          ),
        ),
  }
}

/** One picture of the hexes for which the answer is yes: victory hexes. */
export const ofHexes = <G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  shown: OverlayChoice,
  recipe: string,
  test: (s: S, hex: number) => boolean,
): Overlay<S> => ({
  ...shown,
  draw: s => [
    picture(
      shown.id,
      recipe,
      null,
      field.hexesWhere(hex => test(s, hex)),
    ),
  ],
})

export interface Supplied {
  readonly unit: number
  /** Hexes from the unit to its source; a single hex or none is not drawn. */
  readonly line: readonly number[]
  readonly isDry: boolean
}

/** Supply lines of the units in hand, or of everybody of the viewer's; and who has none. */
export function supplyOverlay<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  trace: (s: S, units: readonly number[]) => readonly Supplied[],
  /** Whom it is drawn for when nobody is in hand; left out: all units of the viewer on the map. */
  all: (s: S) => readonly number[] = s => field.unitsOf(s.g, s.viewer),
): Overlay<S> {
  const { id } = CHOICES.supply
  return {
    ...CHOICES.supply,
    draw: (s, units) => {
      const traced = trace(s, units.length > 0 ? units : all(s))
      // One line for a stack.
      const lines = new Map<number, string[]>()
      for (const { unit, line } of traced)
        if (line.length > 1 && !lines.has(s.g.place[unit])) lines.set(s.g.place[unit], field.hexNames(line))
      const dry = new Set(traced.filter(({ isDry }) => isDry).map(({ unit }) => s.g.place[unit]))
      return [
        picture(id, 'supply', s.viewer, [], [...lines.values()]),
        picture(id, 'unsupplied', s.viewer, field.hexNames([...dry])),
      ]
    },
  }
}

export interface Threat<S> {
  /** Could this unit of another side march and attack at all? */
  isThreat(s: S, unit: number): boolean
  /** Units with the same key in the same hex reach the same hexes. */
  likeness(s: S, unit: number): string
  /** The hexes that it reaches in its next movement, its own among them. */
  reachOf(s: S, unit: number): Iterable<number>
  isOpen?(hex: number): boolean
}

/** The enemy's reach: how many of his units could attack each hex now, and after their next movement. */
function strikes<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  s: S,
  { isThreat, likeness, reachOf }: Threat<S>,
): { now: Uint8Array; next: Uint8Array } {
  const now = new Uint8Array(field.grid.size)
  const next = new Uint8Array(field.grid.size)
  const known = new Map<string, readonly number[]>()
  const isEnemy = (unit: number) => s.g.place[unit] >= 0 && field.ownerOf(s.g, unit) !== s.viewer
  for (const unit of field.unitsWhere(each => isEnemy(each) && isThreat(s, each))) {
    const at = s.g.place[unit]
    const key = `${at} ${likeness(s, unit)}`
    const struck = known.get(key) ?? [
      ...new Set([...reachOf(s, unit)].flatMap(hex => [hex, ...field.around(hex)])),
    ]
    known.set(key, struck)
    for (const hex of struck) next[hex] += 1
    for (const hex of field.around(at)) now[hex] += 1
  }
  return { now, next }
}

/** So far from the viewer's units a threat concerns them. */
const CONCERNED = 2

function concernedHexes<G extends FieldState, S extends KitSight<G>>(field: Field<G>, s: S): Set<number> {
  const near = new Set(field.unitsOf(s.g, s.viewer).map(unit => s.g.place[unit]))
  for (let ring = 0; ring < CONCERNED; ring++)
    for (const hex of [...near]) for (const other of field.around(hex)) near.add(other)
  return near
}

/** Hexes about the viewer's units that enemies could attack after their next movement: where they get to, and the hexes around. */
export function threatened<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  s: S,
  threat: Threat<S>,
): string[] {
  const { isOpen = () => true } = threat
  const { next } = strikes(field, s, threat)
  const near = concernedHexes(field, s)
  return field.hexesWhere(hex => next[hex] > 0 && near.has(hex) && isOpen(hex))
}

/** The enemy's reach, with figures on the viewer's stacks: units that could attack now, and after moving. */
export function threatOverlay<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  threatOf: (s: S) => Threat<S>,
): Overlay<S> {
  return {
    ...CHOICES.threat,
    draw: s => {
      const threat = threatOf(s)
      const { now, next } = strikes(field, s, threat)
      const own = new Set(field.unitsOf(s.g, s.viewer).map(unit => s.g.place[unit]))
      const values = [...own]
        .filter(hex => next[hex] > 0)
        .map(hex => ({ hex: field.grid.names[hex], text: `${now[hex]}/${next[hex]}` }))
      const hexes = threatened(field, s, threat)
      return [{ ...picture('threat', 'threat', null, hexes), values }]
    },
  }
}

/** Hexes within the range of units: guns, headquarters. */
export function inRange<G extends FieldState>(
  { grid, hexesWhere }: Field<G>,
  g: G,
  units: readonly number[],
  rangeOf: (unit: number) => number,
): string[] {
  return hexesWhere(hex => units.some(unit => grid.distance(g.place[unit], hex) <= rangeOf(unit)))
}

/** Hexes of a network, line by line, for a board that was laid out. */
export const routeLines = (
  { hexNames }: Pick<Field<FieldState>, 'hexNames'>,
  routes: readonly { readonly network: string; readonly hexes: readonly number[] }[],
  isShown: (network: string) => boolean,
): string[][] => routes.filter(({ network }) => isShown(network)).map(({ hexes }) => hexNames(hexes))
