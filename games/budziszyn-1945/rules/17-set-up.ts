// N-G0, N-G1, N-G2, N-G3, N-G4, N-G5, N-G6, N-G7, N-G8, N-R1, S-G, S-R, S-A  Setting up: printed places are filled, the rest is placed by the owners.
import { pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { BOX, HEX, isNysa1945, type State, UNIT } from '../state.ts'
import { fieldOf, firstCamp, fullLevels, isTowedArtillery, UNITS } from '../units.ts'
import { grid, HEXES, startControl } from '../world.ts'
import { standIn } from './04-zones-of-control.ts'
import { bitsOfZones } from './11-zones.ts'
import { layBridges, updateBridgeControl } from './14-bridge-control.ts'
import { isStillToCut } from './17-cuts.ts'

/** The field of a counter that tells where it begins. */
export const placeField = (g: State): string => (isNysa1945(g) ? 'nysa' : 'stars')

/** The hex that the set-up of a scenario prints for a unit, -1 if it leaves a choice. Of Cottbus it means the first hex. */
export function printedHex(unit: number, scenario: string): number {
  const place = fieldOf(unit, scenario)
  return grid.indexOf(place === 'cottbus-1' ? fieldOf(unit, `${scenario}Suggested`) : place)
}

/** A game before its first decision. */
export function beginState(g: State): void {
  g.turn = 1
  g.place.fill(BOX.unused)
  g.top.fill(-1)
  g.below.fill(-1)
  g.left.fill(-1)
  g.levels.set(fullLevels)
  g.camp.set(firstCamp)
  // 4.3.1, R67
  const holders = isNysa1945(g) ? startControl.nysa : startControl.stars
  for (let hex = 0; hex < HEXES; hex++) g.control[hex] = holders[hex] + 1
  // N-4
  if (isNysa1945(g)) g.ammunition = 10
  layBridges(g)
  for (let unit = 0; unit < UNITS; unit++) sendToStart(g, unit)
  updateBridgeControl(g)
  pushFrame(g.flow, FRAMES.turn)
  pushFrame(g.flow, FRAMES.setUp)
}

// N-G8, N-R2, N-R3, N-A1  A unit begins in its hex, is placed by its owner, or waits off the map.
function sendToStart(g: State, unit: number): void {
  const place = fieldOf(unit, placeField(g))
  const turn = isNysa1945(g) ? fieldOf(unit, 'nysaTurn') : ''
  if (isNysa1945(g)) g.own('zone')[unit] = bitsOfZones(fieldOf(unit, 'nysaZone'))
  const hex = printedHex(unit, placeField(g))
  if (ON_CALL.has(place)) g.place[unit] = BOX.onCall
  else if (hex >= 0) standIn(g, unit, hex)
  else if (place !== '') g.place[unit] = BOX.toPlace
  else if (turn !== '') {
    g.place[unit] = BOX.waiting
    g.own('arrives')[unit] = Number(turn)
  }
  if (isTowedArtillery[unit] && (g.place[unit] === BOX.waiting || g.place[unit] === BOX.onCall))
    g.unitFlags[unit] |= UNIT.transport
}

const ON_CALL = new Set(['replacement', 'after-52nd-army', 'one-a-day'])

/** In this order: the players place what is theirs to place, cut what must be cut; then Poles choose their side. */
export const setUpProcedure = staged(FRAMES.setUp, {
  deploy: (g: State) => askAll(g, player => pushFrame(g.flow, FRAMES.deploy, player)),
  cut: inTwoStars(g => askAll(g, player => isStillToCut(g, player) && pushFrame(g.flow, FRAMES.cut, player))),
  airDays: inTwoStars(g => pushFrame(g.flow, FRAMES.airDays)),
  defection: inTwoStars(g => pushFrame(g.flow, FRAMES.defection)),
  defectors: inTwoStars(g => pushFrame(g.flow, FRAMES.deploy, g.terms.playerOf[CAMP.american])),
  finish,
})

function inTwoStars(stage: (g: State) => void): (g: State) => void {
  return g => {
    if (!isNysa1945(g)) stage(g)
  }
}

// The last player pushed is asked first: whoever moves first places last.
function askAll(g: State, push: (player: number) => void): void {
  for (let player = 0; player < g.terms.players; player++) push(player)
}

// N-G0, S-G, S-R, S-A  Germans begin dug in, in Two Stars everybody.
function finish(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    const camp = g.camp[unit]
    if (hex < 0 || (isNysa1945(g) && camp !== CAMP.german)) continue
    g.own('hexFlags')[hex] = (g.hexFlags[hex] & ~HEX.digMask) | (camp + 1)
  }
  updateBridgeControl(g)
}
