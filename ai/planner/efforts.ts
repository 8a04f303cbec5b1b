// Where a side could make its main effort: prizes to be taken, and prizes that are in danger.
import type { Battlefield, Position } from './battlefield.ts'
import { hexesTo } from './ways.ts'

/** No more are tried. */
const MOST = 4
/** Hexes at which a prize counts half as much, and beyond which it counts for nothing. */
const HALF = 5
const TOO_FAR = 14

export function effortsOf<G extends Position>(field: Battlefield<G>, g: G, side: number): number[] {
  const isOwn = (camp: number) => field.sideOf(g, camp) === side
  const holds = (is: (camp: number) => boolean) => (hex: number) =>
    g.top[hex] >= 0 && is(field.campOf(g, g.top[hex]))
  const toOwn = hexesTo(field.grid, holds(isOwn))
  const toOthers = hexesTo(
    field.grid,
    holds(camp => !isOwn(camp)),
  )
  const camps = Array.from({ length: field.camps }, (_, camp) => camp).filter(isOwn)
  const found: { hex: number; worth: number }[] = []
  for (let hex = 0; hex < field.grid.size; hex++) {
    const far = Math.max(toOwn[hex], toOthers[hex])
    if (far > TOO_FAR) continue
    const prize = Math.max(0, ...camps.map(camp => worthTo(field, g, camp, hex)))
    if (prize > 0) found.push({ hex, worth: prize / (1 + far / HALF) })
  }
  return found
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex)
    .slice(0, MOST)
    .map(({ hex }) => hex)
}

const worthTo = <G extends Position>(field: Battlefield<G>, g: G, camp: number, hex: number): number =>
  field.isEnemyGround(g, camp, hex) ? field.prize(g, camp, hex) : field.worthHolding(g, camp, hex)
