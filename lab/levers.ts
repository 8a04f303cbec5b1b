// The reconstructed values that matter most, and how to move them in memory for some games.
import { budziszyn1945Levers } from './levers/budziszyn-1945.ts'
import type { Lever } from './levers/lever.ts'
import { warComesEarlyLevers } from './levers/war-comes-early.ts'
import type { Title } from './titles.ts'

const LEVERS: Readonly<Record<string, (scenario: string) => readonly Lever[]>> = {
  'budziszyn-1945': budziszyn1945Levers,
  'war-comes-early': warComesEarlyLevers,
}

export const leversOf = ({ game, scenario }: Title): readonly Lever[] => LEVERS[game.id]?.(scenario.id) ?? []

/** A lever and how far it is moved: plain JSON. */
export interface Pull {
  readonly lever: string
  readonly by: number
}

/** Does the work with a value moved, and puts it back whatever happens. */
export function withPull<T>(title: Title, pull: Pull | undefined, work: () => T): T {
  if (pull === undefined) return work()
  const lever = leversOf(title).find(({ id }) => id === pull.lever)
  if (lever === undefined) throw new RangeError(`there is no lever ${pull.lever}`)
  const putBack = lever.pull(pull.by)
  try {
    return work()
  } finally {
    putBack()
  }
}
