// Ranged fire and barrage at the table: points, ground, and the chance of every result.
import { chances, TWO_DICE } from '../../../engine/battle/chances.ts'
import { columnOf } from '../../../engine/battle/columns.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { Action } from '../../../engine/game/action.ts'
import { count, percent } from '../../../engine/words/english.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { readTarget } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import { missionPoints } from '../../../games/budziszyn-1945/rules/08-missions.ts'
import { MISSION, PHASE } from '../../../games/budziszyn-1945/state.ts'
import { artilleryFire, attackOnObjects, type Effect } from '../../../games/budziszyn-1945/tables.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { groundName, hexAt, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { Extra, Extras, OddsPicture } from '../../../table/presentation.ts'
import { tick } from '../kit/attack.ts'
import { certain, chanceOf, clear, type OddsLine, oddsLine, resultRows } from '../kit/odds.ts'
import { sentence } from '../kit/sentences.ts'
import { PAID, paidExtra } from './assault.ts'
import { fireWords } from './odds-words.ts'
import type { BudSight } from './sight.ts'

const BRIDGE = 'bridge-'
const AIR = 'air'

export const bridgeKind = (across: unknown): string => `${BRIDGE}${across}`

/** The other bank of a bridge that is fired at, undefined for fire at units. */
export const acrossOf = (kind: string): string | undefined =>
  kind.startsWith(BRIDGE) ? kind.slice(BRIDGE.length) : undefined

/** The target as the rules number it. */
export const targetOf = (target: string, kind: string): number => readTarget(target, acrossOf(kind))

export function fireOrder(units: readonly string[], target: string, kind: string, extras: Extras): Action {
  const across = acrossOf(kind)
  const paid = units.filter(id => (extras[`${PAID}${id}`] ?? 0) > 0)
  return {
    do: 'fire',
    hex: target,
    ...(across !== undefined && { across }),
    units,
    ...(paid.length > 0 && { paid }),
    ...((extras[AIR] ?? 0) > 0 && { air: true }),
  }
}

/** 6.4.4, 8.2.3  Air support that lies on the hex. */
function airOver({ g }: BudSight, ids: readonly string[], target: string): number {
  return ids.length === 0
    ? 0
    : missionPoints(g, MISSION.offensiveSupport, hexAt(target), g.camp[unitAt(ids[0])])
}

export function fireExtras(s: BudSight, ids: readonly string[], target: string, kind: string): Extra[] {
  const air = acrossOf(kind) === undefined ? airOver(s, ids, target) : 0
  const over = air === 0 ? [] : [tick(AIR, `Air support on the hex, ${air}`, '6.4.4')]
  return [...over, ...ids.flatMap(id => paidExtra(s, unitAt(id)))]
}

export function fireOdds(
  s: BudSight,
  ids: readonly string[],
  target: string,
  kind: string,
  extras: Extras,
): OddsPicture {
  const { g } = s
  const isBridge = acrossOf(kind) !== undefined
  const isBarrage = g.phase === PHASE.barrage
  const guns = ids.reduce(
    (sum, id) => sum + effectiveAttack(g, unitAt(id), (extras[`${PAID}${id}`] ?? 0) > 0),
    0,
  )
  const air = (extras[AIR] ?? 0) > 0 ? airOver(s, ids, target) : 0
  const ground = isBridge ? 0 : groundModifiers[hexAt(target)] * 2
  const points = guns * (isBarrage ? 2 : 1) + air - ground
  const lines: OddsLine[] = [
    oddsLine('Artillery points', `${guns}`, '6.4.2'),
    ...(isBarrage ? [oddsLine('Barrage: doubled', `${guns * 2}`, '6.5.3')] : []),
    ...(air > 0 ? [oddsLine('Air support', `+${air}`, '6.4.4')] : []),
    ground > 0
      ? oddsLine(`Ground: ${groundName(hexAt(target))}`, `−${ground}`, '6.4.2')
      : oddsLine(isBridge ? 'Ground: not at a bridge' : 'Ground: none that helps', '0', '6.4.2', false),
    oddsLine('Points', `${Math.max(0, points)}`, isBridge ? 'T5' : 'T3'),
  ]
  const headings = onlyHeadings(isBridge ? attackOnObjects : artilleryFire)
  const column = points < 1 ? -1 : columnOf(headings, points)
  const results = column < 0 ? [] : isBridge ? bridgeResults(column) : unitResults(column)
  const chance = results.reduce((sum, result) => (result.good ? sum + result.chance : sum), 0)
  const text = isBridge
    ? 'The bridge is destroyed.'
    : `Any loss to them. ${percent(lossIn(column))} chance of a level lost.`
  return {
    lines,
    columns: headings.labels,
    column,
    columnTo: null,
    headline: { chance, chanceTo: null, text, rules: [isBridge ? 'T5' : 'T3'] },
    results,
    isGuess: false,
    says: `${isBarrage ? 'Barrage' : 'Fire'} with ${Math.max(0, points)}`,
    tags: [],
  }
}

const lossIn = (column: number): number =>
  column < 0 ? 0 : chanceOf(certain(chances(artilleryFire, column, TWO_DICE)), ({ losses }) => losses > 0)

function unitResults(column: number): OddsPicture['results'] {
  const value = ({ losses, disorganised, tests }: Effect) =>
    losses * 4 + (disorganised ? 2 : 0) + (tests ? 1 : 0)
  return resultRows(clear(chances(artilleryFire, column, TWO_DICE)), {
    isGood: result => value(result) > 0,
    text: fireWords,
    value,
  })
}

const bridgeResults = (column: number): OddsPicture['results'] =>
  resultRows(clear(chances(attackOnObjects, column, TWO_DICE)), {
    isGood: isDestroyed => isDestroyed,
    text: isDestroyed => (isDestroyed ? 'destroyed' : 'it stands'),
    value: Number,
  })

/** 6.5.7  What is left for the barrage. */
export const ammunitionNote = ({ g }: BudSight) =>
  sentence(
    `Ammunition for ${count(g.ammunition, 'battery', 'batteries')} is left; a barrage takes at least two.`,
    '6.5.7',
  )
