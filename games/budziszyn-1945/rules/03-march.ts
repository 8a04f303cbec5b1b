// 3.1, 7.1, 6.2.4, 10.2.3, 14, 15.3.3  One unit acts: hops, digs, works at a bridge, until it is done or halts.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, setSlot, slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { beginOrder, canGoOn, noteGermanMove } from './03-activation.ts'
import { checkOrder, listOrders, type Order, performOrder } from './03-orders.ts'
import { forgetReach } from './03-reach.ts'
import { spreadRefusal } from './03-spread.ts'
import { hopsStraight, stepOrder, straightOrder } from './03-step.ts'
import { setUpOrder } from './06-gun-set-up.ts'
import { digOrder } from './07-digging.ts'
import { payOrder } from './10-full-movement.ts'
import { leaveOrders } from './11-leaving.ts'
import { markOrder } from './12-marks.ts'
import { bridgeOrders } from './14-bridge-orders.ts'
import { feedOrder } from './15-volkssturm-feeding.ts'
import { hexNamed, unitNamed } from './actions.ts'

const HALT: Action = { do: 'halt' }

/** A unit that did nothing since it began is done for the phase; any other may go on later. */
const haltOrder: Order = {
  do: 'halt',
  list: (_g, _unit, offer) => offer(HALT),
  check: () => null,
  perform(g, unit) {
    if (slot(g.flow, FRAMES.march.at.acted) === 0) g.unitFlags[unit] |= UNIT.begun | UNIT.stopped
    popFrame(g.flow)
  },
}

/** Orders by which a unit goes somewhere or makes ready to. */
const GOING: readonly Order[] = [stepOrder, straightOrder, ...leaveOrders, payOrder]
/** Orders by which it stays where it is: in a hex above the stacking limit, none for a unit that could leave (R10). */
const STAYING: readonly Order[] = [digOrder, setUpOrder, feedOrder, ...bridgeOrders, markOrder, haltOrder]
const MARCH_ORDERS: readonly Order[] = [...GOING, ...STAYING]
const STAYING_WORDS = new Set(STAYING.map(order => order.do))

/** Orders by which nothing is done in this phase. */
const IDLE: readonly string[] = [markOrder.do, haltOrder.do]

const MARCH_WORDS = new Set(MARCH_ORDERS.map(order => order.do))
const isMarchOrder = (action: Action): boolean => MARCH_WORDS.has(action.do)

/** The unit of the march on top of the flow. */
const marchingUnit = (g: State): number => slot(g.flow, FRAMES.march.at.unit)

/** Off the map, at the end of its movement, or without a point left. */
function isMarchOver(g: State, unit: number): boolean {
  return g.place[unit] < 0 || hasFlag(g.unitFlags, unit, UNIT.stopped) || !canGoOn(g, unit)
}

export const marchDecision: Decision<State> = {
  side: g => g.player,
  isMoot: g => isMarchOver(g, marchingUnit(g)),
  list(g, offer) {
    const unit = marchingUnit(g)
    listOrders(GOING, g, unit, offer)
    if (spreadRefusal(g, unit) === null) listOrders(STAYING, g, unit, offer)
  },
  check(g, action) {
    const unit = marchingUnit(g)
    const refusal = STAYING_WORDS.has(action.do) ? spreadRefusal(g, unit) : null
    return refusal ?? checkOrder(MARCH_ORDERS, g, unit, action)
  },
  perform(g, action, log) {
    const unit = marchingUnit(g)
    if (!IDLE.includes(action.do)) {
      noteGermanMove(g, unit)
      g.unitFlags[unit] |= UNIT.begun
    }
    performOrder(MARCH_ORDERS, g, unit, action, log)
    forgetReach()
    const isStillOpen = topFrame(g.flow) === FRAMES.march.id && marchingUnit(g) === unit
    if (isStillOpen) setSlot(g.flow, FRAMES.march.at.acted, 1)
  },
}

/** What no stack and no way of this game exceeds: longer lists are not worth unfolding. */
const MOST_UNITS = 16
const MOST_HOPS = 64

const NO_UNIT = -1

const isMarching = (g: State): boolean => topFrame(g.flow) === FRAMES.march.id
function isMovementPhase(g: State): boolean {
  const frame = topFrame(g.flow)
  return frame === FRAMES.march.id || frame === FRAMES.movement.id || frame === FRAMES.strategic.id
}

/**
 * A whole move in one order, as players give it: `{ do: 'move', units: ['de-21-22'], via: ['4412'], to: '4417' }`, or hex by hex
 * with `path: ['4413', '4414']`.
 *
 * The parts of a move, or null if the action is none. Whoever was still marching halts first, also before any other order of
 * the phase; of several units each moves the whole way before the next begins.
 */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (!isMovementPhase(g)) return null
  if (isMarchOrder(action) && Array.isArray(action.units)) return expandOrder(g, action)
  if (action.do !== 'move') return isMarching(g) && !isMarchOrder(action) ? [HALT, action] : null
  const units = listOf(action.units ?? action.unit)
  const path = listOf(action.path)
  const hops = path.length > 0 ? path : [...listOf(action.via), ...listOf(action.to)]
  if (units.length === 0 || units.length > MOST_UNITS || hops.length === 0 || hops.length > MOST_HOPS)
    return []
  return unfold(
    g.copy(),
    units,
    hops.map(to => trial => ({ do: path.length > 0 ? stepVerb(trial, to) : stepOrder.do, to })),
  )
}

/** An order with those who carry it out one after the other: `{ do: 'dig', units: ['de-21-22'] }`, `{ do: 'mark', units: […] }`. */
function expandOrder(g: State, { units, ...order }: Action): readonly Action[] {
  return unfold(g.copy(), listOf(units).slice(0, MOST_UNITS), [() => order as Action])
}

const listOf = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

// Tries the parts on a copy: only a march that is not over needs a halt. The move ends with the first roll, because what comes
// after it is decided anew.
function unfold(trial: State, units: readonly Json[], orders: readonly ((g: State) => Action)[]): Action[] {
  const parts: Action[] = []
  const rolled = trial.rolls
  const part = (decision: Pick<typeof marchDecision, 'check' | 'perform'>, action: Action): boolean => {
    parts.push(action)
    if (decision.check(trial, action) !== null) return false
    decision.perform(trial, action, null)
    if (isMarching(trial) && isMarchOver(trial, marchingUnit(trial))) popFrame(trial.flow)
    return trial.rolls === rolled
  }
  for (const unit of units) {
    if (isMarching(trial) && marchingUnit(trial) !== unitNamed(unit) && !part(marchDecision, HALT))
      return parts
    for (const order of orders) {
      // A unit that is done is told why when it begins again.
      if (!isMarching(trial) && !part(begin, { do: 'begin', unit })) return parts
      if (!part(marchDecision, order(trial))) return parts
    }
  }
  return parts
}

const stepVerb = (g: State, to: Json): string =>
  hopsStraight(g, marchingUnit(g), hexNamed(to)) ? stepOrder.do : straightOrder.do

const begin = {
  check: (g: State, action: Action) => beginOrder.check(g, NO_UNIT, action),
  perform: (g: State, action: Action, log: Log) => beginOrder.perform(g, NO_UNIT, action, log),
}
