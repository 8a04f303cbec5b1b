// 3.2.3, 3.3.2, 13.1  The secret plans of the invasions.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED } from '../sides.ts'
import { BOX, NOWHERE, type State } from '../state.ts'
import { TURN } from '../tables.ts'
import { AIRBORNE_CORPS, unitIds } from '../units.ts'
import { COUNTRY, coastOf, country, grid, HEXES, isLanding } from '../world.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const WRONG_COAST_FIRST = forbid(
  '3.3.2',
  'the first invasion goes to the Atlantic coast from 2700 to 3510 or the French Mediterranean coast',
)
const WRONG_COAST_SECOND = forbid(
  '3.2.3',
  'the second invasion goes to the Atlantic coast from 2700 to 3510, the Mediterranean or the Adriatic',
)
const WRONG_TURN = forbid('3.2.3', 'the second invasion is planned for turn 3 or 4')
const NOT_AIRBORNE = forbid('3.3.2', 'one airborne corps may come with the first invasion')

/** 3.3.2  Atlantic 2700 to 3510, French Mediterranean 2101 to 2007; the board marks the ends of every stretch (R13). */
export function firstHexRefusal(at: number): Refusal | null {
  const isOpen = coastOf[at] === 'atlantic' || country[at] === COUNTRY.France
  return isLanding[at] && isOpen ? null : WRONG_COAST_FIRST
}

/** 3.2.3a, 3.2.3b, 3.2.3c, R12, R103  Every coast that the board marks for landings. */
export function secondHexRefusal(at: number): Refusal | null {
  return isLanding[at] ? null : WRONG_COAST_SECOND
}

const hexesWhere = (refusal: (at: number) => Refusal | null): number[] =>
  Array.from({ length: HEXES }, (_, at) => at).filter(at => refusal(at) === null)

export const firstHexes = (): number[] => hexesWhere(firstHexRefusal)
export const secondHexes = (): number[] => hexesWhere(secondHexRefusal)

/** `{do:'plan-first', hex, airborne}` with the truck-borne counter of one corps, or null for none. */
export const planFirstDecision: Decision<State> = {
  side: () => ALLIED,
  list(_g, offer) {
    for (const at of firstHexes())
      for (const corps of [null, ...AIRBORNE_CORPS])
        offer({ do: 'plan-first', hex: grid.names[at], airborne: corps === null ? null : unitIds[corps] })
  },
  check(_g, action) {
    if (action.do !== 'plan-first') return WRONG_PHASE
    const at = hexNamed(action.hex)
    if (at < 0) return UNKNOWN_HEX
    if (action.airborne !== null && unitNamed(action.airborne) < 0) return UNKNOWN_UNIT
    const corps = unitNamed(action.airborne)
    const isCorps = action.airborne === null || AIRBORNE_CORPS.some(each => each === corps)
    return isCorps ? firstHexRefusal(at) : NOT_AIRBORNE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    g.firstHex = hexNamed(action.hex)
    // R19  Set aside in the open, like the four corps.
    if (action.airborne !== null) {
      const corps = unitNamed(action.airborne)
      g.place[corps] = BOX.invasion
      g.due[corps] = 0
    }
    log?.push({ event: 'planned-first', rule: '3.3.2', hex: String(action.hex), airborne: action.airborne })
  },
}

const isTurn = (turn: unknown): turn is number => TURN.secondInvasion.some(each => each === turn)

/** 3.2.3, 3.2.3d, 13.1  `{do:'plan', turn, hex}`, or `{do:'no-plan', turn}` to pretend one. */
export const planSecondDecision: Decision<State> = {
  side: () => ALLIED,
  list(_g, offer) {
    for (const turn of TURN.secondInvasion) {
      for (const at of secondHexes()) offer({ do: 'plan', turn, hex: grid.names[at] })
      offer({ do: 'no-plan', turn })
    }
  },
  check(_g, action) {
    if (action.do !== 'plan' && action.do !== 'no-plan') return WRONG_PHASE
    if (!isTurn(action.turn)) return WRONG_TURN
    if (action.do === 'no-plan') return null
    const at = hexNamed(action.hex)
    return at < 0 ? UNKNOWN_HEX : secondHexRefusal(at)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    g.secondTurn = action.turn as number
    g.secondHex = action.do === 'plan' ? hexNamed(action.hex) : NOWHERE
    log?.push({
      event: 'planned-second',
      rule: '3.2.3',
      turn: g.secondTurn,
      hex: action.do === 'plan' ? String(action.hex) : null,
    })
  },
}
