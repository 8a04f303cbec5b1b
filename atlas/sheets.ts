import type { Board } from '../engine/board/board.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { lusatia1945 } from '../games/budziszyn-1945/board/lusatia-1945.ts'
import { westernEurope1944 } from '../games/eisenhowers-war/board/western-europe-1944.ts'
import { east1939 } from '../games/hinge-of-fate/board/east-1939.ts'
import { west1939 } from '../games/hinge-of-fate/board/west-1939.ts'
import { europe1938 as munichEurope } from '../games/munich-war/board/europe-1938.ts'
import { europe1938 } from '../games/war-comes-early/board/europe-1938.ts'
import type { MapArt } from './draw/art.ts'
import type { Presentation } from './draw/presentation.ts'
import { budziszyn1945 } from './presentations/budziszyn-1945.ts'
import { eisenhowersWar } from './presentations/eisenhowers-war.ts'
import { hingeOfFateEast } from './presentations/hinge-of-fate-east.ts'
import { hingeOfFateWest } from './presentations/hinge-of-fate-west.ts'
import { munichWar } from './presentations/munich-war.ts'
import { warComesEarly } from './presentations/war-comes-early.ts'

// The maps that can be drawn, by name: a game with one map has the game's name, others <game>/<map>.

export interface MapSheet {
  readonly board: () => Board
  readonly presentation: Presentation
  readonly art: () => Promise<MapArt>
  /** From the project's folder; it also holds shading.png. */
  readonly artFolder: string
}

export const sheets: Readonly<Record<string, MapSheet>> = {
  'war-comes-early': {
    board: () => valueOrThrow(parseBoard(europe1938, 'europe-1938.ts')),
    presentation: warComesEarly,
    art: async () => (await import('../games/war-comes-early/board/art/art.ts')).art,
    artFolder: 'games/war-comes-early/board/art',
  },
  'budziszyn-1945': {
    board: () => valueOrThrow(parseBoard(lusatia1945, 'lusatia-1945.ts')),
    presentation: budziszyn1945,
    art: async () => (await import('../games/budziszyn-1945/board/art/art.ts')).art,
    artFolder: 'games/budziszyn-1945/board/art',
  },
  'eisenhowers-war': {
    board: () => valueOrThrow(parseBoard(westernEurope1944, 'western-europe-1944.ts')),
    presentation: eisenhowersWar,
    art: async () => (await import('../games/eisenhowers-war/board/art/art.ts')).art,
    artFolder: 'games/eisenhowers-war/board/art',
  },
  'hinge-of-fate/east': {
    board: () => valueOrThrow(parseBoard(east1939, 'east-1939.ts')),
    presentation: hingeOfFateEast,
    art: async () => (await import('../games/hinge-of-fate/board/art/east/art.ts')).art,
    artFolder: 'games/hinge-of-fate/board/art/east',
  },
  'hinge-of-fate/west': {
    board: () => valueOrThrow(parseBoard(west1939, 'west-1939.ts')),
    presentation: hingeOfFateWest,
    art: async () => (await import('../games/hinge-of-fate/board/art/west/art.ts')).art,
    artFolder: 'games/hinge-of-fate/board/art/west',
  },
  'munich-war': {
    board: () => valueOrThrow(parseBoard(munichEurope, 'europe-1938.ts')),
    presentation: munichWar,
    art: async () => (await import('../games/munich-war/board/art/art.ts')).art,
    artFolder: 'games/munich-war/board/art',
  },
}
