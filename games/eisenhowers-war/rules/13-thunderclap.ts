// 13.7  Operation Thunderclap: in turn 7 one German city is destroyed.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GERMAN } from '../sides.ts'
import type { State } from '../state.ts'
import { TURN } from '../tables.ts'
import { isMobile } from '../units.ts'
import { BERLIN, COUNTRY, cityHexes, country, grid, isEastOfRhine, RUHR, VIENNA } from '../world.ts'
import { eliminate } from './02-steps.ts'
import { stackOf } from './06-stacking.ts'
import { destroyCity } from './10-bombers.ts'
import { isStandingCity } from './12-entry.ts'
import { hexNamed, UNKNOWN_HEX } from './actions.ts'

const TURN_7 = forbid('13.7', 'Thunderclap is flown in the Allied Reinforcement Phase of turn 7, once')
const NOT_A_TARGET = forbid('13.7', 'Thunderclap strikes a German-held city in Germany east of the Rhine')
const SPARED = forbid('13.7', 'Thunderclap strikes neither the Ruhr, Berlin nor Vienna')

// R89
function refusal(g: State, hex: number): Refusal | null {
  if (g.turn !== TURN.thunderclap || g.thunderclap) return TURN_7
  if (hex === RUHR || hex === BERLIN || hex === VIENNA) return SPARED
  const isTarget =
    isStandingCity(g, hex) &&
    country[hex] === COUNTRY.Germany &&
    isEastOfRhine[hex] === 1 &&
    g.control[hex] === GERMAN
  return isTarget ? null : NOT_A_TARGET
}

/** `{do:'thunderclap', hex}` */
export function checkThunderclap(g: State, action: Action): Refusal | null {
  const hex = hexNamed(action.hex)
  return hex < 0 ? UNKNOWN_HEX : refusal(g, hex)
}

export function listThunderclap(g: State, offer: (action: Action) => void): void {
  if (g.turn !== TURN.thunderclap) return
  for (const hex of cityHexes)
    if (refusal(g, hex) === null) offer({ do: 'thunderclap', hex: grid.names[hex] })
}

/** 13.7a, 13.7b  The city is no more; static units go with it, mobile ones do not. */
export function performThunderclap(g: State, action: Action, log: Log): void {
  const hex = hexNamed(action.hex)
  g.thunderclap = 1
  log?.push({ event: 'thunderclap', rule: '13.7', hex: grid.names[hex] })
  for (const unit of stackOf(g, hex)) if (!isMobile[unit]) eliminate(g, unit, '13.7b', log)
  destroyCity(g, hex, '13.7a', log)
}
