// How generals lean, by scenario and side: found by games between officers of many tempers.
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { leaning, type Temper } from '../../temper.ts'

const DOCTRINES: Readonly<Record<State['terms']['scenario'], readonly Temper[]>> = {
  // Armour for Berlin drives on and fights whoever bars its way (N-V1): the exits are guarded.
  nysa: [leaning({ drive: 2.3, patience: 0.7, thrift: 0.6, pincers: true }), leaning({ pincers: true })],
  // Every counter is points for somebody (S-V3, S-V4, S-V6, S-V12), and whoever cannot go back pays in levels (5.3.3, 5.3.7).
  'stars-2': [
    leaning({ thrift: 0.5, greed: 0.5, line: 0.6, patience: 0.35, pincers: true }),
    leaning({ pincers: true }),
  ],
  'stars-3': [
    leaning({ patience: 0.5, pincers: true }),
    leaning({ pincers: true }),
    leaning({ patience: 0.7, pincers: true }),
  ],
}

export const doctrine = (g: State, side: number): Temper => DOCTRINES[g.terms.scenario][side]
