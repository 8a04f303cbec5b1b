// Places that are never left without a garrison while an enemy is near.
import { CZECHOSLOVAKIA, HUNGARY, POLAND } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { is1939, STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  BERLIN,
  capital,
  country,
  defenceFactor,
  grid,
  KRAKOW,
  UNITS,
  unitNation,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import { willAct } from './last-turn.ts'

/** Hexes within which an enemy counts. */
const NEAR = 4
/** Defence points for each attack point that is near. */
const ENOUGH = 0.6

/** 4.1c3, 4.5.1a, 4.5.4a, 13.3b  The hexes on which a nation or the game hangs. */
function vitalHexes(g: State): readonly number[] {
  if (is1939(g)) return [WARSAW, KRAKOW]
  const capitals = [CZECHOSLOVAKIA, POLAND, HUNGARY].filter(nation => g.status[nation] === STATUS.fighting)
  return [...BERLIN, ...capitals.map(nation => capital[nation])]
}

export const isVital = (g: State, hex: number): boolean => vitalHexes(g).includes(hex)

/** Has the nation lost one of them? */
export function hasLostVital(g: State, nation: number): boolean {
  return vitalHexes(g).some(
    hex => country[hex] === nation && controllingSide(g, hex) !== g.terms.sideOf[nation],
  )
}

function attackNear(g: State, side: number, hex: number): number {
  let attack = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || g.terms.sideOf[unitNation[unit]] === side) continue
    if (!willAct(g, unitNation[unit])) continue
    if (grid.distance(g.place[unit], hex) <= NEAR) attack += attackFactor[unit]
  }
  return attack
}

/** Is the unit needed where it stands, because without it a vital place would be too weak? */
export function isGarrison(g: State, unit: number): boolean {
  const hex = g.place[unit]
  if (hex < 0 || !isVital(g, hex)) return false
  let others = 0
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other !== unit) others += defenceFactor[other]
  }
  return others < ENOUGH * attackNear(g, g.terms.sideOf[unitNation[unit]], hex)
}
