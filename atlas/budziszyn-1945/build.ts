import { writeBoard } from '../../engine/board/write.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import { AMERICAN_COLUMN, setUps } from '../../games/budziszyn-1945/board/facts.ts'
import { towns, villages } from '../../games/budziszyn-1945/board/towns.ts'
import { linesOf, readFeatures } from '../globe/geojson.ts'
import { correctHexes } from '../hexes/corrections.ts'
import { describeDraft } from '../hexes/describe.ts'
import { type Draft, emptyDraft, hexNamed, sideOf } from '../hexes/draft.ts'
import { hexAt } from '../hexes/plane.ts'
import { layRailways, type Railway } from '../layers/railways.ts'
import { layRivers } from '../layers/rivers.ts'
import { markNamedGround } from '../layers/terrain.ts'
import { hexOverrides } from '../overrides/budziszyn-1945.ts'
import { controlInNysa, controlInTwoStars } from './control.ts'
import { edgesOf, markZones } from './edges.ts'
import { boardFrame, gridSpec } from './frame.ts'
import { lusatiaOnTheSheet } from './georeference.ts'
import { groundOf, namedGround } from './ground.ts'
import { hexOfPlace, placeOf } from './places.ts'
import { rivers } from './rivers.ts'
import { joinedBeyondTheEdge, mainRoads, motorways, secondaryRoads } from './roads.ts'
import { surveyLusatia } from './survey.ts'

const WATER = ['big-river', 'river', 'stream']
const HALF = 0.5

/** The text of the board, built from the geography in a folder. */
export function buildBudziszyn1945(folder: string): string {
  const draft = emptyDraft(createGrid(gridSpec))
  layGround(draft, folder)
  const courses = readFeatures(folder, 'rivers_lusatia_hand.geojson')
  const courseOf = (name: string) =>
    courses.filter(feature => feature.properties.name === name).flatMap(feature => linesOf(feature))
  layRivers(draft, lusatiaOnTheSheet, rivers, courseOf, hexOfPlace(draft))
  placeTowns(draft)
  layRoads(draft, 'motorway', motorways, [])
  layRoads(draft, 'main', mainRoads, [])
  joinCityHexes(draft)
  layRoads(draft, 'secondary', secondaryRoads, ['main'])
  for (const name of joinedBeyondTheEdge) draft.features[hexNamed(draft.grid, name)].delete('road-edge')
  buildBridges(draft)
  markZones(draft)
  markLimit(draft)
  markControl(draft)
  return writeBoard(describeDraft(draft, boardFrame))
}

function layGround(draft: Draft, folder: string): void {
  surveyLusatia(draft.grid, lusatiaOnTheSheet, folder).forEach((survey, hex) => {
    draft.region[hex] = survey.czechoslovakia > HALF ? 'Czechoslovakia' : 'Germany'
    draft.terrain[hex] = groundOf(survey)
  })
  markNamedGround(draft, lusatiaOnTheSheet, namedGround)
  correctHexes(draft, hexOverrides)
  for (const { hexes } of towns)
    for (const name of hexes) without(draft, name, ['forest', 'swamp', 'mountain'])
  // Units set up in field fortifications, which no swamp allows (7.1.8), and vehicles among them.
  for (const { hexes } of setUps) for (const name of hexes) without(draft, name, ['swamp', 'mountain'])
}

function without({ grid, terrain }: Draft, name: string, kinds: readonly string[]): void {
  const hex = hexNamed(grid, name)
  if (terrain[hex] === 'mountain' && kinds.includes('mountain')) terrain[hex] = 'hills'
  terrain[hex] =
    terrain[hex]
      .split('+')
      .filter(kind => !kinds.includes(kind))
      .join('+') || 'clear'
}

function placeTowns(draft: Draft): void {
  for (const { name, hexes } of towns) {
    for (const each of hexes) {
      draft.features[hexNamed(draft.grid, each)].set(hexes.length > 1 ? 'city' : 'town', name)
    }
  }
  for (const { name, at } of villages) {
    const features = draft.features[hexAt(draft.grid, lusatiaOnTheSheet.toSheet(at))]
    if (!features || features.size > 0) throw new Error(`there is no room for ${name}`)
    features.set('village', name)
  }
}

/** Roads keep to their bank where no bridge is needed. */
const tolls: Readonly<Record<string, number>> = { 'big-river': 6, river: 1, stream: 0.3 }

function tollOf(draft: Draft, hex: number, beyond: number): number {
  const { kinds } = sideOf(draft, hex, beyond)
  return WATER.reduce((sum, kind) => sum + (kinds.has(kind) ? tolls[kind] : 0), 0)
}

/** Where a route goes on beyond the map its hex says over which edge. */
function layRoads(draft: Draft, network: string, roads: readonly Railway[], shares: readonly string[]): void {
  const plan = { network, shares, railways: roads, place: placeOf(draft), toll: tollOf }
  for (const hex of layRailways(draft, lusatiaOnTheSheet, plan)) {
    draft.features[hex].set('road-edge', edgesOf(draft.grid, hex)[0])
  }
}

/** A main route joins the hexes of a city (terrain table, note 3). */
function joinCityHexes(draft: Draft): void {
  for (const { name, hexes } of towns) {
    const city = hexes.map(each => hexNamed(draft.grid, each))
    for (const a of city) {
      for (const b of city) {
        if (a >= b || draft.grid.directionTo(a, b) < 0) continue
        const label = `${name} ${draft.grid.names[a]}-${draft.grid.names[b]}`
        draft.routes.push({ network: 'main', name: label, hexes: [a, b] })
      }
    }
  }
}

/** Every crossing of route and water has a bridge (R14). */
function buildBridges(draft: Draft): void {
  for (const { hexes } of draft.routes) {
    for (let i = 1; i < hexes.length; i++) {
      const { kinds } = sideOf(draft, hexes[i - 1], hexes[i])
      if (WATER.some(kind => kinds.has(kind))) kinds.add('bridge')
    }
  }
}

function markLimit({ grid, features, stated }: Draft): void {
  for (let hex = 0; hex < grid.size; hex++) {
    if (grid.line[hex] !== AMERICAN_COLUMN) continue
    features[hex].set('american-limit', '')
    stated[hex].add('american-limit')
  }
}

function markControl(draft: Draft): void {
  const nysa = controlInNysa(draft)
  const stars = controlInTwoStars(draft, nysa)
  draft.features.forEach((features, hex) => {
    features.set('nysa', nysa[hex])
    features.set('stars', stars[hex])
  })
  for (const { scenario, hexes } of setUps) {
    for (const name of hexes) draft.stated[hexNamed(draft.grid, name)].add(scenario)
  }
}
