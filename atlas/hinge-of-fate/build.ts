import { writeBoard } from '../../engine/board/write.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import type { GridSpec } from '../../engine/hex/numbering.ts'
import { hexFacts, hexsideFacts } from '../../games/hinge-of-fate/board/facts.ts'
import { type Place, places } from '../../games/hinge-of-fate/board/places.ts'
import { type Geodata, readGeodata } from '../globe/geodata.ts'
import { linesOf, readFeatures } from '../globe/geojson.ts'
import type { Georeference } from '../globe/georeference.ts'
import type { LatLon } from '../globe/lambert.ts'
import { correctHexes, correctSides, type HexOverride, type SideOverride } from '../hexes/corrections.ts'
import { type BoardFrame, describeDraft } from '../hexes/describe.ts'
import { type Draft, emptyDraft, hexNamed, isWater, sideOf } from '../hexes/draft.ts'
import { hexAt } from '../hexes/plane.ts'
import { layLand } from '../layers/land.ts'
import { layRivers, type River } from '../layers/rivers.ts'
import { surveyHexes } from '../layers/survey.ts'
import { layTerrain, markNamedGround, type NamedGround, type TerrainScale } from '../layers/terrain.ts'
import { layWaterSides } from '../layers/water-sides.ts'

const EUROPE_1939 = 'borders1939.geojson'

/** What one of the two maps is made of. */
export interface Recipe {
  readonly grid: GridSpec
  readonly frame: BoardFrame
  readonly globe: Georeference
  readonly regions: Readonly<Record<string, string>>
  readonly scale: TerrainScale
  readonly ground: readonly NamedGround[]
  readonly rivers: readonly River[]
  readonly towns: Readonly<Record<string, LatLon>>
  readonly hexOverrides: readonly HexOverride[]
  readonly sideOverrides: readonly SideOverride[]
  /** Zones and fortified lines, once land, rivers and places are there. */
  markZones(draft: Draft): void
}

/** The text of a board, built from the geography in a folder. */
export function buildMap(folder: string, recipe: Recipe): string {
  const geodata = readGeodata(folder, EUROPE_1939)
  const draft = layGround(recipe, geodata)
  const here = placesOn(draft)
  settlePlaces(draft, here)
  applyFacts(draft)
  correctHexes(draft, recipe.hexOverrides)
  layWaterSides(draft, recipe.globe, geodata)
  correctSides(draft, recipe.sideOverrides)
  const courses = readFeatures(folder, 'rivers.geojson')
  const courseOf = (name: string) =>
    courses.filter(feature => feature.properties.name === name).flatMap(feature => linesOf(feature))
  layRivers(draft, recipe.globe, recipe.rivers, courseOf, hexOfPlace(draft, here, recipe))
  stillRiversAtCities(draft, here)
  applySideFacts(draft)
  nameTowns(draft, recipe)
  recipe.markZones(draft)
  return writeBoard(describeDraft(draft, recipe.frame))
}

function layGround({ grid: spec, globe, regions, scale, ground }: Recipe, geodata: Geodata): Draft {
  const grid = createGrid(spec)
  const draft = emptyDraft(grid)
  const survey = surveyHexes(grid, globe, geodata)
  layLand(draft, survey, { regions })
  layTerrain(draft, survey, scale)
  markNamedGround(draft, globe, ground)
  return draft
}

const placesOn = ({ grid }: Draft): readonly Place[] => places.filter(place => grid.indexOf(place.hex) >= 0)

/** The hex of a place or a town, or a hex by its number. */
const hexOfPlace =
  (draft: Draft, here: readonly Place[], { globe, towns }: Recipe) =>
  (name: string) =>
    towns[name]
      ? hexAt(draft.grid, globe.toSheet(towns[name]))
      : hexNamed(draft.grid, here.find(each => each.name === name)?.hex ?? name)

/** A city has a line of its own on the terrain chart, so that the ground under it does not matter. */
function settlePlaces(draft: Draft, here: readonly Place[]): void {
  for (const { hex: name, region, is, capital, rule, ...place } of here) {
    const hex = hexNamed(draft.grid, name)
    draft.region[hex] = region
    if (is === 'city' || isWater(draft, hex)) draft.terrain[hex] = 'clear'
    draft.features[hex].set(is, place.name)
    if (is === 'fortress') draft.features[hex].set('fort', 'polish')
    if (capital) draft.features[hex].set('capital', '')
    if (rule) for (const key of draft.features[hex].keys()) draft.stated[hex].add(key)
  }
}

/** Cities do away with the rivers around them for all purposes (11.6); their course stays for the eye. */
function stillRiversAtCities(draft: Draft, here: readonly Place[]): void {
  const cities = new Set(here.filter(place => place.is === 'city').map(place => place.hex))
  for (const [key, { kinds }] of draft.sides) {
    if (kinds.has('river') && key.split('/').some(hex => cities.has(hex))) {
      kinds.delete('river')
      kinds.add('city-river')
    }
  }
}

function nameTowns(draft: Draft, { globe, towns }: Recipe): void {
  for (const [name, at] of Object.entries(towns)) {
    const hex = hexAt(draft.grid, globe.toSheet(at))
    if (hex < 0 || isWater(draft, hex)) throw new Error(`${name} is not on the land of this map`)
    const features = draft.features[hex]
    const taken = features.get('city') ?? features.get('fortress') ?? features.get('town')
    if (taken) throw new Error(`${name} lies in the hex of ${taken}`)
    features.set('town', name)
  }
}

/** What the rules say in so many words. */
function applyFacts(draft: Draft): void {
  for (const { hexes, region, terrain, features = {} } of hexFacts) {
    for (const hex of hexes.map(draft.grid.indexOf).filter(each => each >= 0)) {
      if (region) draft.region[hex] = region
      if (terrain) draft.terrain[hex] = terrain
      for (const [key, value] of Object.entries(features)) draft.features[hex].set(key, value)
      const keys = [...Object.keys(features), ...(region ? ['region'] : []), ...(terrain ? ['terrain'] : [])]
      for (const key of keys) draft.stated[hex].add(key)
    }
  }
}

function applySideFacts(draft: Draft): void {
  for (const { side: names, kind } of hexsideFacts) {
    const [a, b] = names.map(draft.grid.indexOf)
    if (a < 0) continue
    const side = sideOf(draft, a, b)
    side.kinds.clear()
    side.kinds.add(kind)
    side.stated.add(kind)
  }
}
