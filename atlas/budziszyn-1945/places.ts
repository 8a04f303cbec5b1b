import { towns, villages } from '../../games/budziszyn-1945/board/towns.ts'
import type { LatLon } from '../globe/lambert.ts'
import { type Draft, hexNamed } from '../hexes/draft.ts'
import { points } from './roads.ts'

/** Parts of cities, where it matters on which side of the river a road begins. */
const quarters: Readonly<Record<string, string>> = {
  Dresden: '2533',
  'Neustadt quarter': '2532',
  Görlitz: '5829',
  'Görlitz South': '5830',
  'Görlitz Moys': '5929',
  Cottbus: '4007',
  'Cottbus South': '4008',
  Bautzen: '4329',
  'Bautzen South': '4330',
}

/** Where a place lies does not matter if its hex is known. */
const ANYWHERE: LatLon = [51.5, 14]

/** A town's hex by its name, a quarter's, or a hex by its number. */
export const hexOfPlace = (draft: Draft) => (name: string) => {
  const town = towns.find(each => each.name === name)
  return hexNamed(draft.grid, quarters[name] ?? town?.hexes[0] ?? name)
}

/** Where a road goes: a town or a hex by its number as it is, a village or a point where it lies on the globe. */
export const placeOf =
  (draft: Draft) =>
  (name: string): { readonly at: LatLon; readonly hex?: number } => {
    const isHex = /^\d{4}$/.test(name) || quarters[name] || towns.some(each => each.name === name)
    if (isHex) return { at: ANYWHERE, hex: hexOfPlace(draft)(name) }
    const at = villages.find(each => each.name === name)?.at ?? points[name.replace('@', '')]
    if (!at) throw new Error(`there is no place ${name}`)
    return { at }
  }
