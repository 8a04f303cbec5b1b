// How generals lean, by scenario and side: found by games between officers of many tempers.
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { leaning, OFFICER, type Temper } from '../../temper.ts'

const DOCTRINES: Readonly<Record<State['terms']['scenario'], readonly Temper[]>> = {
  // Armour for Berlin drives on and lets be what does not bar its way (N-V1).
  nysa: [leaning({ drive: 2.3, patience: 2.8 }), OFFICER],
  // The Allies win by many small attacks, not by ground (S-V6).
  'stars-2': [leaning({ patience: 0.35, drive: 0.5, caution: 0.5 }), OFFICER],
  'stars-3': [leaning({ patience: 0.35 }), leaning({ drive: 2 }), OFFICER],
}

export const doctrine = (g: State, side: number): Temper => DOCTRINES[g.terms.scenario][side]
