// What may lie in an enemy stack, from what the viewer knows: types and levels, and which counters are on the map unseen.
import type { HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { counters, defencePoints, fullLevels, isTowedArtillery } from '../../../games/budziszyn-1945/units.ts'
import { HIDDEN } from '../../../games/budziszyn-1945/view.ts'
import { guessOf, type Order } from '../kit/guess.ts'
import { field } from './names.ts'
import { type BudSight, hiddenIn } from './sight.ts'

const levelsOf = ({ levels }: HiddenUnit, unit: number, order: Order): number =>
  levels ?? (order === 1 ? 1 : fullLevels[unit])

export const guessAt = guessOf<State, BudSight, HiddenUnit>(field, {
  // The zones of control are those of the real position.
  copyOf: ({ g }) => Object.assign(g.copy(), { derived: g.derived }),
  hiddenIn,
  isUnseen: (g, unit) => g.place[unit] === HIDDEN,
  couldBe: (g, { camp, type, levels = 0 }, unit) =>
    g.camp[unit] === camp &&
    (type === undefined || counters[unit].type === type) &&
    fullLevels[unit] >= levels,
  strengthOf: (hidden, unit, order) => defencePoints[levelsOf(hidden, unit, order)][unit],
  lay: (g, unit, hidden, order) => {
    g.levels[unit] = levelsOf(hidden, unit, order)
    g.unitFlags[unit] |= hidden.marks
    if (order === 1 && isTowedArtillery[unit]) g.unitFlags[unit] |= UNIT.transport
  },
})
