// 16.7, 16.8  Flak and terror bombing.

import { clampColumn } from '../../../engine/battle/columns.ts'
import { result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { BOX, HEX, type State } from '../state.ts'
import { terrorTable } from '../tables.ts'
import { attackFactors, isAirstrike, isFlak, unitIds, unitNation } from '../units.ts'
import { grid, isCity } from '../world.ts'
import { homeSide, isHeldByFriends, isHeldByOthers } from './02-control.ts'
import { isPhasing, otherSide, phasingSide } from './04-sides.ts'
import { forgetRails } from './10-zones-of-control.ts'
import { reduce } from './11-reduction.ts'
import { airborne, utilize } from './16-flight.ts'
import { attacksInStorm } from './20-weather.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NO_BOMBER = forbid('16.8a', 'only airstrike units on the map bomb')
const NO_SUCH_TARGET = forbid('16.8e', 'the target is the city or the units')
const NO_CITY = forbid('16.8b', 'only cities of enemy countries without friendly units in them are bombed')
const NO_UNITS = forbid('16.8d', 'no enemy units are in that hex')
const NOT_THERE = forbid('16.8.1d', 'the unit is not in the bombed hex')

/** 16.7  Has the hex an anti-aircraft or fortification unit? */
export function hasFlak(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (isFlak[unit]) return true
  return false
}

/** 16.8b, 16.8c, R61  By now a neutral victim is an enemy (5.4c). */
const isCityTarget = (g: State, hex: number): boolean =>
  isCity[hex] === 1 && homeSide(g, hex) === otherSide(g) && !isHeldByFriends(g, g.phasing, hex)

const isUnitTarget = (g: State, hex: number): boolean => isHeldByOthers(g, g.phasing, hex)

function bombRefusal(g: State, unit: number, target: unknown): Refusal | null {
  if (!isAirstrike[unit] || !isPhasing(g, unit) || g.place[unit] !== BOX.onMission) return NO_BOMBER
  if (target === 'city') return isCityTarget(g, g.aim[unit]) ? null : NO_CITY
  if (target === 'units') return isUnitTarget(g, g.aim[unit]) ? null : NO_UNITS
  return NO_SUCH_TARGET
}

const isPointless = (g: State): boolean =>
  !airborne(g, g.phasing).some(
    unit => bombRefusal(g, unit, 'city') === null || bombRefusal(g, unit, 'units') === null,
  )

/** 16.8a, 16.8e  `{do:'bomb', unit, target: 'city' | 'units'}`, one after the other; `{do:'done'}`. */
export const terrorDecision: Decision<State> = {
  side: phasingSide,
  isMoot: isPointless,
  list(g, offer) {
    for (const unit of airborne(g, g.phasing))
      for (const target of ['city', 'units'])
        if (bombRefusal(g, unit, target) === null) offer({ do: 'bomb', unit: unitIds[unit], target })
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'bomb') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : bombRefusal(g, unit, action.target)
  },
  perform(g, action, log) {
    if (action.do === 'done') popFrame(g.flow)
    else bomb(g, unitNamed(action.unit), action.target === 'city', log)
  },
}

/** 16.6.1b, 16.8f, R71  The bomber's factor, one less under storms over the Soviet Union and Finland. */
export function terrorColumn(g: State, bomber: number, hex: number): number {
  const storm = attacksInStorm(g, unitNation[bomber], hex) ? 1 : 0
  return clampColumn(attackFactors[g.steps[bomber]][bomber] - storm, terrorTable.columns)
}

function bomb(g: State, bomber: number, atCity: boolean, log: Log): void {
  const hex = g.aim[bomber]
  const die = roll(g, 6)
  const code = result(terrorTable, terrorColumn(g, bomber, hex), die)
  log?.push({
    event: 'terror-bombing',
    rule: '16.8f',
    unit: unitIds[bomber],
    hex: grid.names[hex],
    target: atCity ? 'city' : 'units',
    dice: [die],
    result: code,
  })
  if (code === 'Defiance') reduce(g, bomber, '16.8.1a', log)
  if (code === 'Flak' && hasFlak(g, hex)) reduce(g, bomber, '16.8.1b', log)
  if (code === 'Terror' && !atCity) {
    hitUnits(g, bomber, hex, log)
    return
  }
  if (code === 'Terror') terrorize(g, hex, log)
  comeHome(g, bomber)
}

/** 2.8, 16.8.2a  The marker stays for the rest of the game; there are as many as are needed. */
function terrorize(g: State, hex: number, log: Log): void {
  g.hexFlags[hex] |= HEX.terror
  forgetRails(g)
  log?.push({ event: 'terror', rule: '16.8.2a', hex: grid.names[hex] })
}

/** 16.4a, 16.8.1c, R60  Every terror mission ends in the Utilized display. */
function comeHome(g: State, bomber: number): void {
  if (g.place[bomber] === BOX.onMission) utilize(g, bomber)
}

/** 16.8.1d  The bomber's owner picks one enemy unit. */
function hitUnits(g: State, bomber: number, hex: number, log: Log): void {
  const only = g.top[hex]
  if (g.below[only] >= 0) {
    g.revelations += 1
    pushFrame(g.flow, FRAMES.terrorLoss, bomber)
    return
  }
  reduce(g, only, '16.8.1d', log)
  comeHome(g, bomber)
}

const bomberOf = (g: State): number => slot(g.flow, FRAMES.terrorLoss.at.unit)

/** `{do:'hit', unit}` */
export const terrorLossDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (let unit = g.top[g.aim[bomberOf(g)]]; unit >= 0; unit = g.below[unit])
      offer({ do: 'hit', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'hit') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return g.place[unit] === g.aim[bomberOf(g)] ? null : NOT_THERE
  },
  perform(g, action, log) {
    const bomber = bomberOf(g)
    popFrame(g.flow)
    reduce(g, unitNamed(action.unit), '16.8.1d', log)
    comeHome(g, bomber)
  },
}
