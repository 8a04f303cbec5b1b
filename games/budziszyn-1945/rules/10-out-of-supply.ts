// 10.2  The supply phase: lines are traced, levels rise and fall, cut-off units may surrender, control is extended.

import { roll } from '../../../engine/dice/roll.ts'
import { setSlot, slot } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, CAMP_COUNT } from '../nations.ts'
import { areHostile, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { UNITS, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { eliminate } from './01-levels.ts'
import { extendControl } from './04-hex-control.ts'
import { isOnLine, traceSupply } from './10-supply-lines.ts'
import { noteBanks } from './14-headquarters-bridges.ts'

/** 10.2.7  A line that is open again takes away this many levels. */
const RELIEF = 4

/** 2.2-6  In the order of the rulebook. */
export const supplyProcedure = staged(FRAMES.supply, {
  trace: checkLines,
  surrender: testNext,
  control(g: State) {
    extendControl(g, g.player)
    noteBanks(g)
  },
})

// 10.1.2, 10.2.1, 10.2.7, R34, R35  Every unit of the player: relieved, or one level further from home.
function checkLines(g: State, log: Log): void {
  for (let camp = 0; camp < CAMP_COUNT; camp++) {
    if (g.terms.playerOf[camp] !== g.player) continue
    const lines = traceSupply(g, camp)
    for (let unit = 0; unit < UNITS; unit++) {
      if (g.camp[unit] !== camp || g.place[unit] < 0) continue
      if (isOnLine(lines, g, unit)) relieve(g, unit)
      else cutOff(g, unit, log)
    }
  }
}

// 10.2.7, 10.2.8  At level 0 a unit is as good as any.
function relieve(g: State, unit: number): void {
  g.unitFlags[unit] &= ~UNIT.cutOff
  g.outOfSupply[unit] = Math.max(0, g.outOfSupply[unit] - RELIEF)
}

function cutOff(g: State, unit: number, log: Log): void {
  g.unitFlags[unit] |= UNIT.cutOff
  if (g.outOfSupply[unit] > 0 && !g.terms.options.outOfSupplyGrows) return
  raiseOutOfSupply(g, unit, '10.2.1', log)
}

/** 10.2.5  One level more, at once. */
export function raiseOutOfSupply(g: State, unit: number, rule: string, log: Log): void {
  g.outOfSupply[unit] += 1
  log?.push({ event: 'out-of-supply', rule, unit: unitIds[unit], level: g.outOfSupply[unit] })
}

/** 8.2.25  One level less, by air. */
export function lowerOutOfSupply(g: State, unit: number): void {
  g.outOfSupply[unit] = Math.max(0, g.outOfSupply[unit] - 1)
}

// 10.2.6, R35  One unit after the other, until nobody is left to test.
function testNext(g: State, log: Log): 'surrender' | undefined {
  const at = FRAMES.supply.at
  for (let unit = slot(g.flow, at.next); unit < UNITS; unit++) {
    if (!mayHaveToSurrender(g, unit)) continue
    const dice = [roll(g, 6), roll(g, 6)]
    const surrenders = g.outOfSupply[unit] - dice[0] - dice[1] > 0
    log?.push({
      event: 'surrender-test',
      rule: '10.2.6',
      unit: unitIds[unit],
      level: g.outOfSupply[unit],
      dice,
      surrenders,
    })
    if (surrenders) eliminate(g, unit, creditForSurrender(g, unit), '10.2.6', log)
    setSlot(g.flow, at.next, unit + 1)
    return 'surrender'
  }
}

/** The lowest sum of two dice: no lower level can surrender, so nobody rolls for it. */
const LOWEST_ROLL = 2

const mayHaveToSurrender = (g: State, unit: number): boolean =>
  g.place[unit] >= 0 &&
  ownerOf(g, unit) === g.player &&
  hasFlag(g.unitFlags, unit, UNIT.cutOff) &&
  g.outOfSupply[unit] > LOWEST_ROLL

// R78  To the camp with the nearest unit; of two at the same distance, to the Americans.
function creditForSurrender(g: State, unit: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let credit: number = areHostile(g, g.camp[unit], CAMP.american) ? CAMP.american : enemyOf(g, unit)
  for (let other = 0; other < UNITS; other++) {
    if (g.place[other] < 0 || !areHostile(g, g.camp[unit], g.camp[other])) continue
    const distance = grid.distance(g.place[unit], g.place[other])
    if (distance > nearest || (distance === nearest && g.camp[other] !== CAMP.american)) continue
    nearest = distance
    credit = g.camp[other]
  }
  return credit
}

function enemyOf(g: State, unit: number): number {
  for (let camp = 0; camp < CAMP_COUNT; camp++) if (areHostile(g, g.camp[unit], camp)) return camp
  return CAMP.soviet
}
