// Compares rules and reference on as many random positions as one likes:
// node games/war-comes-early/agreement/run.ts --positions 10000 --from 0
import { parseArgs } from 'node:util'
import { disagreements } from './compare.ts'

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '1000' }, from: { type: 'string', default: '0' } },
})
const first = Number(values.from)
const count = Number(values.positions)
let differing = 0
for (let seed = first; seed < first + count; seed++) {
  const found = disagreements(seed)
  if (found.length > 0) differing += 1
  for (const one of found.slice(0, 5)) console.log(one)
}
console.log(`${count} positions, ${differing} with a disagreement`)
process.exitCode = differing > 0 ? 1 : 0
