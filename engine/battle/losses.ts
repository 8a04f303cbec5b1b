/**
 * Losses that are paid with whole units. Sizes are whole numbers of the smallest unit (where a division is half a corps
 * equivalent, a corps has size 2 and a loss of 1 is 2). The owner pays at least the loss, and with no unit that the loss does not
 * need: without any one of those removed, the rest would not be enough. A force that is too small is lost whole.
 *
 * Ranks, from 0, order the force: a unit is safe while one of a lower rank is left (a fort's garrison goes last).
 */
export interface Debt {
  readonly owed: number
  /** The rank that pays at present, and the smallest unit that it has paid with. */
  readonly rank: number
  readonly smallest: number
}

const NO_RANK = -1
const NOTHING_PAID = 0x7fffffff
const MOST_OWED = 31

export const debt = (loss: number): Debt => ({ owed: loss, rank: NO_RANK, smallest: NOTHING_PAID })

/** The debt after a unit of this size and rank was removed. */
export function pay(owing: Debt, size: number, rank = 0): Debt {
  const smallest = rank === owing.rank ? Math.min(owing.smallest, size) : size
  return { owed: Math.max(0, owing.owed - size), rank, smallest }
}

/** The units of a battle that are still there: their sizes, and their ranks if the game has any. A size of 0 cannot pay. */
export interface LossForce {
  readonly sizes: ArrayLike<number>
  readonly ranks?: ArrayLike<number>
}

const rankOf = (force: LossForce, unit: number): number => force.ranks?.[unit] ?? 0

/** Nothing is owed any more, or nobody is left to pay. */
export const isSettled = (owing: Debt, force: LossForce): boolean =>
  owing.owed <= 0 || payingRank(force) === NO_RANK

/** May this unit be removed next, so that the whole can still be paid as it should? */
export function mayPayWith(owing: Debt, force: LossForce, unit: number): boolean {
  if (owing.owed <= 0 || force.sizes[unit] <= 0) return false
  const rank = payingRank(force)
  if (rankOf(force, unit) !== rank) return false
  if (sizeOfRank(force, rank) <= owing.owed) return true
  return canComplete(owing.owed, rank === owing.rank ? owing.smallest : NOTHING_PAID, force, rank, unit)
}

/** Fills `out` with the units that may be removed next and returns how many there are. */
export function payableNext(owing: Debt, force: LossForce, out: { [i: number]: number }): number {
  let count = 0
  for (let unit = 0; unit < force.sizes.length; unit++)
    if (mayPayWith(owing, force, unit)) out[count++] = unit
  return count
}

function payingRank(force: LossForce): number {
  let lowest = NO_RANK
  for (let unit = 0; unit < force.sizes.length; unit++) {
    const rank = rankOf(force, unit)
    if (force.sizes[unit] > 0 && (lowest === NO_RANK || rank < lowest)) lowest = rank
  }
  return lowest
}

function sizeOfRank(force: LossForce, rank: number): number {
  let size = 0
  for (let unit = 0; unit < force.sizes.length; unit++)
    if (rankOf(force, unit) === rank) size += force.sizes[unit]
  return size
}

/**
 * Whether others can top up what is left, so that even the smallest unit paid with was needed. That is all to ask: of the
 * others, any that turn out to be needless can be left out again.
 */
function canComplete(owed: number, smallest: number, force: LossForce, rank: number, unit: number): boolean {
  if (owed > MOST_OWED) throw new RangeError(`a loss of ${owed} is more than ${MOST_OWED}`)
  const least = owed - force.sizes[unit]
  const most = least + Math.min(smallest, force.sizes[unit]) - 1
  return most >= 0 && sumsUpTo(most, force, rank, unit) >>> Math.max(0, least) !== 0
}

/** Bit n: some of the others add up to n. */
function sumsUpTo(most: number, force: LossForce, rank: number, except: number): number {
  let sums = 1
  for (let unit = 0; unit < force.sizes.length; unit++) {
    const size = force.sizes[unit]
    if (unit === except || size > most || rankOf(force, unit) !== rank) continue
    sums |= sums << size
  }
  return sums & ((1 << (most + 1)) - 1)
}
