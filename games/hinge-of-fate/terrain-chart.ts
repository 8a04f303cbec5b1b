// 11.6, 12.13  The terrain effects chart. Clear, mountain in combat, fortified and city are the rulebook's; the other
// figures are reconstructed (docs/reconstruction.md).
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { derive, HEXES, isCity, MOBILITIES } from './world.ts'

interface TerrainLine {
  /** Movement points, by the columns of MOBILITIES. */
  readonly points: readonly number[]
  /** Columns that it shifts the combat of a defender in it. */
  readonly shift: number
}

/** 2.7, 2.9b, 12.13a */
export const TERRAIN: Readonly<Record<string, TerrainLine>> = {
  //                   panzer  cavalry  mountain  other
  clear: /*    */ { points: [1, 1, 1, 1], shift: 0 },
  forest: /*   */ { points: [2, 2, 2, 2], shift: -1 },
  rough: /*    */ { points: [2, 2, 1, 2], shift: -1 },
  swamp: /*    */ { points: [3, 2, 2, 2], shift: -1 },
  mountain: /* */ { points: [4, 3, 2, 3], shift: -2 },
}

export const CITY_POINTS = 1
/** 6.9  A fortified hex in own hands; in enemy hands it costs its terrain and this on top (reconstructed). */
export const OWN_FORT_POINTS = 1
export const ENEMY_FORT_EXTRA = 1
/** 12.16 */
export const FORT_SHIFT = -1
/** 11.6a  For those who do not roll for it (reconstructed). */
export const RIVER_POINTS = 1

/** [mobility][hex] ticks to enter the hex for its terrain; CLOSED at sea. A city is a city whatever grows around it (H10). */
export const terrainTicks: readonly Uint16Array[] = MOBILITIES.map(() => new Uint16Array(HEXES))
/** [hex] columns for the terrain of a defender, 0 in a city. */
export const terrainShift = new Int8Array(HEXES)
/** [hex] the terrain that gives that shift. */
export const terrainName: string[] = []

derive(board => {
  for (let hex = 0; hex < HEXES; hex++) {
    const kinds = board.terrainKinds.filter((_, kind) => board.terrain[hex] & (1 << kind))
    const lines = kinds.map(kind => TERRAIN[kind])
    const isClosed = lines.length === 0 || lines.includes(undefined as unknown as TerrainLine)
    MOBILITIES.forEach((_, column) => {
      // 11.6a  Of several kinds in a hex the costliest counts: clear is only what is wholly clear.
      const points = isClosed ? 0 : Math.max(...lines.map(line => line.points[column]))
      terrainTicks[column][hex] = isClosed ? CLOSED : (isCity[hex] ? CITY_POINTS : points) * POINT
    })
    const shift = isClosed ? 0 : Math.min(...lines.map(line => line.shift))
    terrainShift[hex] = isCity[hex] ? 0 : shift
    terrainName[hex] = kinds.find(kind => TERRAIN[kind]?.shift === shift) ?? 'clear'
  }
})
