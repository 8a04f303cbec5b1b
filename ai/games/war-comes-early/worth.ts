// Play that means to win: a recruit's, or an officer's and that of everybody who leans a little otherwise.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import type { Description } from '../../players/player.ts'
import { officerWorth } from './officer.ts'
import { recruitWorth } from './recruit.ts'

export function worth(): Description<State, DecisionName>['worth'] {
  const recruit = recruitWorth()
  const officer = officerWorth()
  return (game, g, side, decision, temper) =>
    (temper.line === 0 ? recruit : officer)(game, g, side, decision, temper)
}
