// Budziszyn 1945 in the lab.
import type { State } from '../../games/budziszyn-1945/state.ts'
import { bench } from './budziszyn-1945/bench.ts'
import { golden } from './budziszyn-1945/golden.ts'
import { levers } from './budziszyn-1945/levers.ts'
import { scores } from './budziszyn-1945/scores.ts'
import { labGameOf } from './lab-game.ts'

export const lab = labGameOf<State>({
  scores,
  levers,
  ladderNodes: { nysa: 2000, 'stars-2': 3000, 'stars-3': 3000 },
  rehearsalNodes: { nysa: 460, 'stars-2': 400, 'stars-3': 400 },
  fuzzGames: { nysa: 3, 'stars-2': 3, 'stars-3': 3 },
  golden,
  bench,
  paces: [
    { title: 'Nysa 1945', scenarios: ['nysa'], times: 0.5 },
    { title: 'Two Stars', scenarios: ['stars-2', 'stars-3'], times: 0.5 },
  ],
})
