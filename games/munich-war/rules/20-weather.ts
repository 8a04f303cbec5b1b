// 20  Weather: storms from November on, once they have come.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { FINLAND, SOVIET_UNION } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { airUnits, unitIds } from '../units.ts'
import { isNovember } from '../wars.ts'
import { country } from '../world.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_AVAILABLE = forbid('20.0b', 'air units in the Available display are grounded')

/** 6.1, 20.0a  Storms set in only in November, and stay. */
export function setInStorms(g: State, log: Log): void {
  if (!isNovember(g.turn) || g.storm) return
  g.storm = 1
  log?.push({ event: 'storms', rule: '20.0a' })
}

/** 20.0f, R71  Attacks into the Soviet Union and Finland, except by Soviets and Finns at home. */
export function attacksInStorm(g: State, attacker: number, hex: number): boolean {
  if (!g.storm) return false
  const land = country[hex]
  return (land === SOVIET_UNION || land === FINLAND) && land !== attacker
}

const available = (g: State): number[] =>
  airUnits.filter(unit => g.place[unit] === BOX.available && isPhasing(g, unit))

/** 20.0b, R31, R32  Half of the air units, rounded up, stay on the ground this turn; their owner picks them. */
export function groundAircraft(g: State): void {
  if (!g.storm) return
  const number = Math.ceil(available(g).length / 2)
  if (number > 0) pushFrame(g.flow, FRAMES.grounding, number)
}

const leftToGround = (g: State): number => slot(g.flow, FRAMES.grounding.at.number)

function groundRefusal(g: State, unit: number): Refusal | null {
  return available(g).includes(unit) ? null : NOT_AVAILABLE
}

/** `{do:'ground', unit}` as often as needed. */
export const groundingDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of available(g)) offer({ do: 'ground', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'ground') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : groundRefusal(g, unit)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    const left = leftToGround(g) - 1
    g.place[unit] = BOX.utilized
    log?.push({ event: 'grounded', rule: '20.0b', unit: unitIds[unit] })
    if (left === 0) popFrame(g.flow)
    else setSlot(g.flow, FRAMES.grounding.at.number, left)
  },
}
