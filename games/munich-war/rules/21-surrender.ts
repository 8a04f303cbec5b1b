// 21  Surrender.
import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ITALY, NATIONS } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { SURRENDER_RANGE } from '../tables.ts'
import { unitsOf } from '../units.ts'
import { capital, mobilizationHexes } from '../world.ts'
import { controller, sendToBox, settleAll } from './02-control.ts'
import { fightsFor, warOf } from './05-belligerency.ts'
import { refreshZones } from './10-zones-of-control.ts'
import { automaticVictory } from './22-victory.ts'

/** 21.0a, 21.0c, R72, R73  Capital and all mobilization centres in enemy hands; Italy has no capital on the map. */
export function mustCheck(g: State, nation: number): boolean {
  if (SURRENDER_RANGE[nation] === undefined) return false
  const enemy = 1 - g.allegiance[nation]
  const centres = mobilizationHexes[nation]
  if (nation === ITALY && centres.length === 0) return false
  if (nation !== ITALY && (capital[nation] < 0 || controller(g, capital[nation]) !== enemy)) return false
  return centres.every(hex => controller(g, hex) === enemy)
}

/** 4.7, 21.0b, 21.0e  A die for each country of the phasing side that must check. */
export function checkSurrender(g: State, log: Log): void {
  for (let nation = 0; nation < NATIONS.length; nation++) {
    if (!fightsFor(g, nation, g.phasing) || !mustCheck(g, nation)) continue
    const die = roll(g, 6)
    const surrenders = die <= SURRENDER_RANGE[nation]!
    log?.push({ event: 'surrender-check', rule: '21.0b', nation: NATIONS[nation], dice: [die], surrenders })
    if (surrenders) surrender(g, nation, log)
  }
}

/** 7.2.1b  Rolled beyond the last turn, or kept waiting until then. */
const neverComes = (g: State, unit: number): boolean =>
  g.place[unit] === BOX.track && g.due[unit] > warOf(g).turns

/** 21.0f, 21.0g, 21.0h, R93  Its units leave map, displays and track; its land stays open to the others. */
export function surrender(g: State, nation: number, log: Log): void {
  for (const unit of unitsOf(nation)) {
    if (g.place[unit] === BOX.eliminated || g.place[unit] === BOX.unused || neverComes(g, unit)) continue
    sendToBox(g, unit, BOX.surrendered, log)
    g.due[unit] = 0
  }
  g.status[nation] = STATUS.surrendered
  g.points[nation] = 0
  log?.push({ event: 'surrendered', rule: '21.0f', nation: NATIONS[nation] })
  refreshZones(g)
  settleAll(g, log)
  automaticVictory(g, log)
}
