import { type GeoreferenceSpec, georeference } from '../globe/georeference.ts'

// Found from the fourteen places that the rulebook ties to a hex: even lines are shifted, lines run towards
// bearing 149, and a hex is 35.5 km across. Uncertain by about 0.4 of a hex far from those places.
const spec: GeoreferenceSpec = {
  projection: { lat_1: 46, lat_2: 56, lat_0: 51, lon_0: 17, radius_km: 6371 },
  transform: { ax: 30.394547, ay: 18.31312, bx: -1121.603, by: 204.4077 },
  warp: {
    sigma_hexes: 4,
    control: [
      { u: 18.18653, v: 28.0, kx: 9.1638, ky: 3.2925 },
      { u: 24.24871, v: 21.5, kx: -5.9123, ky: 17.3451 },
      { u: 20.78461, v: 14.0, kx: -4.097, ky: 15.6303 },
      { u: 32.90897, v: 21.5, kx: -0.7287, ky: -9.0427 },
      { u: 27.71281, v: 26.5, kx: 3.9154, ky: -9.1396 },
      { u: 32.04294, v: 14.0, kx: -12.5552, ky: 21.5945 },
      { u: 35.50704, v: 14.0, kx: 17.7045, ky: -23.7614 },
      { u: 9.52628, v: 13.0, kx: 11.1604, ky: 3.389 },
      { u: 10.3923, v: 8.5, kx: -10.1991, ky: -50.0869 },
      { u: 12.12436, v: 9.5, kx: 7.1754, ky: 53.8533 },
      { u: 14.72243, v: 10.0, kx: -1.7556, ky: -11.8252 },
      { u: 17.32051, v: 17.5, kx: -7.9827, ky: -9.741 },
      { u: 20.78461, v: 2.0, kx: -17.0238, ky: 17.2231 },
      { u: 22.08365, v: 3.25, kx: 19.7846, ky: -24.3098 },
    ],
  },
}

export const europeOnTheSheet = georeference(spec)
