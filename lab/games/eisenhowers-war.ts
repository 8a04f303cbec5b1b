// Eisenhower's War in the lab.
import type { State } from '../../games/eisenhowers-war/state.ts'
import { bench } from './eisenhowers-war/bench.ts'
import { golden } from './eisenhowers-war/golden.ts'
import { levers } from './eisenhowers-war/levers.ts'
import { scores } from './eisenhowers-war/scores.ts'
import { labGameOf } from './lab-game.ts'

export const lab = labGameOf<State>({
  scores,
  levers,
  ladderNodes: { historical: 4000, alternate: 4000 },
  fuzzGames: { historical: 8, alternate: 8 },
  golden,
  bench,
})
