import { writeBoard } from '../../engine/board/write.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import { cities } from '../../games/munich-war/board/cities.ts'
import { cityPoints, hexFacts } from '../../games/munich-war/board/facts.ts'
import { readGeodata } from '../globe/geodata.ts'
import { linesOf, readFeatures } from '../globe/geojson.ts'
import { correctHexes, correctSides } from '../hexes/corrections.ts'
import { describeDraft } from '../hexes/describe.ts'
import { type Draft, emptyDraft, hexNamed, isWater, sideOf } from '../hexes/draft.ts'
import { closeLandOutOfPlay, layLand } from '../layers/land.ts'
import { layRailways } from '../layers/railways.ts'
import { layRivers } from '../layers/rivers.ts'
import { surveyHexes } from '../layers/survey.ts'
import { layTerrain, markNamedGround } from '../layers/terrain.ts'
import { layWaterSides } from '../layers/water-sides.ts'
import { hexOverrides, sideOverrides } from '../overrides/munich-war.ts'
import { boardFrame, gridSpec, regions } from './frame.ts'
import { europeOnTheSheet } from './georeference.ts'
import { namedGround, terrainScale } from './ground.ts'
import { placeOfTown, railways } from './railways.ts'
import { rivers } from './rivers.ts'
import { markSeas } from './seas.ts'
import { entrenchments, forts, MANNERHEIM_LINE } from './works.ts'

/** The text of the board, built from the geography in a folder. */
export function buildMunichWar(folder: string): string {
  const draft = emptyDraft(createGrid(gridSpec))
  const globe = europeOnTheSheet
  const geodata = readGeodata(folder, 'borders1938.geojson')
  const survey = surveyHexes(draft.grid, globe, geodata)
  layLand(draft, survey, { regions })
  layTerrain(draft, survey, terrainScale)
  markNamedGround(draft, globe, namedGround)
  placeCities(draft)
  applyFacts(draft)
  correctHexes(draft, hexOverrides)
  layWaterSides(draft, globe, geodata)
  for (const { kinds } of draft.sides.values()) if (kinds.delete('lake')) kinds.add('sea')
  correctSides(draft, sideOverrides)
  const courses = readFeatures(folder, 'rivers.geojson')
  const courseOf = (name: string) =>
    courses.filter(feature => feature.properties.name === name).flatMap(feature => linesOf(feature))
  layRivers(draft, globe, rivers, courseOf, hexCalled(draft))
  closeLandOutOfPlay(draft)
  closeSwitzerland(draft)
  placeWorks(draft)
  markSeas(draft, globe)
  const place = (town: string) => {
    const city = cities.find(each => each.name === town)
    return city ? { at: city.at, hex: hexNamed(draft.grid, city.hex) } : { at: placeOfTown(town) }
  }
  markSovietRailEdge(draft, layRailways(draft, globe, { railways, place }))
  return writeBoard(describeDraft(draft, boardFrame))
}

/** By the name of its city, or by its number. */
const hexCalled = (draft: Draft) => (name: string) =>
  hexNamed(draft.grid, cities.find(city => city.name === name)?.hex ?? name)

/** A city's hex is land and belongs to its country, whatever else lies in it. */
function placeCities(draft: Draft): void {
  for (const { name, country, hex: number, capital, mobilization, port, rso, vp, rule } of cities) {
    const hex = hexNamed(draft.grid, number)
    const features = draft.features[hex]
    draft.region[hex] = country
    if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
    features.set('city', name)
    if (capital) features.set('capital', '')
    if (mobilization) features.set('mobilization', '')
    if (port) features.set('port', port)
    if (rso) features.set('rso', '')
    if (vp) features.set('vp', String(vp))
    if (rule) draft.stated[hex].add('city')
    if (name in cityPoints || capital) draft.stated[hex].add('vp')
    if (capital) draft.stated[hex].add('capital')
  }
}

function applyFacts(draft: Draft): void {
  for (const { hexes, region, coast, features = [] } of hexFacts) {
    for (const hex of hexes.map(name => hexNamed(draft.grid, name))) {
      if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
      if (region) draft.region[hex] = region
      if (region) draft.stated[hex].add('region')
      if (coast) draft.features[hex].set('coast', coast)
      if (coast) draft.stated[hex].add('coast')
      for (const key of features) draft.features[hex].set(key, '')
      for (const key of features) draft.stated[hex].add(key)
    }
  }
}

/** Neither side may ever enter it (5.6). */
function closeSwitzerland(draft: Draft): void {
  const isSwiss = (hex: number) => draft.region[hex] === 'Switzerland'
  for (let hex = 0; hex < draft.grid.size; hex++) {
    if (!isSwiss(hex)) continue
    draft.features[hex].set('closed', '')
    for (let d = 0; d < 6; d++) {
      const beyond = draft.grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && !isSwiss(beyond)) sideOf(draft, hex, beyond).kinds.add('blocked')
    }
  }
}

function placeWorks(draft: Draft): void {
  for (const name of Object.keys(forts)) draft.features[hexNamed(draft.grid, name)].set('fort', '')
  for (const name of Object.keys(entrenchments))
    draft.features[hexNamed(draft.grid, name)].set('entrenchment', '')
  const line = hexNamed(draft.grid, MANNERHEIM_LINE)
  draft.features[line].set('objective', forts[MANNERHEIM_LINE])
  draft.features[line].set('vp', '2')
  draft.stated[line].add('vp')
}

/** Where Soviet units leave the map by rail (8.6.1). */
function markSovietRailEdge(draft: Draft, leaving: ReadonlySet<number>): void {
  for (const hex of leaving) {
    const isEast = draft.grid.line[hex] === gridSpec.lines[1]
    if (isEast && draft.region[hex] === 'Soviet Union') draft.features[hex].set('rail-edge', '')
  }
}
