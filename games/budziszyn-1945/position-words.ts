// The words that this game adds under `situation:` of a position file, and how each is laid into the state.
import { choiceOf, fieldsOf, type Spot, type Spots } from '../../engine/positions/spot.ts'
import { aboutWords, layWords, type Words, word, wordKinds } from '../../engine/positions/words.ts'
import { CAMP } from './nations.ts'
import { layAir, layAirDays, layMissions } from './position-air-words.ts'
import { layBridges, layBuilding, layPontoons } from './position-bridge-words.ts'
import { layCredit, layKills } from './position-kill-words.ts'
import { bitOfZone, zoneNames } from './rules/11-zones.ts'
import { BOX, HEX, type State, UNIT } from './state.ts'
import { unit, unitIds } from './units.ts'
import { grid } from './world.ts'

const { flagged, counted, hexes } = wordKinds<State>({ unitIds, grid })

/** Laid before the phase opens, because its opening looks at them. */
const BEFORE_OPENING: Words<State> = {
  dug: hexes('hexes with a field fortification of those who stand there', layDug),
  masked: hexes('hexes whose stack is masked', (g, hex) => {
    g.own('hexFlags')[hex] |= HEX.masked
  }),
  americanEntry: hexes('hexes by which Americans have entered (N-S3)', (g, hex) => {
    g.own('hexFlags')[hex] |= HEX.americanEntry
  }),
  bridges: word(
    '{ 4010/4110: blown }; or nobody, a camp, or pontoon for one that stands, and who controls it',
    layBridges,
  ),
  building: word(
    'headquarters and the hex to which each builds a bridge: { su-hq52: 5924 } (14.3.2b)',
    layBuilding,
  ),
  onBank: flagged(
    'headquarters that ended their supply phase on the bank of a big river (14.3.2a)',
    UNIT.onBank,
  ),
  retreated: flagged('units that retreated in the last combat phase (5.3.10)', UNIT.retreated),
  crossed: flagged('units of 52nd Army that have been counted west of the Nysa (R43)', UNIT.crossed),
  credit: word(
    'units of 28th Army that may enter: { infantry: 2, artillery: 1, headquarters: 0, armour: 0 }',
    layCredit,
  ),
  arrivals: word('units that wait at an entry zone and may enter now: { de-275-983: C }', layArrivals),
  pontoonsUsed: word('armies that have laid their pontoon bridge: [52, 2 Polish]', layPontoons),
  kills: word('killed headquarters: [{ by: soviet, hex: 4010, modifiers: 5, phases: 2 }] (9.1.6)', layKills),
  air: word(
    'air points left of this day, and American savings: { soviet: 30, american: 16, bank: 10 }',
    layAir,
  ),
  airDays: word(
    'the turns on which the Soviets have 30, 25 and 20 air points in Two Stars: [11, 1, 7]',
    layAirDays,
  ),
  ammunition: counted('ammunition units left for the barrage (6.5.7)', 10, (g, count) => {
    g.ammunition = count
  }),
  exitedLevels: counted('levels of armour that have left by zone S', 99, (g, count) => {
    g.exitedLevels = count
  }),
  headquartersLost: counted('German headquarters lost (N-11)', 9, (g, count) => {
    g.headquartersLost = count
  }),
}

/** Marks of the phase that is being played. */
const AFTER_OPENING: Words<State> = {
  missions: word(
    'air missions that fly: [{ camp: american, kind: crossing, hex: 4010, points: 2 }]',
    layMissions,
  ),
  marked: flagged('units marked for strategic movement', UNIT.marked),
  fought: flagged('units that have fought in this combat phase', UNIT.fought),
  fired: flagged('guns that have fired or supported in this combat phase', UNIT.fired),
  barraged: flagged('guns that have fired the barrage of this turn', UNIT.barrageTwo),
}

export const WORDS = aboutWords<State>({ ...BEFORE_OPENING, ...AFTER_OPENING })

export const layWordsBeforeOpening = (g: State, words: Spots, sides: readonly string[]): void =>
  layWords(BEFORE_OPENING, g, words, sides)

export const layWordsAfterOpening = (g: State, words: Spots, sides: readonly string[]): void =>
  layWords(AFTER_OPENING, g, words, sides)

// 7.1.1  Works without anybody in them belong to the Germans: they vanish when the phase ends.
function layDug(g: State, hex: number): void {
  const camp = g.top[hex] < 0 ? CAMP.german : g.camp[g.top[hex]]
  g.own('hexFlags')[hex] = (g.hexFlags[hex] & ~HEX.digMask) | (camp + 1)
}

// 11.1.2
function layArrivals(g: State, spot: Spot): void {
  for (const [id, entry] of fieldsOf(spot, 'arrivals', unitIds)) {
    const zone = choiceOf(entry, 'zone', zoneNames)
    if (zone === null || !unitIds.includes(id)) continue
    g.place[unit(id)] = BOX.waiting
    g.own('zone')[unit(id)] = bitOfZone(zoneNames.indexOf(zone))
    g.own('arrives')[unit(id)] = g.turn
  }
}
