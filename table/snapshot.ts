// Everything that the table shows at one moment, as plain data. The controller makes a new one after every intent; the
// views draw it and send intents back. Nothing in it is ever changed, and equal parts keep their identity.
import type {
  ChartCard,
  Fact,
  HexCard,
  LogLine,
  OverlayChoice,
  RibbonGroup,
  ScoreItem,
  Sentence,
  Tray,
} from './presentation.ts'
import type { MapScene } from './scene.ts'
import type { Now } from './snapshot-now.ts'

export type * from './snapshot-now.ts'

/**
 * unread: the game was opened from a stored position, and its journal has not been replayed yet. sound: the journal leads where
 * the game stands. broken: it does not.
 */
export type RecordState = 'unread' | 'sound' | 'broken'

export interface TableSnapshot {
  /** Grows with every change. */
  readonly version: number
  /** How many actions were taken in the game: save when it changes. */
  readonly position: number
  readonly record: RecordState
  /** What was decided is on its way to whoever judges it: nothing else can be done until the answer has come. */
  readonly isSending: boolean
  readonly header: Header
  readonly bar: OrderBar
  readonly now: Now
  readonly forces: Forces
  readonly log: readonly LogEntry[]
  readonly scene: MapScene
  /** Card of the hex under the pointer or the cursor: terrain, cost, and why not. */
  readonly hexCard: HexCardPicture | null
  readonly overlays: readonly OverlayToggle[]
  /** What those that are on mean. */
  readonly legends: readonly Legend[]
  /** An opponent is thinking; the map stays free. */
  readonly busy: Busy | null
  readonly curtain: Curtain | null
  /** What was asked of the adviser, null when nothing was. */
  readonly advice: AdvicePicture | null
  /** What was just done, while it can be taken back. */
  readonly toast: Toast | null
  /** In the first turn: what somebody new should know here. Its id is the same wherever it is said. */
  readonly pointer: Pointer | null
  /** Set while the player looks at the past; the bar and the scene then show that moment. */
  readonly timeline: TimelinePicture | null
  /** Set when the game is over. */
  readonly verdict: Verdict | null
  /** The side that gave it up, null if none did. */
  readonly conceded: number | null
  /** The plain double of the map: what can act and what can be reached, for lists and screen readers. */
  readonly double: MapDouble
  /** The play aids, while they lie beside the map. */
  readonly charts: readonly ChartCard[] | null
  readonly can: {
    /** Does the game tell its objectives, and has it play aids? */
    readonly objectives: boolean
    /** Has somebody else done something that can be looked at again? */
    readonly recap: boolean
    readonly charts: boolean
    readonly undo: boolean
    readonly redo: boolean
    readonly end: boolean
    readonly concede: boolean
    /** Is there an adviser, and something to decide? */
    readonly suggest: boolean
    readonly rate: boolean
    readonly foresee: boolean
  }
  /** Why the last thing asked for was refused, until the next intent. */
  readonly refused: Sentence | null
  /** Sentence for the polite live region. */
  readonly live: string
}

export interface Pointer {
  readonly id: string
  readonly sentence: Sentence
}

export interface SidePicture {
  readonly side: number
  /** 'German', 'Allied'. */
  readonly name: string
  /** 'Martin', 'Officer'. */
  readonly player: string
  readonly isHuman: boolean
}

export interface Header {
  readonly game: string
  readonly scenario: string
  /** 'Turn 4 of 10, 13–16 October 1938' */
  readonly turn: string
  readonly ribbon: readonly RibbonGroup[]
  readonly score: readonly ScoreItem[]
  readonly sides: readonly SidePicture[]
  /** The side through whose eyes the table is shown. */
  readonly viewer: number
  /** Replaces the ribbon: "Replay as you saw it". */
  readonly note: string | null
}

/** A button that the player presses with `press(id)`; a refusal disables it and says why. */
export interface ButtonPicture {
  readonly id: string
  readonly label: string
  readonly key: string | null
  readonly icon: string | null
  readonly refusal: Sentence | null
}

export interface OrderBar {
  /** 'window' and 'timeline' are higher than the plain bar. */
  readonly kind: 'orders' | 'window' | 'timeline' | 'waiting' | 'over' | 'recap'
  readonly side: number | null
  readonly title: string
  readonly detail: Sentence
  /** What must still be done before the phase can end; null when nothing is. */
  readonly mandatory: Sentence | null
  /** The dark button: `commit()`. Null when something must be chosen on the map or in the dock first. */
  readonly main: ButtonPicture | null
  /** Light buttons beside it. */
  readonly others: readonly ButtonPicture[]
  /** Light buttons at the left of a window: the phases that can be run. */
  readonly offers: readonly ButtonPicture[]
  /** "Pass until…", with its menu. */
  readonly passUntil: readonly PassUntil[]
  /** There was nothing to do from the beginning: the dark button presses itself after so many seconds. */
  readonly autoAfter: number | null
}

/** One line of the menu "Pass until…" or of the standing orders; `passUntil(id)` gives or withdraws it. */
export interface PassUntil {
  readonly id: string
  readonly label: string
  readonly on: boolean
}

export interface Forces {
  /** Number on the tab: what can be brought in now. */
  readonly waiting: number
  /** Trays of the viewer's side first; the others are folded. */
  readonly trays: readonly ForcesTray[]
}

