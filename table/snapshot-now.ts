// What the first tab of the dock shows: the subject in hand, by kind.
import type {
  Amount,
  Fact,
  HistoricalNotes,
  LogLine,
  Objectives,
  OddsPicture,
  RolledCell,
  Sentence,
} from './presentation.ts'
import type { RecapEntry } from './recap.ts'
import type { ButtonPicture, PassUntil } from './snapshot.ts'

/** A line with a counter: tick, radio or plain. */
export interface UnitRow {
  readonly unit: string
  /** Short name as it stands on the row: 'V Corps'. */
  readonly name: string
  readonly line: string
  readonly rules: readonly string[]
  readonly value: string
  readonly valueLabel: string
  readonly mark: 'tick' | 'radio' | 'none'
  readonly chosen: boolean
  /** Cannot be chosen now, and why. */
  readonly refusal: Sentence | null
}

export interface Note {
  readonly look: 'information' | 'done' | 'mandatory' | 'refused'
  readonly sentence: Sentence
  /** A word at the end that does something: "Show it". */
  readonly button?: ButtonPicture
}

/** A row of a list of choices that is no unit: 'Movement', 'Belgium', 'Combat, movement, reorganisation'. */
export interface ChoiceRow {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly rules: readonly string[]
  readonly chosen: boolean
  readonly refusal: Sentence | null
}

/** The steps of a battle that is being resolved: roll, their losses, yours, advance. */
export interface BattleSteps {
  readonly title: string
  readonly hex: string
  readonly steps: readonly { readonly label: string; readonly state: 'done' | 'current' | 'next' }[]
  readonly dice: readonly number[]
  /** Where in the combat table they fell; left out where it was not rolled on. */
  readonly cell?: RolledCell
  /** '1/2 on the +20 column' */
  readonly result: string
  readonly says: Sentence
  readonly odds: readonly Fact[]
  /** What has happened so far: "1. Army broke down and both its corps are gone." */
  readonly notes: readonly Sentence[]
}

/** What the dock's first tab shows. */
export type Now =
  | {
      readonly kind: 'nothing'
      readonly title: string
      readonly lines: readonly LogLine[]
      readonly notes: readonly Note[]
      /** Formations with units left to move. */
      readonly formations: readonly FormationRow[]
      /** Hexes that hold too much, worst first. */
      readonly overstacked: readonly OverstackedRow[]
      /** Mends all of them. */
      readonly remedies: ButtonPicture | null
    }
  | GroupNow
  | {
      readonly kind: 'units'
      readonly title: string
      readonly subtitle: string
      readonly rules: readonly string[]
      readonly hex: string | null
      readonly rows: readonly UnitRow[]
      readonly buttons: readonly ButtonPicture[]
      readonly facts: readonly Fact[]
      readonly notes: readonly Note[]
    }
  | MoveNow
  | AttackNow
  | MissionsNow
  | {
      /** Losses, advances, dispersals, break-downs: one unit is to be picked, sometimes with a hex. */
      readonly kind: 'pick'
      readonly battle: BattleSteps | null
      readonly title: string
      readonly question: string
      readonly rules: readonly string[]
      readonly rows: readonly UnitRow[]
      readonly notes: readonly Note[]
    }
  | {
      /** Units or markers that come onto the map: set-up, reinforcements, returns, airpower, railheads. */
      readonly kind: 'placement'
      readonly title: string
      readonly subtitle: string
      readonly rules: readonly string[]
      readonly groups: readonly PlacementGroup[]
      readonly notes: readonly Note[]
      readonly buttons: readonly ButtonPicture[]
    }
  | {
      readonly kind: 'choice'
      readonly title: string
      readonly question: string
      readonly rules: readonly string[]
      readonly rows: readonly ChoiceRow[]
      readonly notes: readonly Note[]
    }
  | {
      readonly kind: 'window'
      readonly title: string
      /** What happened since this side acted last. */
      readonly since: readonly LogLine[]
      /** "Watch again": position in the timeline from which to replay, null if nothing happened. */
      readonly watchFrom: number | null
      /** Over `phases`. */
      readonly heading: string
      readonly phases: readonly Fact[]
      readonly standing: readonly PassUntil[]
      readonly notes: readonly Note[]
    }
  | { readonly kind: 'victory'; readonly title: string; readonly notes: readonly Note[] }
  | ObjectivesNow
  | RecapNow

