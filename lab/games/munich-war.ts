// Munich War in the lab.
import type { State } from '../../games/munich-war/state.ts'
import { labGameOf } from './lab-game.ts'
import { bench } from './munich-war/bench.ts'
import { golden } from './munich-war/golden.ts'
import { levers } from './munich-war/levers.ts'
import { scores } from './munich-war/scores.ts'

const WARS = [
  'western-powers',
  'little-entente',
  'intermarium',
  'anti-comintern',
  'general-war',
  'determination',
]
const forAll = (value: number): Readonly<Record<string, number>> =>
  Object.fromEntries(WARS.map(war => [war, value]))

export const lab = labGameOf<State>({
  scores,
  levers,
  ladderNodes: forAll(4000),
  fuzzGames: forAll(4),
  golden,
  bench,
})
