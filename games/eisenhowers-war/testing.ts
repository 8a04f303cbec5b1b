// A table for tests: positions laid out as position files lay them, and opened.
import { valueOrThrow } from '../../engine/files/result.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut } from '../../engine/positions/run.ts'
import { eisenhowersWarPositions } from './position.ts'
import type { State } from './state.ts'

/** The state of a position when its phase has opened. */
export function lay(data: object): State {
  const file = { game: 'eisenhowers-war', scenario: 'historical', ...data }
  const [only] = valueOrThrow(readPositionFile(documentOf(file), 'test', [eisenhowersWarPositions])).cases
  return eisenhowersWarPositions.during(only.position, () => {
    const g = valueOrThrow(layOut(eisenhowersWarPositions, only))
    eisenhowersWarPositions.open(g, [])
    return g
  })
}
