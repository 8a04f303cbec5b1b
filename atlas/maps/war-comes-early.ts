import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { europe1938 } from '../../games/war-comes-early/board/europe-1938.ts'
import { warComesEarly } from '../presentations/war-comes-early.ts'
import type { MapSheet } from '../sheets.ts'

export const maps: Readonly<Record<string, MapSheet>> = {
  'war-comes-early': {
    board: () => valueOrThrow(parseBoard(europe1938, 'europe-1938.ts')),
    presentation: warComesEarly,
    art: async () => (await import('../../games/war-comes-early/board/art/art.ts')).art,
    artFolder: 'games/war-comes-early/board/art',
    async globe() {
      const { europeOnTheSheet } = await import('../war-comes-early/georeference.ts')
      return { georeference: europeOnTheSheet, area: 'europe', year: 1938, shadingCell: 2.5 }
    },
    async build() {
      return {
        file: 'games/war-comes-early/board/europe-1938.ts',
        name: 'europe1938',
        build: (await import('../war-comes-early/build.ts')).buildWarComesEarly,
      }
    },
  },
}
