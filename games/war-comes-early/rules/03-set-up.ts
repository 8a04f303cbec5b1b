// 3.0 to 3.4, 13.2  Set-up: the lines of the scenario one after the other.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import { inTurn } from '../../../engine/flow/staged.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN, NATIONS, NEUTRALS, SWITZERLAND } from '../nations.ts'
import { BOX, FLIEGER, is1939, STATUS, type State } from '../state.ts'
import { counters, country, grid, HEXES, hex, startsInPool, UNITS, unitIds } from '../world.ts'
import { place } from './03-hex-control.ts'
import { type Line, setUpLines } from './03-set-up-zones.ts'
import { returnMarkers } from './05-markers.ts'
import { stackingRefusal } from './08-stacking.ts'
import { RAILHEADS } from './10-railheads.ts'
import { begin1939 } from './13-scenario-1939.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_IN_LINE = forbid('3.0a', 'this unit is not set up at this point')
const ALREADY_PLACED = forbid('3.0a', 'this unit has already been set up')
const NO_RAILHEAD = forbid('3.1f', 'the four railheads are numbered 0 to 3')
const RAILHEAD_PLACED = forbid('3.1f', 'this railhead has already been set up')

/** A game before the first counter is placed: everything in its box, every hex with its owner. */
export function beginState(g: State): void {
  g.turn = 1
  g.marker = -1
  g.airSide = -1
  g.flieger = FLIEGER.waiting
  g.vp.fill(50)
  g.railheads.fill(-1)
  g.top.fill(-1)
  g.below.fill(-1)
  for (let u = 0; u < UNITS; u++) g.place[u] = boxAtStart(g, u)
  if (is1939(g)) begin1939(g)
  else begin1938(g)
  returnMarkers(g)
  pushFrame(g.flow, FRAMES.turn)
  pushFrame(g.flow, FRAMES.setUp)
}

// 3.2d, 13.2a  A counter belongs to one of the scenarios or to both. 3.1c, 3.1g: the corps of the pools wait there.
function boxAtStart(g: State, unit: number): number {
  const scenario = counters[unit].fields.get('scenario')
  if (scenario !== 'both' && scenario !== g.terms.scenario) return BOX.unused
  return startsInPool[unit] ? BOX.pool : BOX.aside
}

// 1.3d, 3.3a, R84  Each country holds its own hexes; nobody holds those of a neutral.
function begin1938(g: State): void {
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const stands = NEUTRALS.includes(nation) || nation === SWITZERLAND ? STATUS.neutral : STATUS.fighting
    g.status[nation] = stands
  }
  for (let h = 0; h < HEXES; h++) {
    const nation = country[h]
    g.control[h] = nation >= 0 && g.status[nation] === STATUS.fighting ? nation + 1 : 0
  }
}

/** Walks the lines; printed hexes need no player. */
export const setUpProcedure = inTurn<State>(FRAMES.setUp.at.line, {
  count: g => setUpLines(g).length,
  each(g, index, log) {
    const line = setUpLines(g)[index]
    if (line.data.zone === 'printed') {
      for (const u of line.units) deploy(g, u, hex(counters[u].fields.get('setup')!), line.data.rule, log)
    } else if (!isComplete(g, line)) {
      pushFrame(g.flow, FRAMES.deploy, index)
    }
  },
  after(g, log) {
    popFrame(g.flow)
    log?.push({ event: 'set-up-complete', rule: '3.0a' })
  },
})

// A corrected board may leave a zone too small for its line: what finds no hex stays beside the map.
function isComplete(g: State, line: Line): boolean {
  if (line.data.zone === 'railheads') return g.railheads.indexOf(-1) < 0 || line.zone.indexOf(1) < 0
  return !line.units.some(u => g.place[u] === BOX.aside && findsHex(g, line, u))
}

function findsHex(g: State, line: Line, unit: number): boolean {
  return line.hexes.some(at => deployRefusal(g, line, unit, at) === null)
}

function deploy(g: State, unit: number, at: number, rule: string, log: Log): void {
  log?.push({ event: 'placed', rule, unit: unitIds[unit], hex: grid.names[at] })
  place(g, unit, at, log)
}

/** The line that is being set up. */
export function currentLine(g: State): Line {
  return setUpLines(g)[slot(g.flow, FRAMES.deploy.at.line)]
}

// 3.0b  Stacking holds in set-up. R82: a Czech unit may start in an intact Czech fort.
export function deployRefusal(g: State, line: Line, unit: number, at: number): Refusal | null {
  if (!line.member[unit]) return NOT_IN_LINE
  if (g.place[unit] !== BOX.aside) return ALREADY_PLACED
  if (!line.zone[at]) return line.outside
  if (line.data.oneEach && holdsOneOf(g, line, at)) return line.taken
  return stackingRefusal(g, unit, at)
}

// R81  Only units of the same line keep each other out.
function holdsOneOf(g: State, line: Line, at: number): boolean {
  for (let u = g.top[at]; u >= 0; u = g.below[u]) if (line.member[u]) return true
  return false
}

// 3.1f, R17  Several railheads may share a hex.
function railheadRefusal(g: State, line: Line, railhead: Json | undefined, at: number): Refusal | null {
  if (line.data.zone !== 'railheads') return WRONG_PHASE
  if (typeof railhead !== 'number' || !(railhead in g.railheads)) return NO_RAILHEAD
  if (g.railheads[railhead] >= 0) return RAILHEAD_PLACED
  return line.zone[at] ? null : line.outside
}

/** `{do:'place', unit, hex}` or `{do:'railhead', railhead, hex}` by the side whose line it is. */
export const deployDecision: Decision<State> = {
  side: g => (currentLine(g).data.side === GERMAN ? GERMAN : ALLIED),
  list(g, offer) {
    const line = currentLine(g)
    if (line.data.zone === 'railheads') listRailheads(g, line, offer)
    for (const unit of line.units) {
      if (g.place[unit] !== BOX.aside) continue
      for (const at of line.hexes) {
        if (deployRefusal(g, line, unit, at) === null)
          offer({ do: 'place', unit: unitIds[unit], hex: grid.names[at] })
      }
    }
  },
  check(g, action) {
    const at = hexNamed(action.hex)
    if (action.do === 'railhead') {
      return at < 0 ? UNKNOWN_HEX : railheadRefusal(g, currentLine(g), action.railhead, at)
    }
    if (action.do !== 'place') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return at < 0 ? UNKNOWN_HEX : deployRefusal(g, currentLine(g), unit, at)
  },
  perform(g, action, log) {
    const line = currentLine(g)
    const at = hexNamed(action.hex)
    if (action.do === 'railhead') {
      g.railheads[action.railhead as number] = at
      log?.push({ event: 'railhead', rule: '3.1f', railhead: action.railhead, hex: action.hex })
    } else {
      deploy(g, unitNamed(action.unit), at, line.data.rule, log)
    }
    if (isComplete(g, line)) popFrame(g.flow)
  },
}

function listRailheads(g: State, line: Line, offer: (action: Action) => void): void {
  for (let railhead = 0; railhead < RAILHEADS; railhead++) {
    for (const at of line.hexes) {
      if (railheadRefusal(g, line, railhead, at) === null) {
        offer({ do: 'railhead', railhead, hex: grid.names[at] })
      }
    }
  }
}
