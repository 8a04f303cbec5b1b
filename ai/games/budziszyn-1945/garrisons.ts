// What is worth a garrison: prizes of one's own, and above all the way to Berlin.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { derive, grid, HEXES, isExit, TERRAIN, terrain } from '../../../games/budziszyn-1945/world.ts'
import { prizeOf, toExit } from './aims.ts'

/** Hexes of zone S, three apart, from which all of it is watched (4.2.1). */
let gates: ReadonlySet<number> = new Set()

const APART = 3

derive(() => {
  const found: number[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const isGate = isExit[hex] === 1 && grid.along[hex] === 0 && (terrain[hex] & TERRAIN.swamp) === 0
    if (isGate && found.every(other => grid.distance(hex, other) >= APART)) found.push(hex)
  }
  gates = new Set(found)
})

/** Defence points that a gate should have before the armour is there, and what it is worth to have them. */
const GUARD = 30
const GATE = 8

const isGateOfGermans = (g: State, camp: number, hex: number): boolean =>
  gates.has(hex) && camp === CAMP.german && isNysa1945(g)

/** N-V1  Zone S is guarded however far the armour is: it is faster than whoever would come to meet it. */
export const garrison = (g: State, camp: number, hex: number): number =>
  isGateOfGermans(g, camp, hex) ? GUARD : 0

// N-V1  A town on the way to Berlin is worth more than others.
export function worthHolding(g: State, camp: number, hex: number): number {
  if (isGateOfGermans(g, camp, hex)) return GATE
  const controller = controllerOf(g, hex)
  const prize = controller === camp || controller < 0 ? prizeOf(g, camp, hex) : 0
  const isOnTheWay = isNysa1945(g) && camp === CAMP.german
  return isOnTheWay ? prize * (1 + Math.max(0, 1 - toExit[hex] / 12)) : prize
}
