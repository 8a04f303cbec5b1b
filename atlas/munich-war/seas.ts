import type { Georeference } from '../globe/georeference.ts'
import type { LatLon } from '../globe/lambert.ts'
import { type Draft, hexNamed, isWater } from '../hexes/draft.ts'
import { centreOf } from '../hexes/plane.ts'

// The sea areas of 18.1. The Channel and the Atlantic count with the North Sea, the Kattegat with the Baltic, which
// whoever holds Copenhagen can close.

const AREAS: readonly { readonly name: string; readonly isIn: (place: LatLon) => boolean }[] = [
  { name: 'black-sea', isIn: ([lat, lon]) => lat < 48 && lon > 26 },
  { name: 'adriatic', isIn: ([lat, lon]) => lat < 46.5 && lon > 11.5 },
  { name: 'mediterranean', isIn: ([lat, lon]) => lat < 45 && lon > 2 },
  { name: 'baltic', isIn: ([lat, lon]) => (lat < 57.6 ? lon > 10 : lon > 11.3) },
]
const OTHERWISE = 'north-sea'

/** The gulf reaches Leningrad along a hexside, and Zara's shore lies just beyond the south edge. */
const COASTS_BY_HAND: Readonly<Record<string, string>> = { '4101': 'baltic', '2423': 'adriatic' }

/** Names the area of every hex of sea, and on the land the area or areas that it borders. */
export function markSeas(draft: Draft, globe: Georeference): void {
  const { grid, features, terrain, region } = draft
  for (let hex = 0; hex < grid.size; hex++) {
    if (terrain[hex] !== 'sea') continue
    const place = globe.toGlobe(centreOf(grid, hex))
    features[hex].set('sea-area', AREAS.find(({ isIn }) => isIn(place))?.name ?? OTHERWISE)
  }
  for (const [name, sea] of Object.entries(COASTS_BY_HAND)) features[hexNamed(grid, name)].set('coast', sea)
  for (let hex = 0; hex < grid.size; hex++) {
    if (isWater(draft, hex) || region[hex] === null || features[hex].has('coast')) continue
    const around = [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)]
    const seas = around.flatMap(beyond => (beyond < 0 ? [] : (features[beyond].get('sea-area') ?? [])))
    if (seas.length > 0) features[hex].set('coast', [...new Set(seas)].sort().join('+'))
  }
}
