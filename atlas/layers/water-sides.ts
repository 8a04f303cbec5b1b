import type { Geodata } from '../globe/geodata.ts'
import type { Georeference } from '../globe/georeference.ts'
import { cellOf } from '../globe/raster.ts'
import { type Draft, isWater, sideOf } from '../hexes/draft.ts'
import { centreOf, cornerKey, cornerPoint } from '../hexes/plane.ts'

// Hexsides that lie in the water between two land hexes: straits, sounds, lagoons and long lakes.

/** A hexside is water when all but this share of the strip along it is. */
const DRY_SHARE = 0.1
const ALONG = 12
/** How far the strip reaches to each side, in hexes: less than the width of a causeway's approach. */
const STRIP = [-0.07, 0, 0.07]

export function layWaterSides(draft: Draft, globe: Georeference, geodata: Geodata): void {
  const { grid } = draft
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 3; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond < 0 || isWater(draft, hex) || isWater(draft, beyond)) continue
      const kind = waterAlong(draft, hex, d, globe, geodata)
      if (kind) sideOf(draft, hex, beyond).kinds.add(kind)
    }
  }
}

function waterAlong(
  draft: Draft,
  hex: number,
  d: number,
  globe: Georeference,
  geodata: Geodata,
): string | null {
  const cells = stripCells(draft, hex, d, globe)
  const lake = cells.filter(cell => geodata.lake[cell]).length
  const dry = cells.filter(cell => geodata.land[cell] && !geodata.lake[cell]).length
  if (dry > DRY_SHARE * cells.length) return null
  return lake > cells.length - dry - lake ? 'lake' : 'sea'
}

function stripCells(draft: Draft, hex: number, d: number, globe: Georeference): number[] {
  const { grid } = draft
  const [fromU, fromV] = cornerPoint(cornerKey(grid, hex, d))
  const [toU, toV] = cornerPoint(cornerKey(grid, hex, d + 1))
  const [centreU, centreV] = centreOf(grid, hex)
  const [acrossU, acrossV] = [(fromU + toU) / 2 - centreU, (fromV + toV) / 2 - centreV]
  const cells: number[] = []
  for (let step = 0; step <= ALONG; step++) {
    const share = step / ALONG
    for (const offset of STRIP) {
      const u = fromU + share * (toU - fromU) + 2 * offset * acrossU
      const v = fromV + share * (toV - fromV) + 2 * offset * acrossV
      const cell = cellOf(globe.toGlobe([u, v]))
      if (cell >= 0) cells.push(cell)
    }
  }
  return cells
}
