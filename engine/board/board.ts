import type { HexGrid } from '../hex/grid.ts'

/** A railroad, a road, a pipeline: a chain of adjacent hexes. */
export interface Route {
  readonly network: string
  readonly name: string
  readonly hexes: readonly number[]
  readonly isFromRulebook: boolean
}

/** A map as the rules see it. Nothing of it changes during a game. */
export interface Board {
  readonly title: string
  readonly grid: HexGrid
  readonly terrainKinds: readonly string[]
  /** [hex] bit i stands for terrainKinds[i]. */
  readonly terrain: Uint32Array
  readonly hexsideKinds: readonly string[]
  /** [slot] bits, the same seen from both hexes. */
  readonly hexsides: Uint32Array
  readonly networkKinds: readonly string[]
  /** [slot] bits, the same seen from both hexes: what runs across that hexside. */
  readonly networks: Uint32Array
  readonly regionKinds: readonly string[]
  /** [hex] index of its region, or -1. */
  readonly region: Int16Array
  readonly featureKinds: readonly string[]
  /** The value of a feature, '' for a bare one, undefined where there is none. */
  feature(hex: number, key: string): string | undefined
  /** In the order of the grid. */
  hexesWith(key: string): readonly number[]
  /** Whether the rulebook states it (a feature, `region` or `terrain`); everything else is reconstructed. */
  isFromRulebook(hex: number, key: string): boolean
  /** The same for a kind of hexside, or `name`. */
  isSideFromRulebook(slot: number, key: string): boolean
  /** [slot] 'Elbe', from both hexes. */
  readonly hexsideNames: ReadonlyMap<number, string>
  readonly routes: readonly Route[]
}

/** The data that a board is made of, where the interface offers questions. */
export interface BoardParts
  extends Omit<Board, 'feature' | 'hexesWith' | 'isFromRulebook' | 'isSideFromRulebook'> {
  /** feature -> hex -> value */
  readonly features: ReadonlyMap<string, ReadonlyMap<number, string>>
  /** hex -> keys that the rulebook states */
  readonly statedOfHex: ReadonlyMap<number, ReadonlySet<string>>
  /** slot -> keys that the rulebook states */
  readonly statedOfSide: ReadonlyMap<number, ReadonlySet<string>>
}

const NONE: readonly number[] = Object.freeze([])

export function assembleBoard({ features, statedOfHex, statedOfSide, ...data }: BoardParts): Board {
  const withFeature = new Map<string, readonly number[]>()
  for (const [key, values] of features) {
    withFeature.set(key, Object.freeze([...values.keys()].sort((a, b) => a - b)))
  }
  return {
    ...data,
    feature: (hex, key) => features.get(key)?.get(hex),
    hexesWith: key => withFeature.get(key) ?? NONE,
    isFromRulebook: (hex, key) => statedOfHex.get(hex)?.has(key) ?? false,
    isSideFromRulebook: (slot, key) => statedOfSide.get(slot)?.has(key) ?? false,
  }
}

/** The bit of a kind, for rules that ask about it often. To ask for a kind that is not there is a mistake. */
export function bitOf(kinds: readonly string[], kind: string): number {
  const index = kinds.indexOf(kind)
  if (index < 0) throw new RangeError(`there is no "${kind}" among ${kinds.join(', ')}`)
  return (1 << index) >>> 0
}

/** The kinds whose bits are set, in the order of the list. */
export const kindsIn = (kinds: readonly string[], bits: number): string[] =>
  kinds.filter((_, index) => (bits & (1 << index)) !== 0)
