// 13.6  The German paratroops (FKG): one drop a game, to help a defence, to join an attack or to seize bridges.
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, PLAYER, PLAYERS, WEST } from '../forces.ts'
import { BOX, PHASE, type State } from '../state.ts'
import { AIRBORNE_SURVIVES_TO } from '../tables.ts'
import {
  FKG,
  grid,
  HEXES,
  hasRiver,
  isCity,
  isMountain,
  isWater,
  mapOf,
  RED_ROW,
  REGION,
  redRow,
  region,
} from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { eliminate, place } from './03-hex-control.ts'
import { activeSide } from './05-active.ts'
import { attackingCamp, battleSlot, defendingSide, MARK, setMark } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { isSuperior } from './13-airpower.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const GONE = forbid('13.6a', 'the paratroops drop once in a game')
const NO_CITY = forbid('13.6a', 'the paratroops do not land in cities')
const NO_MOUNTAIN = forbid('13.6a', 'the paratroops do not land in mountains')
const NO_RED_ROW = forbid('13.6a', 'the paratroops do not land in the Red Row')
const NO_LAND = forbid('13.6a', 'the paratroops do not land in water')
const IN_GERMANY = forbid('13.6c', 'on the West Map the paratroops are of Army Group C and stay in Germany')
const GERMAN_ATTACK = forbid('13.6d', 'the paratroops join German attacks only')
const GERMAN_MOVEMENT = forbid('13.6e', 'bridges are seized in a German movement phase')
const NO_RIVER = forbid('13.6e', 'bridges are seized in a hex with a river hexside')
const ENEMY_THERE = forbid('13.6e', 'bridges are seized in a hex without enemy units')

/** 13.6a, 10.5, 14.2  Waiting to drop, on either map; no part of the Historical Scenario. */
export const isReadyToDrop = (g: State): boolean => g.place[FKG] === BOX.aside

/** 13.6a, 13.6c, R76, H6  Where the paratroops may land at all. */
function landingRefusal(hex: number): Refusal | null {
  if (isWater[hex]) return NO_LAND
  if (isCity[hex]) return NO_CITY
  if (isMountain[hex]) return NO_MOUNTAIN
  if (redRow[hex] !== RED_ROW.none) return NO_RED_ROW
  return mapOf[hex] === WEST && region[hex] !== REGION.germany ? IN_GERMANY : null
}

/** 13.6f  The survival roll that comes before every mission. */
function survives(g: State, hex: number, log: Log): boolean {
  const environment = isSuperior(g, mapOf[hex]) ? 'superiority' : 'parity'
  const die = roll(g, 6)
  const survived = die <= AIRBORNE_SURVIVES_TO[environment]
  log?.push({ event: 'airdrop', rule: '13.6f', hex: grid.names[hex], dice: [die], environment, survived })
  if (!survived) eliminate(g, FKG, '13.6f', log)
  return survived
}

/** 13.6d  May the paratroops be dropped on the target of the attack that is being assembled? */
export function dropRefusal(g: State, target: number): Refusal | null {
  if (g.player !== PLAYER.germanEast && g.player !== PLAYER.germanWest) return GERMAN_ATTACK
  return isReadyToDrop(g) ? landingRefusal(target) : GONE
}

/** 13.6d, R18, R21  They land on the enemy and are destroyed at once, but their factor counts. */
export function dropOnTarget(g: State, target: number, log: Log): void {
  if (!survives(g, target, log)) return
  setMark(g, MARK.landed)
  eliminate(g, FKG, '13.6d', log)
}

/** 13.6b, R16  An Allied attack on Germans opens a window for the paratroops. */
export function offerRelief(g: State, target: number): void {
  const isGermanDefence = attackingCamp(g) !== GERMAN
  if (isGermanDefence && isReadyToDrop(g) && landingRefusal(target) === null) pushFrame(g.flow, FRAMES.relief)
}

/** 13.6b, R17, H11  `{do:'land'}` drops the paratroops on the defenders, `{do:'pass'}` keeps them. */
export const reliefDecision: Decision<State> = {
  side: defendingSide,
  pass: { do: 'pass' },
  list(_g, offer) {
    offer({ do: 'land' })
    offer({ do: 'pass' })
  },
  check: (_g, action) => (action.do === 'land' || action.do === 'pass' ? null : inBattleRefusal(action)),
  perform(g, action, log) {
    popFrame(g.flow)
    const target = battleSlot(g, 'target')
    if (action.do === 'land' && survives(g, target, log)) place(g, FKG, target, true, log)
  },
}

/** 13.6e  May a bridge seizure be ordered now? */
export function bridgeRefusal(g: State): Refusal | null {
  const isGerman = g.player === PLAYER.germanEast || g.player === PLAYER.germanWest
  if (!isGerman || g.phase !== PHASE.movement) return GERMAN_MOVEMENT
  return isReadyToDrop(g) ? null : GONE
}

// 13.6e  Enemy zones of control do not matter.
function bridgeheadRefusal(g: State, hex: number): Refusal | null {
  if (mapOf[hex] !== PLAYERS[g.player].map) return GERMAN_MOVEMENT
  const refusal = landingRefusal(hex)
  if (refusal !== null) return refusal
  if (!hasRiver[hex]) return NO_RIVER
  return enemyOccupied(g, GERMAN, hex) ? ENEMY_THERE : null
}

/** `{do:'land', hex}` or `{do:'call-off'}`. R20: the hex changes hands like any that a ground unit enters. */
export const bridgeDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    for (let hex = 0; hex < HEXES; hex++)
      if (hasRiver[hex] && bridgeheadRefusal(g, hex) === null) offer({ do: 'land', hex: grid.names[hex] })
    offer({ do: 'call-off' })
  },
  check(g, action) {
    if (action.do === 'call-off') return null
    if (action.do !== 'land') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : bridgeheadRefusal(g, hex)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'call-off') return
    const hex = hexNamed(action.hex)
    if (!survives(g, hex, log)) return
    g.bridge = hex
    place(g, FKG, hex, true, log)
  },
}

/** 13.6e  At the end of the movement phase the paratroops are gone. */
export function endBridge(g: State, log: Log): void {
  if (g.bridge < 0) return
  g.bridge = -1
  eliminate(g, FKG, '13.6e', log)
}
