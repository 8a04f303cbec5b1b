// Words of a position file about what killed headquarters and crossings of the Nysa are worth.
import {
  choiceOf,
  fieldsOf,
  hexIn,
  itemsOf,
  report,
  type Spot,
  wholeOf,
} from '../../engine/positions/spot.ts'
import { CAMPS, type CampName } from './nations.ts'
import { KILL_WIDTH, KILLS, type State } from './state.ts'
import { grid } from './world.ts'

const KEYS = ['by', 'hex', 'modifiers', 'phases']

/** 9.1.6 */
export function layKills(g: State, spot: Spot): void {
  itemsOf(spot)
    .slice(0, KILLS)
    .forEach((item, i) => {
      const fields = fieldsOf(item, 'a killed headquarters', KEYS)
      const [by, hex, modifiers, phases] = KEYS.map(key => fields.get(key))
      if (by === undefined || hex === undefined || modifiers === undefined || phases === undefined) {
        report(item, 'bad-kill', 'it says who has the modifiers, the hex, how many and for how many phases')
        return
      }
      const camp = CAMPS.indexOf(choiceOf(by, 'camp', CAMPS) as CampName)
      const cells = [
        camp + 1,
        Math.max(0, hexIn(hex, grid)),
        wholeOf(modifiers, 'modifiers', 1, 5) ?? 0,
        wholeOf(phases, 'phases', 1, 2) ?? 0,
      ]
      g.kills.set(cells, i * KILL_WIDTH)
    })
}

/** Types of units of 28th Army in the order of `credit` (R43). */
export const CREDIT_TYPES = ['infantry', 'artillery', 'headquarters', 'armour']

/** N-R3 */
export function layCredit(g: State, spot: Spot): void {
  for (const [type, entry] of fieldsOf(spot, 'credit', CREDIT_TYPES)) {
    const index = CREDIT_TYPES.indexOf(type)
    if (index >= 0) g.credit[index] = wholeOf(entry, 'a number of units', 0, 20) ?? 0
  }
}
