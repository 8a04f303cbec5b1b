import type { HexGrid } from '../../engine/hex/grid.ts'
import type { Geodata } from '../globe/geodata.ts'
import type { Georeference } from '../globe/georeference.ts'
import { cellOf } from '../globe/raster.ts'
import { centreOf, spreadOverHex } from '../hexes/plane.ts'

/** What the ground of one hex is made of. Shares are 0 to 1 of the whole hex; means are over its land. */
export interface HexSurvey {
  readonly land: number
  readonly sea: number
  readonly lake: number
  /** Share of the land that is marsh. */
  readonly marsh: number
  /** Metres. */
  readonly relief: number
  /** 0 to 100. */
  readonly forest: number
  /** Share of the hex by state. */
  readonly states: ReadonlyMap<string, number>
}

const STEPS = 10
const TENS_OF_METRES = 10
const SEA = 255

export function surveyHexes(grid: HexGrid, globe: Georeference, geodata: Geodata): readonly HexSurvey[] {
  const spread = spreadOverHex(STEPS)
  return Array.from({ length: grid.size }, (_, hex) => {
    const [u, v] = centreOf(grid, hex)
    return surveyCells(
      spread.map(([du, dv]) => cellOf(globe.toGlobe([u + du, v + dv]))),
      geodata,
    )
  })
}

function surveyCells(cells: readonly number[], geodata: Geodata): HexSurvey {
  const inside = cells.filter(cell => cell >= 0)
  const lake = inside.filter(cell => geodata.lake[cell])
  const dry = inside.filter(cell => geodata.land[cell] && !geodata.lake[cell])
  const states = new Map<string, number>()
  for (const cell of dry) {
    const index = geodata.state[cell]
    if (index === 0) continue
    const state = geodata.states[index - 1]
    states.set(state, (states.get(state) ?? 0) + 1 / cells.length)
  }
  return {
    land: dry.length / cells.length,
    lake: lake.length / cells.length,
    sea: (cells.length - dry.length - lake.length) / cells.length,
    marsh: dry.filter(cell => geodata.marsh[cell]).length / Math.max(1, dry.length),
    relief: TENS_OF_METRES * meanOf(dry, geodata.relief),
    forest: meanOf(dry, geodata.forest),
    states,
  }
}

function meanOf(cells: readonly number[], raster: Uint8Array): number {
  const values = cells.map(cell => raster[cell]).filter(value => value !== SEA)
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
