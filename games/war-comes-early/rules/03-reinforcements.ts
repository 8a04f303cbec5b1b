// 3.2.1, 3.2.2  German reinforcements: the 18th Motorized, the 18th Mountain and the static reserve corps.

import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, GERMANY } from '../nations.ts'
import { BOX, is1939, type State } from '../state.ts'
import {
  BRESLAU,
  country,
  FORT,
  fort,
  grid,
  HEXES,
  isCity,
  isReserveCorps,
  openSide,
  UNITS,
  unit,
  unitIds,
  VIENNA,
} from '../world.ts'
import { place } from './03-hex-control.ts'
import { controllingNation } from './03-holders.ts'
import { stackingRefusal } from './08-stacking.ts'
import { enemyOccupied, entryRefusal } from './11-entry.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

export const MOUNTAIN_CORPS = unit('ge-mt18')
export const CHAIN_CORPS = unit('ge-m18')
/** 3.2.1a  Hexes of the chain, Vienna and Breslau not counted. */
const CHAIN_LENGTH = 9

const NOT_A_RESERVE = forbid('3.2.2b', 'only static reserve corps that have not yet arrived are placed now')
const NOT_CITY_OR_WALL = forbid('3.2.2c', 'reserve corps go to German-controlled cities and West Wall hexes')
const NOT_MOUNTAIN = forbid('3.2.2a', 'only the 18th Mountain Corps is placed now')
const NOT_GERMAN_CITY = forbid('3.2.2a', 'the 18th Mountain Corps goes to a city in Germany')
const NOT_CHAIN_CORPS = forbid('3.2.1b', 'only the 18th Motorized Corps is placed now')
const NOT_ON_CHAIN = forbid('3.2.1b', 'the hex lies on no short German chain from Vienna to Breslau')

type Placement = (g: State, unit: number, at: number) => Refusal | null

// 3.2.2c, R67  Stacking holds; an enemy zone of control does not matter.
const reserveRefusal: Placement = (g, corps, at) => {
  if (!isReserveCorps[corps] || g.place[corps] !== BOX.aside) return NOT_A_RESERVE
  const fits = isCity[at] === 1 || fort[at] === FORT.westWall
  if (!fits || controllingNation(g, at) !== GERMANY) return NOT_CITY_OR_WALL
  return stackingRefusal(g, corps, at)
}

const mountainRefusal: Placement = (g, corps, at) => {
  if (corps !== MOUNTAIN_CORPS) return NOT_MOUNTAIN
  if (!isCity[at] || country[at] !== GERMANY || enemyOccupied(g, GERMAN, at)) return NOT_GERMAN_CITY
  return stackingRefusal(g, corps, at)
}

const chainRefusal: Placement = (g, corps, at) => {
  if (corps !== CHAIN_CORPS) return NOT_CHAIN_CORPS
  if (!isOnChain(at)) return NOT_ON_CHAIN
  return stackingRefusal(g, corps, at)
}

const fromVienna = new Int16Array(HEXES)
const fromBreslau = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)

// 3.2.1a, R66  Steps through hexes that Germany itself controls and German units may enter; -1 out of reach.
function measure(g: State, start: number, steps: Int16Array): void {
  steps.fill(-1)
  if (controllingNation(g, start) !== GERMANY) return
  steps[start] = 0
  queue[0] = start
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]
    if (steps[from] > CHAIN_LENGTH) break
    for (let side = from * 6; side < from * 6 + 6; side++) {
      const to = grid.neighbours[side]
      if (!openSide[side] || steps[to] >= 0 || controllingNation(g, to) !== GERMANY) continue
      if (entryRefusal(g, GERMANY, to) !== null) continue
      steps[to] = steps[from] + 1
      queue[tail++] = to
    }
  }
}

function measureChain(g: State): void {
  measure(g, VIENNA, fromVienna)
  measure(g, BRESLAU, fromBreslau)
}

/** After `measureChain`: a hex between the cities through which a chain of the right length runs. */
function isOnChain(at: number): boolean {
  if (at === VIENNA || at === BRESLAU || fromVienna[at] < 0 || fromBreslau[at] < 0) return false
  return fromVienna[at] + fromBreslau[at] <= CHAIN_LENGTH + 1
}

/** 3.2.1a  Is there such a chain now? */
export function chainExists(g: State): boolean {
  measureChain(g)
  return fromVienna[BRESLAU] >= 0 && fromVienna[BRESLAU] <= CHAIN_LENGTH + 1
}

