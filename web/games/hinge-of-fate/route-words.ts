// A way in words: what each hex costs, where it ends, and which rule says so.
import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { BY_ROLL } from '../../../engine/movement/reach.ts'
import { list, percent } from '../../../engine/words/english.ts'
import { inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { RIVER_CROSSING } from '../../../games/hinge-of-fate/tables.ts'
import { OWN_FORT_POINTS } from '../../../games/hinge-of-fate/terrain-chart.ts'
import { campOf, FKG, fort, grid, openSide, riverSide } from '../../../games/hinge-of-fate/world.ts'
import type { Sentence } from '../../../table/presentation.ts'
import type { MarchStep, MarchWords, Way } from '../kit/march.ts'
import { sentence } from '../kit/sentences.ts'
import type { HingeMarch } from './march.ts'
import { around, field, placeName, shownAt, unitName, unitsIn } from './names.ts'
import type { HingeSight } from './sight.ts'

export const MARCH_WORDS: MarchWords<HingeSight, HingeMarch> = { pointsRule: '11.3b', stepWords, stopWords }

function stepWords(
  { g }: HingeMarch,
  unit: number,
  { from, to, most }: MarchStep,
): readonly [string, string] {
  const ground = field.groundOf(to)
  if (most !== undefined) return [`${ground}, across a river: 0 to 3 more by the die`, '11.7']
  if (riverSide[from * 6 + grid.directionTo(from, to)]) return [`${ground}, across a river`, '11.6a']
  const isOwnFort = fort[to] !== 0 && g.control[to] === campOf[unit] + 1
  return isOwnFort ? [`${ground}, in own hands ${OWN_FORT_POINTS}`, '6.9'] : [ground, '11.6a']
}

function stopWords(s: HingeSight, { g, units: [unit] }: HingeMarch, goal: number, way: Way): Sentence | null {
  const isHeld = inEnemyZone(g, campOf[unit], goal)
  if (way.ending === BY_ROLL) return riverWords(way.left, isHeld)
  return isHeld ? shownAt(sentence(`${zoneWords(s, unit, goal)} The move ends there.`, '7.5a'), [goal]) : null
}

/** 11.7, R22, R23  What the die decides. */
function riverWords(left: number, isHeld: boolean): Sentence {
  const failing = RIVER_CROSSING.filter(points => points * POINT > left).length / RIVER_CROSSING.length
  const fails =
    failing === 0
      ? 'It is sure to get across.'
      : `${percent(failing)} chance that it cannot pay and stays on this side.`
  const ends = isHeld ? ' The move ends there: enemy zone of control.' : ''
  return sentence(
    `River crossing: half the die, rounded down, on top. ${fails} The roll ends undo.${ends}`,
    '11.7',
  )
}

/** `E2025 lies in the zone of control of Modlin Army.` as far as the viewer sees whose it is. */
export function zoneWords({ g }: HingeSight, unit: number, hex: number): string {
  const holders = zoneHolders(g, campOf[unit], hex)
  const whose = holders.length === 0 ? 'an enemy' : list(holders.slice(0, 2).map(unitName))
  return `${placeName(hex)} lies in the zone of control of ${whose}.`
}

export function zoneHolders(g: HingeSight['g'], camp: number, hex: number): number[] {
  return around(hex)
    .filter(next => openSide[next * 6 + grid.directionTo(next, hex)])
    .flatMap(next => unitsIn(g, next))
    .filter(other => campOf[other] !== camp && other !== FKG)
}

/** `5 points`, `1 point`. */
export const pointsWords = (ticks: number): string =>
  `${formatPoints(ticks)} ${ticks === POINT ? 'point' : 'points'}`
