// 6  Events: one die for both players, at the beginning of every turn but the first.
import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, AXIS, GERMANY, NATIONS } from '../nations.ts'
import { STATUS, type State } from '../state.ts'
import { cityHexes } from '../world.ts'
import { intervene } from './05-belligerency.ts'
import { isOccupiedBy, spendCrisis } from './07-replacements.ts'
import { setInStorms } from './20-weather.ts'

const CRISIS_POINTS = 2
const BLITZKRIEG_CITIES = 3

/** The Events Table, by die. */
export const EVENTS = [
  '',
  'Weather',
  'Intervention',
  'Intervention',
  'Crisis Elsewhere',
  'Putsch!',
  'Blitzkrieg!',
] as const

/** 6.0 */
export function rollEvent(g: State, log: Log): void {
  const die = roll(g, 6)
  log?.push({ event: 'event', rule: '6.0', dice: [die], name: EVENTS[die] })
  if (die === 1) setInStorms(g, log)
  else if (die <= 3) intervene(g, log)
  else if (die === 4) crisis(g, log)
  else if (die === 5) putsch(g, log)
  else blitzkrieg(g, log)
}

/** 6.3, R24, R25  A second die says who gains two points, to be spent at once. */
function crisis(g: State, log: Log): void {
  const die = roll(g, 6)
  const side = die <= 3 ? AXIS : ALLIED
  log?.push({ event: 'crisis', rule: '6.3', dice: [die], side })
  spendCrisis(g, side, CRISIS_POINTS)
}

/** R23  Capitals and mobilization centres of countries on the other side that German units occupy. */
export function germanConquests(g: State): number {
  let number = 0
  for (let nation = 0; nation < NATIONS.length; nation++) {
    if (g.status[nation] < STATUS.fighting || g.allegiance[nation] !== ALLIED) continue
    for (const hex of cityHexes[nation]) if (isOccupiedBy(g, GERMANY, hex)) number += 1
  }
  return number
}

/** 6.4 */
function putsch(g: State, log: Log): void {
  if (germanConquests(g) > 0) return
  g.withoutPoints |= 1 << AXIS
  log?.push({ event: 'no-points', rule: '6.4', side: AXIS })
}

/** 6.5 */
function blitzkrieg(g: State, log: Log): void {
  if (germanConquests(g) < BLITZKRIEG_CITIES) return
  g.withoutPoints |= 1 << ALLIED
  log?.push({ event: 'no-points', rule: '6.5', side: ALLIED })
}
