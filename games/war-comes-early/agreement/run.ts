// Compares rules and reference on as many random positions as one likes, beginning anywhere:
// node games/war-comes-early/agreement/run.ts --positions 10000 --from 0
import { disagreements } from './compare.ts'

function numberAfter(word: string, otherwise: number): number {
  const at = process.argv.indexOf(word)
  const given = at < 0 ? otherwise : Number(process.argv[at + 1])
  if (!Number.isInteger(given) || given < 0) throw new RangeError(`${word} is followed by a whole number`)
  return given
}

const SHOWN = 5

const first = numberAfter('--from', 0)
const positions = numberAfter('--positions', 1000)
let differing = 0
for (let seed = first; seed < first + positions; seed++) {
  const found = disagreements(seed)
  if (found.length === 0) continue
  differing += 1
  for (const one of found.slice(0, SHOWN)) console.log(`position ${seed}: ${one}`)
}
console.log(`${positions} positions from ${first}: ${differing} with a disagreement`)
process.exitCode = differing === 0 ? 0 : 1
