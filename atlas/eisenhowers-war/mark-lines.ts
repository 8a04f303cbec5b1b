import type { Georeference } from '../globe/georeference.ts'
import { type Draft, hexNamed, isWater, sideHas, sideOf } from '../hexes/draft.ts'
import { centreOf } from '../hexes/plane.ts'
import { drawnGameLine } from './lines.ts'

// The logistical zones, the banks of Rhine and Elbe, and the Drawn Game Line.

const PARIS = '3106'
const ROME = '1213'
const RUHR = '3215'
const BERLIN = '3120'

type MayCross = (hex: number, beyond: number) => boolean

export function markLines(draft: Draft, globe: Georeference): void {
  markZones(draft)
  markBanks(draft)
  markDrawnGameLine(draft, globe)
}

/** The line runs along the French frontier of Italy, Switzerland and the Danube (7.8). */
function markZones(draft: Draft): void {
  const { features, grid } = draft
  const sameZone: MayCross = (hex, beyond) =>
    isOpen(draft, hex, beyond) && !isFrontier(draft, hex, beyond) && !isDanube(draft, hex, beyond)
  for (const [zone, start] of [
    ['north', PARIS],
    ['south', ROME],
  ]) {
    for (const hex of flood(draft, start, sameZone)) {
      if (features[hex].has('zone')) throw new Error(`${grid.names[hex]} is in both zones`)
      features[hex].set('zone', zone)
    }
  }
  forEachSide(draft, (hex, beyond) => {
    const zones = [features[hex].get('zone'), features[beyond].get('zone')]
    if (zones.includes('north') && zones.includes('south')) sideOf(draft, hex, beyond).kinds.add('zone-line')
  })
}

const isFrontier = ({ region }: Draft, hex: number, beyond: number): boolean =>
  [region[hex], region[beyond]].sort().join() === 'France,Italy'

const isDanube = (draft: Draft, hex: number, beyond: number): boolean =>
  sideOf(draft, hex, beyond).name === 'Danube'

/** German ground beyond the Rhine (13.7) and the Elbe (12.2.2), and the hexes of the Rhine's west bank (13.5). */
function markBanks(draft: Draft): void {
  const eastOfRhine = flood(draft, RUHR, within(draft, ['Germany', 'Netherlands'], ['Rhine', 'Lek']))
  for (const hex of eastOfRhine)
    if (draft.region[hex] === 'Germany') draft.features[hex].set('east-of-rhine', '')
  for (const hex of flood(draft, BERLIN, within(draft, ['Germany'], ['Elbe'])))
    draft.features[hex].set('east-of-elbe', '')
  forEachSide(draft, (hex, beyond) => {
    if (!sideHas(draft, hex, beyond, 'rhine') || !isOpen(draft, hex, beyond)) return
    for (const each of [hex, beyond]) if (!eastOfRhine.has(each)) draft.features[each].set('rhine-bank', '')
  })
}

/** Ground of these countries that can be walked without crossing one of these rivers. */
const within =
  (draft: Draft, countries: readonly string[], rivers: readonly string[]): MayCross =>
  (hex, beyond) =>
    countries.includes(draft.region[beyond] ?? '') &&
    isOpen(draft, hex, beyond) &&
    !rivers.includes(sideOf(draft, hex, beyond).name ?? '')

function markDrawnGameLine(draft: Draft, globe: Georeference): void {
  const { grid, features, region } = draft
  for (let hex = 0; hex < grid.size; hex++) {
    if (region[hex] !== 'Germany') continue
    const [lat, lon] = globe.toGlobe(centreOf(grid, hex))
    features[hex].set('dgl', lon < longitudeAt(lat) ? 'west' : 'east')
  }
  forEachSide(draft, (hex, beyond) => {
    const sides = [features[hex].get('dgl'), features[beyond].get('dgl')]
    if (
      sides.includes('west') &&
      (sides.includes('east') || [region[hex], region[beyond]].includes('Protectorate'))
    )
      sideOf(draft, hex, beyond).kinds.add('drawn-game-line')
  })
}

function longitudeAt(lat: number): number {
  const below = drawnGameLine.findIndex(([each]) => each <= lat)
  if (below < 0) return drawnGameLine.at(-1)![1]
  if (below === 0) return drawnGameLine[0][1]
  const [[northLat, northLon], [southLat, southLon]] = drawnGameLine.slice(below - 1, below + 1)
  return southLon + ((lat - southLat) / (northLat - southLat)) * (northLon - southLon)
}

function isOpen(draft: Draft, hex: number, beyond: number): boolean {
  const isGround = (each: number) => draft.region[each] !== null && !isWater(draft, each)
  return (
    isGround(hex) && isGround(beyond) && !['sea', 'blocked'].some(kind => sideHas(draft, hex, beyond, kind))
  )
}

function forEachSide(draft: Draft, visit: (hex: number, beyond: number) => void): void {
  const { grid } = draft
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 3; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond >= 0) visit(hex, beyond)
    }
  }
}

function flood(draft: Draft, start: string, mayCross: MayCross): Set<number> {
  const found = new Set([hexNamed(draft.grid, start)])
  for (const hex of found) {
    for (let d = 0; d < 6; d++) {
      const beyond = draft.grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && mayCross(hex, beyond)) found.add(beyond)
    }
  }
  return found
}
