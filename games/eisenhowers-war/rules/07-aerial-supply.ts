// 7.11  The aerial supply marker: one hex of Allied units, once a turn, at any time.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED } from '../sides.ts'
import { NOWHERE, type State } from '../state.ts'
import { isMobile, sideOf, UNITS } from '../units.ts'
import { grid } from '../world.ts'
import { hexNamed, UNKNOWN_HEX } from './actions.ts'

const USED = forbid('7.11', 'the aerial supply marker has been used in this turn')
const FLIES_TROOPS = forbid(
  '13.2f',
  'aerial supply is kept for an airborne corps that is on the map in static mode',
)
const NOBODY = forbid('7.11', 'aerial supply goes to a hex with Allied mobile units')

/** Why the marker may not be committed at all in this turn, or null. 13.2f, R109 */
export function aerialRefusal(g: State): Refusal | null {
  if (g.aerialUsed) return USED
  return g.staticSeen ? FLIES_TROOPS : null
}

function holdsMobiles(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (sideOf[unit] === ALLIED && isMobile[unit]) return true
  return false
}

/** `{do:'aerial', hex}` wherever the Allied player decides. */
export function checkAerial(g: State, action: Action): Refusal | null {
  const hex = hexNamed(action.hex)
  if (hex < 0) return UNKNOWN_HEX
  return aerialRefusal(g) ?? (holdsMobiles(g, hex) ? null : NOBODY)
}

export function listAerial(g: State, offer: (action: Action) => void): void {
  if (aerialRefusal(g) !== null) return
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && sideOf[unit] === ALLIED && g.top[hex] === unit && holdsMobiles(g, hex))
      offer({ do: 'aerial', hex: grid.names[hex] })
  }
}

export function commitAerial(g: State, action: Action, log: Log): void {
  g.aerialHex = hexNamed(action.hex)
  g.aerialUsed = 1
  log?.push({ event: 'aerial-supply', rule: '7.11', hex: String(action.hex) })
}

/** 7.11  The marker comes off when the last Allied unit of its hex is eliminated, not when the units go elsewhere. */
export function liftAerialSupply(g: State, hex: number): void {
  if (g.aerialHex === hex && g.top[hex] < 0) g.aerialHex = NOWHERE
}
