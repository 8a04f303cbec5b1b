// What a position file can ask and expect of this game, beside what every game has.
import type { Json } from '../../engine/game/action.ts'
import { placeFacts, placesOf } from '../../engine/positions/usual-facts.ts'
import { CAMPS } from './nations.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { DATA_FACTS } from './position-data-facts.ts'
import { type Facts, kinds, ofGame, ofName, ofSide, ofUnit } from './position-fact-kinds.ts'
import { CREDIT_TYPES } from './position-kill-words.ts'
import { BOXES } from './position-lay.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { writeTarget } from './rules/06-targets.ts'
import { airPoints } from './rules/08-air-points.ts'
import {
  campOfMission,
  eachMission,
  kindOfMission,
  MISSION_NAMES,
  sizeOfMission,
  targetOfMission,
} from './rules/08-missions.ts'
import { playerPoints, townsOf } from './rules/17-victory.ts'
import { scoresOf } from './rules/17-victory-points.ts'
import { BOX, hasFlag, KILL_WIDTH, type State, UNIT } from './state.ts'
import { grid } from './world.ts'

const PLACES = { ...BOXES, unused: BOX.unused }

function missionsIn(g: State): Json[] {
  const missions: Json[] = []
  eachMission(g, at => {
    missions.push({
      camp: CAMPS[campOfMission(g, at)],
      kind: MISSION_NAMES[kindOfMission(g, at)],
      ...writeTarget(targetOfMission(g, at)),
      points: sizeOfMission(g, at),
    } as Json)
  })
  return missions
}

function killsIn(g: State): Json[] {
  const kills: Json[] = []
  for (let at = 0; at < g.kills.length; at += KILL_WIDTH) {
    const [camp, hex, modifiers, phases] = g.kills.subarray(at, at + KILL_WIDTH)
    if (camp > 0) kills.push({ by: CAMPS[camp - 1], hex: grid.names[hex], modifiers, phases })
  }
  return kills
}

function scoreOf(g: State, camp: number): Json {
  const { total, lines } = scoresOf(g)[camp]
  return { is: total, ...Object.fromEntries(lines.map(({ rule, points }) => [rule, points])) }
}

export const FACTS: Facts = {
  ...placeFacts(kinds, PLACES),
  levels: ofUnit('combat efficiency levels left', (g, unit) => g.levels[unit]),
  outOfSupply: ofUnit('level of being out of supply', (g, unit) => g.outOfSupply[unit]),
  disorganised: ofUnit('whether a unit is disorganised', (g, unit) => g.disorganised[unit] > 0),
  gunSetUp: ofUnit('combat or transport', (g, unit) =>
    hasFlag(g.unitFlags, unit, UNIT.transport) ? 'transport' : 'combat',
  ),
  marked: ofUnit('whether a unit is marked for strategic movement', (g, unit) =>
    hasFlag(g.unitFlags, unit, UNIT.marked),
  ),
  camp: ofUnit('the camp that a unit fights in', (g, unit) => CAMPS[g.camp[unit]]),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  missions: ofGame('air missions: [{ camp, kind, hex, points }]', missionsIn, true),
  airPoints: ofName('air points that a camp can still use in this turn', CAMPS, airPoints),
  ammunition: ofGame('ammunition units left for the barrage', g => g.ammunition),
  kills: ofGame('modifiers for killed headquarters: [{ by, hex, modifiers, phases }]', killsIn, true),
  credit: ofGame('units of 28th Army that may enter, by type', g =>
    Object.fromEntries(CREDIT_TYPES.map((type, i) => [type, g.credit[i]])),
  ),
  exitedLevels: ofGame('levels of armour that have left by zone S', g => g.exitedLevels),
  towns: ofGame('town hexes of the Soviet and of the German player in Nysa 1945', g => ({ ...townsOf(g) })),
  score: ofName(
    'victory points of a camp in Two Stars, and those of each rule: { S-V5: 25 }',
    CAMPS,
    scoreOf,
  ),
  points: ofSide('victory points of a player in Two Stars', (g, side) => playerPoints(g)[side]),
  germansMove: ofGame(
    'whether the Germans of the two-player game have begun to move (S-8b)',
    g => g.germansMove === 1,
  ),
  ...DATA_FACTS,
}

/** Counters on the map, and those that have left it. */
export const placesIn = placesOf(kinds, PLACES, [BOX.toPlace, BOX.waiting, BOX.onCall, BOX.unused])
