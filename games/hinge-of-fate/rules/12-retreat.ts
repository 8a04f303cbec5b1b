// 12.4  Defender retreat: one hex, unit by unit, wherever the owner likes.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { campOf, FKG, grid, isStatic, openSide, unitIds } from '../world.ts'
import { unitsIn } from './03-control.ts'
import { eliminate, loseStep, place } from './03-hex-control.ts'
import { stackingRefusal } from './06-stacking.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { isSupplied } from './08-supply.ts'
import { areaRefusal } from './10-areas.ts'
import { battleSlot, defendingSide } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NOT_DEFENDING = forbid('12.4a', 'only the defenders retreat')
const NEVER_MOVES = forbid('2.11a', 'static units cannot retreat')
const NOT_ADJACENT = forbid('12.4a', 'a retreat is one hex')
const SHUT_HEXSIDE = forbid('12.4b', 'units may not retreat across a hexside that they cannot cross')
const INTO_ZONE = forbid('7.6', 'units may not retreat into an enemy zone of control, whoever stands there')

function retreatRefusal(g: State, unit: number, to: number): Refusal | null {
  return g.place[unit] === battleSlot(g, 'target') ? wayBackRefusal(g, unit, to) : NOT_DEFENDING
}

/**
 * 12.4b, 7.6, 10.2b, 10.8c, R46  Why this unit may not retreat there, or null. The hexes of the attackers are held by enemies,
 * and nobody leaves the map.
 */
export function wayBackRefusal(g: State, unit: number, to: number): Refusal | null {
  const from = g.place[unit]
  if (isStatic[unit]) return NEVER_MOVES
  const direction = grid.directionTo(from, to)
  if (direction < 0) return NOT_ADJACENT
  if (!openSide[from * 6 + direction]) return SHUT_HEXSIDE
  const refusal = areaRefusal(g, unit, to) ?? stackingRefusal(g, unit, to)
  if (refusal !== null) return refusal
  return inEnemyZone(g, campOf[unit], to) ? INTO_ZONE : null
}

function eachRetreat(g: State, target: number, found: (unit: number, to: number) => void): void {
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) {
    for (let slot = target * 6; slot < target * 6 + 6; slot++) {
      const to = grid.neighbours[slot]
      if (to >= 0 && retreatRefusal(g, unit, to) === null) found(unit, to)
    }
  }
}

/**
 * The next retreat, or the question to the owner; true when everybody has gone or was judged. 12.4c, R79: who has no hex to go
 * to stays and takes a DE, alone. 13.6b: the paratroops are lost.
 */
export function retreatDefenders(g: State, target: number, log: Log): boolean {
  if (g.place[FKG] === target) eliminate(g, FKG, '13.6b', log)
  const ways: [number, number][] = []
  eachRetreat(g, target, (unit, to) => ways.push([unit, to]))
  if (ways.length === 0) {
    for (const unit of unitsIn(g, target)) loseStep(g, unit, '12.4c', log)
    return true
  }
  if (ways.length === 1) retreat(g, ways[0][0], ways[0][1], log)
  else pushFrame(g.flow, FRAMES.retreat)
  return false
}

// 11.3a  No movement, no points. H5: supply for sudden death is judged where the unit comes from.
function retreat(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  log?.push({
    event: 'retreat',
    rule: '12.4a',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
  })
  place(g, unit, to, isSupplied(g, unit), log)
}

/** `{do:'retreat', unit, to}`: stacked units may part (12.4a). */
export const retreatDecision: Decision<State> = {
  side: defendingSide,
  list(g, offer) {
    eachRetreat(g, battleSlot(g, 'target'), (unit, to) =>
      offer({ do: 'retreat', unit: unitIds[unit], to: grid.names[to] }),
    )
  },
  check(g, action) {
    if (action.do !== 'retreat') return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    const to = hexNamed(action.to)
    if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
    return to < 0 ? UNKNOWN_HEX : retreatRefusal(g, unit, to)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    retreat(g, unitNamed(action.unit), hexNamed(action.to), log)
  },
}
