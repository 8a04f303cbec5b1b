import type { Board } from '../../engine/board/board.ts'
import type { Presentation } from '../draw/presentation.ts'
import type { Georeference } from '../globe/georeference.ts'
import { sheets } from '../sheets.ts'
import type { Area } from './sources.ts'

/** Where a map lies on the globe, and how its art is made. */
export interface Globe {
  readonly georeference: Georeference
  readonly area: Area
  /** Reservoirs that were dammed later are dry. */
  readonly year: number
  /** Units to a cell of the hill shading: finer than the heights is waste. */
  readonly shadingCell: number
  /** How much steeper slopes are drawn than on the sheet of 20 miles to the hex: the larger the scale, the gentler they are. */
  readonly relief?: number
}

/** What the art of a map is made from. */
export interface ArtSource extends Globe {
  readonly board: Board
  readonly presentation: Presentation
  /** Where the art goes, from the project's folder. */
  readonly folder: string
}

export const drawable = (): string[] => Object.keys(sheets)

export async function artSource(name: string): Promise<ArtSource | undefined> {
  const sheet = sheets[name]
  if (sheet === undefined) return undefined
  const { board, presentation, artFolder, globe } = sheet
  return { ...(await globe()), board: board(), presentation, folder: artFolder }
}
