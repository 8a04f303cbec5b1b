// The words that this game adds under `situation:` of a position file, and how each is laid into the state.
import { putOnTop } from '../../engine/forces/stacks.ts'
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
import { BOX, HEX, SEASIDE, type State, UNIT } from './state.ts'
import { FKG, grid, SOVIET_UNITS, STUKAS, unitIds } from './world.ts'

const { flagged, hexes, counted, yes } = wordKinds<State>({ unitIds, grid })

const PARATROOPS = ['ready', 'spent'] as const

const KNOWN: Words<State> = {
  switched: yes('yes if the airpower environments were switched: superiority in the West', (g, is) => {
    g.switched = is ? 1 : 0
    g.stukasReduced = g.switched
  }),
  stukasUsed: word('Stukas that have flown in this turn: [lw-fd1]', layStukasUsed),
  stukasWeak: yes('yes if the Stukas are down to three', (g, is) => {
    g.stukasReduced = is ? 1 : 0
  }),
  supplyPoints: word('supply points of Army Group C, 1 to 49; 1 is the crisis', (g, spot) => {
    g.supplyPoints = wholeOf(spot, 'supplyPoints', 1, 49) ?? g.supplyPoints
  }),
  soviets: yes(
    'yes if the Soviet Union is in the war; so it is when a Soviet unit stands on the map',
    (g, is) => {
      g.soviets = is ? 1 : 0
    },
  ),
  paratroops: word('ready or spent; spent if not said', layParatroops),
  exited: counted('supplied French units that have left the map', 14, (g, n) => {
    g.exited = n
  }),
  armiesJoined: yes('yes if the Poles have made their attack with several armies', (g, is) => {
    g.armiesJoined = is ? 1 : 0
  }),
  reinforced: yes('yes if the French reinforcement of this turn has come', (g, is) => {
    g.reinforced = is ? 1 : 0
  }),
  wasFrench: hexes('West Map cities that the French have held before', (g, hex) => {
    g.hexFlags[hex] |= HEX.wasFrench
  }),
  losses: counted('steps that the Germans have lost so far, rebuilt ones included', 99, (g, n) => {
    g.germanLosses = n
  }),
  easternClosed: yes('yes if Eastern Poland has surrendered and is closed', (g, is) => {
    g.easternClosed = is ? 1 : 0
  }),
  siege: word('Operation Seaside is running: { hexes: [E2523], ring: [ags-4, ags-8] }', laySiege),
  seaside: word('unused or spent', laySeaside),
  reps: flagged('units under a REPS marker', UNIT.reps),
  moved: flagged('units whose move in this phase is over', UNIT.begun),
  topped: flagged('units laid on top of their stack in this phase', UNIT.topped),
  attacked: flagged('units that have attacked in this phase', UNIT.attacked),
}

export const WORDS = aboutWords<State>(KNOWN)

/** What the file says of the situation; what it does not say, its units do. */
export function laySituation(g: State, words: Spots, sides: readonly string[], isSetUp: boolean): void {
  if (!isSetUp && g.place[FKG] === BOX.aside) g.place[FKG] = spendParatroops(g)
  g.soviets = SOVIET_UNITS.some(unit => g.place[unit] >= 0) ? 1 : 0
  layWords(KNOWN, g, words, sides)
}

function spendParatroops(g: State): number {
  g.steps[FKG] = 0
  return BOX.dead
}

function layParatroops(g: State, spot: Spot): void {
  if (choiceOf(spot, 'state', PARATROOPS) !== 'ready') return
  g.steps[FKG] = 1
  g.place[FKG] = BOX.aside
}

function layStukasUsed(g: State, spot: Spot): void {
  const ids = STUKAS.map(unit => unitIds[unit])
  for (const each of wordsOf(spot)) {
    const id = choiceOf(each, 'Stuka', ids)
    if (id !== null) g.stukasUsed |= 1 << ids.indexOf(id)
  }
}

function laySiege(g: State, spot: Spot): void {
  const fields = fieldsOf(spot, 'siege', ['hexes', 'ring'])
  const hexes = fields.get('hexes')
  const ring = fields.get('ring')
  if (hexes === undefined || ring === undefined) {
    report(spot, 'bad-siege', 'a siege has hexes and a ring: { hexes: [E2523], ring: [ags-4] }')
    return
  }
  g.siege.set(
    wordsOf(hexes)
      .slice(0, g.siege.length)
      .map(each => hexIn(each, grid)),
  )
  for (const each of wordsOf(ring)) {
    const id = choiceOf(each, 'unit', unitIds)
    if (id !== null) g.unitFlags[unitIds.indexOf(id)] |= UNIT.pinned
  }
  g.seaside = SEASIDE.running
}

function laySeaside(g: State, spot: Spot): void {
  const name = choiceOf(spot, 'state', ['unused', 'spent'])
  if (name !== null) g.seaside = SEASIDE[name as 'unused' | 'spent']
}

/** Puts a unit in its hex, which its camp then controls. */
export function layUnit(g: State, unit: number, hex: number, camp: number): void {
  putOnTop(g, unit, hex)
  g.control[hex] = camp + 1
}
