// How generals lean, by scenario and side: found by games between officers of many tempers.
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { leaning, OFFICER, type Temper } from '../../temper.ts'

/** In 1938 whoever attacks everywhere and saves little beats whoever does not, on both sides; officers know that, too. */
const ATTACKING: Partial<Temper> = { greed: 2, drive: 2, thrift: 0.5, caution: 0.5 }

const IN_1938: readonly Temper[] = [leaning({ ...ATTACKING, pincers: true }), leaning(ATTACKING)]

const IN_1939: readonly Temper[] = [
  leaning({ thrift: 3, pincers: true }),
  // A few strong posts hold longer than a line of weak ones.
  leaning({ line: 2.5, patience: 0.7, pincers: true }),
]

export const doctrine = (g: State, side: number): Temper => (is1939(g) ? IN_1939 : IN_1938)[side]

export const officer = (g: State, side: number): Temper => (is1939(g) ? OFFICER : IN_1938[side])
