import type { Georeference, SheetPoint } from '../globe/georeference.ts'
import type { Ring } from '../globe/raster.ts'

export type Segment = readonly [fromU: number, fromV: number, toU: number, toV: number]

/** Lines on the globe as straight pieces on the sheet. */
export function segmentsOf(lines: readonly Ring[], globe: Georeference): readonly Segment[] {
  const segments: Segment[] = []
  for (const line of lines) {
    const points: SheetPoint[] = line.map(([lon, lat]) => globe.toSheet([lat, lon]))
    for (let i = 1; i < points.length; i++) segments.push([...points[i - 1], ...points[i]])
  }
  return segments
}

export function distanceToLines([u, v]: SheetPoint, segments: readonly Segment[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [fromU, fromV, toU, toV] of segments) {
    const alongU = toU - fromU
    const alongV = toV - fromV
    const length = alongU * alongU + alongV * alongV
    const share = length === 0 ? 0 : ((u - fromU) * alongU + (v - fromV) * alongV) / length
    const clamped = Math.min(1, Math.max(0, share))
    const distance = (u - fromU - clamped * alongU) ** 2 + (v - fromV - clamped * alongV) ** 2
    if (distance < nearest) nearest = distance
  }
  return Math.sqrt(nearest)
}
