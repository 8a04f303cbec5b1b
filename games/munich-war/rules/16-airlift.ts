// 16.10.1  Air transport: in the Movement Phase an airlift carries a unit from its launch hex to a friendly city.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { BOX, HEX, hasFlag, type State, UNIT } from '../state.ts'
import { airUnits, isAlpine, isArmy, isMech, isMobile, unitIds, unitNation } from '../units.ts'
import { derive, grid, HEXES, isCity, isMountain } from '../world.ts'
import { controller, place, sideOf } from './02-control.ts'
import { isPhasing } from './04-sides.ts'
import { entryRefusal } from './05-belligerency.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { flightFrom, isInRange, utilize } from './16-flight.ts'

const NO_AIRLIFT = forbid('16.10.1b', 'no airlift waits in the unit’s hex')
const HAS_MOVED = forbid('16.10.1d', 'a unit that flies moves neither before nor after')
const TOO_HEAVY = forbid('16.10.1a', 'airlifts carry non-mechanized units below army size')
const NOT_A_CITY = forbid('16.10.1b', 'air transport ends in a friendly controlled city')
const UNSAFE = forbid('16.10.1c', 'neither airfield may be terrorized or in an enemy zone of control')
const OUT_OF_RANGE = forbid('16.10.1b', 'the city is out of the airlift’s range')
const MOUNTAIN = forbid('19.0c', 'the unit may not enter mountains')

/** 16.10.1a, R85  Non-mechanized mobile units below army size, of any country of the side. */
export const isCargo = (g: State, unit: number): boolean =>
  isMobile[unit] === 1 && !isMech[unit] && !isArmy[unit] && isPhasing(g, unit)

/** The airlift that waits in a hex to carry somebody, -1 for none. */
export function waitingAirlift(g: State, hex: number): number {
  for (const unit of airUnits) {
    if (g.place[unit] === BOX.onMission && g.aim[unit] === hex && hasFlag(g.unitFlags, unit, UNIT.carries))
      return unit
  }
  return -1
}

const isUnsafe = (g: State, hex: number): boolean =>
  hasFlag(g.hexFlags, hex, HEX.terror) || inEnemyZone(g, g.phasing, hex)

/** 16.10.1b, 16.10.1c  Asked of the unit that moves at present. */
export function airliftRefusal(g: State, unit: number, to: number): Refusal | null {
  const from = g.place[unit]
  const airlift = waitingAirlift(g, from)
  if (airlift < 0 || sideOf(g, airlift) !== g.phasing) return NO_AIRLIFT
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return HAS_MOVED
  if (!isCargo(g, unit)) return TOO_HEAVY
  if (!isCity[to] || controller(g, to) !== g.phasing || from === to) return NOT_A_CITY
  if (isUnsafe(g, from) || isUnsafe(g, to)) return UNSAFE
  if (isMountain[to] && !isAlpine[unit]) return MOUNTAIN
  const refusal = entryRefusal(g, unitNation[unit], to)
  if (refusal !== null) return refusal
  return isInRange(flightFrom(g, airlift, from), to) ? null : OUT_OF_RANGE
}

/** 16.10a, 16.10.1d */
export function carryByAir(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  const airlift = waitingAirlift(g, from)
  log?.push({
    event: 'airlifted',
    rule: '16.10.1b',
    unit: unitIds[unit],
    by: unitIds[airlift],
    from: grid.names[from],
    to: grid.names[to],
  })
  g.unitFlags[unit] |= UNIT.stepped | UNIT.stopped
  g.left[unit] = 0
  utilize(g, airlift)
  place(g, unit, to, log)
}

const cities: number[] = []
derive(() => {
  cities.length = 0
  for (let h = 0; h < HEXES; h++) if (isCity[h]) cities.push(h)
})

export function listAirlifts(g: State, unit: number, offer: (action: Action) => void): void {
  if (waitingAirlift(g, g.place[unit]) < 0) return
  for (const to of cities)
    if (airliftRefusal(g, unit, to) === null)
      offer({ do: 'airlift', unit: unitIds[unit], to: grid.names[to] })
}
