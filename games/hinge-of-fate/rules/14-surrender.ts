// 14.7, 14.8  The end of turn 7 in the Historical Scenario: Eastern Poland is taken, surrenders, or is lost to the Germans.
import type { Log } from '../../../engine/game/action.ts'
import { GERMAN, GROUP } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { campOf, EASTERN, easternPoland, groupOf, HELA, polishObjectives, UNITS } from '../world.ts'
import { controller } from './03-control.ts'
import { eliminate } from './03-hex-control.ts'
import { ENDING, finish } from './04-endings.ts'
import { isSupplied } from './08-supply.ts'
import { conquest, EASTERN_CHECK } from './14-victory.ts'

/** 14.7a, R38  Way (a): its cities and fortresses and Hela are German. */
export function isEasternPolandTaken(g: State): boolean {
  return polishObjectives.every(
    hex => (easternPoland[hex] === EASTERN.none && hex !== HELA) || controller(g, hex) === GERMAN,
  )
}

/** 14.8a  Way (b): a supplied German unit in that part, Red Row not counted. */
export function acceptsSurrender(g: State, part: number): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && campOf[unit] === GERMAN && easternPoland[hex] === part && isSupplied(g, unit)) return true
  }
  return false
}

// 14.8a
function surrenderPart(g: State, part: number, log: Log): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && groupOf[unit] === GROUP.polish && easternPoland[hex] === part)
      eliminate(g, unit, '14.8a', log)
  }
}

/** 14.7a, 14.8a, 14.8b, R36, R37  Judged once, for the whole area. */
export function checkEasternPoland(g: State, log: Log): void {
  if (!isHistorical(g) || g.turn !== EASTERN_CHECK) return
  const isTaken = isEasternPolandTaken(g)
  const parts = [EASTERN.north, EASTERN.south].filter(part => acceptsSurrender(g, part))
  for (const part of parts) surrenderPart(g, part, log)
  const both = parts.length === 2
  log?.push({ event: 'eastern-poland', rule: '14.8a', taken: isTaken, surrendered: parts.length })
  if (!isTaken && !both) {
    finish(g, ENDING.east, log)
    return
  }
  // 14.8c, 14.8d
  if (both) g.easternClosed = 1
  conquest(g, log)
}