export interface ForcesTray extends Tray {
  readonly side: number
  /** Counters that can be dragged onto the map now. */
  readonly draggable: readonly string[]
}

/** Moves of a phase that is over are folded into one entry; `folded` holds them. */
export interface LogEntry extends LogLine {
  readonly id: string
  readonly folded: readonly FoldedLine[]
  /** How many actions had been taken when it happened: `scrubTo(position)`. */
  readonly position: number
  /** Heading of the turn it belongs to. */
  readonly turn: string
}

/** A line of its own within a folded entry. */
export interface FoldedLine extends LogLine {
  readonly id: string
  readonly position: number
}

export interface HexCardPicture extends HexCard {
  readonly hex: string
  /** Under the pointer or the cursor; otherwise it is the hex in hand. */
  readonly isPointed: boolean
  /** 'for 3, ½ left' when units are selected and can go there. */
  readonly reach: string | null
  /** Why the selected units cannot go there. */
  readonly refusal: Sentence | null
  /** All of it in one sentence, for the screen reader. */
  readonly spoken: string
}

export interface OverlayToggle extends OverlayChoice {
  readonly on: boolean
}

/** The legend of an overlay that is on. */
export interface Legend extends OverlayChoice {
  readonly rows: readonly {
    readonly recipe: string
    readonly side: number | null
    readonly text: string
    /** '3 of your stacks are inside' */
    readonly detail: string
  }[]
}

export interface Busy {
  readonly side: number
  /** 'Officer is thinking' */
  readonly text: string
  /** 0 to 1, or null when unknown. */
  readonly progress: number | null
  /** It has found something, and would play it if it had to: "Play now". */
  readonly canHurry: boolean
  /** It gave no answer: the player asks again or takes over. */
  readonly hasFailed: boolean
}

/** A suggestion, a verdict on an attack, a look at the enemy's next turn, or the reasons for something that was done. */
export interface AdvicePicture {
  readonly kind: 'thinking' | 'suggestion' | 'rating' | 'foresight' | 'reasons' | 'failed'
  /** What was asked for, while it is thought over, too. */
  readonly subject: 'suggestion' | 'rating' | 'foresight' | 'reasons'
  readonly title: string
  /** What is suggested; what would be better. */
  readonly text: string
  /** 0 to 1 while it is thought over, or null when unknown. */
  readonly progress: number | null
  readonly verdict: 'strong' | 'fair' | 'poor' | null
  readonly reasons: readonly Sentence[]
  readonly facts: readonly Fact[]
  /** What the figures rest on. */
  readonly note: Sentence | null
  /** The line of the log that it is about, by its id. */
  readonly line: string | null
}

/** The map stays covered until the next player says that it is he: `openCurtain()`. */
export interface Curtain {
  readonly to: SidePicture
  /** Null when the table has just been opened and nobody has sat at it. */
  readonly from: SidePicture | null
  /** Something has been done in the game. */
  readonly isBegun: boolean
  /** 'Allies, Anglo-French movement' */
  readonly detail: string
  readonly reason: Sentence
}

export interface Toast {
  readonly id: number
  readonly text: string
}

export interface TimelineMoment {
  readonly position: number
  readonly kind: 'turn' | 'phase' | 'battle' | 'event'
  readonly side: number | null
  readonly text: string
}

export interface TimelinePicture {
  readonly position: number
  readonly last: number
  /** 'Turn 2, third attack of the German combat phase' */
  readonly title: string
  readonly moments: readonly TimelineMoment[]
  readonly turns: readonly { readonly position: number; readonly turn: number }[]
  readonly lastTurn: number
  /** Score of each side where it changed. */
  readonly scores: readonly { readonly position: number; readonly values: readonly number[] }[]
  /** "You are looking at 6 October. Nothing you do here changes the game." */
  readonly banner: string
}

export interface Verdict {
  /** Sides that have won, allies together; empty for a draw. */
  readonly winners: readonly number[]
  readonly title: string
  readonly sentence: Sentence
  readonly facts: readonly Fact[]
  readonly report: GameReport
}

/** What the victory screen draws. */
export interface GameReport {
  readonly scores: readonly { readonly turn: number; readonly values: readonly number[] }[]
  readonly lastTurn: number
  /** Each battle: whom the dice favoured, and by how much, in the unit of `luckUnit`. */
  readonly luck: readonly {
    readonly position: number
    readonly text: string
    readonly side: number
    readonly value: number
  }[]
  readonly luckUnit: string
  readonly luckText: string
  readonly losses: readonly {
    readonly side: number
    readonly label: string
    readonly lost: number
    readonly expected: number
  }[]
  readonly turningPoints: readonly {
    readonly position: number
    readonly battle: string
    readonly text: string
    readonly chance: string
    readonly dice: readonly number[]
    readonly swing: string
    readonly side: number
  }[]
}

export interface MapDouble {
  readonly canAct: readonly { readonly unit: string; readonly hex: string; readonly name: string }[]
  readonly hexes: readonly { readonly hex: string; readonly name: string }[]
}

/** What `search(text)` finds; `find(result.id)` goes there. */
export interface SearchResult {
  readonly id: string
  readonly kind: 'hex' | 'town' | 'unit' | 'rule' | 'command'
  readonly label: string
  readonly detail: string
}
