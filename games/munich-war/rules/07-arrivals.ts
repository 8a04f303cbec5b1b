// 7.2.2  Reinforcements that are due come onto the map, or wait for the next turn.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ENTER_BY_EDGE } from '../nations.ts'
import { BOX, HEX, hasFlag, type State } from '../state.ts'
import { isAlpine, isLand, UNITS, unitIds, unitNation } from '../units.ts'
import { cityHexes, country, derive, grid, HEXES, isEdge, isGround, isMountain } from '../world.ts'
import { controller, isHeldByOthers, place } from './02-control.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { staticRefusal } from './09-stacking.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_DUE = forbid('7.2.1c', 'the unit does not arrive this turn')
const NO_CITY = forbid(
  '7.2.2b',
  'reinforcements appear in capitals and mobilization centres of their country',
)
const NOT_HELD = forbid('7.2.2b', 'the city is not friendly controlled')
const IN_ZONE = forbid('7.2.2c', 'no reinforcement appears in an enemy zone of control')
const TERRORIZED = forbid('7.2.2c', 'no reinforcement appears in a terrorized city')
const TAKEN = forbid('7.2.2d', 'one reinforcement appears in a hex in a phase')
const ENEMY_EDGE = forbid('7.2.2f', 'that map-edge hex is in enemy hands')
const MOUNTAIN = forbid('19.0c', 'the unit may not enter mountains')

const isDue = (g: State, unit: number): boolean =>
  g.place[unit] === BOX.track && g.due[unit] <= g.turn && isPhasing(g, unit)

/** 7.2.2b to 7.2.2f, 10.6, 16.8.2b, 9.1c, R27, R28, R94  Stacking does not matter in this phase. */
export function arrivalRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!isDue(g, unit)) return NOT_DUE
  if (hasFlag(g.hexFlags, hex, HEX.arrival)) return TAKEN
  const ground = staticRefusal(unit, hex)
  if (ground !== null) return ground
  if (isMountain[hex] && !isAlpine[unit]) return MOUNTAIN
  const nation = unitNation[unit]
  const city = cityRefusal(g, nation, hex)
  return city === null || isOpenEdge(nation, hex) === false ? city : edgeRefusal(g, hex)
}

function cityRefusal(g: State, nation: number, hex: number): Refusal | null {
  if (!cityHexes[nation].includes(hex)) return NO_CITY
  if (controller(g, hex) !== g.phasing) return NOT_HELD
  if (inEnemyZone(g, g.phasing, hex)) return IN_ZONE
  return hasFlag(g.hexFlags, hex, HEX.terror) ? TERRORIZED : null
}

const isOpenEdge = (nation: number, hex: number): boolean =>
  ENTER_BY_EDGE.includes(nation) && isEdge[hex] === 1 && isGround[hex] === 1 && country[hex] === nation

/** R27 */
function edgeRefusal(g: State, hex: number): Refusal | null {
  const isEnemy = controller(g, hex) === 1 - g.phasing || isHeldByOthers(g, g.phasing, hex)
  return isEnemy ? ENEMY_EDGE : null
}

const edgeHexes: number[] = []
derive(() => {
  edgeHexes.length = 0
  for (let h = 0; h < HEXES; h++) if (isEdge[h] && isGround[h]) edgeHexes.push(h)
})

function* placesFor(g: State, unit: number): Generator<number> {
  const nation = unitNation[unit]
  for (const hex of cityHexes[nation]) if (arrivalRefusal(g, unit, hex) === null) yield hex
  for (const hex of edgeHexes)
    if (isOpenEdge(nation, hex) && !cityHexes[nation].includes(hex) && arrivalRefusal(g, unit, hex) === null)
      yield hex
}

const hasPlace = (g: State, unit: number): boolean => !placesFor(g, unit).next().done

function dueUnits(g: State): number[] {
  const due: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (isDue(g, unit)) due.push(unit)
  return due
}

/** 4.2b, 7.2.2g  Support units go to Available; land units are placed. */
export function bringReinforcements(g: State, log: Log): void {
  for (const unit of dueUnits(g)) {
    if (isLand[unit]) continue
    g.place[unit] = BOX.available
    g.due[unit] = 0
    log?.push({ event: 'available', rule: '7.2.2g', unit: unitIds[unit] })
  }
  if (dueUnits(g).some(unit => hasPlace(g, unit))) pushFrame(g.flow, FRAMES.arrivals)
}

/** 7.2.2e, R29  Whoever found no hex comes a turn later, or never. */
export function delayReinforcements(g: State, log: Log): void {
  for (const unit of dueUnits(g)) {
    g.due[unit] = g.turn + 1
    log?.push({ event: 'delayed', rule: '7.2.2e', unit: unitIds[unit] })
  }
  for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~HEX.arrival
}

/** 7.2.1c, 7.2.2a  `{do:'arrive', unit, hex}` until nobody can be placed any more; at full strength. */
export const arrivalsDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of dueUnits(g))
      for (const hex of placesFor(g, unit)) offer({ do: 'arrive', unit: unitIds[unit], hex: grid.names[hex] })
  },
  check(g, action) {
    if (action.do !== 'arrive') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.hex)
    if (unit < 0) return UNKNOWN_UNIT
    return hex < 0 ? UNKNOWN_HEX : arrivalRefusal(g, unit, hex)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.hex)
    g.due[unit] = 0
    g.hexFlags[hex] |= HEX.arrival
    log?.push({ event: 'arrived', rule: '7.2.2b', unit: unitIds[unit], hex: grid.names[hex] })
    place(g, unit, hex, log)
    if (!dueUnits(g).some(other => hasPlace(g, other))) popFrame(g.flow)
  },
}
