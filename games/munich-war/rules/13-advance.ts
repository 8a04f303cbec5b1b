// 13  Advance after combat and pursuit.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isAlpine, isMobile, pursues, unitIds, unitNation } from '../units.ts'
import { grid, isMountain, isSea, openSide } from '../world.ts'
import { isHeldByOthers, place } from './02-control.ts'
import { phasingSide } from './04-sides.ts'
import { belligerentRefusal } from './05-belligerency.ts'
import { involvedUnits } from './11-attackers.ts'
import { battleSlot, isMarked, MARK } from './11-battle-frame.ts'
import { inBattleRefusal } from './11-combat.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const TOOK_NO_PART = forbid('13.0a', 'only units that took part in the attack advance, each once')
const STATIC = forbid('13.0c', 'static units never advance')
const MOUNTAIN = forbid('13.0c', 'only alpine units advance into mountains')
const SHUT_HEXSIDE = forbid('13.0c', 'units do not advance across that hexside')
const ENEMIES_LEFT = forbid('13.0d', 'enemy units are in that hex')
const NO_PURSUIT = forbid('13.1a', 'only units with the pursuit sign go on, and only on the Mobile table')
const STORM = forbid('20.0d', 'under storms units advance one hex at most')
const NOT_ADVANCED = forbid('13.1b', 'a pursuit leads through the defenders’ hex first')
const NOT_ADJACENT = forbid('13.1b', 'a pursuit goes on to an adjacent hex')

const targetOf = (g: State): number => battleSlot(g, 'target')

/** 5.4e, 10.4c, 13.0b, 13.0c, 13.0d, 19.0d, 23.5, R54, R55, R87  Terrain, country and enemies; neither zones of control nor stacking. */
function entryRefusal(g: State, unit: number, from: number, to: number): Refusal | null {
  const direction = grid.directionTo(from, to)
  if (direction < 0) return NOT_ADJACENT
  if (openSide[from * 6 + direction] === 0 && !isSea[from]) return SHUT_HEXSIDE
  if (isMountain[to] && !isAlpine[unit]) return MOUNTAIN
  if (isHeldByOthers(g, g.phasing, to)) return ENEMIES_LEFT
  return belligerentRefusal(g, unitNation[unit], to)
}

/** 13.0a */
function advanceRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0 || !hasFlag(g.unitFlags, unit, UNIT.involved)) return TOOK_NO_PART
  if (hasFlag(g.unitFlags, unit, UNIT.advanced)) return TOOK_NO_PART
  if (!isMobile[unit]) return STATIC
  return entryRefusal(g, unit, g.place[unit], targetOf(g))
}

/** 13.1a, 13.1b, 13.1c, 13.1d, 20.0d */
function pursuitRefusal(g: State, unit: number, to: number): Refusal | null {
  if (g.place[unit] < 0 || !hasFlag(g.unitFlags, unit, UNIT.involved)) return TOOK_NO_PART
  if (!pursues[unit] || !isMarked(g, MARK.mobile)) return NO_PURSUIT
  if (g.storm) return STORM
  if (!hasFlag(g.unitFlags, unit, UNIT.advanced) || g.place[unit] !== targetOf(g)) return NOT_ADVANCED
  return entryRefusal(g, unit, g.place[unit], to)
}

function advance(g: State, unit: number, to: number, rule: string, log: Log): void {
  log?.push({ event: 'advanced', rule, unit: unitIds[unit], to: grid.names[to] })
  g.unitFlags[unit] |= UNIT.advanced
  place(g, unit, to, log)
}

/** 18.2.2d  Marines at sea must land in the hex that was cleared. */
export function landMarines(g: State, log: Log): void {
  for (const unit of involvedUnits(g)) {
    if (!isSea[g.place[unit]] || advanceRefusal(g, unit) !== null) continue
    g.aim[unit] = -1
    advance(g, unit, targetOf(g), '18.2.2d', log)
  }
}

export const mayAnyAdvance = (g: State): boolean =>
  involvedUnits(g).some(unit => advanceRefusal(g, unit) === null || mayPursue(g, unit))

function mayPursue(g: State, unit: number): boolean {
  if (pursuitRefusal(g, unit, targetOf(g)) === NOT_ADVANCED || !pursues[unit]) return false
  return neighbours(targetOf(g)).some(to => pursuitRefusal(g, unit, to) === null)
}

const neighbours = (hex: number): number[] =>
  Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0)

/** `{do:'advance', unit}`, `{do:'pursue', unit, to}`, `{do:'done'}`. */
export const advanceDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of involvedUnits(g)) {
      if (advanceRefusal(g, unit) === null) offer({ do: 'advance', unit: unitIds[unit] })
      if (g.place[unit] !== targetOf(g)) continue
      for (const to of neighbours(targetOf(g)))
        if (pursuitRefusal(g, unit, to) === null)
          offer({ do: 'pursue', unit: unitIds[unit], to: grid.names[to] })
    }
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'advance' && action.do !== 'pursue') return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    if (action.do === 'advance') return advanceRefusal(g, unit)
    const to = hexNamed(action.to)
    return to < 0 ? UNKNOWN_HEX : pursuitRefusal(g, unit, to)
  },
  perform(g, action, log) {
    if (action.do === 'done') return popFrame(g.flow)
    const unit = unitNamed(action.unit)
    if (action.do === 'advance') advance(g, unit, targetOf(g), '13.0a', log)
    else advance(g, unit, hexNamed(action.to), '13.1a', log)
    if (!mayAnyAdvance(g)) popFrame(g.flow)
  },
}
