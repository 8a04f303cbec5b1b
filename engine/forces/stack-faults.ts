import type { Stacks } from './stacks.ts'

/** Each unit is in exactly one place, and each hex lists exactly the units that are in it: what is wrong, or null. */
export function stackFault(
  s: Stacks,
  unitNames: readonly string[],
  hexNames: readonly string[],
): string | null {
  let listed = 0
  for (let hex = 0; hex < s.top.length; hex++) {
    let height = 0
    for (let unit = s.top[hex]; unit >= 0; unit = s.below[unit]) {
      if (s.place[unit] !== hex || ++height > s.place.length)
        return `${unitNames[unit]} is listed in ${hexNames[hex]} and stands elsewhere`
    }
    listed += height
  }
  let placed = 0
  for (let unit = 0; unit < s.place.length; unit++) if (s.place[unit] >= 0) placed += 1
  return placed === listed ? null : `${placed} units stand on the map and ${listed} are listed in its hexes`
}
