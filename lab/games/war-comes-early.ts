// War Comes Early in the lab.
import type { State } from '../../games/war-comes-early/state.ts'
import { labGameOf } from './lab-game.ts'
import { bench } from './war-comes-early/bench.ts'
import { golden } from './war-comes-early/golden.ts'
import { levers } from './war-comes-early/levers.ts'
import { scores } from './war-comes-early/scores.ts'

export const lab = labGameOf<State>({
  scores,
  levers,
  ladderNodes: { '1938': 4000, '1939': 15_000 },
  rehearsalNodes: { '1938': 260, '1939': 85 },
  fuzzGames: { '1938': 20, '1939': 40 },
  golden,
  bench,
  paces: [
    { title: '1939', scenarios: ['1939'], times: 1 },
    { title: '1938', scenarios: ['1938'], times: 1 },
  ],
})
