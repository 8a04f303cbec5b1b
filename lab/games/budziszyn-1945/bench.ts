// What Budziszyn 1945 adds to `salient bench`: supply and lists on the largest board.
import { type Effort, timeOf } from '../../bench/measure.ts'
import { atMost, type Bench, plainRow } from '../../bench/row.ts'
import { firstMovementPhase, marches, movesOf, reachOfAll, sovietUnits, supplyPhase } from './bench-work.ts'

export const bench = (effort: Effort): Bench[] => [largestBoardPart(effort)]

/** For each of many like pieces of work, which warm each other up. */
const BRIEF: Effort = { warmUp: 2, sample: 4, samples: 3 }

function largestBoardPart(effort: Effort): Bench {
  const g = firstMovementPhase()
  const scratch = g.copy()
  const supply = timeOf(() => supplyPhase(g, scratch), effort)
  const units = sovietUnits(g).slice(0, 100)
  const reach = timeOf(() => reachOfAll(g, units), effort)
  const each = marches(g)
  for (const marching of [...each, ...each]) timeOf(() => movesOf(marching), BRIEF)
  const listing = each.map(marching => timeOf(() => movesOf(marching), BRIEF))
  const average = listing.reduce((sum, time) => sum + time, 0) / each.length
  return {
    rows: [
      plainRow(`supply phase of ${sovietUnits(g).length} units, Nysa 1945`, supply, 'ms'),
      plainRow('reach of 100 units, Nysa 1945', reach, 'ms'),
      plainRow(`list of one unit's moves, average of ${each.length}`, average, 'ms'),
      plainRow("list of one unit's moves, the longest", Math.max(...listing), 'ms'),
    ],
    bars: [
      atMost('reach of 100 units on the largest board, ms', reach, 1),
      atMost('supply phase on the largest board, ms', supply, 1),
      atMost("the longest list of a unit's moves, ms", Math.max(...listing), 0.2),
    ],
    remarks: [],
  }
}
