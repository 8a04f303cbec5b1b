// The line: who can get away, whose supply hangs by a thread, where the flanks are open.
import type { Battlefield, Position } from './battlefield.ts'
import type { Estimate } from './estimate.ts'

/** Hexes beside this one into which units of the camp could go back: no enemy holds or watches them. */
export function waysOut<G extends Position>(field: Battlefield<G>, g: G, camp: number, hex: number): number {
  let open = 0
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = field.grid.neighbours[slot]
    if (next < 0 || field.holdsEnemy(g, camp, next)) continue
    if (!field.inEnemyZone(g, camp, next)) open += 1
  }
  return open
}

/** How much of the way back is barred for those in the hex: none of it 0, all of it 1. */
export function trapped<G extends Position>(field: Battlefield<G>, g: G, hex: number): number {
  if (g.top[hex] < 0) return 0
  const open = waysOut(field, g, field.campOf(g, g.top[hex]), hex)
  return open === 0 ? 1 : open === 1 ? 0.4 : 0
}

/** So far from the enemy supply is safe for a turn; where no hex of its own is so far off, the farthest are. */
const REAR = 5

/**
 * [hex] 1 where supply comes today and may not tomorrow: every way from the rear leads over ground that the enemy can reach
 * and that nobody holds or watches.
 */
export function supplyAtRisk<G extends Position>(estimate: Estimate<G>, camp: number): Uint8Array {
  const { field, sight, threat, toEnemy } = estimate
  const { size, neighbours } = field.grid
  const supplied = estimate.toSupply(camp)
  const watched = watchedBy(field, sight, camp)
  const safe = new Uint8Array(size)
  const queue: number[] = []
  const reach = (hex: number) => {
    if (safe[hex] || supplied[hex] > 0) return
    safe[hex] = 1
    if (watched[hex] || threat[hex] === 0) queue.push(hex)
  }
  const own: number[] = []
  for (let hex = 0; hex < size; hex++)
    if (supplied[hex] === 0 && !field.isEnemyGround(sight, camp, hex)) own.push(hex)
  const rear = own.reduce((most, hex) => Math.max(most, toEnemy[hex]), 0)
  for (const hex of own) if (toEnemy[hex] >= Math.min(rear, REAR)) reach(hex)
  for (let i = 0; i < queue.length; i++) {
    for (let slot = queue[i] * 6; slot < queue[i] * 6 + 6; slot++)
      if (neighbours[slot] >= 0) reach(neighbours[slot])
  }
  return safe.map((isSafe, hex) => (isSafe || supplied[hex] > 0 ? 0 : 1))
}

/** [hex] 1 where a unit of the camp that counts in the line stands, or next to one. */
function watchedBy<G extends Position>(field: Battlefield<G>, g: G, camp: number): Uint8Array {
  const { size, neighbours } = field.grid
  const watched = new Uint8Array(size)
  for (let unit = 0; unit < field.units; unit++) {
    const place = g.place[unit]
    if (place < 0 || field.campOf(g, unit) !== camp || !field.isLine(g, unit)) continue
    watched[place] = 1
    for (let slot = place * 6; slot < place * 6 + 6; slot++)
      if (neighbours[slot] >= 0) watched[neighbours[slot]] = 1
  }
  return watched
}

/**
 * Flanks on which a unit in the hex would have a neighbour, one or two hexes off, so that nobody slips through between: 0, 1,
 * or 2 for neighbours on both sides.
 */
export function flanksCovered<G extends Position>(
  field: Battlefield<G>,
  g: G,
  unit: number,
  hex: number,
): number {
  const { neighbours } = field.grid
  let sides = 0
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbours[hex * 6 + direction]
    if (near < 0) continue
    const far = neighbours[near * 6 + direction]
    const between = neighbours[near * 6 + ((direction + 1) % 6)]
    if (
      hasFriend(field, g, unit, near) ||
      hasFriend(field, g, unit, far) ||
      hasFriend(field, g, unit, between)
    )
      sides |= 1 << direction
  }
  if (sides === 0) return 0
  for (let direction = 0; direction < 6; direction++) {
    const acrossOf =
      (1 << ((direction + 2) % 6)) | (1 << ((direction + 3) % 6)) | (1 << ((direction + 4) % 6))
    if (sides & (1 << direction) && sides & acrossOf) return 2
  }
  return 1
}

function hasFriend<G extends Position>(field: Battlefield<G>, g: G, unit: number, hex: number): boolean {
  if (hex < 0) return false
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other !== unit && field.campOf(g, other) === field.campOf(g, unit) && field.isLine(g, other))
      return true
  }
  return false
}
