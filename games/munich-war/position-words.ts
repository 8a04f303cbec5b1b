// The words that this game adds under `situation:` of a position file, and how each is laid into the state.
import { indexOfName } from '../../engine/positions/fact-kinds.ts'
import {
  choiceOf,
  entriesOf,
  hexIn,
  report,
  type Spot,
  wholeOf,
  wordsOf,
} from '../../engine/positions/spot.ts'
import { aboutWords, type Words, word, wordKinds } from '../../engine/positions/words.ts'
import { NATIONS, SIDES } from './nations.ts'
import { sideNamed } from './position-fact-kinds.ts'
import { joinWar } from './rules/05-belligerency.ts'
import { BOX, HEX, STATUS, type State, UNIT } from './state.ts'
import { isAir, isLand, unitIds, unitsOf } from './units.ts'
import { WARS } from './wars.ts'
import { grid, isCity } from './world.ts'

const { flagged, hexes, yes } = wordKinds<State>({ unitIds, grid })

/** Countries with a value each. */
function countries(spot: Spot, lay: (nation: number, entry: Spot) => void): void {
  for (const [key, entry] of entriesOf(spot, 'a list of countries')) {
    const nation = indexOfName(NATIONS, key)
    if (nation < 0) report(entry, 'unknown-nation', `there is no country "${key}"`)
    else lay(nation, entry)
  }
}

/** Units with a value each. */
function eachUnit(spot: Spot, lay: (unit: number, entry: Spot) => void): void {
  for (const [key, entry] of entriesOf(spot, 'a list of units')) {
    const unit = unitIds.indexOf(key)
    if (unit < 0) report(entry, 'unknown-unit', `there is no unit "${key}"`)
    else lay(unit, entry)
  }
}

/** Laid before the units, because they decide who has units on the map. */
export const BEFORE_UNITS: Words<State> = {
  joined: word('countries that have joined the war since it began: { Belgium: allied }', layJoined),
  surrendered: word('countries that have surrendered: [Poland]', laySurrendered),
}

function layJoined(g: State, spot: Spot): void {
  countries(spot, (nation, entry) => {
    const side = sideNamed(choiceOf(entry, 'side', SIDES) ?? '')
    if (g.status[nation] !== STATUS.neutral)
      report(entry, 'not-neutral', `${NATIONS[nation]} is not neutral in this war`)
    else if (side >= 0) joinWar(g, nation, side, null)
  })
}

function laySurrendered(g: State, spot: Spot): void {
  for (const each of wordsOf(spot)) {
    const name = choiceOf(each, 'nation', NATIONS)
    if (name === null) continue
    const nation = NATIONS.indexOf(name as (typeof NATIONS)[number])
    g.status[nation] = STATUS.surrendered
    for (const unit of unitsOf(nation)) if (g.place[unit] !== BOX.unused) g.place[unit] = BOX.surrendered
  }
}

export const AFTER_UNITS: Words<State> = {
  terror: hexes('cities with a terror marker', (g, hex, spot) => {
    if (isCity[hex]) g.hexFlags[hex] |= HEX.terror
    else report(spot, 'no-city', `${grid.names[hex]} is not a city`)
  }),
  lost: hexes('hexes that their home side has lost to the enemy at some time', (g, hex) => {
    g.hexFlags[hex] |= HEX.lost
  }),
  lastHeld: word('who occupied a hex last: { 2515: axis }', layHolders),
  storm: yes('yes if storms have set in', (g, is) => {
    g.storm = is ? 1 : 0
  }),
  intervened: yes('yes if the Intervention event has happened', (g, is) => {
    g.intervened = is ? 1 : 0
  }),
  withoutPoints: word('sides that get no replacement points this turn: [axis]', layWithoutPoints),
  points: word('replacement points of countries in this phase: { Germany: 3 }', (g, spot) =>
    countries(spot, (nation, entry) => {
      g.points[nation] = wholeOf(entry, 'a number of points', 0, 20) ?? 0
    }),
  ),
  railMoves: word('units of a country that have moved by rail this turn: { Germany: 4 }', (g, spot) =>
    countries(spot, (nation, entry) => {
      g.railMoves[nation] = wholeOf(entry, 'a number of units', 0, 4) ?? 0
    }),
  ),
  missions: word('support units on the map and their hexes: { ge-l1: 2515 }', layMissions),
  carries: flagged('airlifts on the map that wait to carry a unit', UNIT.carries),
  flown: flagged('air units that have flown in this game turn', UNIT.flown),
  parked: flagged('air units that stay in Utilized until they are refitted', UNIT.parked),
  assaults: word('Marines at sea and the hexes that they assault: { ge-marine: 2407 }', layAims),
  due: word('units on the turn track and their turns: { ge-15: 4 }', (g, spot) => layDue(g, spot, BOX.track)),
  offMap: word('Soviet units beyond the map and the turn in which they may return: { su-3: 3 }', (g, spot) =>
    layDue(g, spot, BOX.offMap),
  ),
  moved: flagged('units whose move in this phase is over', UNIT.begun),
  sailed: flagged('units that landed by sea in the Movement Phase before', UNIT.sailed),
  attacked: flagged('units that have attacked in this phase', UNIT.attacked),
  mayNotAttack: flagged('units that may not attack after their voyage', UNIT.mayNotAttack),
}

export const WORDS = aboutWords<State>({ ...BEFORE_UNITS, ...AFTER_UNITS })

function layHolders(g: State, spot: Spot): void {
  for (const [key, entry] of entriesOf(spot, 'lastHeld')) {
    const hex = grid.indexOf(key.padStart(4, '0'))
    const side = sideNamed(choiceOf(entry, 'side', SIDES) ?? '')
    if (hex < 0) report(entry, 'unknown-hex', `there is no hex ${key} on the board`)
    else g.holder[hex] = side + 1
  }
}

function layWithoutPoints(g: State, spot: Spot): void {
  for (const each of wordsOf(spot)) {
    const side = sideNamed(choiceOf(each, 'side', SIDES) ?? '')
    if (side >= 0) g.withoutPoints |= 1 << side
  }
}

function layMissions(g: State, spot: Spot): void {
  eachUnit(spot, (unit, entry) => {
    const hex = hexIn(entry, grid)
    if (isLand[unit]) report(entry, 'not-support', `${unitIds[unit]} is a land unit`)
    else if (hex >= 0) {
      g.place[unit] = BOX.onMission
      g.aim[unit] = hex
      if (isAir[unit]) g.unitFlags[unit] |= UNIT.flown
    }
  })
}

function layAims(g: State, spot: Spot): void {
  eachUnit(spot, (unit, entry) => {
    g.aim[unit] = hexIn(entry, grid)
    g.unitFlags[unit] |= UNIT.sailed
  })
}

function layDue(g: State, spot: Spot, box: number): void {
  eachUnit(spot, (unit, entry) => {
    g.place[unit] = box
    g.due[unit] = wholeOf(entry, 'a turn', 1, WARS[g.war].turns + 3) ?? 1
  })
}
