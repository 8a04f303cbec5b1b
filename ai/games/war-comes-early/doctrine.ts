// How generals lean, by scenario and side: found by games between officers of many tempers.
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { leaning, type Temper } from '../../temper.ts'

const IN_1938: readonly Temper[] = [
  leaning({ greed: 2, thrift: 0.7, line: 0.6, patience: 0.7 }),
  // Time is on the German side once Prague has fallen: everybody attacks, everywhere.
  leaning({ greed: 2, drive: 2, thrift: 0.5, caution: 0.5 }),
]

const IN_1939: readonly Temper[] = [
  leaning({ thrift: 3, pincers: true }),
  // A few strong posts hold longer than a line of weak ones.
  leaning({ line: 2.5, patience: 0.7, pincers: true }),
]

export const doctrine = (g: State, side: number): Temper => (is1939(g) ? IN_1939 : IN_1938)[side]
