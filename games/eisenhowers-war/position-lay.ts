// A situation of a position file as a state of the game.
import { clearStacks, putOnTop } from '../../engine/forces/stacks.ts'
import type { Placement, Position } from '../../engine/positions/format.ts'
import { layerOf } from '../../engine/positions/lay.ts'
import { report } from '../../engine/positions/spot.ts'
import { faultsIn } from './invariants.ts'
import { isBeforeLanding, layPhase } from './position-flow.ts'
import { laySituation } from './position-words.ts'
import { beginState } from './rules/03-set-up.ts'
import { enemyOccupied } from './rules/06-stacking.ts'
import { settleInterior } from './rules/07-french-interior.ts'
import { anyStaticCorps } from './rules/13-airborne.ts'
import { ALLIED, GERMAN, sideNamed } from './sides.ts'
import { BOX, HEX, layout, NOWHERE, PLAN, type State, type Terms } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import {
  arrivalTurn,
  isAirborne,
  isConditional,
  isDropForm,
  isYugoslavGarrison,
  NORMANDY_CORPS,
  otherForm,
  sideOf,
  stepsOf,
  UNITS,
  unit,
} from './units.ts'
import { GERMAN_SOURCES, grid, HEXES, isCity, isLand, NORMANDY, VIENNA } from './world.ts'

/** The state before its phase opens; null if the file asks for what cannot be. */
export const layPosition = layerOf<State, Terms>({
  scenarios: SCENARIOS,
  termsFrom,
  layout,
  beginState,
  faultsIn,
  lay(g, position, sides) {
    g.turn = position.turn?.number ?? 1
    if (position.phase?.name !== 'set-up') clearTable(g, position)
    for (const { hex, holder, spot } of position.control) layControl(g, hex, holder, spot)
    for (const placement of position.placements.toReversed()) placeUnit(g, placement)
    // 13.2f
    g.staticSeen = anyStaticCorps(g) ? 1 : 0
    laySituation(g, position.situation, sides)
    settleControl(g)
    layPhase(g, position.phase, position.spot)
  },
})

/** Nobody on the map, everything German, nothing planned, no bombers and no offensives: what there is, the file says. */
function clearTable(g: State, position: Position): void {
  clearStacks(g)
  g.bombers = 0
  g.offensives = 0
  g.beachheads.fill(NOWHERE)
  g.hexFlags.fill(0)
  g.due.fill(0)
  g.secondTurn = 4
  g.secondPlan = PLAN.cancelled
  if (g.terms.scenario === 'alternate') g.firstHex = NORMANDY
  for (let hex = 0; hex < HEXES; hex++) g.control[hex] = isLand[hex] ? GERMAN : -1
  for (let u = 0; u < UNITS; u++) g.place[u] = boxAtFirst(u, isBeforeLanding(g, position.phase))
  for (let u = 0; u < UNITS; u++) if (g.place[u] === BOX.track) g.due[u] = arrivalTurn[u]
}

/** Where a unit is that a file does not name. */
function boxAtFirst(u: number, beforeLanding: boolean): number {
  if (isDropForm[u]) return BOX.aside
  if (isYugoslavGarrison[u]) return BOX.garrison
  if (isConditional[u]) return BOX.track
  return beforeLanding && NORMANDY_CORPS.includes(u) ? BOX.invasion : BOX.removed
}

function layControl(g: State, hex: number, holder: string | null, spot: Position['spot']): void {
  if (!isLand[hex]) return
  const side = sideNamed(holder)
  if (side < 0) report(spot, 'no-holder', 'every land hex is held by a side')
  else g.control[hex] = side
}

/** 3.4  Occupied hexes are held by their occupants. */
function placeUnit(g: State, { unit: id, hex, box, step, spot }: Placement): void {
  const u = unit(id)
  // 13.2a  An airborne corps that is in play as one counter is not in play as the other.
  if (isAirborne[u]) g.place[otherForm[u]] = BOX.aside
  if (box !== null) {
    g.place[u] = BOX[box as keyof typeof BOX]
    if (box === 'track') g.due[u] = arrivalTurn[u] || 1
  } else if (hex >= 0) {
    if (!isLand[hex]) report(spot, 'no-land', `nobody can be in ${grid.names[hex]}`)
    else if (enemyOccupied(g, sideOf[u], hex)) report(spot, 'enemies', `${grid.names[hex]} holds both sides`)
    else {
      putOnTop(g, u, hex)
      g.control[hex] = sideOf[u]
    }
  }
  if (step !== null) g.reduced[u] = stepsOf[u] - step
}

/** What follows from who holds what: cities that were Allied, sources that are lost, the interior of France. */
function settleControl(g: State): void {
  for (let hex = 0; hex < HEXES; hex++)
    if (isCity[hex] && g.control[hex] === ALLIED) g.hexFlags[hex] |= HEX.everAllied
  GERMAN_SOURCES.forEach((hex, i) => {
    const top = g.top[hex]
    if (top < 0 || sideOf[top] !== ALLIED) return
    g.sourcesLost |= 1 << i
    if (hex === VIENNA) g.viennaLostOn ||= Math.max(1, g.turn - 1)
  })
  settleInterior(g, null)
}
