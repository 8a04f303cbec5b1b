// Everything that can be looked at of one game: its maps, what is known of their hexes, its counters.
import type { Battle } from '../../catalogue.ts'
import { loadMapBoard, loadMapList, type MapBoard } from '../../map/board.ts'
import { type CounterFaces, loadCounterFaces } from '../../map/faces.ts'
import { type HexFacts, loadMapFacts, type MapFacts } from '../../map/facts.ts'
import { type NamedHex, namesToFind } from '../../map/find.ts'
import type { SheetPlace } from '../../map/layout.ts'
import { type NationTray, traysOf } from './trays.ts'

export interface GameMaps {
  readonly game: string
  readonly board: MapBoard
  /** One for each sheet. */
  readonly facts: readonly MapFacts[]
  readonly faces: CounterFaces
  readonly trays: readonly NationTray[]
  readonly places: readonly NamedHex[]
  hexFacts(hex: string): HexFacts
}

/** The maps of a game: its one map is called like it. */
export const placesOf = ({ id, maps }: Battle): readonly SheetPlace[] => maps ?? [{ map: id, title: '' }]

/** Null while the maps are still being drawn. */
export async function loadMaps(battle: Battle, isFresh: boolean): Promise<GameMaps | null> {
  const places = placesOf(battle)
  const { boards } = await loadMapList('maps/', isFresh)
  if (places.some(({ map }) => boards[map] === undefined)) return null
  const [board, faces, { set }] = await Promise.all([
    loadMapBoard(battle.id, places),
    loadCounterFaces(battle.counters),
    battle.counters(),
  ])
  const factsOf = ({ folder, facts: file }: (typeof boards)[string]) => loadMapFacts(`maps/${folder}${file}`)
  const facts = await Promise.all(places.map(({ map }) => factsOf(boards[map])))
  const hexFacts = (hex: string): HexFacts => facts[board.grid.sheet[board.indexOf(hex)]].hexes[hex]
  return {
    game: battle.id,
    board,
    facts,
    faces,
    trays: traysOf(set(), name => board.indexOf(name) >= 0),
    places: namesToFind(board, townsOf(board, hexFacts)),
    hexFacts,
  }
}

/** A kind of place that is rare is a great one: capitals come before cities, cities before villages. */
function townsOf(board: MapBoard, hexFacts: (hex: string) => HexFacts): NamedHex[] {
  const towns = board.grid.names.flatMap(hex => {
    const { town } = hexFacts(hex)
    return town === null ? [] : [{ hex, name: town.text, detail: town.kind }]
  })
  const many = new Map<string, number>()
  for (const { detail } of towns) many.set(detail, (many.get(detail) ?? 0) + 1)
  return towns.sort((a, b) => many.get(a.detail)! - many.get(b.detail)!)
}
