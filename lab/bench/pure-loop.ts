// Work of a fixed size that belongs to no game: integers mixed through a table, as rules read and write a state. It must never be
// changed, for the yardstick was measured against it.
const CELLS = 4096
const STEPS = 100_000
const cells = new Int32Array(CELLS)

export function pureLoop(): number {
  let mixed = 1
  for (let i = 0; i < STEPS; i++) {
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i
    const at = mixed & (CELLS - 1)
    if ((cells[at] & 1) === 0) cells[at] += mixed >> 3
    else cells[at] ^= cells[(at + 1) & (CELLS - 1)]
  }
  return mixed
}
