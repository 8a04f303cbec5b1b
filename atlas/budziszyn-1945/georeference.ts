import { georeference } from '../globe/georeference.ts'

// Found from eighteen set-up hexes that lie on known front lines or rivers: north is up, a hex is 2.98 km across (the
// rules say about 3). Places are uncertain by 0.8 of a hex. A warp would pull those hexes home, but no rule ties a
// town to a hex, and it would predict other places no better, so the plain similarity is used.
export const lusatiaOnTheSheet = georeference({
  projection: { lat_1: 51, lat_2: 51.9, lat_0: 51.45, lon_0: 14, radius_km: 6371 },
  transform: { ax: 2.98142, ay: 0.006435, bx: -81.6146, by: 54.231 },
})
