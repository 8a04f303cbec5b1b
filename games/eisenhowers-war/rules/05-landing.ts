// 5.3.5, 5.3.6, 5.3.7  The battle for a beachhead, and what becomes of the force.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN } from '../sides.ts'
import { ALARM, BOX, GONE, hasFlag, isAlternate, type State, UNIT } from '../state.ts'
import { isMobile, unitIds } from '../units.ts'
import { grid, isYugoslavCoast } from '../world.ts'
import { loseStep } from './02-steps.ts'
import { place, remove } from './03-hex-control.ts'
import { ENDING, finish } from './04-victory.ts'
import { forgetSupply } from './09-zones-of-control.ts'
import { attackersOf, defendersOf } from './10-attackers.ts'
import { battleTarget, isMarked, MARK, openBattle, setBattleSlot, setMark } from './11-battle-frame.ts'
import { canRetreat } from './11-retreat.ts'
import { WRONG_PHASE } from './actions.ts'

const GARRISONED = forbid('5.3.5a', 'the Germans leave only if all of their units there are mobile')
const NO_WAY = forbid('5.3.5a', 'the Germans have no way inland')

/** R72  One hex, before the die. */
const HEXES_INLAND = 1

/** 5.3.7  Whoever takes part, overland or not, has used his movement of this turn; R18: but not his attack. */
export function openInvasionBattle(g: State, at: number, marks: number, log: Log): void {
  const units = attackersOf(g)
  for (const unit of units) g.unitFlags[unit] |= UNIT.moved
  log?.push({
    event: 'attack',
    rule: '5.3.5',
    side: 'allied',
    target: grid.names[at],
    units: units.map(unit => unitIds[unit]),
  })
  openBattle(g, at, marks | MARK.invasion)
}

function inlandRefusal(g: State): Refusal | null {
  const units = defendersOf(g, battleTarget(g))
  if (units.some(unit => !isMobile[unit])) return GARRISONED
  return units.every(unit => canRetreat(g, unit, HEXES_INLAND)) ? null : NO_WAY
}

/** 5.3.5a  When the column is known and the die is not. */
export function openInland(g: State): void {
  if (isMarked(g, MARK.invasion) && inlandRefusal(g) === null) pushFrame(g.flow, FRAMES.inland)
}

/** `{do:'retreat'}` inland without a battle, or `{do:'stand'}`. */
export const inlandDecision: Decision<State> = {
  side: () => GERMAN,
  list(_g, offer) {
    offer({ do: 'stand' })
    offer({ do: 'retreat' })
  },
  check(g, action) {
    if (action.do === 'stand') return null
    return action.do === 'retreat' ? inlandRefusal(g) : WRONG_PHASE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'stand') return
    setMark(g, MARK.inland)
    setBattleSlot(g, 'hexes', HEXES_INLAND)
    for (const unit of defendersOf(g, battleTarget(g))) g.unitFlags[unit] |= UNIT.retreating
    log?.push({ event: 'retreat', rule: '5.3.5a', hex: grid.names[battleTarget(g)], hexes: HEXES_INLAND })
  },
}

/** 5.3.2, 12.2.3  The force stands in the hex; a second invasion of that coast calls the garrison of Yugoslavia. */
export function comeAshore(g: State, at: number, log: Log): void {
  forgetSupply(g)
  for (const unit of attackersOf(g)) {
    if (!hasFlag(g.unitFlags, unit, UNIT.landing)) continue
    g.due[unit] = 0
    g.unitFlags[unit] |= UNIT.moved
    place(g, unit, at, log)
    log?.push({ event: 'landed', rule: '5.3.2', unit: unitIds[unit], hex: grid.names[at] })
  }
  if (isYugoslavCoast[at] && at === g.secondHex && !g.yugoslavsCalled) g.alarms |= ALARM.yugoslavs
}

/** 5.3.6, R71, R98  A step each, back to the Turn Track, and the beachhead is spent. */
export function failInvasion(g: State, log: Log): void {
  const at = battleTarget(g)
  log?.push({ event: 'invasion-failed', rule: '5.3.6', hex: grid.names[at] })
  const last = g.beachheads[1] === at ? 1 : 0
  g.beachheads[last] = GONE
  forgetSupply(g)
  for (const unit of attackersOf(g)) {
    if (!hasFlag(g.unitFlags, unit, UNIT.landing)) continue
    loseStep(g, unit, '5.3.6', log)
    if (g.place[unit] === BOX.eliminated) continue
    remove(g, unit, BOX.track, log)
    g.due[unit] = g.turn + 1
  }
  // 5.3.6a, R9
  if (isAlternate(g) && g.turn === 1) finish(g, ENDING.firstInvasionFailed, log)
}
