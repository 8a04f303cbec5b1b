// 10.3, 10.3.1  Soviet railheads: where the rail leg of Soviet supply ends.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { floodMask, INTO, isTraced, makeTrace, THROUGH } from '../../../engine/supply/trace.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, SOVIET_UNION } from '../nations.ts'
import { HEX, hasFlag, is1939, type State } from '../state.ts'
import { grid, HEXES, isRail, isRailEdge, railHexes, railSide } from '../world.ts'
import { controllingSide } from './03-holders.ts'
import { derivedOf } from './09-zones-of-control.ts'
import { isSovietSoil } from './11-entry.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

export const RAILHEADS = 4
/** 10.3.1b */
const RAILHEAD_MOVE = 4

const NO_SUCH_RAILHEAD = forbid('10.3.1b', 'there are four railheads, and each moves once')
const NOT_BY_RAIL = forbid(
  '10.3.1b',
  'a railhead moves no more than four hexes, along a railroad in Soviet hands',
)
const NOT_CONNECTED = forbid(
  '10.3.1c',
  'the railroad from there to the Soviet Union is not all in Soviet hands',
)

export function isRailheadHex(g: State, hex: number): boolean {
  for (let i = 0; i < RAILHEADS; i++) if (g.railheads[i] === hex) return true
  return false
}

// 10.3.1a, R18  Soviet rail: at home and never lost, or a Soviet unit was the last to enter. Abroad, other Allied hands are
// not enough.
function isSovietRail(g: State, hex: number): boolean {
  if (!isRail[hex]) return false
  if (g.control[hex] === SOVIET_UNION + 1) return true
  return isSovietSoil(g, hex) && controllingSide(g, hex) === ALLIED && !hasFlag(g.hexFlags, hex, HEX.lost)
}

const line = makeTrace(grid)
const enter = new Uint8Array(HEXES)
const sources = new Int16Array(HEXES)

/** Marks every hex joined by Soviet rail to a supply source (10.3b, 10.3c); with `zones`, enemy zones cut it (R19). */
function traceRail(g: State, zones: boolean): void {
  const enemy = derivedOf(g).zones[1 - ALLIED]
  let count = 0
  enter.fill(0)
  for (const hex of railHexes) {
    if (!isSovietRail(g, hex)) continue
    enter[hex] = zones && enemy[hex] > 0 && g.top[hex] < 0 ? INTO : THROUGH
    if (isRailEdge[hex]) sources[count++] = hex
  }
  floodMask(line, grid, sources, count, enter, railSide)
}

/** 10.3b, R19  Does an unbroken line of Soviet rail join this railhead to a source? */
export function isLiveRailhead(g: State, hex: number): boolean {
  traceRail(g, true)
  return isTraced(line, hex)
}

/** 10.3.1d  When rail falls into enemy hands, railheads beyond the cut fall back to the first hex still joined. */
export function pullBackRailheads(g: State, hex: number, log: Log): void {
  if (is1939(g) || !isRail[hex] || g.railheads[0] < 0) return
  traceRail(g, false)
  for (let i = 0; i < RAILHEADS; i++) {
    const from = g.railheads[i]
    if (from < 0 || isTraced(line, from)) continue
    const to = nearestJoined(from)
    if (to < 0) continue
    g.railheads[i] = to
    log?.push({
      event: 'railhead',
      rule: '10.3.1d',
      railhead: i,
      from: grid.names[from],
      to: grid.names[to],
    })
  }
}

const seen = new Uint8Array(HEXES)
const queue = new Int16Array(HEXES)

/** The first hex along the railroad that `line` still reaches, -1 if none is left. */
function nearestJoined(from: number): number {
  seen.fill(0)
  seen[from] = 1
  queue[0] = from
  for (let done = 0, count = 1; done < count; done++) {
    if (isTraced(line, queue[done])) return queue[done]
    for (let side = queue[done] * 6; side < queue[done] * 6 + 6; side++) {
      const next = grid.neighbours[side]
      if (!railSide[side] || seen[next]) continue
      seen[next] = 1
      queue[count++] = next
    }
  }
  return -1
}

const march = makeTrace(grid)
const marchStart = new Int16Array(1)

/** 10.3.1b, 10.3.1c  Where a railhead could move; needs `traceRail` first. */
function traceMarch(g: State, railhead: number): void {
  marchStart[0] = g.railheads[railhead]
  floodMask(march, grid, marchStart, 1, enter, railSide, RAILHEAD_MOVE)
}

function marchRefusal(to: number): Refusal | null {
  if (!isTraced(march, to) || march.length[to] === 0) return NOT_BY_RAIL
  return isTraced(line, to) ? null : NOT_CONNECTED
}

const hasMoved = (g: State, railhead: number): boolean =>
  (slot(g.flow, FRAMES.railheads.at.moved) & (1 << railhead)) !== 0

/** `{do:'railhead', railhead: 0, to: '4823'}` for each, then `{do:'done'}`. */
export const railheadsDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    traceRail(g, false)
    for (let i = 0; i < RAILHEADS; i++) {
      if (hasMoved(g, i) || g.railheads[i] < 0) continue
      traceMarch(g, i)
      for (let k = 0; k < march.count; k++) {
        const to = march.hexes[k]
        if (marchRefusal(to) === null) offer({ do: 'railhead', railhead: i, to: grid.names[to] })
      }
    }
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'railhead') return WRONG_PHASE
    const railhead = action.railhead
    if (typeof railhead !== 'number' || !(g.railheads[railhead] >= 0) || hasMoved(g, railhead)) {
      return NO_SUCH_RAILHEAD
    }
    const to = hexNamed(action.to)
    if (to < 0) return UNKNOWN_HEX
    traceRail(g, false)
    traceMarch(g, railhead)
    return marchRefusal(to)
  },
  perform(g, action, log) {
    if (action.do === 'done') {
      popFrame(g.flow)
      return
    }
    const railhead = action.railhead as number
    const moved = slot(g.flow, FRAMES.railheads.at.moved)
    log?.push({
      event: 'railhead',
      rule: '10.3.1b',
      railhead,
      from: grid.names[g.railheads[railhead]],
      to: action.to,
    })
    g.railheads[railhead] = hexNamed(action.to)
    setSlot(g.flow, FRAMES.railheads.at.moved, moved | (1 << railhead))
  },
}
