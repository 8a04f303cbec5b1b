// Munich War as the kit knows it: names, kinds, owners, ground, sides.
import { SIDES } from '../../../games/munich-war/nations.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { HEX, hasFlag, type State } from '../../../games/munich-war/state.ts'
import { SCENARIOS } from '../../../games/munich-war/terms.ts'
import {
  attackFactors,
  defenceFactors,
  isAir,
  isFleet,
  isLand,
  isSpecialForces,
  isStatic,
  movementFactors,
  successRange,
  unitNation,
} from '../../../games/munich-war/units.ts'
import {
  adjective,
  countryName,
  groundName,
  kindOf,
  names,
  SIDE_NAMES,
} from '../../../games/munich-war/words/names.ts'
import { country, isEntrenchment, isFortSymbol } from '../../../games/munich-war/world.ts'
import { fieldOf } from '../kit/field.ts'

/** After the id of an airlift: the piece that stands for it when it waits to carry a unit. */
const CARRY = '~carry'

export const carrying = (id: string): string => `${id}${CARRY}`
export const isCarrying = (piece: string): boolean => piece.endsWith(CARRY)
export const unitOfPiece = (piece: string): string => piece.replace(CARRY, '')

export const field = fieldOf<State>({
  ...names,
  nameOf: id => {
    const name = names.nameOf(unitOfPiece(String(id)))
    return isCarrying(String(id)) ? `${name}, to carry a unit` : name
  },
  kindOf,
  nationOf: unit => adjective(unitNation[unit]),
  ownerOf: (g, unit) => g.allegiance[unitNation[unit]],
  groundOf: groundName,
  countryOf: hex => countryName(country[hex]),
  worksIn: (g, hex) => [
    ...(isEntrenchment[hex] ? ['entrenchment'] : []),
    ...(isFortSymbol[hex] ? ['fortification symbol'] : []),
    ...(hasFlag(g.hexFlags, hex, HEX.terror) ? ['terrorized'] : []),
  ],
  lastTurnOf: g => warOf(g).turns,
  sides: Object.fromEntries(SCENARIOS.map(({ id }) => [id, SIDES.map((_, side) => SIDE_NAMES[side])])),
})

export const { unitAt, nameOf, unitName, hexAt, idsOf, placeName, placeNamed, unitsIn, around, shownAt } =
  field

/** `6-4`, `2`: what is printed large on a counter with so many steps. */
export function figures(unit: number, steps: number): string {
  const left = Math.max(1, steps)
  if (isLand[unit]) return `${attackFactors[left][unit]}-${defenceFactors[left][unit]}`
  if (isAir[unit] || isFleet[unit]) return `${attackFactors[left][unit]}`
  return isSpecialForces[unit] ? `1–${successRange[unit]}` : ''
}

/** `attack 6, defence 4, 5 points`; `factor 2, range 6`. */
export function values(unit: number, steps: number): string {
  const left = Math.max(1, steps)
  const [attack, defence, move] = [attackFactors, defenceFactors, movementFactors].map(
    each => each[left][unit],
  )
  if (isAir[unit]) return `factor ${attack}, range ${move}`
  if (isFleet[unit]) return `bombards with ${attack}`
  if (isSpecialForces[unit]) return `succeeds on 1 to ${successRange[unit]}`
  if (!isLand[unit]) return 'carries one army or three smaller units'
  return `attack ${attack}, defence ${defence}, ${isStatic[unit] ? 'does not move' : `${move} points`}`
}
