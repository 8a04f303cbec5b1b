// Words of a position file about nations and their forts: who is in the war, who is out of it, what is breached.
import {
  choiceOf,
  fieldsOf,
  hexIn,
  itemsOf,
  report,
  type Spot,
  wholeOf,
  wordsOf,
} from '../../engine/positions/spot.ts'
import { ESTONIA, LATVIA, NATIONS, type NationName, NEUTRALS, nation, SOVIET_UNION } from './nations.ts'
import { mayCapitulate } from './rules/04-victory.ts'
import { BOX, HEX, is1939, STATUS, type State } from './state.ts'
import { country, FORT, fort, fortHexes, grid, HEXES, UNITS, unit, unitIds, unitNation } from './world.ts'

interface Dated {
  readonly land: number
  readonly turn: number
  readonly spot: Spot
}

/** A list of nations, or nations with the turn in which it happened; if that is not said, the turn before this one. */
function datedNations(g: State, spot: Spot): Dated[] {
  const before = Math.max(1, g.turn - 1)
  if (spot.document.kind === 'map') {
    return [...fieldsOf(spot, 'nations', NATIONS)].map(([name, entry]) => ({
      land: nation(name as NationName),
      turn: wholeOf(entry, 'a turn', 1, g.turn) ?? before,
      spot: entry,
    }))
  }
  return itemsOf(spot).map(item => ({
    land: NATIONS.indexOf(choiceOf(item, 'nation', NATIONS) as NationName),
    turn: before,
    spot: item,
  }))
}

export function layBelligerents(g: State, spot: Spot): void {
  for (const { land, turn, spot: at } of datedNations(g, spot)) {
    if (land < 0) continue
    if (!NEUTRALS.includes(land) || is1939(g))
      report(at, 'not-neutral', 'only a neutral of 1938 can be violated')
    else join(g, land, turn)
  }
}

// 3.3c, 3.3d, R84  Units that the file does not place are not there to be deployed later.
function join(g: State, land: number, turn: number): void {
  g.status[land] = STATUS.fighting
  g.violatedOn[land] = turn
  const holder = land === LATVIA || land === ESTONIA ? SOVIET_UNION : land
  for (let h = 0; h < HEXES; h++) if (country[h] === land) g.control[h] = holder + 1
  takeUnitsOut(g, land)
}

function takeUnitsOut(g: State, land: number): void {
  for (let u = 0; u < UNITS; u++) {
    if (unitNation[u] === land && g.place[u] !== BOX.unused) g.place[u] = BOX.removed
  }
}

export function layCapitulations(g: State, spot: Spot): void {
  for (const { land, turn, spot: at } of datedNations(g, spot)) {
    if (land < 0) continue
    if (!mayCapitulate(land)) report(at, 'never-capitulates', `${NATIONS[land]} never capitulates (4.5)`)
    if (NEUTRALS.includes(land)) join(g, land, turn)
    g.status[land] = STATUS.capitulated
    g.capitulatedOn[land] = turn
    takeUnitsOut(g, land)
    // R83
    for (const h of fortHexes)
      if (country[h] === land && fort[h] <= FORT.belgian) g.hexFlags[h] |= HEX.breached
  }
}

/** Fort hexes, or a country for all its forts. */
export function layBreaches(g: State, spot: Spot): void {
  for (const word of itemsOf(spot)) {
    const text = word.document.kind === 'value' ? String(word.document.value).toLowerCase() : ''
    const land = NATIONS.findIndex(name => name.toLowerCase() === text)
    if (land >= 0) for (const h of fortHexes) if (country[h] === land) g.hexFlags[h] |= HEX.breached
    if (land < 0) for (const each of wordsOf(word)) layBreach(g, each)
  }
}

function layBreach(g: State, spot: Spot): void {
  const h = hexIn(spot, grid)
  if (h < 0) return
  if (fort[h] === FORT.none) report(spot, 'no-fort', `there is no fortification in ${grid.names[h]}`)
  g.hexFlags[h] |= HEX.breached
}

/** 3.5a  Units on their way back, with the turn in which they return. */
export function layReturns(g: State, spot: Spot): void {
  for (const [id, entry] of fieldsOf(spot, 'returns', unitIds)) {
    const turn = wholeOf(entry, 'the turn of return', 1, g.terms.lastTurn)
    if (turn === null || !unitIds.includes(id)) continue
    g.place[unit(id)] = BOX.returning
    g.returns[unit(id)] = turn
  }
}
