import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { westernEurope1944 } from '../../games/eisenhowers-war/board/western-europe-1944.ts'
import { eisenhowersWar } from '../presentations/eisenhowers-war.ts'
import type { MapSheet } from '../sheets.ts'

export const maps: Readonly<Record<string, MapSheet>> = {
  'eisenhowers-war': {
    board: () => valueOrThrow(parseBoard(westernEurope1944, 'western-europe-1944.ts')),
    presentation: eisenhowersWar,
    art: async () => (await import('../../games/eisenhowers-war/board/art/art.ts')).art,
    artFolder: 'games/eisenhowers-war/board/art',
    async globe() {
      const { westernEuropeOnTheSheet } = await import('../eisenhowers-war/georeference.ts')
      return { georeference: westernEuropeOnTheSheet, area: 'europe', year: 1944, shadingCell: 2 }
    },
    async build() {
      return {
        file: 'games/eisenhowers-war/board/western-europe-1944.ts',
        name: 'westernEurope1944',
        build: (await import('../eisenhowers-war/build.ts')).buildEisenhowersWar,
        notes: (await import('../eisenhowers-war/frame.ts')).eisenhowersWarNotes,
      }
    },
  },
}
