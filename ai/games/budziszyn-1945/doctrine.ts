// How generals lean, by scenario and side: found by games between officers of many tempers.
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { leaning, OFFICER, type Temper } from '../../temper.ts'

const DOCTRINES: Readonly<Record<State['terms']['scenario'], readonly Temper[]>> = {
  // Armour for Berlin drives on and lets be what does not bar its way (N-V1).
  nysa: [leaning({ drive: 2.3, patience: 2.8 }), OFFICER],
  // The Allies wear the Soviets down, who husband what they have: every counter is two points (S-V3, S-V6, S-V12).
  'stars-2': [
    leaning({ thrift: 0.5, greed: 0.5, line: 0.6, patience: 0.35 }),
    leaning({ thrift: 2, drive: 0.6, line: 0.6, patience: 2 }),
  ],
  'stars-3': [
    leaning({ thrift: 0.5, greed: 0.5, patience: 0.35 }),
    leaning({ thrift: 2, caution: 1.6, drive: 0.6, line: 0.6 }),
    leaning({ caution: 1.4, drive: 0.7, greed: 2 }),
  ],
}

export const doctrine = (g: State, side: number): Temper => DOCTRINES[g.terms.scenario][side]
