// A situation of a position file as a state of the game.
import { putOnTop } from '../../engine/forces/stacks.ts'
import type { Placement, Position } from '../../engine/positions/format.ts'
import { checkStacking, layerOf } from '../../engine/positions/lay.ts'
import { report } from '../../engine/positions/spot.ts'
import { faultsIn } from './invariants.ts'
import { ALLIED, GERMAN, NATIONS, type NationName } from './nations.ts'
import { layPhase } from './position-flow.ts'
import { layWordsAfterUnits, layWordsBeforeUnits } from './position-words.ts'
import { controllingSide } from './rules/03-holders.ts'
import { beginState } from './rules/03-set-up.ts'
import { stackingRefusal } from './rules/08-stacking.ts'
import { BOX, FLIEGER, HEX, hasFlag, is1939, layout, STATUS, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import {
  country,
  DANZIG_HEX,
  FORT,
  fort,
  fortHexes,
  grid,
  HEXES,
  isMarker,
  isWater,
  unit,
  unitNation,
  victoryValue,
} from './world.ts'

/** The state before its phase opens; null if the file asks for what cannot be. */
export const layPosition = layerOf({ scenarios: SCENARIOS, termsFrom, layout, beginState, lay, faultsIn })

function lay(g: State, position: Position, sides: readonly string[]): void {
  g.turn = position.turn?.number ?? 1
  if (g.turn >= 4 && !is1939(g)) g.flieger = FLIEGER.ready
  layWordsBeforeUnits(g, position.situation, sides)
  for (const { hex, holder } of position.control) {
    g.control[hex] = holder === null ? 0 : NATIONS.indexOf(holder as NationName) + 1
  }
  for (const placement of position.placements.toReversed()) placeUnit(g, placement)
  layWordsAfterUnits(g, position.situation, sides)
  layPhase(g, position.phase, position.situation, position.spot)
  settlePoints(g)
  checkUnits(g, position)
  checkStacking(g, position, {
    unit,
    hexNames: grid.names,
    refusalOf: stackingRefusal,
    isLimit: rule => !['8.0a', '8.0h'].includes(rule),
  })
}

/** 3.6  Occupied hexes are held by their occupants; nothing is scored for that. */
function placeUnit(g: State, { unit: id, hex, box, spot }: Placement): void {
  const u = unit(id)
  if (g.place[u] === BOX.unused) {
    report(spot, 'wrong-scenario', `${id} is not in play in this scenario`)
  } else if (box === 'returning' && g.place[u] !== BOX.returning) {
    report(spot, 'no-return', `when does ${id} return? (situation: { returns: { ${id}: 6 } })`)
  } else if (box !== 'returning' && g.place[u] === BOX.returning) {
    report(spot, 'unit-twice', `${id} is on its way back (situation: returns); a unit is in one place`)
  } else if (box !== null) {
    g.place[u] = BOX[box as keyof typeof BOX]
  } else if (hex >= 0) {
    putOnTop(g, u, hex)
    g.control[hex] = unitNation[u] + 1
  }
}

function checkUnits(g: State, position: Position): void {
  for (const { unit: id, hex, spot } of position.placements) {
    const u = unit(id)
    if (hex < 0 || g.place[u] !== hex) continue
    if (isMarker[u])
      report(spot, 'not-a-unit', `${id} is a marker and never stands on the map (situation: flieger)`)
    if (g.status[unitNation[u]] !== STATUS.fighting) report(spot, 'not-in-the-war', notInTheWar(g, u))
    if (isWater[hex]) report(spot, 'in-the-water', `${grid.names[hex]} is all sea or lake`)
  }
}

function notInTheWar(g: State, u: number): string {
  const name = NATIONS[unitNation[u]]
  if (g.status[unitNation[u]] === STATUS.capitulated) return `${name} has capitulated and has no units`
  return `${name} is neutral and has no units on the map; violated it is with "situation: { belligerent: [${name}] }"`
}

/** What the hexes do not account for of the stated totals is put down to dice and losses of earlier turns. */
function settlePoints(g: State): void {
  if (is1939(g)) return
  const counted = [50, 50]
  for (let h = 0; h < HEXES; h++) countHex(g, h, counted)
  const walls = fortHexes.filter(
    h => fort[h] === FORT.westWall && hasFlag(g.hexFlags, h, HEX.breached),
  ).length
  g.bonus[GERMAN] = g.vp[GERMAN] - counted[GERMAN] + walls
  g.bonus[ALLIED] = g.vp[ALLIED] - counted[ALLIED] - walls
}

function countHex(g: State, h: number, counted: number[]): void {
  const holder = controllingSide(g, h)
  const value = victoryValue[h]
  if (value === 0 || holder < 0) return
  if (h === DANZIG_HEX) {
    if (g.danzigScored) counted[holder] += value
    return
  }
  const owner = g.terms.sideOf[country[h]]
  if (holder === owner) return
  counted[holder] += value
  counted[owner] -= value
}
