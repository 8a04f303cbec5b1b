import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf, unit } from '../../../games/eisenhowers-war/units.ts'
import { cityHexes } from '../../../games/eisenhowers-war/world.ts'
import type { ScoreSheet } from '../../scores.ts'

const LOST = ['reduced', 'eliminated']

export const scores: ScoreSheet<State> = {
  pointsAre: () => 'cities in the hands of each side',
  pointsOf(g) {
    const allied = cityHexes.filter(hex => g.control[hex] === ALLIED).length
    return [allied, cityHexes.length - allied]
  },
  scoringRules: () => [],
  strengthIn: 'steps',
  lossesIn(_before, _after, events) {
    return events
      .filter(({ event }) => LOST.includes(event))
      .map(event => ({
        side: sideOf[unit(String(event.unit))],
        strength: 1,
        isCounter: event.event === 'eliminated',
      }))
  },
}
