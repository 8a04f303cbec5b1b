import { ALLIED, AXIS } from '../../../games/munich-war/nations.ts'
import { pointsOf } from '../../../games/munich-war/rules/22-victory.ts'
import { BOX, type State } from '../../../games/munich-war/state.ts'
import { unit, unitNation } from '../../../games/munich-war/units.ts'
import type { ScoreSheet } from '../../scores.ts'

export const scores: ScoreSheet<State> = {
  pointsAre: () => 'victory points by chapter 22; the Axis wins with a lead of 11',
  pointsOf: g => [pointsOf(g, AXIS), pointsOf(g, ALLIED)],
  scoringRules: () => ['22.0c'],
  strengthIn: 'steps',
  // Units of a country that surrenders are taken off without a loss.
  lossesIn(before, after, events) {
    const hit = new Set(
      events
        .filter(({ event }) => event === 'reduced' || event === 'eliminated')
        .map(e => unit(String(e.unit))),
    )
    return [...hit].map(u => {
      const isGone = after.place[u] === BOX.eliminated
      return {
        side: before.allegiance[unitNation[u]],
        strength: before.steps[u] - (isGone ? 0 : after.steps[u]),
        isCounter: isGone,
      }
    })
  },
}