/** What the others did while the viewer waited. */
export interface RecapNow {
  readonly kind: 'recap'
  /** 'German turn 1' */
  readonly title: string
  readonly entries: readonly RecapEntry[]
  /** The entry that is looked at. */
  readonly index: number
  readonly sums: readonly Fact[]
  readonly unseen: number
}

/** What is played for: before the first decision as a briefing, later behind the score. */
export interface ObjectivesNow {
  readonly kind: 'objectives'
  readonly isBriefing: boolean
  /** 'Poland 1939' or 'Objectives' */
  readonly title: string
  readonly turns: number
  readonly turn: number
  readonly objectives: Objectives
  /** The line that is pointed at. */
  readonly pointed: string | null
  readonly history: HistoricalNotes | null
}

/** Many units that march together. */
export interface GroupNow {
  readonly kind: 'group'
  readonly title: string
  readonly subtitle: string
  readonly ways: readonly ModePicture[]
  /** In the order of march. */
  readonly rows: readonly GroupRow[]
  readonly notes: readonly Note[]
  readonly formations: readonly FormationRow[]
}

export interface GroupRow extends UnitRow {
  /** Its number on the map, null until it has one. */
  readonly place: number | null
}

export interface FormationRow {
  readonly name: string
  readonly units: number
  readonly where: string
  readonly chosen: boolean
}

export interface OverstackedRow {
  readonly hex: string
  /** The counter on top. */
  readonly unit: string
  readonly title: string
  /** '10 of 8' */
  readonly size: string
  readonly rule: string
  /** Why nothing need be done, if so. */
  readonly line: string
  readonly remedies: readonly {
    readonly text: string
    readonly cost: string
    readonly button: ButtonPicture
  }[]
}

export interface MoveNow {
  readonly kind: 'move'
  /** 'Pilsen' */
  readonly title: string
  /** 'hex 1820, city, stacking 4 of 5' */
  readonly subtitle: string
  readonly rules: readonly string[]
  readonly hex: string
  readonly rows: readonly UnitRow[]
  readonly modes: readonly ModePicture[]
  readonly notes: readonly Note[]
  readonly plan: MovePlan | null
  readonly buttons: readonly ButtonPicture[]
}

export interface ModePicture {
  readonly id: string
  readonly label: string
  readonly rule: string | null
  readonly chosen: boolean
  readonly refusal: Sentence | null
}

/** Something besides units that goes into an attack: a tick, or a number with a stepper. */
export interface ExtraPicture extends ModePicture {
  readonly amount: AmountPicture | null
}

export interface AmountPicture extends Amount {
  readonly value: number
}

/** "This move": cost per hex with the rule, the sum, and what stops it. */
export interface MovePlan {
  readonly goal: string
  /** One line per hex entered. */
  readonly lines: readonly Fact[]
  readonly spent: Fact
  readonly left: string
  readonly stops: Sentence | null
  /** The plan cannot be carried out, and why; the lines are then empty. */
  readonly refusal: Sentence | null
}

export interface AttackNow {
  readonly kind: 'attack'
  readonly title: string
  readonly subtitle: string
  readonly hex: string
  /** 'attack', 'flank' …, when more than one is open. */
  readonly kinds: readonly ModePicture[]
  /** Value: strength. Value label: what it adds to the headline, '+17'. */
  readonly rows: readonly UnitRow[]
  /** 'strength, and what it adds to the 83%' */
  readonly rowsLabel: string
  readonly extras: readonly ExtraPicture[]
  /** The side that defends. */
  readonly enemy: number
  readonly odds: OddsPicture | null
  readonly notes: readonly Note[]
}

/** Points of a pool are given to hexes, each with a kind of mission. */
export interface MissionsNow {
  readonly kind: 'missions'
  readonly title: string
  readonly question: string
  readonly rules: readonly string[]
  readonly pool: Fact
  readonly kinds: readonly ModePicture[]
  /** The mission in hand: where it would go, and how many points; null until a hex is chosen. */
  readonly mission: { readonly place: string; readonly amount: AmountPicture } | null
  readonly given: readonly MissionRow[]
  readonly notes: readonly Note[]
}

export interface MissionRow {
  readonly id: string
  readonly label: string
  readonly line: string
  readonly points: string
  /** Takes it back; null when it stands. */
  readonly recall: ButtonPicture | null
}

export interface PlacementGroup {
  readonly label: string
  /** Equal counters become one with "× 7"; `units` lists them all, the first is taken first. */
  readonly units: readonly string[]
  readonly line: string
  readonly rules: readonly string[]
  readonly chosen: boolean
  readonly refusal: Sentence | null
}
