import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { east1939 } from '../../games/hinge-of-fate/board/east-1939.ts'
import { west1939 } from '../../games/hinge-of-fate/board/west-1939.ts'
import { hingeOfFateEast } from '../presentations/hinge-of-fate-east.ts'
import { hingeOfFateWest } from '../presentations/hinge-of-fate-west.ts'
import type { MapSheet } from '../sheets.ts'

export const maps: Readonly<Record<string, MapSheet>> = {
  'hinge-of-fate/east': {
    board: () => valueOrThrow(parseBoard(east1939, 'east-1939.ts')),
    presentation: hingeOfFateEast,
    art: async () => (await import('../../games/hinge-of-fate/board/art/east/art.ts')).art,
    artFolder: 'games/hinge-of-fate/board/art/east',
    async globe() {
      const { polandOnTheSheet } = await import('../hinge-of-fate/georeference.ts')
      return { georeference: polandOnTheSheet, area: 'europe', year: 1939, shadingCell: 2.5, relief: 1.2 }
    },
    async build() {
      return {
        file: 'games/hinge-of-fate/board/east-1939.ts',
        name: 'east1939',
        build: (await import('../hinge-of-fate/east.ts')).buildHingeOfFateEast,
        notes: (await import('../hinge-of-fate/frame.ts')).hingeOfFateNotes,
      }
    },
  },
  'hinge-of-fate/west': {
    board: () => valueOrThrow(parseBoard(west1939, 'west-1939.ts')),
    presentation: hingeOfFateWest,
    art: async () => (await import('../../games/hinge-of-fate/board/art/west/art.ts')).art,
    artFolder: 'games/hinge-of-fate/board/art/west',
    async globe() {
      const { rhinelandOnTheSheet } = await import('../hinge-of-fate/georeference.ts')
      return { georeference: rhinelandOnTheSheet, area: 'europe', year: 1939, shadingCell: 2.5, relief: 1.6 }
    },
    async build() {
      return {
        file: 'games/hinge-of-fate/board/west-1939.ts',
        name: 'west1939',
        build: (await import('../hinge-of-fate/west.ts')).buildHingeOfFateWest,
        notes: (await import('../hinge-of-fate/frame.ts')).hingeOfFateNotes,
      }
    },
  },
}
