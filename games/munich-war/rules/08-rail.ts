// 8.6  Railroad movement, and Soviet railroads beyond the map.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { RAIL_CAPACITY, SOVIET_UNION } from '../nations.ts'
import { BOX, hasFlag, type State, UNIT } from '../state.ts'
import { unitIds, unitNation, unitsOf } from '../units.ts'
import { derive, grid, HEXES, isRail, isRailEdge, railSide } from '../world.ts'
import { place, sendToBox } from './02-control.ts'
import { isPhasing } from './04-sides.ts'
import { entryRefusal, isHomeHex } from './05-belligerency.ts'
import { zoneRefusal } from './08-step.ts'
import { inEnemyZone } from './10-zones-of-control.ts'

const NO_RAIL_HERE = forbid('8.6b', 'rail movement begins in a railroad hex')
const OTHER_MOVE = forbid('8.6e', 'rail movement goes with no other movement in the phase')
const UNSUPPLIED = forbid('8.6c', 'rail movement begins in supply')
const ABROAD = forbid('8.6a', 'rail movement stays within the unit’s own country')
const NO_CAPACITY = forbid('8.6.2', 'the rail capacity of the country is used up this turn')
const NOT_RAILED = forbid('8.6a', 'no railroad crosses that hexside')
const NO_ARROW = forbid('8.6.1a', 'Soviet units leave by railroad hexes on the east edge')
const NOT_SOVIET = forbid('8.6.1a', 'only Soviet units leave the map by rail')
const NOT_OFF_MAP = forbid('8.6.1b', 'the unit is not on the railroads beyond the map')
const TOO_SOON = forbid('8.6.1b', 'the unit may return in the game turn after it left')

/** 8.6a to 8.6f, 8.6.2, R34  May this unit go by rail now, wherever to? A unit that goes by rail already has paid. */
export function railRefusal(g: State, unit: number): Refusal | null {
  const flags = g.unitFlags[unit]
  const nation = unitNation[unit]
  if (flags & UNIT.byRail) return null
  if (flags & UNIT.stepped) return OTHER_MOVE
  if (!isRail[g.place[unit]]) return NO_RAIL_HERE
  if (flags & UNIT.unsuppliedMove) return UNSUPPLIED
  if (!isHomeHex(nation, g.place[unit])) return ABROAD
  return g.railMoves[nation] >= RAIL_CAPACITY[nation] ? NO_CAPACITY : null
}

/** 8.6a, 8.6d, R35, R42  One hex by rail; who controls it does not matter, only who stands there. */
export function railStepRefusal(g: State, unit: number, direction: number): Refusal | null {
  const from = g.place[unit]
  const to = grid.neighbours[from * 6 + direction]
  const nation = unitNation[unit]
  if (railSide[from * 6 + direction] === 0) return NOT_RAILED
  if (!isHomeHex(nation, to)) return ABROAD
  return entryRefusal(g, nation, to) ?? zoneRefusal(g, g.allegiance[nation], from, to)
}

/** 8.6.2, R36  Counts the unit once. */
function boardTrain(g: State, unit: number): void {
  if (hasFlag(g.unitFlags, unit, UNIT.byRail)) return
  g.railMoves[unitNation[unit]] += 1
  g.unitFlags[unit] |= UNIT.byRail
}

export function takeRailStep(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  boardTrain(g, unit)
  log?.push({
    event: 'railed',
    rule: '8.6a',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
  })
  arrive(g, unit, to, log)
}

function arrive(g: State, unit: number, to: number, log: Log): void {
  g.unitFlags[unit] |= UNIT.stepped
  g.left[unit] = 0
  place(g, unit, to, log)
  // 8.6d, 8.6.1c
  if (inEnemyZone(g, g.phasing, to)) g.unitFlags[unit] |= UNIT.stopped
}

/** 8.6.1a, R36 */
export function exitRefusal(g: State, unit: number): Refusal | null {
  if (unitNation[unit] !== SOVIET_UNION) return NOT_SOVIET
  if (!isRailEdge[g.place[unit]]) return NO_ARROW
  return railRefusal(g, unit)
}

/** 8.6.1d  Off the map it is nowhere. */
export function exitMap(g: State, unit: number, log: Log): void {
  boardTrain(g, unit)
  log?.push({ event: 'left-map', rule: '8.6.1a', unit: unitIds[unit], from: grid.names[g.place[unit]] })
  sendToBox(g, unit, BOX.offMap, log)
  g.due[unit] = g.turn + 1
}

/** 8.6.1b, 8.6.1c, R36 */
export function enterRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (g.place[unit] !== BOX.offMap || !isPhasing(g, unit)) return NOT_OFF_MAP
  if (g.due[unit] > g.turn) return TOO_SOON
  if (!isRailEdge[hex]) return NO_ARROW
  if (g.railMoves[SOVIET_UNION] >= RAIL_CAPACITY[SOVIET_UNION]) return NO_CAPACITY
  return entryRefusal(g, SOVIET_UNION, hex)
}

export function enterMap(g: State, unit: number, hex: number, log: Log): void {
  g.due[unit] = 0
  g.mover = unit
  g.unitFlags[unit] |= UNIT.begun
  boardTrain(g, unit)
  log?.push({ event: 'returned-to-map', rule: '8.6.1b', unit: unitIds[unit], to: grid.names[hex] })
  arrive(g, unit, hex, log)
}

const edgeHexes: number[] = []
derive(() => {
  edgeHexes.length = 0
  for (let h = 0; h < HEXES; h++) if (isRailEdge[h]) edgeHexes.push(h)
})

export function listEntries(g: State, offer: (action: Action) => void): void {
  for (const unit of unitsOf(SOVIET_UNION)) {
    if (g.place[unit] !== BOX.offMap) continue
    for (const hex of edgeHexes)
      if (enterRefusal(g, unit, hex) === null)
        offer({ do: 'enter', unit: unitIds[unit], hex: grid.names[hex] })
  }
}
