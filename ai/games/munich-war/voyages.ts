// 16.10.1, 18.2  By sea and by air: into ports that count and stand empty, from Britain to France, and to cities that lack a garrison.
import type { Action } from '../../../engine/game/action.ts'
import { BRITAIN } from '../../../games/munich-war/nations.ts'
import { controller } from '../../../games/munich-war/rules/02-control.ts'
import { entryRefusal } from '../../../games/munich-war/rules/05-belligerency.ts'
import { stackingRefusal } from '../../../games/munich-war/rules/09-stacking.ts'
import { inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { airliftRefusal, isCargo, waitingAirlift } from '../../../games/munich-war/rules/16-airlift.ts'
import { isSeaWay } from '../../../games/munich-war/rules/18-seas.ts'
import { hexNamed } from '../../../games/munich-war/rules/actions.ts'
import { BOX, hasFlag, type State, UNIT } from '../../../games/munich-war/state.ts'
import { isMarines, isMobile, transportOf, UNITS, unitNation } from '../../../games/munich-war/units.ts'
import { country, grid, HEXES, isCity, portHexes } from '../../../games/munich-war/world.ts'
import type { Book } from '../../planner/book.ts'
import { expeditionOf } from './expeditions.ts'
import { isLawful } from './field.ts'
import { isToTake, prizeOf } from './prizes.ts'

/** 18.2.1d, 22.0c  What a country's troops would win in a port that nobody stands in; 0 for all others. */
function prizeOfPort(g: State, unit: number, hex: number): number {
  const nation = unitNation[unit]
  const expedition = expeditionOf(g, unit)
  if (expedition >= 0 && expedition !== hex) return 0
  if (g.top[hex] >= 0 || !isLawful(g, nation, hex) || entryRefusal(g, nation, hex) !== null) return 0
  return isToTake(g, nation, hex) ? prizeOf(g, nation, hex) : 0
}

/** Could the unit sail, or be flown, to where it is wanted? */
export function isPassenger(g: State, book: Book<State>, unit: number): boolean {
  if (!isMobile[unit] || hasFlag(g.unitFlags, unit, UNIT.begun)) return false
  if (isBoundForFrance(g, unit)) return true
  return !book.isBound(g, unit) && (seesPrize(g, unit) || cityFor(g, book, unit) >= 0)
}

const isBoundForFrance = (g: State, unit: number): boolean =>
  unitNation[unit] === BRITAIN && country[g.place[unit]] === BRITAIN

function seesPrize(g: State, unit: number): boolean {
  const nation = unitNation[unit]
  const ships = transportOf[nation]
  if (ships < 0 || g.place[ships] !== BOX.available) return false
  return portHexes.some(
    hex => isSeaWay(g, nation, isMarines[unit] === 1, g.place[unit], hex) && prizeOfPort(g, unit, hex) > 0,
  )
}

/** 16.10.1b  The city with the greatest want of a garrison that the waiting airlift reaches, -1 for none. */
function cityFor(g: State, book: Book<State>, unit: number): number {
  if (waitingAirlift(g, g.place[unit]) < 0 || !isCargo(g, unit)) return -1
  return mostWanting(
    g,
    book,
    hex => airliftRefusal(g, unit, hex) === null && stackingRefusal(g, unit, hex) === null,
  )
}

function mostWanting(g: State, book: Book<State>, isOpen: (hex: number) => boolean): number {
  let best = -1
  for (const { hex } of book.duties)
    if (isCity[hex] && book.lacks(g, hex) > (best < 0 ? 0 : book.lacks(g, best)) && isOpen(hex)) best = hex
  return best
}

/** The voyage or flight of the unit that has been picked up, null if it goes on foot. */
export function passage(g: State, book: Book<State>, legal: readonly Action[]): Action | null {
  if (g.mover < 0 || hasFlag(g.unitFlags, g.mover, UNIT.stepped)) return null
  const city = cityFor(g, book, g.mover)
  if (city >= 0)
    return {
      do: 'airlift',
      unit: String(legal.find(action => action.do === 'airlift')?.unit),
      to: grid.names[city],
    }
  const sails = legal.filter(action => action.do === 'sail')
  const prizeAt = (action: Action) => prizeOfPort(g, g.mover, hexNamed(action.to))
  const [prize] = sails.filter(action => prizeAt(action) > 0).sort((a, b) => prizeAt(b) - prizeAt(a))
  if (prize !== undefined) return prize
  return isBoundForFrance(g, g.mover) ? toFrance(g, sails) : null
}

/** 18.2.1  From Britain to where France fights on; from east to west: the nearer to Germany the better. */
function toFrance(g: State, sails: readonly Action[]): Action | null {
  const isSafe = (hex: number) =>
    country[hex] !== BRITAIN &&
    g.control[hex] === g.phasing + 1 &&
    !inEnemyZone(g, g.phasing, hex) &&
    stackingRefusal(g, g.mover, hex) === null
  const ports = sails.filter(action => isSafe(hexNamed(action.to)))
  return ports.sort((a, b) => Number(b.to) - Number(a.to))[0] ?? null
}

/** Hexes that an airlift is sure to reach. */
const RANGE = 6

/** 16.10.1a  Where an airlift should wait: with a corps that can be spared, while a city within range wants one and nobody comes on foot. */
export function stationsOf(g: State, book: Book<State>): Uint8Array {
  const stations = new Uint8Array(HEXES)
  const isAwaited = new Uint8Array(HEXES)
  for (let unit = 0; unit < UNITS; unit++) if (book.post(unit) >= 0) isAwaited[book.post(unit)] = 1
  const isOpen = (hex: number) => controller(g, hex) === g.phasing && !isAwaited[hex]
  const goal = mostWanting(g, book, isOpen)
  for (let unit = 0; goal >= 0 && unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || hex === goal || !isCargo(g, unit) || book.isBound(g, unit) || book.post(unit) >= 0)
      continue
    if (grid.distance(hex, goal) <= RANGE && stackingRefusal(g, unit, goal) === null) stations[hex] = 1
  }
  return stations
}
