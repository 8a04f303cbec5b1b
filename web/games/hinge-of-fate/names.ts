// The field of Hinge of Fate: names, commands and ground of both maps.
import { commandOn, GROUP, WEST } from '../../../games/hinge-of-fate/forces.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import {
  countryName,
  groundName,
  kindOf,
  names,
  nationName,
  SIDES,
} from '../../../games/hinge-of-fate/words/names.ts'
import { campOf, groupOf, mapOf, SOVIET_UNITS } from '../../../games/hinge-of-fate/world.ts'
import { fieldOf } from '../kit/field.ts'

const isOfWest = (g: State, unit: number): boolean => {
  if (groupOf[unit] === GROUP.agc || groupOf[unit] === GROUP.french) return true
  // H11  The Luftwaffe belongs to the command over whose map it serves.
  if (groupOf[unit] !== GROUP.luftwaffe) return false
  return g.place[unit] >= 0 ? mapOf[g.place[unit]] === WEST : g.switched === 1
}

export const ownerOf = (g: State, unit: number): number =>
  commandOn(campOf[unit], isOfWest(g, unit) ? WEST : 0)

export const field = fieldOf<State>({
  ...names,
  kindOf,
  nationOf: nationName,
  ownerOf,
  groundOf: groundName,
  countryOf: countryName,
  sides: SIDES,
})

export const {
  unitAt,
  nameOf,
  hexAt,
  idsOf,
  placeName,
  placeNamed,
  sideOf,
  unitsIn,
  unitName,
  shownAt,
  around,
} = field

export const isSoviet = (unit: number): boolean => SOVIET_UNITS.includes(unit)
