// The words that this game adds under `situation:` of a position file, and how each is laid into the state.
import {
  choiceOf,
  fieldsOf,
  hexIn,
  report,
  type Spot,
  type Spots,
  wholeOf,
  wordsOf,
} from '../../engine/positions/spot.ts'
import { aboutWords, layWords, type Words, word, wordKinds } from '../../engine/positions/words.ts'
import { layBelligerents, layBreaches, layCapitulations, layReturns } from './position-nations.ts'
import { RAILHEADS } from './rules/10-railheads.ts'
import { isIntactFort } from './rules/11-entry.ts'
import { hasFixedSequence } from './rules/13-scenario-1939.ts'
import { FLIEGER, HEX, hasFlag, type State, UNIT } from './state.ts'
import { grid, unitIds } from './world.ts'

const { flagged, hexes, ofSides, yes } = wordKinds<State>({ unitIds, grid })

/** Laid before the units, because they decide who has units and what lies off the map. */
const BEFORE_UNITS: Words<State> = {
  belligerent: word('neutrals that were violated; { Belgium: 4 } gives the turn', layBelligerents),
  capitulated: word('nations that are out; { Poland: 5 } gives the turn', layCapitulations),
  returns: word('units on their way back and the turns of their return: { po-c1: 6 }', layReturns),
}

const AFTER_UNITS: Words<State> = {
  vp: ofSides(
    'victory points: { german: 50, allied: 50 }, which is also what they are if not said',
    -99,
    199,
    (g, side, points) => {
      g.vp[side] = points
    },
  ),
  breached: word('fort hexes that no longer count; a country stands for all its forts', layBreaches),
  air: word('air superiority: { side: german, markers: [2413], unassigned: 2 }', layAir),
  railheads: word('hexes of the Soviet railheads, at most four', layRailheads),
  flieger: word('7th Flieger Division: waiting, ready or spent', layFlieger),
  replaced: yes('yes if the German replacement of this turn was taken', (g, taken) => {
    g.replaced = taken ? 1 : 0
  }),
  danzigScored: yes('yes if the German side has scored Danzig before', (g, scored) => {
    g.danzigScored = scored ? 1 : 0
  }),
  moved: flagged('units whose move in this phase is over', UNIT.begun),
  topped: flagged('units laid on top of their stack in this phase', UNIT.topped),
  attacked: flagged('units that have attacked in this phase', UNIT.attacked),
  flanked: flagged('units that have made a flank attack in this phase', UNIT.attacked | UNIT.flanked),
  momentum: flagged('units that have made a momentum attack in this phase', UNIT.attacked | UNIT.momentum),
  split: flagged('units that came out of an army in this phase', UNIT.split),
  combined: flagged('armies that were formed in this phase', UNIT.combined),
  defended: hexes('hexes that were attacked in this phase', layDefended),
  drawn: word('national markers drawn in this turn, in order; the last one acts', null),
  germanPhasesUsed: word('German phases already run in this turn: [movement]', null),
  germanOrder: word('turns 1 and 2, and 1939: the three German phases in their locked order', null),
}

export const WORDS = aboutWords<State>({ ...BEFORE_UNITS, ...AFTER_UNITS })

export const layWordsBeforeUnits = (g: State, words: Spots, sides: readonly string[]): void =>
  layWords(BEFORE_UNITS, g, words, sides)

export const layWordsAfterUnits = (g: State, words: Spots, sides: readonly string[]): void =>
  layWords(AFTER_UNITS, g, words, sides)

function layAir(g: State, spot: Spot, sides: readonly string[]): void {
  const fields = fieldsOf(spot, 'air', ['side', 'markers', 'unassigned'])
  const side = fields.get('side')
  if (side === undefined) {
    report(spot, 'no-side', 'air superiority belongs to a side: { side: german, markers: [2413] }')
    return
  }
  // 5.1c, 13.4b
  if (hasFixedSequence(g)) report(spot, 'no-airpower', `there is no airpower in turn ${g.turn}`)
  g.airSide = sides.indexOf(choiceOf(side, 'side', sides) ?? '')
  const markers = fields.get('markers')
  for (const each of markers === undefined ? [] : wordsOf(markers)) {
    const h = hexIn(each, grid)
    if (h < 0) continue
    // 6.2.2a
    if (hasFlag(g.hexFlags, h, HEX.airMarker))
      report(each, 'marker-twice', `there is a marker in ${grid.names[h]} already, and a hex holds one`)
    layMarker(g, h)
  }
  const unassigned = fields.get('unassigned')
  if (unassigned !== undefined) g.airMarkers = wholeOf(unassigned, 'a number of markers', 0, 18) ?? 0
}

// 6.2.2b
function layMarker(g: State, h: number): void {
  g.hexFlags[h] |= HEX.airMarker | HEX.airZone
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbours[h * 6 + direction]
    if (next >= 0) g.hexFlags[next] |= HEX.airZone
  }
}

function layRailheads(g: State, spot: Spot): void {
  const words = wordsOf(spot)
  if (words.length > RAILHEADS) report(spot, 'too-many', `there are ${RAILHEADS} railheads`)
  words.slice(0, RAILHEADS).forEach((each, i) => {
    g.railheads[i] = hexIn(each, grid)
  })
}

function layFlieger(g: State, spot: Spot): void {
  const name = choiceOf(spot, 'state', Object.keys(FLIEGER))
  if (name !== null) g.flieger = FLIEGER[name as keyof typeof FLIEGER]
}

// 12.0e  Units remember that they were attacked, and so does a fort with its garrison.
function layDefended(g: State, h: number): void {
  if (isIntactFort(g, h)) g.hexFlags[h] |= HEX.assaulted
  for (let u = g.top[h]; u >= 0; u = g.below[u]) g.unitFlags[u] |= UNIT.defended
}
