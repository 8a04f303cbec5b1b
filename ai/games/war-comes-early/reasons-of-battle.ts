// What speaks for an attack, in words.
import { place } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { remove } from '../../../games/war-comes-early/rules/03-holders.ts'
import { isSupplied } from '../../../games/war-comes-early/rules/10-supply.ts'
import { defendersOf } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { type Forecast, forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { BOX, is1939, type State } from '../../../games/war-comes-early/state.ts'
import { hexName } from '../../../games/war-comes-early/words/names.ts'
import { columnLabel } from '../../../games/war-comes-early/words/odds.ts'
import { grid, isMarker, UNITS, unitNation, victoryValue } from '../../../games/war-comes-early/world.ts'
import type { Reason } from '../../players/player.ts'
import { corpsIn } from './prospects.ts'

/** Hexes around the target within which supply may hang on it. */
const AROUND = 8

export function reasonsOfBattle(g: State, attackers: readonly number[], target: number): Reason[] {
  if (attackers.length === 0 || target < 0) return []
  const foreseen = forecast(g, attackers, target)
  return [
    chanceOf(g, foreseen, target),
    lossesOf(foreseen),
    ...gainsOf(g, target),
    ...cutOff(g, attackers, target),
  ]
}

/** One die: the ways in six that clear the hex. */
function chanceOf(g: State, { chances, line, column }: Forecast, target: number): Reason {
  const corps = corpsIn(g, target)
  let cleared = 0
  for (const { result, ways, of } of chances) if (result.defender >= corps) cleared += ways / of
  return {
    text: `${Math.round(cleared * 100)}% chance to take ${hexName(target)} on the ${columnLabel(line, column)} column`,
    rule: '12.3a',
  }
}

function lossesOf({ chances }: Forecast): Reason {
  let own = 0
  let enemy = 0
  for (const { result, ways, of } of chances) {
    own += (result.attacker * ways) / of
    enemy += (result.defender * ways) / of
  }
  return {
    text: `average losses: ${own.toFixed(1)} corps for you, up to ${enemy.toFixed(1)} for the enemy`,
    rule: '12.3c',
  }
}

function gainsOf(g: State, target: number): Reason[] {
  if (victoryValue[target] === 0 || is1939(g)) return []
  return [{ text: `${hexName(target)} is worth ${victoryValue[target]} victory points`, rule: '4.4a' }]
}

/** Enemies who would be out of supply with one of the attackers in the target. */
function cutOff(g: State, attackers: readonly number[], target: number): Reason[] {
  const side = g.terms.sideOf[unitNation[attackers[0]]]
  const after = g.copy()
  for (const unit of defendersOf(after, target)) remove(after, unit, BOX.removed)
  place(after, attackers[0], target, null)
  let count = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (after.place[unit] < 0 || isMarker[unit] || g.terms.sideOf[unitNation[unit]] === side) continue
    if (grid.distance(after.place[unit], target) > AROUND) continue
    if (isSupplied(g, unit) && !isSupplied(after, unit)) count += 1
  }
  return count === 0
    ? []
    : [{ text: `cuts the supply of ${count} enemy ${count === 1 ? 'unit' : 'units'}`, rule: '10.2b' }]
}
