// What a player can do at the table. Views call these and read `snapshot()`; they know nothing of rules or matches.
import type { Journal } from '../engine/journal/journal.ts'
import type { ChartCard, Objectives, RuleText, Sentence } from './presentation.ts'
import type { SearchResult, TableSnapshot } from './snapshot.ts'

export interface Table {
  /** For useSyncExternalStore; returns the way to unsubscribe. */
  subscribe(changed: () => void): () => void
  /** The same object until something changes. */
  snapshot(): TableSnapshot

  /** A tap or click: selects a stack, previews a goal, picks a target; a second one on the goal does it. */
  clickHex(hex: string): void
  /** A counter on the map, in the fan, in the dock or in a tray. */
  clickUnit(unit: string): void
  /** Adds a unit to those chosen or takes it out. */
  toggleUnit(unit: string): void
  /** Chooses the whole stack of a hex; without one, of the hex in hand. */
  selectStack(hex?: string): void
  /** Adds the stack of a hex to the units that march together, or takes it out. */
  groupStack(hex: string): void
  /** All units in these hexes that can move march together. */
  selectMany(hexes: readonly string[]): void
  /** All units of a formation that have their move before them. */
  selectFormation(name: string): void
  nextFormation(): void
  /** The pointer is over a hex, or over none. */
  hover(hex: string | null): void
  /** Moves the hex cursor of the keyboard there, and reads out the hex. */
  moveCursor(hex: string): void
  /** Chooses one of the rows of a list of choices. */
  choose(id: string): void
  /** Mode of movement, or kind of attack. */
  setMode(id: string): void
  toggleExtra(id: string): void
  /** Sets a number: an amount that goes into the attack, or the points of the mission in hand. */
  setAmount(id: string, value: number): void

  /** Shows the way to a hex without going; dragging calls it for every hex under the counter. */
  previewTo(hex: string): void
  /** Goes on from the end of the plan, so that the way is the player's own. */
  extendTo(hex: string): void
  /** The dark button. */
  commit(): void
  /** Esc: one step back. */
  back(): void
  /** Any button by its id. */
  press(id: string): void
  endPhase(): void
  nextUnmoved(): void
  previousUnmoved(): void
  /** Why the chosen units cannot go there, or why it cannot be attacked. */
  whyNot(hex: string): Sentence | null

  /** Gives the game up: the others have won. */
  concede(): void

  undo(): void
  redo(): void
  /** Looks at the position after so many actions. */
  scrubTo(position: number): void
  stepTime(by: number): void
  leaveTimeline(): void
  /** The game up to the moment looked at, to be played on as a game of its own with dice from this seed. */
  branchHere(seed: string): Journal
  /** The whole game, with its seed, for saving. */
  journal(): Journal

  toggleOverlay(id: string): void
  /** What is played for, behind the score; opened again, closed. */
  toggleObjectives(): void
  /** The pointer is over a line of the objectives, or over none. */
  pointGoal(id: string | null): void
  /** Goes to the hexes of a line. */
  showGoal(id: string): void
  /** Plays back what the others did last. */
  replayRecap(): void
  /** One entry back or on. */
  stepRecap(by: number): void
  /** Looks at an entry by its number. */
  showRecap(index: number): void
  skipRecap(): void
  /** The play aids beside the map. */
  toggleCharts(): void
  /** The same to be read out, whether it lies open or not. */
  objectives(): Objectives | null
  charts(): readonly ChartCard[]
  search(text: string): readonly SearchResult[]
  find(id: string): void
  rule(id: string): RuleText | null

  /** Passes now and until something happens. */
  passUntil(id: string): void
  /** "Ask me only when …" */
  toggleStanding(id: string): void
  /** Asks the adviser what to do; what he suggests is shown, and done with `commit()`. */
  suggest(): void
  /** Asks what the attack in hand is worth. */
  rate(): void
  /** Asks what the enemy could do in his next turn; asked again, puts it away. */
  foresee(): void
  /** Asks what speaks for something that was done, by its position; the answer stands at this line of the log. */
  why(position: number, line: string): void
  dismissAdvice(): void
  openCurtain(): void
  dismissToast(): void
  /** Stops waiting for opponents; the table is no longer used. */
  close(): void
}
