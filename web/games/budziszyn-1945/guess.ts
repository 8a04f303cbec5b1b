// What may lie in an enemy stack, from what the viewer knows: types and levels, and which counters are on the map unseen.

import type { HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import {
  counters,
  defencePoints,
  fullLevels,
  isTowedArtillery,
  UNITS,
} from '../../../games/budziszyn-1945/units.ts'
import { HIDDEN } from '../../../games/budziszyn-1945/view.ts'
import { type BudSight, hiddenIn } from './sight.ts'

/** Positions that the viewer must reckon with: the weakest and the strongest defenders that could be there. */
export interface Guess {
  readonly weakest: State
  readonly strongest: State
  /** How many defenders cannot be seen. */
  readonly count: number
}

export function guessAt(s: BudSight, targets: readonly number[]): Guess {
  const count = targets.reduce((sum, hex) => sum + hiddenIn(s, hex).length, 0)
  if (count === 0) return { weakest: s.g, strongest: s.g, count }
  return { weakest: filled(s, targets, 1), strongest: filled(s, targets, -1), count }
}

/** The position with the unseen defenders laid in: 1 begins with the weakest counters, -1 with the strongest. */
function filled(s: BudSight, targets: readonly number[], order: 1 | -1): State {
  const g = s.g.copy()
  g.derived = s.g.derived
  const free: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === HIDDEN) free.push(unit)
  for (const hex of targets) {
    for (const each of hiddenIn(s, hex)) {
      const levels = (unit: number) => levelsOf(each, unit, order)
      const fits = free.filter(unit => g.camp[unit] === each.camp && couldBe(each, unit))
      fits.sort((a, b) => order * (defencePoints[levels(a)][a] - defencePoints[levels(b)][b]))
      if (fits.length === 0) continue
      const [unit] = fits
      free.splice(free.indexOf(unit), 1)
      lay(g, unit, hex, levels(unit))
      g.unitFlags[unit] |= each.marks
      if (order === 1 && isTowedArtillery[unit]) g.unitFlags[unit] |= UNIT.transport
    }
  }
  return g
}

const couldBe = ({ type, levels = 0 }: HiddenUnit, unit: number): boolean =>
  (type === undefined || counters[unit].type === type) && fullLevels[unit] >= levels

const levelsOf = ({ levels }: HiddenUnit, unit: number, order: number): number =>
  levels ?? (order === 1 ? 1 : fullLevels[unit])

/** Puts a unit under those that are there. */
function lay(g: State, unit: number, hex: number, levels: number): void {
  g.place[unit] = hex
  g.levels[unit] = levels
  g.below[unit] = -1
  let last = g.top[hex]
  if (last < 0) g.top[hex] = unit
  else {
    while (g.below[last] >= 0) last = g.below[last]
    g.below[last] = unit
  }
}
