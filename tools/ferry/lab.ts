// What the lab counts at the ferry.
import { labGameOf } from '../../lab/games/lab-game.ts'
import { alive, type Ferry, holder, sideOf, unitAt } from './rules.ts'

export const lab = labGameOf<Ferry>({
  scores: {
    pointsAre: () => 'companies, and two for the ferry',
    pointsOf: g => [0, 1].map(side => alive(g, side) + (holder(g) === side ? 2 : 0)),
    scoringRules: () => [],
    strengthIn: 'companies',
    lossesIn: (_before, _after, events) =>
      events
        .filter(({ isHit }) => isHit === true)
        .map(({ at }) => ({ side: sideOf(unitAt(at)), strength: 1, isCounter: true })),
  },
  levers: { day: [{ id: 'nothing', title: 'nothing', pull: () => () => {} }] },
  ladderNodes: { day: 200 },
  fuzzGames: { day: 5 },
  golden: [{ file: 'day', scenario: 'day', seed: 3, levels: ['officer', 'recruit'], fair: true }],
})
