// What the shell gives to the map view, and what the map view tells it. The map knows nothing of rules or of the table.
import type { ReactNode, Ref } from 'react'
import type { MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import type { CounterFaces } from './faces.ts'

export interface MapViewProps {
  /** From `loadMapBoard`: all sheets that the game is played on. */
  readonly board: MapBoard
  /** From `loadCounterFaces(card.counters)`. */
  readonly faces: CounterFaces
  readonly scene: MapScene
  readonly words: MapWords
  /** The hex in words, for the screen reader: "Hex 2022, broken, Czech, …". */
  describeHex(hex: string): string
  /** Left out, the preference of the system decides. */
  readonly reducedMotion?: boolean
  /** Room that panels take away at the edges of the view, such as the sheet of a phone: fit and follow keep clear of it. */
  readonly insets?: Partial<Insets>
  readonly showsMinimap?: boolean
  /** On a phone the fan is a row of the sheet instead. */
  readonly showsFan?: boolean
  /** A card beside a hex. It is placed where it covers nothing that is lit or chosen, and none of `clearOf`. */
  readonly card?: MapCard | null
  readonly ref?: Ref<MapHandle>

  /** A click, a tap, or Enter on the hex cursor; `unit` is the counter that was hit, if any. */
  onHex(hex: string, how: Press): void
  /** A counter of the open fan. */
  onUnit(unit: string, how: Press): void
  onHover(hex: string | null): void
  /** The units that a drag from this counter takes along; none: the drag moves the map. */
  unitsToDrag?(unit: string, hex: string): readonly string[]
  /** While units are dragged: the hex under them, null off the board. */
  onDragOver?(units: readonly string[], hex: string | null): void
  onDragUnits?(units: readonly string[], hex: string): void
  /** The drag was given up: Esc, or dropped off the board. */
  onDragEnd?(): void
  onLongPress?(hex: string): void
  /** The keyboard moves the cursor to this hex. */
  onCursor?(hex: string): void
  /** A box was drawn with Shift held: the hexes in it that hold counters. */
  onBox?(hexes: readonly string[]): void
  /** Two fingers tapped: undo. */
  onTwoFingerTap?(): void
}

export interface MapCard {
  readonly hex: string
  readonly clearOf?: readonly string[]
  readonly body: ReactNode
}

export interface Press {
  readonly shift: boolean
  readonly control: boolean
  readonly alt: boolean
  readonly by: 'mouse' | 'touch' | 'pen' | 'keyboard'
  readonly unit: string | null
}

export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the shell may ask of the map. */
export interface MapHandle {
  zoomBy(factor: number): void
  /** The whole board, or one of its sheets. */
  fit(sheet?: string): void
  /** From one of two sheets to the other; from both to the first. False on a board of one. */
  otherSheet(): boolean
  /** Goes to a hex, close enough to read it. */
  lookAt(hex: string): void
  /** Brings all of these hexes into view, from as far away as that takes; `comeBack` ends it. */
  show(hexes: readonly string[]): void
  /** To where the player was before something was shown to him, unless he has moved the map since. */
  comeBack(): void
  /** The hex at a place of the window, for counters dragged from a tray. */
  hexAt(clientX: number, clientY: number): string | null
  /** The middle of a hex in the window. */
  placeOf(hex: string): { readonly x: number; readonly y: number } | null
  focus(): void
}

/** Every word that the map itself shows or speaks. */
export interface MapWords {
  /** Name of the map for screen readers. */
  readonly map: string
  /** How the map is used with the keyboard. */
  readonly help: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  /** One of several maps, by its name: 'The East map'. */
  fitSheet(title: string): string
  /** Choice of sheets, and the choice of both. */
  readonly sheets: string
  readonly bothSheets: string
  readonly minimap: string
  /** Headings of the plain list that doubles the map. */
  readonly unitsThatCanAct: string
  readonly hexesInReach: string
  readonly nothing: string
}
