// A position as plain JSON, and the table on which it is laid out to be looked at.
import { printed, type Unit, type World } from './world.ts'

export type Side = 'german' | 'allied'

export interface MovingUnit {
  readonly id: string
  readonly left: number // half points
  readonly column: boolean
  readonly started: boolean // has taken a step
  readonly stopped: boolean
  readonly outOfSupply: boolean
}

export interface OpenedAttack {
  readonly kind: 'attack' | 'flank'
  readonly target: string
  readonly units: readonly string[]
}

export interface ReferencePosition {
  readonly scenario: '1938' | '1939'
  readonly turn: number
  readonly phase: 'movement' | 'combat'
  readonly active: readonly string[] // nations
  readonly units: readonly { readonly id: string; readonly hex: string }[] // within a hex: top first
  readonly control: Readonly<Record<string, string | null>> // hex -> last occupying nation
  readonly breached: readonly string[]
  readonly belligerent: readonly string[]
  readonly capitulated: readonly string[]
  readonly airZones: { readonly side: Side; readonly hexes: readonly string[] } | null
  readonly railheads: readonly string[]
  readonly moving: { readonly origin: string; readonly units: readonly MovingUnit[] } | null
  readonly done: readonly string[]
  readonly attacked: readonly string[]
  readonly defended: readonly string[]
  readonly flanked: readonly string[]
  readonly options?: Partial<{ mechLineTest: 'strength' | 'units'; mechColumnThroughEzoc: boolean }>
  readonly topped?: readonly string[] // units put on top of their stack in this phase
  readonly opened?: OpenedAttack | null // declared, not yet resolved
  readonly world?: World // another board under the position (sketches in tests)
}

export interface Table {
  readonly position: ReferencePosition
  readonly world: World
  readonly stacks: ReadonlyMap<string, readonly Unit[]> // top first; no entry for an empty hex
  readonly places: ReadonlyMap<string, string> // unit id -> hex
}

export function lay(position: ReferencePosition): Table {
  const world = position.world ?? printed
  const stacks = new Map<string, Unit[]>()
  const places = new Map<string, string>()
  for (const { id, hex } of position.units) {
    const unit = world.units.get(id)
    if (!unit) throw new Error(`no counter ${id}`)
    if (!world.hexes.has(hex)) throw new Error(`no hex ${hex}`)
    stacks.set(hex, [...(stacks.get(hex) ?? []), unit])
    places.set(id, hex)
  }
  return { position, world, stacks, places }
}

export function stackIn(table: Table, hex: string): readonly Unit[] {
  return table.stacks.get(hex) ?? []
}

export function unitOf(table: Table, id: string): Unit {
  const unit = table.world.units.get(id)
  if (!unit) throw new Error(`no counter ${id}`)
  return unit
}

export function hexOf(table: Table, id: string): string {
  const hex = table.places.get(id)
  if (!hex) throw new Error(`${id} is not on the map`)
  return hex
}
