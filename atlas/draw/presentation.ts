import type { Ground } from './art.ts'
import type { QuarterTurn } from './hexes.ts'
import type { fort, lettering, line } from './tokens.ts'

// How one map is shown: everything that is neither rule (the board) nor geography (the art). One small file a board,
// in atlas/presentations/.

export interface Presentation {
  /** Which sheet of the grid; 0 if it has one only. */
  readonly sheet?: number
  /** From the grid's own frame (lines side by side to the right) to the picture. */
  readonly turn: QuarterTurn
  /** Where north lies, in degrees clockwise from the top of the picture. */
  readonly north: number
  /** From the middle of a hex to the middle of the next. */
  readonly kilometres: number
  readonly title: Title
  readonly compass: Spot | 'head'
  readonly scale: ScaleBar
  readonly terrain: Readonly<Record<string, TerrainStyle>>
  readonly chart: TerrainChart
  readonly hexsides: Readonly<Record<string, HexsideStyle>>
  readonly networks: Readonly<Record<string, NetworkStyle>>
  /** Tints; a region that is missing has none. */
  readonly regions: Readonly<Record<string, string>>
  /** Regions that nobody may enter. */
  readonly outOfPlay?: readonly string[]
  /** What a town looks like: the first style that fits. */
  readonly towns: readonly TownStyle[]
  readonly badges: readonly BadgeStyle[]
  readonly forts?: FortStyles
  /** Hexes that belong together, outlined and lettered: entry zones, set-up areas. */
  readonly areas?: readonly AreaStyle[]
  /** Names as they are lettered, by the plain names of the board; '' leaves a name out. */
  readonly spellings: Readonly<Record<string, string>>
  readonly rivers: Readonly<Record<string, RiverStyle>>
  readonly names: readonly LargeName[]
  readonly turns: TurnTrack
  readonly credits: string
}

/** A place on the map, from the middle of a hex. Nothing of the furniture may lie on a hex that is in play. */
export interface Spot {
  readonly hex: string
  readonly dx?: number
  readonly dy?: number
}

export interface Title {
  /** On the map, or in a head above it. */
  readonly at: Spot | 'head'
  readonly name: string
  readonly subtitle: string
  /** Scale of space and time, and what is reconstructed. */
  readonly lines: readonly string[]
}

export interface ScaleBar {
  readonly at: Spot | 'head'
  /** Where the kilometre bar is marked, from 0. */
  readonly kilometres: readonly number[]
}

export interface TerrainStyle {
  readonly ground: Ground
  /** What the legend calls it; without a name it has no place there. */
  readonly name?: string
  /** A hex of this terrain whose relief the legend shows. */
  readonly sample?: string
}

/** Figures under the pictures of the legend. */
export interface TerrainChart {
  readonly rows: readonly { readonly name: string; readonly values: Readonly<Record<string, string>> }[]
  /** Terrain that a town makes, shown after the others. */
  readonly city?: string
  readonly note: string
}

export type RiverClass = keyof typeof line.river

export type HexsideStyle =
  /** Drawn as a river; without a class the river's own style decides. */
  | { readonly as: 'river'; readonly name: string; readonly class?: RiverClass }
  /** Water that no unit crosses, marked where no water is drawn. */
  | { readonly as: 'water'; readonly name: string }
  | { readonly as: 'blocked'; readonly name: string }
  | { readonly as: 'crossing'; readonly name: string }
  /** Where a road crosses water. */
  | { readonly as: 'bridge'; readonly name: string }
  /** A line of the rules: a demarcation line, the edge of a zone. */
  | { readonly as: 'line'; readonly name: string; readonly colour: string; readonly dash?: string }

export interface NetworkStyle {
  readonly as: 'railway' | 'motorway' | 'road' | 'track'
  readonly name: string
  /** The feature of hexes on the edge where it leaves the map. A line that ends on the edge outside a town leaves too. */
  readonly leavesAt?: string
}

/** Asks for a feature of one hex; '' for a bare one. */
export type FeatureOf = (key: string) => string | undefined

export interface TownStyle {
  readonly name: string
  readonly is: (feature: FeatureOf) => boolean
  /** The features that may hold the town's name, in order. */
  readonly nameFrom: readonly string[]
  readonly mark: 'star' | 'great' | 'ring' | 'dot' | 'none'
  readonly blocks: 'great' | 'small' | 'none'
  readonly lettering: 'metropolis' | 'city' | 'town'
}

export interface BadgeStyle {
  readonly feature: string
  readonly name: string
  /** A disc or a square shows the value of the feature. */
  readonly as: 'disc' | 'square' | 'anchor' | 'star' | 'rocket' | 'factory'
  /** Shown in the legend. */
  readonly example?: string
}

export interface FortStyles {
  readonly feature: string
  readonly kinds: Readonly<Record<string, FortStyle>>
}

export interface FortStyle {
  readonly name: string
  readonly as: 'teeth' | 'domes' | 'crenels' | 'great crenels' | 'small crenels' | 'ring'
  readonly colour: keyof typeof fort
  /** The regions that the works face; `sea` for those that face the sea; nobody for a ring of works. */
  readonly faces: readonly string[]
  /** Where the works look if those regions are far away: degrees clockwise from the top of the sheet. */
  readonly towards?: number
}

export interface AreaStyle {
  readonly feature: string
  readonly name: string
  readonly colour: string
  /** The value of the feature is not written in it. */
  readonly isUnlettered?: boolean
}

export interface RiverStyle {
  readonly class: RiverClass
  /** A hex at its mouth, where heights mislead. */
  readonly mouth?: string
  /** '' leaves its name out. */
  readonly label?: string
}

export interface LargeName extends Spot {
  readonly text: string
  readonly style: keyof typeof lettering & ('country' | 'region' | 'water')
  readonly size?: number
  readonly tracking?: number
  /** Degrees clockwise. */
  readonly angle?: number
  /** Height of the arc, in widths of the name. */
  readonly bend?: number
  readonly opacity?: number
  /** It stays exactly here; others move a little to where they cross least. */
  readonly isFixed?: boolean
}

export interface TurnTrack {
  readonly rows: readonly {
    readonly name: string
    readonly turns: readonly string[]
    /** Numbers of turns that are tinted. */
    readonly tinted?: readonly number[]
  }[]
  readonly notes: readonly string[]
}
