// 16.6  Interception: the other player sends up air units against those on the map, and they fight before any mission.

import { columnOf } from '../../../engine/battle/columns.ts'
import { result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { BOX, type State, UNIT } from '../state.ts'
import { type InterceptionCode, interceptionTable } from '../tables.ts'
import { airUnits, attackFactors, isAirstrike, unitIds, unitNation } from '../units.ts'
import { grid } from '../world.ts'
import { sideOf } from './02-control.ts'
import { otherSide } from './04-sides.ts'
import { eliminate, reduce } from './11-reduction.ts'
import { airborne, airUnitAt, flightOf, isInRange, readyRefusal, utilize } from './16-flight.ts'
import { attacksInStorm } from './20-weather.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('16.2b', 'only airstrike units of the side whose turn it is not intercept')
const NOTHING_THERE = forbid('16.3f', 'interceptors fly to a hex with an enemy air unit')
const TAKEN = forbid('16.5a', 'a side has only one air unit in a hex')
const OUT_OF_RANGE = forbid('16.3c', 'that hex is out of range')
const NO_FIGHT = forbid('16.6a', 'no air combat is open in that hex')

function interceptRefusal(
  g: State,
  unit: number,
  hex: number,
  distances = flightOf(g, unit),
): Refusal | null {
  const side = otherSide(g)
  if (!isAirstrike[unit] || sideOf(g, unit) !== side) return NOT_YOURS
  const refusal = readyRefusal(g, unit)
  if (refusal !== null) return refusal
  if (airUnitAt(g, g.phasing, hex) < 0) return NOTHING_THERE
  if (airUnitAt(g, side, hex) >= 0) return TAKEN
  return isInRange(distances, hex) ? null : OUT_OF_RANGE
}

const mayFly = (g: State, unit: number): boolean =>
  isAirstrike[unit] === 1 && g.place[unit] === BOX.available && sideOf(g, unit) === otherSide(g)

/** `{do:'intercept', unit, to}`, `{do:'done'}`. */
export const interceptionDecision: Decision<State> = {
  side: otherSide,
  pass: { do: 'done' },
  // R20, R78  Whoever has nothing that could fly is not asked.
  isMoot: g => !airUnits.some(unit => mayFly(g, unit) && readyRefusal(g, unit) === null),
  list(g, offer) {
    const targets = airborne(g, g.phasing).map(unit => g.aim[unit])
    for (const unit of airUnits) {
      if (!mayFly(g, unit)) continue
      const distances = flightOf(g, unit)
      for (const hex of targets)
        if (interceptRefusal(g, unit, hex, distances) === null)
          offer({ do: 'intercept', unit: unitIds[unit], to: grid.names[hex] })
    }
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'intercept') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.to)
    if (unit < 0) return UNKNOWN_UNIT
    return hex < 0 ? UNKNOWN_HEX : interceptRefusal(g, unit, hex)
  },
  perform(g, action, log) {
    if (action.do === 'done') return popFrame(g.flow)
    const unit = unitNamed(action.unit)
    g.place[unit] = BOX.onMission
    g.aim[unit] = hexNamed(action.to)
    g.unitFlags[unit] |= UNIT.flown
    g.revelations += 1
    log?.push({ event: 'intercepts', rule: '16.2b', unit: unitIds[unit], to: String(action.to) })
  },
}

/** Hexes with air units of both sides. */
function contested(g: State): number[] {
  return airborne(g, otherSide(g)).map(unit => g.aim[unit])
}

/** 16.6a, 16.6.1a  All air combats, one after the other, before any mission is flown. */
export const airCombatProcedure: Procedure<State> = {
  run(g, log) {
    const hexes = contested(g)
    if (hexes.length === 0) popFrame(g.flow)
    else if (hexes.length === 1) fight(g, hexes[0], log)
    else pushFrame(g.flow, FRAMES.dogfight)
  },
}

/** 16.6a  The interceptors' owner chooses the order: `{do:'dogfight', hex}`. */
export const dogfightDecision: Decision<State> = {
  side: otherSide,
  list(g, offer) {
    for (const hex of contested(g)) offer({ do: 'dogfight', hex: grid.names[hex] })
  },
  check(g, action) {
    if (action.do !== 'dogfight') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    if (hex < 0) return UNKNOWN_HEX
    return contested(g).includes(hex) ? null : NO_FIGHT
  },
  perform(g, action, log) {
    popFrame(g.flow)
    fight(g, hexNamed(action.hex), log)
  },
}

/** 16.6b, R71  Interceptor's factor minus the other's; under storms one column to the left over the Soviet Union and Finland. */
export function interceptionColumn(g: State, interceptor: number, target: number, hex: number): number {
  const factor = (unit: number) => attackFactors[g.steps[unit]][unit]
  const storm = attacksInStorm(g, unitNation[interceptor], hex) ? 1 : 0
  const column = columnOf(interceptionTable.headings.factor, factor(interceptor) - factor(target))
  return Math.max(0, column - storm)
}

// 16.6c
function fight(g: State, hex: number, log: Log): void {
  const interceptor = airUnitAt(g, otherSide(g), hex)
  const target = airUnitAt(g, g.phasing, hex)
  const column = interceptionColumn(g, interceptor, target, hex)
  const die = roll(g, 6)
  const code = result(interceptionTable, column, die)
  log?.push({
    event: 'interception',
    rule: '16.6c',
    hex: grid.names[hex],
    interceptor: unitIds[interceptor],
    target: unitIds[target],
    column: interceptionTable.headings.factor.labels[column],
    dice: [die],
    result: code,
  })
  suffer(g, interceptor, target, code, log)
  // 16.4a  Interceptors that survive have flown their mission.
  if (g.place[interceptor] === BOX.onMission) utilize(g, interceptor)
}

function suffer(g: State, interceptor: number, target: number, code: InterceptionCode, log: Log): void {
  if (code === 'DE') eliminate(g, target, 'IR-DE', log)
  if (code === 'DL' || code === 'ML') shootUp(g, target, code === 'ML' ? 'IR-ML' : 'IR-DL', log)
  // 16.4b
  if (code === 'DB') {
    log?.push({ event: 'aborted', rule: 'IR-DB', unit: unitIds[target] })
    utilize(g, target)
  }
  if (code === 'AE') eliminate(g, interceptor, 'IR-AE', log)
  if (code === 'AL' || code === 'ML') shootUp(g, interceptor, code === 'ML' ? 'IR-ML' : 'IR-AL', log)
}

/** IR-0, R10  An airstrike whose reduced factor is 0 stays in Utilized until it is refitted; airlifts fly on. */
function shootUp(g: State, unit: number, rule: string, log: Log): void {
  reduce(g, unit, rule, log)
  if (g.place[unit] === BOX.eliminated || !isAirstrike[unit]) return
  if (attackFactors[g.steps[unit]][unit] > 0) return
  utilize(g, unit)
  g.unitFlags[unit] |= UNIT.parked
  log?.push({ event: 'parked', rule: 'IR-0', unit: unitIds[unit] })
}
