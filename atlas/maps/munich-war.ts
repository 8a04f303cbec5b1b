import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { europe1938 } from '../../games/munich-war/board/europe-1938.ts'
import { munichWar } from '../presentations/munich-war.ts'
import type { MapSheet } from '../sheets.ts'

export const maps: Readonly<Record<string, MapSheet>> = {
  'munich-war': {
    board: () => valueOrThrow(parseBoard(europe1938, 'europe-1938.ts')),
    presentation: munichWar,
    art: async () => (await import('../../games/munich-war/board/art/art.ts')).art,
    artFolder: 'games/munich-war/board/art',
    async globe() {
      const { europeOnTheSheet } = await import('../munich-war/georeference.ts')
      return { georeference: europeOnTheSheet, area: 'europe', year: 1938, shadingCell: 2 }
    },
    async build() {
      return {
        file: 'games/munich-war/board/europe-1938.ts',
        name: 'europe1938',
        build: (await import('../munich-war/build.ts')).buildMunichWar,
        notes: (await import('../munich-war/frame.ts')).munichWarNotes,
      }
    },
  },
}
