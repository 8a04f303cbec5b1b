// A situation of a position file as a state of the game.
import { putOnTop } from '../../engine/forces/stacks.ts'
import type { Placement, Position } from '../../engine/positions/format.ts'
import { checkStacking, layerOf } from '../../engine/positions/lay.ts'
import { report } from '../../engine/positions/spot.ts'
import { layWords } from '../../engine/positions/words.ts'
import { faultsIn } from './invariants.ts'
import { NATIONS } from './nations.ts'
import { nationNamed, sideNamed } from './position-fact-kinds.ts'
import { layPhase } from './position-flow.ts'
import { AFTER_UNITS, BEFORE_UNITS } from './position-words.ts'
import { homeSide, settleAll, sideOf } from './rules/02-control.ts'
import { beginState, MEANT } from './rules/03-determination.ts'
import { fights } from './rules/05-belligerency.ts'
import { stackingRefusal } from './rules/09-stacking.ts'
import { refreshZones } from './rules/10-zones-of-control.ts'
import { BOX, HEX, layout, STATUS, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { fullSteps, isLand, isStatic, UNITS, unit, unitNation } from './units.ts'
import { WARS } from './wars.ts'
import { grid, isGround, isSea } from './world.ts'

/** The state before its phase opens; null if the file asks for what cannot be. */
export const layPosition = layerOf({ scenarios: SCENARIOS, termsFrom, layout, beginState, lay, faultsIn })

function lay(g: State, position: Position, sides: readonly string[]): () => void {
  g.turn = position.turn?.number ?? 1
  if (g.turn > WARS[g.war].turns)
    report(position.turn!.spot, 'impossible-turn', `this war lasts ${WARS[g.war].turns} turns`)
  layWords(BEFORE_UNITS, g, position.situation, sides)
  for (const { hex, holder } of position.control) layControl(g, hex, holder)
  for (const placement of position.placements.toReversed()) placeUnit(g, placement)
  if (position.phase?.name !== 'set-up') settleCounters(g)
  layWords(AFTER_UNITS, g, position.situation, sides)
  const open = layPhase(g, position.phase, position.spot)
  checkUnits(g, position)
  checkStacking(g, position, {
    unit,
    hexNames: grid.names,
    refusalOf: stackingRefusal,
    isLimit: () => true,
  })
  return () => {
    refreshZones(g)
    settleAll(g, null)
    open()
  }
}

/** A side, or a country for the side that it fights on. Who controls a hex abroad was in it. */
function layControl(g: State, hex: number, holder: string | null): void {
  if (holder === null) {
    g.control[hex] = 0
    return
  }
  const nation = nationNamed(holder)
  const side = nation >= 0 ? g.allegiance[nation] : sideNamed(holder)
  g.control[hex] = side + 1
  if (homeSide(g, hex) === side) return
  g.holder[hex] = side + 1
  g.hexFlags[hex] |= HEX.lost
}

function placeUnit(g: State, { unit: id, hex, box, step, spot }: Placement): void {
  const u = unit(id)
  const isOut = g.place[u] === BOX.unused || (g.place[u] === BOX.surrendered && box !== 'eliminated')
  if (isOut) {
    report(spot, 'not-in-the-war', `${id} takes no part in this war`)
    return
  }
  g.steps[u] = step ?? fullSteps[u]
  g.due[u] = 0
  if (box !== null) g.place[u] = BOX[box as keyof typeof BOX]
  else if (!isLand[u]) report(spot, 'not-a-land-unit', `${id} is a support unit (situation: missions)`)
  else if (hex >= 0) {
    const above = g.top[hex]
    putOnTop(g, u, hex)
    if (above >= 0 && isStatic[u] && !isStatic[above])
      report(spot, 'static-on-top', `${id} is static and lies under the mobile units of its hex`)
    if (sideOf(g, u) >= 0) g.holder[hex] = sideOf(g, u) + 1
  }
}

/** Whoever is not mentioned: reinforcements in their display, everybody else out of the picture. */
function settleCounters(g: State): void {
  for (let u = 0; u < UNITS; u++) {
    if (g.place[u] !== BOX.aside || !isLand[u]) continue
    if (g.due[u] === MEANT.deducted) g.place[u] = BOX.eliminated
    else if (g.due[u] === MEANT.map) g.place[u] = BOX.unused
    else if (g.due[u] === MEANT.reinforcement && fights(g, unitNation[u])) g.place[u] = BOX.reinforcement
    g.due[u] = 0
  }
}

function checkUnits(g: State, position: Position): void {
  for (const { unit: id, hex, spot } of position.placements) {
    const u = unit(id)
    if (hex < 0 || g.place[u] !== hex) continue
    const name = NATIONS[unitNation[u]]
    if (g.status[unitNation[u]] === STATUS.closed)
      report(spot, 'not-in-the-war', `${name} is not in this war`)
    if (!isGround[hex] && !isSea[hex]) report(spot, 'no-ground', `${grid.names[hex]} is no ground`)
  }
}