function anyHex(g: State, corps: number, refusal: Placement): boolean {
  for (let at = 0; at < HEXES; at++) if (refusal(g, corps, at) === null) return true
  return false
}

function firstReserve(g: State): number {
  for (let u = 0; u < UNITS; u++) if (isReserveCorps[u] && g.place[u] === BOX.aside) return u
  return -1
}

function reservesAside(g: State): number {
  let count = 0
  for (let u = 0; u < UNITS; u++) if (isReserveCorps[u] && g.place[u] === BOX.aside) count += 1
  return count
}

/** 3.2.2b  From turn 3 in each German Reorganization Phase until all six have arrived. */
export function rollForReserves(g: State, log: Log): void {
  const left = reservesAside(g)
  if (is1939(g) || g.turn < 3 || left === 0) return
  const die = roll(g, 6)
  log?.push({ event: 'roll', rule: '3.2.2b', for: 'reserves', dice: [die] })
  g.reserveRoll = Math.min(die - 1, left)
  pushFrame(g.flow, FRAMES.reserves)
  closeReserves(g)
}

function closeReserves(g: State): void {
  if (g.reserveRoll > 0 && anyHex(g, firstReserve(g), reserveRefusal)) return
  g.reserveRoll = 0
  popFrame(g.flow)
}

/** 3.2.2a  Due in the German Movement Phase of turn 2. */
export function offerMountainCorps(g: State): void {
  if (is1939(g) || g.turn !== 2 || g.place[MOUNTAIN_CORPS] !== BOX.aside) return
  if (anyHex(g, MOUNTAIN_CORPS, mountainRefusal)) pushFrame(g.flow, FRAMES.mountainCorps)
}

/** 3.2.1b  At the end of every German phase. 3.2.1c: once placed it is a corps like any other. */
export function offerChainEntry(g: State): void {
  if (is1939(g) || g.place[CHAIN_CORPS] !== BOX.aside || !chainExists(g)) return
  if (anyHex(g, CHAIN_CORPS, chainRefusal)) pushFrame(g.flow, FRAMES.chainEntry)
}

function listPlacements(g: State, corps: number, refusal: Placement, offer: (action: Action) => void): void {
  for (let at = 0; at < HEXES; at++) {
    if (refusal(g, corps, at) === null) offer({ do: 'place', unit: unitIds[corps], hex: grid.names[at] })
  }
}

function checkPlacement(g: State, action: Action, refusal: Placement): Refusal | null {
  if (action.do !== 'place') return WRONG_PHASE
  const corps = unitNamed(action.unit)
  const at = hexNamed(action.hex)
  if (corps < 0) return UNKNOWN_UNIT
  return at < 0 ? UNKNOWN_HEX : refusal(g, corps, at)
}

function arrive(g: State, action: Action, rule: string, log: Log): void {
  log?.push({ event: 'placed', rule, unit: action.unit, hex: action.hex })
  place(g, unitNamed(action.unit), hexNamed(action.hex), log)
}

/** `{do:'place', unit, hex}` for as many reserve corps as were rolled. */
export const reservesDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (let u = 0; u < UNITS; u++) {
      if (isReserveCorps[u] && g.place[u] === BOX.aside) listPlacements(g, u, reserveRefusal, offer)
    }
  },
  check: (g, action) => checkPlacement(g, action, reserveRefusal),
  perform(g, action, log) {
    arrive(g, action, '3.2.2c', log)
    g.reserveRoll -= 1
    closeReserves(g)
  },
}

/** `{do:'place', unit:'ge-mt18', hex}`. It may move in the same phase (R65). */
export const mountainCorpsDecision: Decision<State> = {
  side: () => GERMAN,
  list: (g, offer) => listPlacements(g, MOUNTAIN_CORPS, mountainRefusal, offer),
  check: (g, action) => checkPlacement(g, action, mountainRefusal),
  perform(g, action, log) {
    popFrame(g.flow)
    arrive(g, action, '3.2.2a', log)
  },
}

/** `{do:'place', unit:'ge-m18', hex}` on the chain, or `{do:'decline'}` and be asked again after the next phase. */
export const chainEntryDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    measureChain(g)
    listPlacements(g, CHAIN_CORPS, chainRefusal, offer)
    offer({ do: 'decline' })
  },
  check(g, action) {
    if (action.do === 'decline') return null
    measureChain(g)
    return checkPlacement(g, action, chainRefusal)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'place') arrive(g, action, '3.2.1b', log)
  },
}
