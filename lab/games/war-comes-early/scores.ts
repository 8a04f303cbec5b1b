import { ALLIED, GERMAN } from '../../../games/war-comes-early/nations.ts'
import { germanPoints1939 } from '../../../games/war-comes-early/rules/13-victory-1939.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { corpsHalves, unit, unitNation } from '../../../games/war-comes-early/world.ts'
import type { ScoreSheet } from '../../scores.ts'
import { slipsIn } from './slips.ts'

/** 13.3b  All that Germany can have in 1939. */
const ALL_1939 = 4

export const scores: ScoreSheet<State> = {
  pointsAre: scenario =>
    scenario === '1939'
      ? 'German points by 13.3b, and those that Poland still denies'
      : 'victory points by chapter 4',
  pointsOf(g) {
    if (!is1939(g)) return [g.vp[GERMAN], g.vp[ALLIED]]
    const german = germanPoints1939(g)
    return [german, ALL_1939 - german]
  },
  scoringRules: () => [],
  strengthIn: 'corps equivalents',
  slipsIn,
  // Units of a nation that capitulates are taken off without a loss.
  lossesIn(before, _after, events) {
    const lost = events.filter(({ event }) => event === 'eliminated').map(event => unit(String(event.unit)))
    return lost.map(u => ({
      side: before.terms.sideOf[unitNation[u]],
      strength: corpsHalves[u] / 2,
      isCounter: true,
    }))
  },
}
