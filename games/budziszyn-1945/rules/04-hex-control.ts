// 4.3, 4.1.6  Who controls a hex. Control changes only at the end of a supply phase.
import { CAMP_COUNT, NOBODY } from '../nations.ts'
import { areHostile, CONTESTED, hasFlag, type State, UNIT } from '../state.ts'
import { zoneReach } from '../terrain-chart.ts'
import { hasZone, mobility, UNITS } from '../units.ts'
import { grid, HEXES } from '../world.ts'
import { derivedOf } from './04-zones-of-control.ts'

/** Camp that controls the hex, NOBODY if none does. */
export function controllerOf(g: State, hex: number): number {
  const control = g.control[hex]
  return control > 0 && control < CONTESTED ? control - 1 : NOBODY
}

/** R19  Of a hex that is nobody's: the camp that had it last, or NOBODY. */
export function formerController(g: State, hex: number): number {
  return g.control[hex] >= CONTESTED ? g.control[hex] - CONTESTED : NOBODY
}

/** Does an enemy of the camp control the hex? */
export function isEnemyHeld(g: State, camp: number, hex: number): boolean {
  const controller = controllerOf(g, hex)
  return controller !== NOBODY && areHostile(g, camp, controller)
}

export function setController(g: State, hex: number, camp: number): void {
  g.control[hex] = camp + 1
}

function setContested(g: State, hex: number): void {
  if (g.control[hex] > 0 && g.control[hex] < CONTESTED) g.control[hex] += CONTESTED - 1
}

const supplied = Array.from({ length: CAMP_COUNT }, () => new Uint8Array(HEXES))

/** 4.3.2 to 4.3.6, R19  At the end of a player's supply phase his camps take the hexes that they hold or dominate. */
export function extendControl(g: State, player: number): void {
  noteSuppliedZones(g, player)
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top >= 0) {
      if (g.terms.playerOf[g.camp[top]] === player) takeHex(g, hex, g.camp[top])
    } else if (isContested(g, hex)) setContested(g, hex)
    else {
      for (let camp = 0; camp < CAMP_COUNT; camp++) if (supplied[camp][hex]) takeHex(g, hex, camp)
    }
  }
}

// 4.3.4, 4.3.5  Zones of supplied units only; one that surrendered is no longer there.
function noteSuppliedZones(g: State, player: number): void {
  for (const zones of supplied) zones.fill(0)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || !hasZone[unit] || hasFlag(g.unitFlags, unit, UNIT.cutOff)) continue
    if (g.terms.playerOf[g.camp[unit]] !== player) continue
    const reach = zoneReach[mobility[unit]][hex]
    for (let direction = 0; direction < 6; direction++) {
      if (reach & (1 << direction)) supplied[g.camp[unit]][grid.neighbours[hex * 6 + direction]] = 1
    }
  }
}

// 4.3.6  An empty hex in the zones of enemies of each other belongs to nobody, supplied or not.
function isContested(g: State, hex: number): boolean {
  const { zones, enemyZones } = derivedOf(g)
  for (let camp = 0; camp < CAMP_COUNT; camp++) {
    if (zones[camp][hex] > 0 && enemyZones[camp][hex] > 0) return true
  }
  return false
}

/** 4.3.2, 4.3.3, B1  Only what the enemy or nobody controls changes hands: camps that are not at war respect each other's hexes. */
export function takeHex(g: State, hex: number, camp: number): void {
  if (controllerOf(g, hex) === NOBODY || isEnemyHeld(g, camp, hex)) setController(g, hex, camp)
}
