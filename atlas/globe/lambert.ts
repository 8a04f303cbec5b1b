// Lambert conformal conic on a sphere: the projection in which the sheets of the five games fit best.

export interface LambertSpec {
  readonly lat_1: number
  readonly lat_2: number
  readonly lat_0: number
  readonly lon_0: number
  readonly radius_km: number
}

/** Latitude and longitude in degrees. */
export type LatLon = readonly [lat: number, lon: number]
/** Kilometres east and north of the projection's origin. */
export type Kilometres = readonly [x: number, y: number]

export interface Lambert {
  toKilometres(place: LatLon): Kilometres
  toGlobe(point: Kilometres): LatLon
}

const RADIANS = Math.PI / 180
const halfAngle = (angle: number): number => Math.tan(Math.PI / 4 + angle / 2)

export function lambert(spec: LambertSpec): Lambert {
  const first = spec.lat_1 * RADIANS
  const second = spec.lat_2 * RADIANS
  const middle = spec.lon_0 * RADIANS
  const cone = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(halfAngle(second) / halfAngle(first))
  const scale = (spec.radius_km * Math.cos(first) * halfAngle(first) ** cone) / cone
  const origin = scale / halfAngle(spec.lat_0 * RADIANS) ** cone
  return {
    toKilometres([lat, lon]) {
      const radius = scale / halfAngle(lat * RADIANS) ** cone
      const angle = cone * (lon * RADIANS - middle)
      return [radius * Math.sin(angle), origin - radius * Math.cos(angle)]
    },
    toGlobe([x, y]) {
      const radius = Math.hypot(x, origin - y)
      const angle = Math.atan2(x, origin - y)
      const lat = 2 * Math.atan((scale / radius) ** (1 / cone)) - Math.PI / 2
      return [lat / RADIANS, (middle + angle / cone) / RADIANS]
    },
  }
}
