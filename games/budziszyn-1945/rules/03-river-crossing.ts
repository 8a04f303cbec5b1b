// 8.2.16 to 8.2.21  Aircraft over units that cross a big river without a bridge.

import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { NOBODY } from '../nations.ts'
import { areHostile, HEX, MISSION, MISSION_WIDTH, MISSIONS, type State } from '../state.ts'
import { unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { loseLevel } from './01-levels.ts'
import { isWaded } from './14-standing-bridges.ts'

/** 8.2.19 */
const HIT = 6

/** 8.2.16, 8.2.21  Attacks that a unit has to stand when it crosses this hexside: none over a bridge or over a stream. */
export function crossingAttacks(g: State, unit: number, slot: number): number {
  const to = grid.neighbours[slot]
  const attacks = (g.hexFlags[to] & HEX.crossingMask) >> HEX.crossingShift
  if (attacks === 0 || !isWaded(g, slot)) return 0
  const camp = crossingCamp(g, to)
  return camp !== NOBODY && areHostile(g, camp, g.camp[unit]) ? attacks : 0
}

/** Camp whose aircraft watch the crossings into a hex. */
function crossingCamp(g: State, hex: number): number {
  for (let at = 0; at < MISSIONS * MISSION_WIDTH; at += MISSION_WIDTH) {
    if (g.missions[at] === MISSION.crossing && g.missions[at + 1] === hex) return g.missions[at + 3]
  }
  return NOBODY
}

// 8.2.19, 8.2.20  A die for each attack, for every unit that comes; a six costs a level. The unit is still in the water.
export function rollForCrossing(g: State, unit: number, hex: number, attacks: number, log: Log): void {
  const camp = crossingCamp(g, hex)
  const dice = Array.from({ length: attacks }, () => roll(g, 6))
  log?.push({
    event: 'crossing-attacked',
    rule: '8.2.19',
    unit: unitIds[unit],
    hex: grid.names[hex],
    dice,
  })
  for (let hits = dice.filter(die => die === HIT).length; hits > 0 && g.place[unit] >= 0; hits--) {
    loseLevel(g, unit, camp, '8.2.19', log)
  }
}
