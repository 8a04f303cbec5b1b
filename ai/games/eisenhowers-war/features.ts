// What a position of Eisenhower's War is measured by, for the Allied side.
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { finalCount, launchSitesLeft, portsHeld } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { isAntwerpOpen, isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, HEX, hasFlag, type State } from '../../../games/eisenhowers-war/state.ts'
import { PORTS_NEEDED } from '../../../games/eisenhowers-war/tables.ts'
import { isMobile, movementFactor, sideOf, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { BERLIN, cityHexes, grid, RUHR, SOUTH, VIENNA, zoneOf } from '../../../games/eisenhowers-war/world.ts'

export const featureNames: readonly string[] = [
  'ports missing now',
  'ports missing next turn',
  'Allied strength',
  'German strength',
  'Allied strength in the box',
  'German strength in the box',
  'western cities in German hands',
  'Italian cities in German hands',
  'cities in the east in Allied hands',
  'the Ruhr is Allied',
  'Berlin or Vienna is Allied',
  'Allied hexes to the Ruhr',
  'V-1 sites missing',
  'Antwerp is up and running',
  'Allied cities that Germans could walk into',
  'Allied steps out of supply',
  'German steps out of supply',
  'offensives left',
  'how far east the Allies are in the north',
  'the Alpine Fortress stands',
]

const portsMissing = (g: State, turn: number): number => Math.max(0, (PORTS_NEEDED[turn] ?? 0) - portsHeld(g))

/** 4.3.1  Once Allied, empty, and a German mobile unit within its movement. */
function openCities(g: State): number {
  return cityHexes.filter(hex => {
    if (g.control[hex] !== ALLIED || g.top[hex] >= 0 || !hasFlag(g.hexFlags, hex, HEX.everAllied))
      return false
    for (let unit = 0; unit < UNITS; unit++)
      if (sideOf[unit] === GERMAN && isMobile[unit] && g.place[unit] >= 0)
        if (grid.distance(g.place[unit], hex) <= movementFactor[unit]) return true
    return false
  }).length
}

export function featuresOf(g: State): number[] {
  const strength = [0, 0]
  const waiting = [0, 0]
  const dry = [0, 0]
  let toRuhr = 20
  let east = 0
  let inNorth = 0
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    const side = sideOf[unit]
    const points = attackOf(g, unit) + defenceOf(g, unit)
    if (hex === BOX.reinforcements) waiting[side] += points
    if (hex < 0) continue
    strength[side] += points
    if (!isSupplied(g, unit)) dry[side] += stepsLeft(g, unit)
    if (side !== ALLIED) continue
    toRuhr = Math.min(toRuhr, grid.distance(hex, RUHR))
    if (zoneOf[hex] === SOUTH) continue
    east += grid.along[hex]
    inNorth += 1
  }
  const { western, italian, substitutes } = finalCount(g)
  return [
    portsMissing(g, g.turn),
    portsMissing(g, g.turn + 1),
    strength[ALLIED] / 100,
    strength[GERMAN] / 100,
    waiting[ALLIED] / 100,
    waiting[GERMAN] / 100,
    western.length / 10,
    italian.length / 10,
    substitutes.length / 5,
    g.control[RUHR] === ALLIED ? 1 : 0,
    (g.control[BERLIN] === ALLIED ? 1 : 0) + (g.control[VIENNA] === ALLIED ? 1 : 0),
    toRuhr / 10,
    launchSitesLeft(g).length,
    isAntwerpOpen(g) ? 1 : 0,
    openCities(g),
    dry[ALLIED] / 10,
    dry[GERMAN] / 10,
    g.offensives / 5,
    inNorth === 0 ? 0 : east / inNorth / 10,
    g.fortress >= 0 ? 1 : 0,
  ]
}
