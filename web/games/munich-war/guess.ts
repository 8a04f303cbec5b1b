// What may lie unseen in an enemy stack, from what the viewer knows.
import { couldLieIn } from '../../../games/munich-war/imagine.ts'
import { stackingRefusal } from '../../../games/munich-war/rules/09-stacking.ts'
import { HIDDEN, type State } from '../../../games/munich-war/state.ts'
import { defenceFactors, fullSteps } from '../../../games/munich-war/units.ts'
import { guessOf } from '../kit/guess.ts'
import { field } from './names.ts'
import type { MunichSight } from './sight.ts'

/** A unit that cannot be seen: its hex is all that is known. */
type Hidden = number

export const guessAt = guessOf<State, MunichSight, Hidden>(field, {
  copyOf: ({ g }) => Object.assign(g.copy(), { derived: g.derived }),
  hiddenIn: ({ hidden }, hex) => (hidden.get(hex)?.slots ?? []).map(() => hex),
  isUnseen: (g, unit) => g.place[unit] === HIDDEN,
  couldBe: (g, hex, unit) => couldLieIn(g, hex, unit) && stackingRefusal(g, unit, hex) === null,
  strengthOf: (_, unit, order) => defenceFactors[order === 1 ? 1 : fullSteps[unit]][unit],
  lay: (g, unit, _, order) => {
    g.steps[unit] = order === 1 ? 1 : fullSteps[unit]
  },
})
