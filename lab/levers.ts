// The reconstructed values that matter most, and how to move them in memory for some games.
import { labGame } from './games/all.ts'
import type { Lever } from './lever.ts'
import type { Title } from './titles.ts'

export const leversOf = ({ game, scenario }: Title): readonly Lever[] =>
  labGame(game.id)?.levers[scenario.id] ?? []

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
