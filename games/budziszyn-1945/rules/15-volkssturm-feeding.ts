// 15.3.3, 15.3.4  Volkssturm fills the ranks of infantry in its hex.
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { fullLevels, isFootInfantry, isVolkssturm, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { loseLevel, NO_CREDIT } from './01-levels.ts'
import type { Order } from './03-orders.ts'
import { unitNamed } from './actions.ts'

const CHAPTER_OFF = forbid('12.0', 'this game is played without the chapter on special units')
const ONLY_IN_MOVEMENT = forbid('15.3.3', 'Volkssturm reinforces infantry in the movement phase')
const NOT_INFANTRY = forbid('15.3.3', 'Volkssturm reinforces infantry on foot only')
const NOT_HERE = forbid('15.3.3', 'there is no such Volkssturm in the hex')
const HAS_MOVED = forbid('15.3.3', 'neither of the two units may move in this phase')
const AT_FULL_STRENGTH = forbid('15.3.3', 'the infantry is at full strength')
const FED_ALREADY = forbid('15.3.4', 'a unit gains one level a turn')

// 15.3.3  The infantry itself.
function hungerRefusal(g: State, unit: number): Refusal | null {
  if (!g.terms.options.specialUnits) return CHAPTER_OFF
  if (g.phase !== PHASE.movement) return ONLY_IN_MOVEMENT
  if (!isFootInfantry[unit]) return NOT_INFANTRY
  if (hasFlag(g.unitFlags, unit, UNIT.fed)) return FED_ALREADY
  if (hasFlag(g.unitFlags, unit, UNIT.moved)) return HAS_MOVED
  return g.levels[unit] === fullLevels[unit] ? AT_FULL_STRENGTH : null
}

function feedRefusal(g: State, unit: number, from: number): Refusal | null {
  const refusal = hungerRefusal(g, unit)
  if (refusal !== null) return refusal
  if (from < 0 || !isVolkssturm[from] || g.place[from] !== g.place[unit]) return NOT_HERE
  return hasFlag(g.unitFlags, from, UNIT.moved | UNIT.marked) ? HAS_MOVED : null
}

/** `{ do: 'feed', from: 'de-vs3' }`: the infantry that acts takes a level from that Volkssturm. */
export const feedOrder: Order = {
  do: 'feed',
  list(g, unit, offer) {
    if (!isFootInfantry[unit] || hungerRefusal(g, unit) !== null) return
    for (let from = g.top[g.place[unit]]; from >= 0; from = g.below[from]) {
      if (feedRefusal(g, unit, from) === null) offer({ do: 'feed', from: unitIds[from] })
    }
  },
  check: (g: State, unit: number, action: Action) => feedRefusal(g, unit, unitNamed(action.from)),
  perform(g, unit, action, log) {
    const from = unitNamed(action.from)
    const hex = grid.names[g.place[unit]]
    log?.push({ event: 'fed', rule: '15.3.3', unit: unitIds[unit], from: unitIds[from], hex })
    g.levels[unit] += 1
    g.unitFlags[unit] |= UNIT.fed
    g.unitFlags[from] |= UNIT.begun | UNIT.fed
    loseLevel(g, from, NO_CREDIT, '15.3.3', log)
  },
}
