// 6  Airpower.

import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, BELGIUM, CZECHOSLOVAKIA, DENMARK, GERMAN, HUNGARY, NETHERLANDS, POLAND } from '../nations.ts'
import { HEX, hasFlag, STATUS, type State } from '../state.ts'
import { grid, HEXES } from '../world.ts'
import { isBeatenBy, scoreVictoryPoints } from './04-victory.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const NOT_SO_MANY = forbid('6.2.1', 'that is not a number of airpower markers at hand')
const ONE_A_HEX = forbid('6.2.2a', 'an airpower marker already lies in that hex')

/** 6.1b  Allied losers weigh on the Allied roll, German ones help it, fighting ex-neutrals help it (R20, R21). */
const WEIGHS_ON_ALLIES = [CZECHOSLOVAKIA, BELGIUM, NETHERLANDS, DENMARK]
const HELPS_ALLIES = [HUNGARY, POLAND]
const NEUTRAL_AIR_FORCES = [BELGIUM, DENMARK, NETHERLANDS]

/** 6.1b, 3.3.1a, 3.3.1b, 4.5.1i, 4.5.2e, 4.5.4b */
export function alliedAirModifier(g: State): number {
  const isOut = (nation: number) =>
    g.status[nation] === STATUS.capitulated && g.capitulatedOn[nation] < g.turn
  const hasJoined = (nation: number) => g.status[nation] === STATUS.fighting && g.violatedOn[nation] < g.turn
  return (
    HELPS_ALLIES.filter(isOut).length +
    NEUTRAL_AIR_FORCES.filter(hasJoined).length -
    WEIGHS_ON_ALLIES.filter(isOut).length
  )
}

/** 6.1  Both sides roll; the higher total has as many markers as it leads by. */
export function airSuperiority(g: State, log: Log): void {
  const german = rollDice(g, 3)
  const allied = rollDice(g, 2)
  const modifier = alliedAirModifier(g)
  const lead = sum(german) - sum(allied) - modifier
  g.airSide = lead === 0 ? -1 : lead > 0 ? GERMAN : ALLIED
  g.airMarkers = Math.abs(lead)
  log?.push({ event: 'roll', rule: '6.1a', for: 'German airpower', dice: german })
  log?.push({ event: 'roll', rule: '6.1a', for: 'Allied airpower', dice: allied, modifier })
  log?.push({ event: 'air-superiority', rule: '6.1c', side: g.airSide, markers: g.airMarkers })
  if (g.airMarkers > 0) pushFrame(g.flow, FRAMES.terrorBombing)
}

function rollDice(g: State, count: number): number[] {
  return Array.from({ length: count }, () => roll(g, 6))
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0)
}

/** 6.2, 6.2.1  `{do:'bomb', markers}`: none, some or all of them, one die each; the rest give ground support to any nation. */
export const terrorBombingDecision: Decision<State> = {
  side: g => g.airSide,
  list(g, offer) {
    for (let markers = 0; markers <= g.airMarkers; markers++) offer({ do: 'bomb', markers })
  },
  check(g, action) {
    if (action.do !== 'bomb') return WRONG_PHASE
    const { markers } = action
    const known = Number.isInteger(markers) && (markers as number) >= 0 && (markers as number) <= g.airMarkers
    return known ? null : NOT_SO_MANY
  },
  perform(g, action, log) {
    const dice = bombs(g, action.markers as number)
    const hits = dice.filter(isHit).length
    g.airMarkers -= dice.length
    popFrame(g.flow)
    if (dice.length > 0) log?.push({ event: 'roll', rule: '6.2.1', for: 'terror bombing', dice, hits })
    if (g.airMarkers > 0) pushFrame(g.flow, FRAMES.groundSupport)
    if (hits > 0) scoreVictoryPoints(g, 1 - g.airSide, -hits, '6.2.1', log)
  },
}

const isHit = (die: number): boolean => die >= 4

// 6.2.1, 4.1  A die for each marker, until one of them ends the game.
function bombs(g: State, markers: number): number[] {
  const dice: number[] = []
  const lost = () => dice.filter(isHit).length
  while (dice.length < markers && !isBeatenBy(g, 1 - g.airSide, lost())) dice.push(roll(g, 6))
  return dice
}

// 6.2.2a  Any hex, whatever stands or lies there.
function supportRefusal(g: State, hex: number): Refusal | null {
  return hasFlag(g.hexFlags, hex, HEX.airMarker) ? ONE_A_HEX : null
}

/** 6.2.2a  `{do:'support', hex}` until every marker that did not bomb is on the map. */
export const groundSupportDecision: Decision<State> = {
  side: g => g.airSide,
  list(g, offer) {
    for (let hex = 0; hex < HEXES; hex++) {
      if (supportRefusal(g, hex) === null) offer({ do: 'support', hex: grid.names[hex] })
    }
  },
  check(g, action) {
    if (action.do !== 'support') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : supportRefusal(g, hex)
  },
  perform(g, action, log) {
    layMarker(g, hexNamed(action.hex))
    log?.push({ event: 'air-marker', rule: '6.2.2a', side: g.airSide, hex: action.hex })
    g.airMarkers -= 1
    if (g.airMarkers === 0) popFrame(g.flow)
  },
}

// 6.2.2b  The zone is the hex and its six neighbours; where zones overlap they count once.
function layMarker(g: State, hex: number): void {
  g.hexFlags[hex] |= HEX.airMarker | HEX.airZone
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0) g.hexFlags[next] |= HEX.airZone
  }
}

/** 6.2.2  Does the hex lie in an air zone of this side? */
export function inAirZoneOf(g: State, side: number, hex: number): boolean {
  return g.airSide === side && hasFlag(g.hexFlags, hex, HEX.airZone)
}

/** 6.3a  Airpower Return Phase. */
export function returnAirpower(g: State): void {
  for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~(HEX.airMarker | HEX.airZone)
  g.airSide = -1
  g.airMarkers = 0
}
