// The words that this game adds under `situation:` of a position file, and how each is laid into the state.
import {
  choiceOf,
  entriesOf,
  fieldsOf,
  hexIn,
  hexNamed,
  report,
  type Spot,
  type Spots,
  wholeOf,
  wordsOf,
} from '../../engine/positions/spot.ts'
import { aboutWords, layWords, type Words, word, wordKinds } from '../../engine/positions/words.ts'
import { GROUP_NAMES, groupNamed } from './sides.ts'
import { HEX, NOWHERE, PLAN, type State, UNIT } from './state.ts'
import { LAST_TURN, LIMITS } from './tables.ts'
import { unit, unitIds } from './units.ts'
import { GERMAN_SOURCES, grid, isCity, RIVER, river, VIENNA } from './world.ts'

const { flagged, hexes, counted, yes } = wordKinds<State>({ unitIds, grid })

/** A word that is a number of the state. */
const numbered = (about: string, field: Counted, most: number) =>
  counted(about, most, (g, count) => {
    g[field] = count
  })

/** A word that is yes or no in the state. */
const switched = (about: string, field: Switched) =>
  yes(about, (g, isSo) => {
    g[field] = isSo ? 1 : 0
  })

/** A word that lists cities, all of which get this flag. */
const ofCities = (about: string, flag: number) =>
  hexes(about, (g, hex, spot) => {
    if (!isCity[hex]) report(spot, 'no-city', `there is no city in ${grid.names[hex]}`)
    g.hexFlags[hex] |= flag
  })

/** A word that lists hexes, all of which get this flag. */
const ofHexes = (about: string, flag: number) =>
  hexes(about, (g, hex) => {
    g.hexFlags[hex] |= flag
  })

type Counted = 'bombers' | 'offensives' | 'flipped' | 'rebuilt' | 'merged' | 'scheldtTurn' | 'viennaLostOn'
type Switched =
  | 'aerialUsed'
  | 'staticSeen'
  | 'offensiveReady'
  | 'thunderclap'
  | 'yugoslavsCalled'
  | 'reservesCalled'
  | 'italyOpen'
  | 'seineOpen'
  | 'landedUnopposed'

const hexesIn = (spot: Spot): number[] =>
  wordsOf(spot)
    .map(each => hexIn(each, grid))
    .filter(hex => hex >= 0)

