import type { HexGrid } from '../hex/grid.ts'

/** [slot] 1 for hexsides that a line may cross: those inside the map without any of the closed kinds (bits). */
export function sidesWithout(grid: HexGrid, hexsides: Uint32Array, closedKinds: number): Uint8Array {
  return Uint8Array.from(hexsides, (kinds, slot) =>
    grid.neighbours[slot] < 0 || kinds & closedKinds ? 0 : 1,
  )
}

/** [slot] 1 for hexsides that one of these networks (bits) crosses. */
export function sidesAlong(networks: Uint32Array, kinds: number): Uint8Array {
  return Uint8Array.from(networks, bits => (bits & kinds ? 1 : 0))
}
