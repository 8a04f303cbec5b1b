import { writeBoard } from '../../engine/board/write.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import { cities } from '../../games/eisenhowers-war/board/cities.ts'
import { hexFacts, hexsideFacts } from '../../games/eisenhowers-war/board/facts.ts'
import { readGeodata } from '../globe/geodata.ts'
import { linesOf, readFeatures } from '../globe/geojson.ts'
import { correctHexes, correctSides } from '../hexes/corrections.ts'
import { describeDraft } from '../hexes/describe.ts'
import { type Draft, emptyDraft, hexNamed, isWater, sideOf } from '../hexes/draft.ts'
import { layLand } from '../layers/land.ts'
import { layRivers } from '../layers/rivers.ts'
import { surveyHexes } from '../layers/survey.ts'
import { layTerrain, markNamedGround } from '../layers/terrain.ts'
import { layWaterSides } from '../layers/water-sides.ts'
import { hexOverrides, riverOverrides, sideOverrides } from '../overrides/eisenhowers-war.ts'
import { markCoasts } from './coasts.ts'
import { boardFrame, closedCountries, gridSpec, ownerIn1944, regions } from './frame.ts'
import { westernEuropeOnTheSheet } from './georeference.ts'
import { namedGround, terrainScale } from './ground.ts'
import { markLines } from './mark-lines.ts'
import { rivers } from './rivers.ts'
import { forts, launchSites, passes } from './works.ts'

/** The text of the board, built from the geography in a folder. */
export function buildEisenhowersWar(folder: string): string {
  const draft = emptyDraft(createGrid(gridSpec))
  const globe = westernEuropeOnTheSheet
  const geodata = readGeodata(folder, 'territories.geojson', ownerIn1944)
  const survey = surveyHexes(draft.grid, globe, geodata)
  layLand(draft, survey, { regions })
  layTerrain(draft, survey, terrainScale)
  markNamedGround(draft, globe, namedGround)
  placeCities(draft)
  applyFacts(draft)
  correctHexes(draft, hexOverrides)
  layWaterSides(draft, globe, geodata)
  callWaterSea(draft)
  correctSides(draft, sideOverrides)
  applySideFacts(draft)
  const courses = readFeatures(folder, 'rivers.geojson')
  const courseOf = (name: string) =>
    courses.filter(feature => feature.properties.name === name).flatMap(feature => linesOf(feature))
  layRivers(draft, globe, rivers, courseOf, hexCalled(draft))
  correctSides(draft, riverOverrides)
  closeCountries(draft)
  placeWorks(draft)
  markCoasts(draft)
  markLines(draft, globe)
  return writeBoard(describeDraft(draft, boardFrame))
}

/** By the name of its city, or by its number. */
const hexCalled = (draft: Draft) => (name: string) =>
  hexNamed(draft.grid, cities.find(city => city.name === name)?.hex ?? name)

/** A city's hex is land and belongs to its country, whatever else lies in it. */
function placeCities(draft: Draft): void {
  for (const { name, country, hex: number, port, source, rule } of cities) {
    const hex = hexNamed(draft.grid, number)
    draft.region[hex] = country
    if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
    draft.features[hex].set('city', name)
    if (port) draft.features[hex].set('port', '')
    if (source) draft.features[hex].set('source', source)
    if (rule) for (const key of ['city', source ? 'source' : 'city']) draft.stated[hex].add(key)
  }
}

function applyFacts(draft: Draft): void {
  for (const { hexes, region, terrain, port, features = [] } of hexFacts) {
    for (const hex of hexes.map(name => hexNamed(draft.grid, name))) {
      if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
      if (region) draft.region[hex] = region
      if (terrain) draft.terrain[hex] = terrain
      for (const key of features) draft.features[hex].set(key, '')
      for (const key of features) draft.stated[hex].add(key)
      if (terrain) draft.stated[hex].add('terrain')
      if (region) draft.stated[hex].add('region')
      if (port) draft.stated[hex].add('port')
    }
  }
}

/** The rules know one kind of open water: the sea (8.5). */
function callWaterSea({ grid, terrain, sides }: Draft): void {
  for (let hex = 0; hex < grid.size; hex++) if (terrain[hex] === 'lake') terrain[hex] = 'sea'
  for (const { kinds } of sides.values()) if (kinds.delete('lake')) kinds.add('sea')
}

function applySideFacts(draft: Draft): void {
  for (const { side: names, kinds, name } of hexsideFacts) {
    const [a, b] = names.map(each => hexNamed(draft.grid, each))
    const side = sideOf(draft, a, b)
    side.kinds.clear()
    side.name = name
    // The course of the river itself is laid with the others.
    for (const kind of kinds) {
      side.kinds.add(kind)
      side.stated.add(kind)
    }
  }
}

/** Frontiers of closed countries are blocked, rivers or not; so is land that is nobody's. */
function closeCountries(draft: Draft): void {
  const isClosed = (hex: number) => !isWater(draft, hex) && closedCountries.includes(draft.region[hex] ?? '')
  for (let hex = 0; hex < draft.grid.size; hex++) {
    if (!isClosed(hex)) continue
    draft.features[hex].set('closed', '')
    for (let d = 0; d < 6; d++) {
      const beyond = draft.grid.neighbours[hex * 6 + d]
      if (beyond < 0 || isWater(draft, beyond) || isClosed(beyond)) continue
      const side = sideOf(draft, hex, beyond)
      if (!side.kinds.has('sea')) side.kinds.add('blocked')
    }
  }
}

function placeWorks(draft: Draft): void {
  const mark = (name: string, key: string, value = '') =>
    draft.features[hexNamed(draft.grid, name)].set(key, value)
  for (const [kind, hexes] of Object.entries(forts)) for (const name of hexes) mark(name, 'fort', kind)
  for (const name of launchSites) mark(name, 'v1')
  for (const { name, hexes } of passes) {
    draft.routes.push({ network: 'pass', name, hexes: hexes.map(each => hexNamed(draft.grid, each)) })
    for (const each of hexes.slice(1, -1)) mark(each, 'pass')
  }
}
