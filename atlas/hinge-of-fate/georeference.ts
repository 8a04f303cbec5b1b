import { type GeoreferenceSpec, georeference } from '../globe/georeference.ts'

// Odd lines are shifted on both maps. East: fitted to nine places that the rulebook ties to hexes; lines run towards
// bearing 248, so that north is near the top when the sheet is laid sideways, and a hex is 24.9 km across (the rules
// say 16 miles). West: only Karlsruhe, the Sarreguemines Gap and a corps before Bitche are tied to hexes, so the
// turn of the sheet leans on the stated 8 miles and on the East map, and no warp is worth its freedom.
const east: GeoreferenceSpec = {
  projection: { lat_1: 48.5, lat_2: 54.5, lat_0: 51.5, lon_0: 20, radius_km: 6371 },
  transform: { ax: 9.406651, ay: -23.107338, bx: 423.5039, by: 794.4085 },
  warp: {
    sigma_hexes: 4,
    control: [
      { u: 9.52628, v: 37.5, kx: -6.6855, ky: 6.1727 },
      { u: 21.65064, v: 35.5, kx: -13.6133, ky: 1.4376 },
      { u: 10.3923, v: 21.0, kx: 0.5713, ky: -11.7524 },
      { u: 9.52628, v: 26.5, kx: 53.2214, ky: -32.7697 },
      { u: 8.66025, v: 26.0, kx: -17.3376, ky: -69.104 },
      { u: 9.52628, v: 25.5, kx: -32.2558, ky: 103.72 },
      { u: 21.65064, v: 24.0, kx: -3.3498, ky: 11.6177 },
      { u: 28.57884, v: 33.5, kx: 9.3471, ky: -8.4246 },
      { u: 31.60993, v: 32.75, kx: 5.2753, ky: 7.7289 },
    ],
  },
}

const west: GeoreferenceSpec = {
  projection: { lat_1: 48.6, lat_2: 50.2, lat_0: 49.4, lon_0: 7.8, radius_km: 6371 },
  transform: { ax: 11.441705, ay: 5.236811, bx: -528.0236, by: 293.5623 },
}

export const polandOnTheSheet = georeference(east)
export const rhinelandOnTheSheet = georeference(west)
