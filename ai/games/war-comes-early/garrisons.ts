// Places that are never left without a garrison while an enemy is near.
import { CZECHOSLOVAKIA, HUNGARY, POLAND } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { countryRefusal } from '../../../games/war-comes-early/rules/11-entry.ts'
import { is1939, STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  BERLIN,
  capital,
  country,
  grid,
  KRAKOW,
  UNITS,
  unitNation,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import type { Duty } from '../../planner/book.ts'
import { willAct } from './last-turn.ts'

/** Hexes within which an enemy counts. */
const NEAR = 4
/** Hexes that a corps makes in column along a railway. */
const BY_RAIL = 16
/** Defence points for each attack point that is near. */
const ENOUGH = 0.6

/** 4.1c3, 4.5.1a, 4.5.4a, 13.3b  The hexes on which a nation or the game hangs. */
function vitalHexes(g: State): readonly number[] {
  if (is1939(g)) return [WARSAW, KRAKOW]
  const allies = [POLAND, HUNGARY].filter(nation => g.status[nation] === STATUS.fighting)
  return [...BERLIN, capital[CZECHOSLOVAKIA], ...allies.map(nation => capital[nation])]
}

export const isVital = (g: State, hex: number): boolean => vitalHexes(g).includes(hex)

/** Hexes within which units go to win back what is lost; the others keep what they have. */
const TO_WIN_BACK = 5

/** Has the nation lost one of them close to the unit? */
export function isVitalLostNear(g: State, unit: number): boolean {
  const nation = unitNation[unit]
  return vitalHexes(g).some(
    hex =>
      country[hex] === nation &&
      controllingSide(g, hex) !== g.terms.sideOf[nation] &&
      grid.distance(hex, g.place[unit]) <= TO_WIN_BACK,
  )
}

/** What an enemy who can come brings against the hex, and whether one could walk in by rail (11.4e, 11.6). */
function threatTo(
  g: State,
  side: number,
  hex: number,
): { readonly attack: number; readonly isInReach: boolean } {
  let attack = 0
  let isInReach = false
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || g.terms.sideOf[unitNation[unit]] === side) continue
    if (attackFactor[unit] === 0 || !mayCome(g, unitNation[unit], hex)) continue
    const distance = grid.distance(g.place[unit], hex)
    if (distance <= NEAR) attack += attackFactor[unit]
    if (distance <= BY_RAIL) isInReach = true
  }
  return { attack, isInReach }
}

const mayCome = (g: State, nation: number, hex: number): boolean =>
  willAct(g, nation) && countryRefusal(g, nation, country[hex]) === null

/** Vital places, as long as an enemy could come there: what is there stays, and somebody goes where nobody is. */
export function dutiesOf(g: State, side: number): Duty[] {
  const duties: Duty[] = []
  for (const hex of vitalHexes(g)) {
    const { attack, isInReach } = threatTo(g, side, hex)
    if (isInReach) duties.push({ hex, keep: ENOUGH * attack, send: 1, within: 0 })
  }
  return duties
}

/** Does a vital place stand empty with an enemy who could walk in? */
export function isOpen(g: State, side: number, hex: number): boolean {
  return g.top[hex] < 0 && isVital(g, hex) && threatTo(g, side, hex).isInReach
}
