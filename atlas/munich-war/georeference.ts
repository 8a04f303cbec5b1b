import { type GeoreferenceSpec, georeference } from '../globe/georeference.ts'

// Found from Breslau and Aachen, which the rulebook ties to a hex, and from the Mediterranean coast and the Italian edge,
// which it lists: odd lines are shifted, lines run towards bearing 173, and a hex is 78 km across (the rules say 65;
// the two cities cannot lie that close). Uncertain by about one hex in the east and north-east.
const spec: GeoreferenceSpec = {
  projection: { lat_1: 46, lat_2: 57, lat_0: 51.5, lon_0: 16, radius_km: 6371 },
  transform: { ax: 77.199875, ay: 9.753021, bx: -1942.88, by: 805.4269 },
  warp: {
    sigma_hexes: 4,
    control: [
      { u: 24.24871, v: 14.0, kx: 5.3568, ky: -2.8082 },
      { u: 14.72243, v: 12.5, kx: -7.6168, ky: -15.8967 },
      { u: 13.85641, v: 23.0, kx: -94.4297, ky: -0.3674 },
      { u: 14.72243, v: 22.5, kx: 43.138, ky: 25.5322 },
      { u: 15.58846, v: 23.0, kx: 21.3057, ky: -4.5238 },
      { u: 17.32051, v: 23.0, kx: 40.5664, ky: -6.1676 },
    ],
  },
}

export const europeOnTheSheet = georeference(spec)
