import { writeBoard } from '../../engine/board/write.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import { cities } from '../../games/war-comes-early/board/cities.ts'
import { hexFacts, hexsideFacts, wholeCountries } from '../../games/war-comes-early/board/facts.ts'
import { readGeodata } from '../globe/geodata.ts'
import { linesOf, readFeatures } from '../globe/geojson.ts'
import { correctHexes, correctSides } from '../hexes/corrections.ts'
import { describeDraft } from '../hexes/describe.ts'
import { type Draft, emptyDraft, hexNamed, isWater, sideOf } from '../hexes/draft.ts'
import { closeLandOutOfPlay, landmass, layLand } from '../layers/land.ts'
import { layRailways } from '../layers/railways.ts'
import { layRivers } from '../layers/rivers.ts'
import { surveyHexes } from '../layers/survey.ts'
import { layTerrain, markNamedGround } from '../layers/terrain.ts'
import { layWaterSides } from '../layers/water-sides.ts'
import { hexOverrides, sideOverrides } from '../overrides/war-comes-early.ts'
import { forts } from './forts.ts'
import { boardFrame, gridSpec, regions } from './frame.ts'
import { europeOnTheSheet } from './georeference.ts'
import { namedGround, terrainScale } from './ground.ts'
import { railways, towns } from './railways.ts'
import { rivers } from './rivers.ts'

const EUROPE_1938 = 'borders1938.geojson'

/** The text of the board, built from the geography in a folder. */
export function buildWarComesEarly(folder: string): string {
  const grid = createGrid(gridSpec)
  const draft = emptyDraft(grid)
  const geodata = readGeodata(folder, EUROPE_1938)
  const globe = europeOnTheSheet
  const survey = surveyHexes(grid, globe, geodata)
  layLand(draft, survey, { regions })
  layTerrain(draft, survey, terrainScale)
  markNamedGround(draft, globe, namedGround)
  applyFacts(draft)
  correctHexes(draft, hexOverrides)
  layWaterSides(draft, globe, geodata)
  correctSides(draft, sideOverrides)
  applySideFacts(draft)
  const courses = readFeatures(folder, 'rivers.geojson')
  const courseOf = (name: string) =>
    courses.filter(feature => feature.properties.name === name).flatMap(feature => linesOf(feature))
  layRivers(draft, globe, rivers, courseOf, hexOfCity(draft))
  closeLandOutOfPlay(draft)
  placeCities(draft)
  placeForts(draft)
  markEastPrussia(draft)
  const leaving = layRailways(draft, globe, { railways, place: placeOf(draft) })
  markSovietRailEdge(draft, leaving)
  return writeBoard(describeDraft(draft, boardFrame))
}

/** A city's hex belongs to its country, whatever else lies in it; then what the rules say in so many words. */
function applyFacts(draft: Draft): void {
  for (const { hex: name, country } of cities) {
    const hex = hexNamed(draft.grid, name)
    draft.region[hex] = country
    if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
  }
  for (const { hexes, region } of hexFacts) {
    for (const name of hexes) {
      const hex = hexNamed(draft.grid, name)
      if (region) draft.region[hex] = region
      if (isWater(draft, hex)) draft.terrain[hex] = 'clear'
    }
  }
  for (const [country, hexes] of Object.entries(wholeCountries)) {
    for (const name of hexes) draft.stated[hexNamed(draft.grid, name)].add('region')
    for (let hex = 0; hex < draft.grid.size; hex++) {
      if (draft.region[hex] === country && !hexes.includes(draft.grid.names[hex])) {
        throw new Error(`${draft.grid.names[hex]} cannot be in ${country}`)
      }
    }
  }
}

function applySideFacts(draft: Draft): void {
  for (const { side: names, kind } of hexsideFacts) {
    const [a, b] = names.map(name => hexNamed(draft.grid, name))
    const side = sideOf(draft, a, b)
    side.kinds.clear()
    side.kinds.add(kind)
    side.stated.add(kind)
  }
}

const hexOfCity = (draft: Draft) => (name: string) => {
  const city = cities.find(each => each.name === name)
  if (!city) throw new Error(`there is no city ${name}`)
  return hexNamed(draft.grid, city.hex)
}

const placeOf = (draft: Draft) => (town: string) => {
  const city = cities.find(each => each.name === town)
  if (city) return { at: city.at, hex: hexNamed(draft.grid, city.hex) }
  if (!towns[town]) throw new Error(`there is no town ${town}`)
  return { at: towns[town] }
}

function placeCities(draft: Draft): void {
  for (const city of cities) {
    const hex = hexNamed(draft.grid, city.hex)
    const key = city.blackDot ? 'blackdot' : 'city'
    draft.features[hex].set(key, city.name)
    if (city.capital) draft.features[hex].set('capital', '')
    if (city.port) draft.features[hex].set('port', '')
    if (city.vp) draft.features[hex].set('vp', String(city.vp))
    if (!city.rule) continue
    draft.stated[hex].add(key)
    if (city.capital) draft.stated[hex].add('capital')
  }
  draft.stated[hexOfCity(draft)('Brussels')].add('vp')
}

function placeForts(draft: Draft): void {
  for (const [kind, hexes] of Object.entries(forts)) {
    for (const name of hexes) draft.features[hexNamed(draft.grid, name)].set('fort', kind)
  }
}

function markEastPrussia(draft: Draft): void {
  for (const hex of landmass(draft, hexOfCity(draft)('Konigsberg')))
    draft.features[hex].set('east-prussia', '')
}

/** The east edge begins at row 11 of line 61 (1.2); the south edge is the last row of every line. */
function markSovietRailEdge(draft: Draft, leaving: ReadonlySet<number>): void {
  const { grid, region } = draft
  for (const hex of leaving) {
    const isSouth = grid.at(grid.line[hex], grid.along[hex] + 1) < 0
    const isEast = grid.line[hex] === 61 && grid.along[hex] >= 11
    if (region[hex] === 'Soviet Union' && (isSouth || isEast)) draft.features[hex].set('rail-edge', '')
  }
}
