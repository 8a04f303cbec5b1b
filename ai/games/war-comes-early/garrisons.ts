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
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import type { Duty } from '../../planner/book.ts'
import { willAct } from './last-turn.ts'
import { prizes } from './pressure.ts'

/** Hexes within which an enemy counts. */
const NEAR = 4
/** Hexes that a corps makes in column along a railway. */
const BY_RAIL = 16
/** Hexes that enemies walk in a turn, and before how many of the last turns towns are left to themselves. */
const ON_FOOT = 7
const LAST_TURNS = 2
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

interface Threat {
  readonly attack: number
  /** Hexes to the nearest of them. */
  readonly nearest: number
}

/** What enemies who can come bring against the hex. */
function threatTo(g: State, side: number, hex: number): Threat {
  let attack = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || g.terms.sideOf[unitNation[unit]] === side) continue
    if (attackFactor[unit] === 0 || !mayCome(g, unitNation[unit], hex)) continue
    const distance = grid.distance(g.place[unit], hex)
    if (distance <= NEAR) attack += attackFactor[unit]
    nearest = Math.min(nearest, distance)
  }
  return { attack, nearest }
}

const mayCome = (g: State, nation: number, hex: number): boolean =>
  willAct(g, nation) && countryRefusal(g, nation, country[hex]) === null

/** Vital places, as long as an enemy could come there: what is there stays, and somebody goes where nobody is. */
export function dutiesOf(g: State, side: number): Duty[] {
  const duties: Duty[] = []
  for (const hex of vitalHexes(g)) {
    const { attack, nearest } = threatTo(g, side, hex)
    if (nearest <= BY_RAIL) duties.push({ hex, keep: ENOUGH * attack, send: 1, within: 0 })
  }
  return [...duties, ...townsToKeep(g, side)]
}

/** 4.4a  When the end is near, every town of one's own that an enemy could walk into has somebody in it, the richest first. */
function townsToKeep(g: State, side: number): Duty[] {
  if (is1939(g) || g.turn < g.terms.lastTurn - LAST_TURNS) return []
  return prizes
    .filter(hex => !isVital(g, hex) && controllingSide(g, hex) === side)
    .filter(hex => threatTo(g, side, hex).nearest <= ON_FOOT)
    .sort((a, b) => victoryValue[b] - victoryValue[a])
    .map(hex => ({ hex, keep: 1, send: 1, within: 0 }))
}

/** Does a vital place stand empty with an enemy who could walk in? */
export function isOpen(g: State, side: number, hex: number): boolean {
  return g.top[hex] < 0 && isVital(g, hex) && threatTo(g, side, hex).nearest <= BY_RAIL
}
