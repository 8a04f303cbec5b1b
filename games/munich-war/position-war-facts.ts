// Facts about countries, displays and victory points.
import type { Json } from '../../engine/game/action.ts'
import { nameOf } from '../../engine/positions/fact-kinds.ts'
import { ALLIED, AXIS, NATIONS } from './nations.ts'
import {
  type Facts,
  hexNamed,
  ofGame,
  ofName,
  ofSide,
  ofUnit,
  question,
  sideName,
  sideNamed,
} from './position-fact-kinds.ts'
import { incomeOf } from './rules/07-replacements.ts'
import { friendlySeas } from './rules/14-supply.ts'
import { isHiddenFrom } from './rules/15-sight.ts'
import { mustCheck } from './rules/21-surrender.ts'
import { levelOf, netPoints, pointsForHex, pointsOf } from './rules/22-victory.ts'
import { BOX, STATUS, type State } from './state.ts'
import { UNITS, unitIds, unitNation } from './units.ts'
import { WARS } from './wars.ts'
import { grid, SEA } from './world.ts'

const LEVELS = ['', '', '', 'Axis decisive', 'Axis major', 'Allied marginal', 'Allied decisive']

const standing = (g: State, nation: number): Json => ({
  is: nameOf(STATUS, g.status[nation]),
  side: sideName(g.allegiance[nation]),
})

function onMap(g: State, nation: number): number {
  let count = 0
  for (let u = 0; u < UNITS; u++) if (unitNation[u] === nation && g.place[u] >= 0) count += 1
  return count
}

export const WAR_FACTS: Facts = {
  war: ofGame('the war that is fought', g => ({ is: WARS[g.war].id, turns: WARS[g.war].turns })),
  nation: ofName('closed, neutral, fighting or surrendered, and its `side`', NATIONS, standing),
  onMap: ofName('number of units that a country has on the map', NATIONS, onMap),
  income: ofName('replacement points that a country would get now', NATIONS, incomeOf),
  points: ofName('replacement points that a country has left', NATIONS, (g, n) => g.points[n]),
  railMoves: ofName('units of a country that have moved by rail', NATIONS, (g, n) => g.railMoves[n]),
  mustCheck: ofName('whether a country must check for surrender', NATIONS, mustCheck),
  seas: ofName(
    'friendly sea areas of a country: north, baltic, mediterranean, adriatic, black',
    NATIONS,
    (g, n) => Object.entries(SEA).flatMap(([name, bit]) => (friendlySeas(g, n) & bit ? [name] : [])),
    true,
  ),
  steps: ofUnit('steps that a unit has left', (g, u) => g.steps[u]),
  due: ofUnit('turn in which a unit on the track or off the map may come', (g, u) =>
    g.place[u] === BOX.track || g.place[u] === BOX.offMap ? g.due[u] : undefined,
  ),
  mission: ofUnit('hex that a support unit is in', (g, u) =>
    g.place[u] === BOX.onMission ? grid.names[g.aim[u]] : undefined,
  ),
  hidden: ofSide('units that a side cannot find', (g, side) =>
    unitIds.filter((_, u) => isHiddenFrom(g, side, u)),
  ),
  vp: ofSide('victory points of a side if the game ended now', pointsOf),
  net: ofGame('Axis points less Allied points, and the `level` of victory', g => ({
    is: netPoints(g),
    level: LEVELS[levelOf(netPoints(g))],
  })),
  hexPoints: question(
    'victory points of a side for one hex: { side, hex, is: 5 }',
    ['side', 'hex'],
    (g, { side, hex }) => ({ is: pointsForHex(g, sideNamed(side), hexNamed(hex)) }),
  ),
  storm: ofGame('whether storms have set in', g => g.storm === 1),
  withoutPoints: ofGame(
    'sides that get no replacement points this turn',
    g => [AXIS, ALLIED].filter(side => g.withoutPoints & (1 << side)).map(sideName),
    true,
  ),
}
