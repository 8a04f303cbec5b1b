import { type Kilometres, type LambertSpec, type LatLon, lambert } from './lambert.ts'

// Where the hexes of a printed map lie on the globe. The sheet has its own plane: u across the lines of hexes,
// v along them, in hexes. A similarity takes it to kilometres, and a smooth warp then pulls every place that a
// rulebook ties to a hex into that hex, with the coast, rivers and borders around it.

/** A point of the sheet: u across the lines, v along them; neighbouring hex centres are 1 apart. */
export type SheetPoint = readonly [u: number, v: number]

export const LINE_DISTANCE = Math.sqrt(3) / 2

export interface GeoreferenceSpec {
  readonly projection: LambertSpec
  readonly transform: { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number }
  /** Left out where the similarity is the better guess. */
  readonly warp?: {
    readonly sigma_hexes: number
    readonly control: readonly {
      readonly u: number
      readonly v: number
      readonly kx: number
      readonly ky: number
    }[]
  }
}

export interface Georeference {
  toGlobe(point: SheetPoint): LatLon
  toSheet(place: LatLon): SheetPoint
}

const WARP_STEPS = 40
const WARP_STEP = 0.7

export function georeference(spec: GeoreferenceSpec): Georeference {
  const projection = lambert(spec.projection)
  const { ax, ay, bx, by } = spec.transform
  const square = ax * ax + ay * ay
  const bend = warp(spec)
  const flat = (x: number, y: number): SheetPoint => [
    (ax * (x - bx) + ay * (y - by)) / square,
    (ay * (x - bx) - ax * (y - by)) / square,
  ]
  return {
    toGlobe([u, v]) {
      const [dx, dy] = bend(u, v)
      return projection.toGlobe([ax * u + ay * v + bx + dx, ay * u - ax * v + by + dy])
    },
    toSheet(place) {
      const [x, y] = projection.toKilometres(place)
      let [u, v] = flat(x, y)
      for (let step = 0; step < WARP_STEPS; step++) {
        const [dx, dy] = bend(u, v)
        const [nextU, nextV] = flat(x - dx, y - dy)
        u += WARP_STEP * (nextU - u)
        v += WARP_STEP * (nextV - v)
      }
      return [u, v]
    },
  }
}

function warp({ warp: bend }: GeoreferenceSpec) {
  if (!bend) return (): Kilometres => [0, 0]
  const spread = 2 * bend.sigma_hexes * bend.sigma_hexes
  return (u: number, v: number): Kilometres => {
    let x = 0
    let y = 0
    for (const point of bend.control) {
      const weight = Math.exp(-((u - point.u) ** 2 + (v - point.v) ** 2) / spread)
      x += point.kx * weight
      y += point.ky * weight
    }
    return [x, y]
  }
}
