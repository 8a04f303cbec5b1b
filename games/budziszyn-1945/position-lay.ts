// A situation of a position file as a state of the game.
import type { Placement, Position } from '../../engine/positions/format.ts'
import { checkStacking, layerOf } from '../../engine/positions/lay.ts'
import { choiceOf, report, wholeOf, yesOf } from '../../engine/positions/spot.ts'
import { faultsIn } from './invariants.ts'
import { CAMP, CAMPS, NATION } from './nations.ts'
import { layClock, layFlow, readOpening, SET_UP } from './position-flow.ts'
import { layWordsAfterOpening, layWordsBeforeOpening } from './position-words.ts'
import { eliminate, NO_CREDIT } from './rules/01-levels.ts'
import { stayRefusal } from './rules/03-stacking.ts'
import { setController } from './rules/04-hex-control.ts'
import { changeCamp, sendToBox, standIn } from './rules/04-zones-of-control.ts'
import { updateBridgeControl } from './rules/14-bridge-control.ts'
import { beginState } from './rules/17-set-up.ts'
import { BOX, clockOf, layout, type State, UNIT } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { isTowedArtillery, UNITS, unit, unitNation } from './units.ts'
import { grid, TERRAIN, terrain } from './world.ts'

/** Words that stand beside a unit. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  outOfSupply: 'its level of being out of supply (10.2)',
  disorganised: 'yes, or how many phases ago it was disorganised (5.6)',
  transport: 'yes for a towed gun in transport set-up (6.2.2)',
  camp: 'american for a Pole who has changed sides (S-4)',
  by: 'camp that is credited with an eliminated unit (R78)',
}

/** Boxes by the names that files use: `aside` is out of play, or still to be placed. */
export const BOXES = {
  aside: BOX.toPlace,
  waiting: BOX.waiting,
  onCall: BOX.onCall,
  eliminated: BOX.eliminated,
  exited: BOX.exited,
} as const

/** The state before its phase opens; null if the file asks for what cannot be. */
export const layPosition = layerOf({ scenarios: SCENARIOS, termsFrom, layout, beginState, lay, faultsIn })

function lay(g: State, position: Position, sides: readonly string[]): (() => void) | undefined {
  if (position.phase?.name === SET_UP) return undefined
  clearTable(g)
  g.turn = position.turn?.number ?? 1
  const opening = readOpening(g, position.phase, sides)
  layClock(g, opening)
  for (const { hex, holder } of position.control)
    setController(g, hex, holder === null ? -1 : CAMPS.indexOf(holder as (typeof CAMPS)[number]))
  for (const placement of position.placements.toReversed()) placeUnit(g, placement)
  updateBridgeControl(g)
  layWordsBeforeOpening(g, position.situation, sides)
  checkUnits(g, position)
  return () => {
    layFlow(g, opening)
    layWordsAfterOpening(g, position.situation, sides)
  }
}

/** Who begins on the map waits beside it until the file places him. */
function clearTable(g: State): void {
  for (let u = 0; u < UNITS; u++) if (g.place[u] >= 0) sendToBox(g, u, BOX.toPlace)
}

/** 4.3.2  Occupied hexes are held by their occupants. */
function placeUnit(g: State, placement: Placement): void {
  const { unit: id, hex, box, step, spot } = placement
  const u = unit(id)
  if (g.place[u] === BOX.unused) {
    report(spot, 'wrong-scenario', `${id} is not in play in this scenario`)
    return
  }
  if (step !== null) g.levels[u] = step
  layUnitWords(g, u, placement)
  if (hex >= 0) {
    standIn(g, u, hex)
    setController(g, hex, g.camp[u])
  } else if (box !== null && box !== 'eliminated') sendToBox(g, u, BOXES[box as keyof typeof BOXES])
}

function layUnitWords(g: State, u: number, { words, box }: Placement): void {
  const level = words.get('outOfSupply')
  if (level !== undefined) {
    g.outOfSupply[u] = wholeOf(level, 'a level', 0, 20) ?? 0
    if (g.outOfSupply[u] > 0) g.unitFlags[u] |= UNIT.cutOff
  }
  layDisorder(g, u, words.get('disorganised'))
  layTransport(g, u, words.get('transport'))
  layCamp(g, u, words.get('camp'))
  if (box === 'eliminated') layDeath(g, u, words.get('by'))
}

type Spot = Placement['spot']

// 5.6.5
function layDisorder(g: State, u: number, spot: Spot | undefined): void {
  if (spot === undefined) return
  const text = spot.document.kind === 'value' ? String(spot.document.value) : ''
  const ago = /^\d+$/.test(text)
    ? wholeOf(spot, 'phases', 0, 18)
    : yesOf(spot, 'disorganised') === true
      ? 1
      : null
  g.disorganised[u] = ago === null ? 0 : Math.max(1, clockOf(g) - ago)
}

// 6.2.2
function layTransport(g: State, u: number, spot: Spot | undefined): void {
  if (spot === undefined) {
    g.unitFlags[u] &= ~UNIT.transport
    return
  }
  if (!isTowedArtillery[u]) report(spot, 'no-gun', 'only towed artillery has a transport set-up')
  else if (yesOf(spot, 'transport')) g.unitFlags[u] |= UNIT.transport
}

// S-4
function layCamp(g: State, u: number, spot: Spot | undefined): void {
  const name = spot === undefined ? null : choiceOf(spot, 'camp', CAMPS)
  if (spot === undefined || name === null) return
  if (unitNation[u] !== NATION.poland || name !== CAMPS[CAMP.american])
    report(spot, 'no-defector', 'only Polish units change sides, and only to the Americans')
  changeCamp(g, u, CAMP.american)
  g.unitFlags[u] |= UNIT.defector
}

// R78
function layDeath(g: State, u: number, spot: Spot | undefined): void {
  const name = spot === undefined ? null : choiceOf(spot, 'camp', CAMPS)
  const kills = g.kills.slice()
  eliminate(g, u, name === null ? NO_CREDIT : CAMPS.indexOf(name as (typeof CAMPS)[number]), 'R78', null)
  g.kills.set(kills)
}

function checkUnits(g: State, position: Position): void {
  for (const { unit: id, hex, spot } of position.placements) {
    const u = unit(id)
    if (hex < 0 || g.place[u] !== hex) continue
    if (terrain[hex] & TERRAIN.lake) report(spot, 'in-the-water', `${grid.names[hex]} is a lake`)
  }
  checkStacking(g, position, {
    unit,
    hexNames: grid.names,
    refusalOf: stayRefusal,
    isLimit: rule => rule === '3.2.1',
  })
}
