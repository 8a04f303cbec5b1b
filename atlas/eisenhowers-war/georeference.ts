import { type GeoreferenceSpec, georeference } from '../globe/georeference.ts'

// Found from twenty-one places and coasts that the rulebook ties to a hex: odd lines are shifted, lines are counted
// towards bearing 334 and hexes along them towards bearing 64, and a hex is 64 km across. The printed map is
// stylised: Vienna, Munich and the head of the Adriatic lie up to two hexes from their true places, and the warp
// bends the country between them to fit. Other places may be one hex off.
const spec: GeoreferenceSpec = {
  projection: { lat_1: 43, lat_2: 52, lat_0: 47.5, lon_0: 9, radius_km: 6371 },
  transform: { ax: -28.337942, ay: 57.363978, bx: -142.3676, by: -1588.6676 },
  warp: {
    sigma_hexes: 4,
    control: [
      { u: 26.84679, v: 20.5, kx: 41.9497, ky: 134.3187 },
      { u: 27.71281, v: 15.0, kx: -67.8848, ky: -10.0206 },
      { u: 20.78461, v: 22.0, kx: 66.6448, ky: -157.8746 },
      { u: 28.57884, v: 11.5, kx: -105.8787, ky: 148.0277 },
      { u: 10.3923, v: 13.0, kx: -74.5095, ky: 3.4537 },
      { u: 28.57884, v: 5.0, kx: 31.8752, ky: 40.9925 },
      { u: 25.11474, v: 20.5, kx: 23.2394, ky: -88.0142 },
      { u: 15.58846, v: 19.0, kx: 115.496, ky: 11.1837 },
      { u: 19.91858, v: 17.5, kx: -239.7538, ky: 121.8171 },
      { u: 22.51666, v: 11.5, kx: 73.8008, ky: -45.287 },
      { u: 29.87788, v: 11.25, kx: -23.3868, ky: -74.0581 },
      { u: 30.31089, v: 10.5, kx: 58.2479, ky: -18.6683 },
      { u: 23.38269, v: 0.5, kx: -29.9021, ky: 24.9464 },
      { u: 29.44486, v: 13.0, kx: 136.1891, ky: 2.5644 },
      { u: 27.71281, v: 14.0, kx: -56.0838, ky: -44.6923 },
      { u: 18.18653, v: 1.5, kx: 73.2658, ky: 6.9307 },
      { u: 17.32051, v: 7.0, kx: 79.3171, ky: -140.2198 },
      { u: 18.18653, v: 8.5, kx: -116.9967, ky: 137.6401 },
      { u: 16.45448, v: 13.5, kx: 172.1002, ky: -42.0942 },
      { u: 12.99038, v: 17.5, kx: -82.4236, ky: -28.2292 },
      { u: 10.3923, v: 15.0, kx: 45.0857, ky: 28.4654 },
    ],
  },
}

export const westernEuropeOnTheSheet = georeference(spec)
