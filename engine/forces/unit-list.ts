// Lists of units in the order of their numbers, kept up to date while units come and go: whoever asks for the units of one side
// does not look at all the others.

export interface UnitList {
  /** In ascending order; only the first `count` mean anything. */
  readonly units: Int16Array
  count: number
}

/** An empty list with room for so many units. */
export function makeUnitList(room: number): UnitList {
  return { units: new Int16Array(room), count: 0 }
}

/** Of no effect for a unit that is in the list. */
export function addUnit(list: UnitList, unit: number): void {
  const { units, count } = list
  let at = count
  while (at > 0 && units[at - 1] > unit) at--
  if (at > 0 && units[at - 1] === unit) return
  units.copyWithin(at + 1, at, count)
  units[at] = unit
  list.count = count + 1
}

/** Of no effect for a unit that is not in the list. */
export function removeUnit(list: UnitList, unit: number): void {
  const { units, count } = list
  let at = 0
  while (at < count && units[at] < unit) at++
  if (at === count || units[at] !== unit) return
  units.copyWithin(at, at + 1, count)
  list.count = count - 1
}
