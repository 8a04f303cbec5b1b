// Which part of the map a player wants to look at when nobody says so.

import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import type { Action } from '../../engine/game/action.ts'
import { FRAMES } from '../../games/war-comes-early/flow.ts'
import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import { grid, HEXES, unitNation } from '../../games/war-comes-early/world.ts'
import { MAP_COLUMNS, MAP_ROWS, type Window } from './map.ts'

const COLUMNS = 61
const ROWS = 34

/** The window with the most in it: contact with the enemy above all, then whatever can be done. */
export function frontWindow(seen: Seen, legal: readonly Action[]): Window {
  const weights = weigh(seen, legal)
  let best: Window = { column: 1, row: 1 }
  let most = -1
  for (let column = 1; column <= COLUMNS - MAP_COLUMNS + 1; column++) {
    for (let row = 1; row <= ROWS - MAP_ROWS + 1; row++) {
      const weight = weightOf(weights, column, row)
      if (weight <= most) continue
      most = weight
      best = { column, row }
    }
  }
  return best
}

// What lies near the middle of the window counts a little more, so that it does not end at the edge.
function weightOf(weights: Float64Array, column: number, row: number): number {
  let sum = 0
  for (let across = 0; across < MAP_COLUMNS; across++) {
    for (let down = 0; down < MAP_ROWS; down++) {
      const hex = grid.at(column + across, row + down)
      if (hex < 0 || weights[hex] === 0) continue
      const off =
        Math.abs(across - (MAP_COLUMNS - 1) / 2) / MAP_COLUMNS +
        Math.abs(down - (MAP_ROWS - 1) / 2) / MAP_ROWS
      sum += weights[hex] * (1 - off / 4)
    }
  }
  return sum
}

const OPEN_TO_PLAY = 0.5
const UNIT = 1
const ACTIVE_UNIT = 2
const CONTACT = 8
const BATTLE = 10_000

function weigh(seen: Seen, legal: readonly Action[]): Float64Array {
  const { g } = seen
  const weights = new Float64Array(HEXES)
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top < 0) continue
    weights[hex] += g.active & (1 << unitNation[top]) ? ACTIVE_UNIT : UNIT
    if (touchesEnemy(seen, hex)) weights[hex] += CONTACT
  }
  for (const hex of hexesOf(legal)) weights[hex] += OPEN_TO_PLAY
  const battle = battleHex(seen)
  if (battle >= 0) weights[battle] += BATTLE
  return weights
}

function touchesEnemy({ g }: Seen, hex: number): boolean {
  const side = g.terms.sideOf[unitNation[g.top[hex]]]
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    const other = next < 0 ? -1 : g.top[next]
    if (other >= 0 && g.terms.sideOf[unitNation[other]] !== side) return true
  }
  return false
}

function hexesOf(legal: readonly Action[]): Set<number> {
  const names = legal.flatMap(action => [action.hex, action.to, action.target])
  const hexes = names.map(name => (typeof name === 'string' ? grid.indexOf(name) : -1))
  return new Set(hexes.filter(hex => hex >= 0))
}

/** The hex that an attack is aimed at, -1 when none is being made. */
export function battleHex({ g }: Seen): number {
  for (const frame of [FRAMES.assemble, FRAMES.battle, FRAMES.momentum]) {
    const at = findFrame(g.flow, frame)
    if (at >= 0) return slotAt(g.flow, at, frame.at.target)
  }
  return -1
}
