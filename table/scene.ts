// What the map view draws: plain data, made anew after every action and every click, and never changed.

/** A counter as the side at the table may see it. */
export interface CounterPicture {
  /** Counter id, or null for one that lies hidden under another. */
  readonly unit: string | null
  readonly hex: string
  /** 0 is the top of the stack. */
  readonly depth: number
  /** Full name for screen readers and tooltips: "V Corps, German infantry corps, attack 3, defence 3, supplied". */
  readonly name: string
  /** Whose it is; null beside a game, on a page of counters. */
  readonly side: number | null
  readonly states: readonly CounterState[]
  /** How far out of supply, where a game counts it: a figure in the badge of 'unsupplied'. */
  readonly shortage?: number
}

/** Shown by shape first: guide, anatomy of a counter. */
export type CounterState =
  | 'spent'
  | 'unsupplied'
  | 'disrupted'
  | 'reduced'
  /** Marked for strategic movement. */
  | 'strategic'
  /** A gun on its trucks. */
  | 'transport'
  | 'selected'
  | 'target'
  | 'eligible'
  | 'pale'

/** A marker that is no unit: airpower, breached, railhead, control, fortified. */
export interface MarkerPicture {
  /** What is drawn: the sign or the word of a marker on the game's counter sheet, in small letters. */
  readonly kind: string
  readonly hex: string
  readonly label: string
  readonly side: number | null
}

/** Hexes lit for a reason. A look never stands for two meanings. */
export interface HexLight {
  readonly hex: string
  /** held, open and closed are objectives: counted, still to be had, lost or not yet possible. */
  readonly look:
    | 'choose'
    | 'selected'
    | 'target'
    | 'goal'
    | 'refused'
    | 'mandatory'
    | 'shown'
    | 'cursor'
    | 'held'
    | 'open'
    | 'closed'
  /** Read out, and shown in the hex card. */
  readonly why?: string
}

/** Where the selected units can go: points left in each hex, and where the move must stop. */
export interface ReachPicture {
  readonly hexes: ReadonlyMap<string, { readonly left: string; readonly stops: boolean }>
  readonly isColumn: boolean
}

/** The plan drawn in ink before anything is done. */
export interface PlanPicture {
  readonly path: readonly string[]
  /** Cost of each step after the first hex, as printed: '½', '2'. */
  readonly costs: readonly string[]
}

export type OverlayId = string

/** An overlay that the player has switched on. */
export interface OverlayPicture {
  readonly id: OverlayId
  /** Recipe of atlas/draw/overlays: 'zoc', 'supply', 'unsupplied', 'threat', 'airZone', 'control', 'victory', 'network'. */
  readonly recipe: string
  readonly hexes: readonly string[]
  /** Whose it is, where that matters: zones of control, control, air zones. */
  readonly side: number | null
  /** Lines to draw, such as a traced supply path. */
  readonly lines?: readonly (readonly string[])[]
  /** Figures on hexes, such as victory points. */
  readonly values?: readonly { readonly hex: string; readonly text: string }[]
  /** What it means, for the legend; left out, its recipe says. */
  readonly says?: string
}

/** A small label beside a hex: '3 + 6 + 2', 'defends with 7', 'V Corps is lost'. */
export interface HexTag {
  readonly hex: string
  readonly text: string
  readonly look: 'ink' | 'chosen' | 'target' | 'held'
}

/** The way of a move that was made: of a recap. */
export interface TrailPicture {
  readonly path: readonly string[]
  /** Number of its line in the list. */
  readonly label: string
  readonly isEnemy: boolean
  /** Told before: pale. */
  readonly isPast: boolean
}

export interface MapScene {
  readonly counters: readonly CounterPicture[]
  readonly markers: readonly MarkerPicture[]
  readonly lights: readonly HexLight[]
  readonly reach: ReachPicture | null
  readonly plan: PlanPicture | null
  readonly overlays: readonly OverlayPicture[]
  /** Attack arrows: from hex to target; those that the enemy could make are red. */
  readonly arrows: readonly {
    readonly from: string
    readonly to: string
    readonly label?: string
    readonly look?: 'enemy'
  }[]
  readonly trails?: readonly TrailPicture[]
  readonly tags: readonly HexTag[]
  /** Discs of what the scenario scores; left out: those that the map prints. */
  readonly discs?: readonly { readonly hex: string; readonly text: string }[]
  /** Hex whose stack lies open as a fan; its counters carry 'selected' and 'pale'. */
  readonly fan: string | null
  /** The hex cursor of the keyboard. */
  readonly cursor: string | null
  /** The map glides there only if it would otherwise be off screen. */
  readonly attention: readonly string[]
  /** A decision is asked for there that the player did not choose to look at: the map comes back afterwards. */
  readonly isVisit?: boolean
}
