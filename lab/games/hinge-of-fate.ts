// Hinge of Fate in the lab.
import type { State } from '../../games/hinge-of-fate/state.ts'
import { bench } from './hinge-of-fate/bench.ts'
import { golden } from './hinge-of-fate/golden.ts'
import { levers } from './hinge-of-fate/levers.ts'
import { scores } from './hinge-of-fate/scores.ts'
import { labGameOf } from './lab-game.ts'

export const lab = labGameOf<State>({
  scores,
  levers,
  ladderNodes: { hinge: 2000, historical: 2000 },
  fuzzGames: { hinge: 3, historical: 3 },
  golden,
  bench,
})
