// Since when a side has not been at the table: what it has missed is told from its own last turn on. Games that are opened again are
// read from their deeds, so a recap does not depend on who kept the page open.
import type { Deed } from './deeds.ts'

type Done = Pick<Deed, 'position' | 'side'>

/** Was this done by a side in a turn of its own? A loss or a retreat is chosen in the turn of somebody else. */
type IsOwnTurn = (deed: Done) => boolean

/** The position after the last deed of a side in its own turn; where the deeds begin if there is none. */
export function seenBy(deeds: readonly Done[], viewer: number, isOwnTurn: IsOwnTurn): number {
  const last = deeds.findLast(deed => deed.side === viewer && isOwnTurn(deed))
  return last?.position ?? (deeds[0]?.position ?? 1) - 1
}

/** What was done between the last turn of a side and the one before: the deeds after `from`, up to `to`. */
export function lastMissed(
  deeds: readonly Done[],
  viewer: number,
  isOwnTurn: IsOwnTurn,
): { readonly from: number; readonly to: number } {
  const others = deeds.findLastIndex(deed => deed.side !== viewer) + 1
  const end = others + firstIn(deeds.slice(others), isOwnTurn)
  const missed = deeds.slice(0, end)
  return { from: seenBy(missed, viewer, isOwnTurn), to: missed.at(-1)?.position ?? 0 }
}

/** A run of deeds of one side begins with answers in the turn of another and goes on in its own. */
function firstIn(run: readonly Done[], isOwnTurn: IsOwnTurn): number {
  let [low, high] = [0, run.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isOwnTurn(run[middle])) high = middle
    else low = middle + 1
  }
  return low
}
