import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { lusatia1945 } from '../../games/budziszyn-1945/board/lusatia-1945.ts'
import { budziszyn1945 } from '../presentations/budziszyn-1945.ts'
import type { MapSheet } from '../sheets.ts'

export const maps: Readonly<Record<string, MapSheet>> = {
  'budziszyn-1945': {
    board: () => valueOrThrow(parseBoard(lusatia1945, 'lusatia-1945.ts')),
    presentation: budziszyn1945,
    art: async () => (await import('../../games/budziszyn-1945/board/art/art.ts')).art,
    artFolder: 'games/budziszyn-1945/board/art',
    async globe() {
      const { lusatiaOnTheSheet } = await import('../budziszyn-1945/georeference.ts')
      return { georeference: lusatiaOnTheSheet, area: 'lusatia', year: 1945, shadingCell: 4, relief: 6 }
    },
    async build() {
      return {
        file: 'games/budziszyn-1945/board/lusatia-1945.ts',
        name: 'lusatia1945',
        build: (await import('../budziszyn-1945/build.ts')).buildBudziszyn1945,
        notes: (await import('../budziszyn-1945/frame.ts')).budziszynNotes,
      }
    },
  },
}
