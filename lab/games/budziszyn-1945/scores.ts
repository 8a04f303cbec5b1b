import type { GameEvent } from '../../../engine/game/action.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { playerPoints, townsOf } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import { isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { unit } from '../../../games/budziszyn-1945/units.ts'
import type { ScoreSheet } from '../../scores.ts'

/** Levels that nobody shot away: units that come reduced (S-R, S-G), change sides (S-4) or feed others (15.3.3). */
const NO_LOSS = ['S-R', 'S-G', 'S-4', '15.3.3']

const isLoss = ({ event, rule }: GameEvent): boolean =>
  (event === 'eliminated' || event === 'reduced') && !NO_LOSS.includes(rule)

export const scores: ScoreSheet<State> = {
  pointsAre: scenario => (scenario === 'nysa' ? 'town hexes held (N-V2)' : 'victory points (S-V0)'),
  pointsOf(g) {
    if (!isNysa1945(g)) return playerPoints(g)
    const { soviet, german } = townsOf(g)
    return g.terms.playerOf[CAMP.soviet] === 0 ? [soviet, german] : [german, soviet]
  },
  // S-V1 to S-V13
  scoringRules(g) {
    if (isNysa1945(g)) return []
    return scoresOf(g).flatMap(({ lines }) =>
      lines.filter(({ points }) => points > 0).map(({ rule }) => rule),
    )
  },
  strengthIn: 'levels',
  lossesIn(before, after, events) {
    const units = new Set(events.filter(isLoss).map(event => unit(String(event.unit))))
    return Array.from(units, u => ({
      side: ownerOf(before, u),
      strength: before.levels[u] - after.levels[u],
      isCounter: after.levels[u] === 0,
    }))
  },
}
