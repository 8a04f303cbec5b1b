import type { Board } from '../../engine/board/board.ts'
import { lusatiaOnTheSheet } from '../budziszyn-1945/georeference.ts'
import type { Presentation } from '../draw/presentation.ts'
import { westernEuropeOnTheSheet } from '../eisenhowers-war/georeference.ts'
import type { Georeference } from '../globe/georeference.ts'
import { polandOnTheSheet, rhinelandOnTheSheet } from '../hinge-of-fate/georeference.ts'
import { europeOnTheSheet as munichEurope } from '../munich-war/georeference.ts'
import { sheets } from '../sheets.ts'
import { europeOnTheSheet } from '../war-comes-early/georeference.ts'
import type { Area } from './sources.ts'

// What the art of each map is made from.

export interface ArtSource {
  readonly board: Board
  readonly presentation: Presentation
  readonly georeference: Georeference
  readonly area: Area
  /** Reservoirs that were dammed later are dry. */
  readonly year: number
  /** Units to a cell of the hill shading: finer than the heights is waste. */
  readonly shadingCell: number
  /** How much steeper slopes are drawn than on the sheet of 20 miles to the hex: the larger the scale, the gentler they are. */
  readonly relief?: number
  /** Where the art goes, from the project's folder. */
  readonly folder: string
}

const globes: Readonly<
  Record<string, Pick<ArtSource, 'georeference' | 'area' | 'year' | 'shadingCell' | 'relief'>>
> = {
  'war-comes-early': { georeference: europeOnTheSheet, area: 'europe', year: 1938, shadingCell: 2.5 },
  'budziszyn-1945': {
    georeference: lusatiaOnTheSheet,
    area: 'lusatia',
    year: 1945,
    shadingCell: 4,
    relief: 6,
  },
  'eisenhowers-war': { georeference: westernEuropeOnTheSheet, area: 'europe', year: 1944, shadingCell: 2 },
  'hinge-of-fate/east': {
    georeference: polandOnTheSheet,
    area: 'europe',
    year: 1939,
    shadingCell: 2.5,
    relief: 1.2,
  },
  'hinge-of-fate/west': {
    georeference: rhinelandOnTheSheet,
    area: 'europe',
    year: 1939,
    shadingCell: 2.5,
    relief: 1.6,
  },
  'munich-war': { georeference: munichEurope, area: 'europe', year: 1938, shadingCell: 2 },
}

export const drawable = (): string[] => Object.keys(globes)

export function artSource(name: string): ArtSource | undefined {
  const globe = globes[name]
  const sheet = sheets[name]
  return (
    globe &&
    sheet && { ...globe, board: sheet.board(), presentation: sheet.presentation, folder: sheet.artFolder }
  )
}
