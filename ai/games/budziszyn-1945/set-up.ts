// Before the first turn: the suggested places, the suggested losses, the days for the aircraft.
import { slot } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { hexNamed, unitNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { fieldOf } from '../../../games/budziszyn-1945/units.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Opinion } from '../../players/player.ts'

/** Every unit where the counter file puts it; Poles who have come over as far east as they may. */
export function deploymentWorth(g: State): Opinion {
  const inHand = slot(g.flow, FRAMES.deploy.at.unit) - 1
  const suggested = inHand < 0 ? '' : fieldOf(inHand, isNysa1945(g) ? 'nysaSuggested' : 'starsSuggested')
  return action => {
    if (action.do === 'take') return 2
    if (action.do === 'ready') return 1
    if (action.do !== 'place') return -1
    return action.hex === suggested ? 1000 : grid.line[hexNamed(action.hex)]
  }
}

export const cutWorth: Opinion = action => (fieldOf(unitNamed(action.unit), 'starsCut') === '' ? 0 : 1)

/** S-3  The Soviet offensive begins at once, and the aircraft with it. */
export const airDayWorth: Opinion = action => -Number(action.turn)
