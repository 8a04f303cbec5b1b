// Where a side could cut its enemies off: hexes within reach from which most of their strength loses its supply.
import type { Battlefield, Position } from './battlefield.ts'
import { hexesTo } from './ways.ts'

/** No more hexes are tried, and no more are named. */
const MOST_TRIED = 24
const MOST = 3
/** Hexes from an enemy within which his lines of supply can be met. */
const BEHIND = 6
/** Whoever is farther from every enemy is not asked. */
const OUT_OF_REACH = 16

interface Trial {
  readonly unit: number
  readonly hex: number
  readonly depth: number
}

/** Hexes for a main effort, the one that cuts off most first; none outside of the side's own movement. */
export function cutsOf<G extends Position>(field: Battlefield<G>, g: G, side: number): number[] {
  const sight = field.sight(g, side)
  const camps = Array.from({ length: field.camps }, (_, camp) => camp)
  const own = camps.filter(camp => field.sideOf(sight, camp) === side)
  const enemies = camps.filter(camp => own.some(each => field.areHostile(sight, each, camp)))
  const supplied = new Map(enemies.map(camp => [camp, field.supply(sight, camp)]))
  const found = trialsOf(field, sight, own, enemies)
    .map(trial => ({ hex: trial.hex, strength: cutOffBy(field, sight, trial, supplied) }))
    .filter(({ strength }) => strength > 0)
  return found
    .sort((a, b) => b.strength - a.strength || a.hex - b.hex)
    .slice(0, MOST)
    .map(({ hex }) => hex)
}

/** Those who can go deepest behind the enemy first; one unit for each hex. */
function trialsOf<G extends Position>(
  field: Battlefield<G>,
  g: G,
  own: readonly number[],
  enemies: readonly number[],
): Trial[] {
  const holds = (camps: readonly number[]) => (hex: number) =>
    g.top[hex] >= 0 && camps.includes(field.campOf(g, g.top[hex]))
  const toEnemy = hexesTo(field.grid, holds(enemies))
  const toOwn = hexesTo(field.grid, holds(own))
  const trials = new Map<number, Trial>()
  for (let unit = 0; unit < field.units; unit++) {
    if (g.place[unit] < 0 || !own.includes(field.campOf(g, unit)) || !field.isLine(g, unit)) continue
    if (toEnemy[g.place[unit]] > OUT_OF_REACH || field.pace(unit) === 0) continue
    const found = field.reach(g, unit)
    for (let i = 0; found !== null && i < found.count; i++) {
      const hex = found.hexes[i]
      if (toEnemy[hex] > BEHIND || g.top[hex] >= 0 || trials.has(hex)) continue
      trials.set(hex, { unit, hex, depth: toOwn[hex] })
    }
  }
  return [...trials.values()].sort((a, b) => b.depth - a.depth || a.hex - b.hex).slice(0, MOST_TRIED)
}

/** Strength that has supply now and none when the unit stands there. */
function cutOffBy<G extends Position>(
  field: Battlefield<G>,
  g: G,
  { unit, hex }: Trial,
  supplied: ReadonlyMap<number, Uint8Array>,
): number {
  const after = g.copy()
  field.stand(after, unit, hex)
  let strength = 0
  for (const [camp, before] of supplied) {
    const now = field.supply(after, camp)
    for (let other = 0; other < field.units; other++) {
      const place = g.place[other]
      if (place < 0 || field.campOf(g, other) !== camp || !before[place] || now[place]) continue
      strength += field.defence(g, other)
    }
  }
  return strength
}
