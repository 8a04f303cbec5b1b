// N-6, R43  Each army of the Soviet camp lays one pontoon bridge in Nysa 1945, in the gap after one of its combat phases.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { BRIDGE, isNysa1945, type State } from '../state.ts'
import { army, firstCamp } from '../units.ts'
import { grid, slotOfWaterside, WATERSIDES, waterside } from '../world.ts'
import { holdsEnemyOf } from './03-stacking.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { farEnd, nearEnd, raiseBridge } from './14-standing-bridges.ts'
import { NO_WATER, STANDS_ALREADY } from './14-working-at-bridges.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

/** Armies with a pontoon bridge, in the order of the bits of `g.pontoons`. */
export const ARMIES = ['3', '13', '5G', '52', '28', '3GT', '4GT', '2 Polish']

/** [unit] index into ARMIES, -1 for units of no such army. */
const armyOf = Int8Array.from(army, (name, unit) =>
  firstCamp[unit] === CAMP.soviet ? ARMIES.indexOf(name) : -1,
)

/** Index into ARMIES of the army that an action names, -1 if there is none. */
const armyNamed = (action: Action): number =>
  typeof action.army === 'string' ? ARMIES.indexOf(action.army) : -1

const NO_SUCH_ARMY = forbid('N-6', 'no such army has a pontoon bridge')
const LAID_ALREADY = forbid('N-6', 'this army has laid its pontoon bridge')
const NOBODY_ON_BANK = forbid('N-6', 'no unit of this army stands on that bank')
const FAR_BANK_UNSAFE = forbid('N-6', 'the far bank is in an enemy zone of control or enemy hands')

/** Armies with a unit in the hex, as bits. */
function armiesIn(g: State, hex: number): number {
  let armies = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (armyOf[unit] >= 0) armies |= 1 << armyOf[unit]
  return armies
}

/** Armies, as bits, that can lay their bridge from one hex over to the other; no bridge stands there yet. */
function layersOf(g: State, from: number, to: number): number {
  const here = armiesIn(g, from) & ~g.pontoons
  if (here === 0 || holdsEnemyOf(g, CAMP.soviet, to)) return 0
  return inEnemyZone(g, CAMP.soviet, to) ? here & armiesIn(g, to) : here
}

function eachPontoon(g: State, see: (armies: number, from: number, to: number) => void): void {
  for (let side = 0; side < WATERSIDES && slotOfWaterside[side] >= 0; side++) {
    if (g.bridge[side] !== 0) continue
    const near = nearEnd(side)
    const far = farEnd(side)
    if (g.top[near] < 0 && g.top[far] < 0) continue
    const over = layersOf(g, near, far)
    const back = layersOf(g, far, near)
    if (over !== 0) see(over, near, far)
    if (back !== 0) see(back, far, near)
  }
}

function canLay(g: State): boolean {
  let found = false
  eachPontoon(g, () => {
    found = true
  })
  return found
}

/** After a combat phase: asks the Soviet player if one of his armies can lay its bridge. */
export function offerPontoons(g: State): void {
  if (isNysa1945(g) && g.player === g.terms.playerOf[CAMP.soviet] && canLay(g))
    pushFrame(g.flow, FRAMES.pontoons)
}

function pontoonRefusal(g: State, action: Action): Refusal | null {
  const index = armyNamed(action)
  if (index < 0) return NO_SUCH_ARMY
  if (g.pontoons & (1 << index)) return LAID_ALREADY
  const from = hexNamed(action.from)
  const to = hexNamed(action.to)
  if (from < 0 || to < 0) return UNKNOWN_HEX
  const direction = grid.directionTo(from, to)
  const side = direction < 0 ? -1 : waterside[from * 6 + direction]
  if (side < 0) return NO_WATER
  if (g.bridge[side] !== 0) return STANDS_ALREADY
  if ((armiesIn(g, from) & (1 << index)) === 0) return NOBODY_ON_BANK
  return layersOf(g, from, to) & (1 << index) ? null : FAR_BANK_UNSAFE
}

function lay(g: State, action: Action, log: Log): void {
  const from = hexNamed(action.from)
  const side = waterside[from * 6 + grid.directionTo(from, hexNamed(action.to))]
  g.pontoons |= 1 << armyNamed(action)
  raiseBridge(g, side, CAMP.soviet, BRIDGE.pontoon)
  log?.push({ event: 'pontoon', rule: 'N-6', army: action.army, from: action.from, to: action.to })
}

/** `{ do: 'pontoon', army: '52', from: '6025', to: '5924' }` from a bank where a unit of the army stands, or `{ do: 'end' }`. */
export const pontoonsDecision: Decision<State> = {
  side: g => g.player,
  isMoot: g => !canLay(g),
  list(g, offer) {
    offer({ do: 'end' })
    eachPontoon(g, (armies, from, to) => {
      for (let i = 0; i < ARMIES.length; i++) {
        if (armies & (1 << i))
          offer({ do: 'pontoon', army: ARMIES[i], from: grid.names[from], to: grid.names[to] })
      }
    })
  },
  check(g, action) {
    if (action.do === 'end') return null
    return action.do === 'pontoon' ? pontoonRefusal(g, action) : WRONG_PHASE
  },
  perform(g, action, log) {
    if (action.do === 'end') popFrame(g.flow)
    else lay(g, action, log)
  },
}
