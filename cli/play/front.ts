// Which part of the map a player wants to look at when nobody says so.
import type { MapScene } from '../../table/scene.ts'
import { isInside, type TextMap, type Window, windowAround } from './text-map.ts'

const UNIT = 1
const LIT = 2
const CONTACT = 8
const ATTENTION = 10_000

/** The window with the most in it: what is spoken of above all, contact with the enemy, whatever can be chosen. */
export function frontWindow(map: TextMap, scene: MapScene): Window {
  const weights = weigh(map, scene)
  let best = windowAround(map, 0)
  let most = 0
  for (const [hex, own] of weights) {
    const window = windowAround(map, hex)
    // Of windows that hold the same, the one with the most in its middle.
    let sum = own / 1000
    for (const [other, weight] of weights) if (isInside(map, other, window)) sum += weight
    if (sum <= most) continue
    most = sum
    best = window
  }
  return best
}

function weigh({ board: { grid } }: TextMap, scene: MapScene): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const hex = grid.indexOf(name)
    if (hex >= 0) weights.set(hex, (weights.get(hex) ?? 0) + weight)
  }
  const sides = new Map(scene.counters.map(({ hex, side }) => [grid.indexOf(hex), side]))
  for (const [hex, side] of sides)
    add(grid.names[hex], touchesOther(grid.neighbours, sides, hex, side) ? CONTACT : UNIT)
  for (const { hex, look } of scene.lights) if (look === 'choose') add(hex, LIT)
  for (const hex of scene.attention) add(hex, ATTENTION)
  return weights
}

function touchesOther(
  neighbours: Int16Array,
  sides: ReadonlyMap<number, number | null>,
  hex: number,
  side: number | null,
): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const other = sides.get(neighbours[slot])
    if (other !== undefined && other !== side) return true
  }
  return false
}