const WORD_LIST: Words<State> = {
  beachheads: word('hexes with a beachhead marker', layBeachheads),
  plan: word('second invasion: { turn: 3, hex: 2005 }, without hex a bluff; called off if not said', layPlan),
  first: word('hex of the first invasion of the alternate scenario', (g, spot) => {
    g.firstHex = hexIn(spot, grid)
  }),
  due: word('turn boxes of units on the Turn Track that are not the printed ones: { us-8: 5 }', layDue),
  allied: ofCities('cities that were Allied before and are German again', HEX.everAllied),
  destroyed: ofCities('hexes of destroyed cities', HEX.destroyed),
  secured: ofHexes('hexes that paratroopers have secured in this turn', HEX.secured),
  sourcesLost: word('German sources that are lost for good', laySourcesLost),
  viennaLost: numbered('turn in which Vienna was lost', 'viennaLostOn', LAST_TURN),
  aerial: word('hex of the aerial supply marker in this turn', (g, spot) => {
    g.aerialHex = hexIn(spot, grid)
    g.aerialUsed = 1
  }),
  aerialUsed: switched('yes if the aerial supply marker was used in this turn', 'aerialUsed'),
  staticSeen: switched('yes if an airborne corps was static on the map in this turn', 'staticSeen'),
  short: word('army group with supply problems in this turn', (g, spot) => {
    g.shortGroup = groupNamed(choiceOf(spot, 'army group', GROUP_NAMES)) + 1
  }),
  scheldt: numbered('turn in which the Germans crossed the Scheldt', 'scheldtTurn', LAST_TURN),
  bombers: numbered('bombers left; none if not said', 'bombers', LIMITS.bombers),
  offensives: numbered('Fuehrer Mandated Offensives left; none if not said', 'offensives', LIMITS.offensives),
  offensiveReady: switched('no if an Allied unit has to move before the next offensive', 'offensiveReady'),
  bridge: word('captured bridge from the hex to the other: { 3214: 3215 }', layBridge),
  bridgeTried: ofHexes('hexes where a bridge was sought before', HEX.bridgeTried),
  fortress: word('hex of the Alpine Fortress', (g, spot) => {
    g.fortress = hexIn(spot, grid)
  }),
  thunderclap: switched('yes if Thunderclap was flown', 'thunderclap'),
  yugoslavsCalled: switched('yes if the garrison of Yugoslavia was called', 'yugoslavsCalled'),
  reservesCalled: switched('yes if OGS and 12A were called', 'reservesCalled'),
  italyOpen: switched('yes if there is no limit of German units in Italy', 'italyOpen'),
  seineOpen: switched('yes if the Seine is an ordinary river for the Germans', 'seineOpen'),
  landedUnopposed: switched('yes if the first invasion met nobody', 'landedUnopposed'),
  flipped: numbered('US units brought up to strength in this phase', 'flipped', LIMITS.americanFlips),
  rebuilt: numbered('eliminated units rebuilt in this phase', 'rebuilt', 1),
  merged: numbered('1 if a Commonwealth pair was merged in this phase', 'merged', 1),
  moved: flagged('units whose move is over', UNIT.moved),
  attacked: flagged('units that have attacked in this phase', UNIT.attacked),
  dropped: flagged('airborne corps dropped in this turn', UNIT.dropped | UNIT.moved),
  attackedByAllies: ofHexes('hexes that the Allies have attacked in this phase', HEX.attackedByAllies),
  attackedByGermans: ofHexes('hexes that the Germans have attacked in this phase', HEX.attackedByGermans),
}

export const WORDS = aboutWords<State>(WORD_LIST)

export const laySituation = (g: State, words: Spots, sides: readonly string[]): void =>
  layWords(WORD_LIST, g, words, sides)

function layBeachheads(g: State, spot: Spot): void {
  const hexes = hexesIn(spot)
  if (hexes.length > g.beachheads.length) report(spot, 'too-many', 'there are two beachhead markers')
  hexes.slice(0, g.beachheads.length).forEach((hex, i) => {
    g.beachheads[i] = hex
  })
}

function layPlan(g: State, spot: Spot): void {
  const fields = fieldsOf(spot, 'plan', ['turn', 'hex'])
  const turn = fields.get('turn')
  const hex = fields.get('hex')
  g.secondTurn = turn === undefined ? 3 : (wholeOf(turn, 'the turn of the invasion', 3, 4) ?? 3)
  g.secondHex = hex === undefined ? NOWHERE : hexIn(hex, grid)
  g.secondPlan = PLAN.secret
}

function layDue(g: State, spot: Spot): void {
  for (const [id, entry] of entriesOf(spot, 'due')) {
    if (unitIds.includes(id)) g.due[unit(id)] = wholeOf(entry, 'a turn', 1, LAST_TURN) ?? 0
    else report(entry, 'unknown-unit', `there is no unit ${id}`)
  }
}

function laySourcesLost(g: State, spot: Spot): void {
  for (const hex of hexesIn(spot)) {
    const source = GERMAN_SOURCES.indexOf(hex)
    if (source < 0) report(spot, 'no-source', `${grid.names[hex]} is no German source`)
    else g.sourcesLost |= 1 << source
    if (hex === VIENNA) g.viennaLostOn ||= Math.max(1, g.turn - 1)
  }
}

function layBridge(g: State, spot: Spot): void {
  for (const [key, entry] of entriesOf(spot, 'bridge')) {
    const from = hexNamed(grid, key)
    const direction = from < 0 ? -1 : grid.directionTo(from, hexIn(entry, grid))
    const slot = from * 6 + direction
    if (direction < 0 || river[slot] !== RIVER.rhine)
      report(entry, 'no-rhine', 'the Rhine does not run between these hexes')
    else g.bridge = slot
  }
}
