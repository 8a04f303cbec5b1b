// The odds of an attack before it is made, from what the attacker can see.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { percent, signed } from '../../../engine/words/english.ts'
import { PLAYER } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { mayShareHex } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { isSupplied } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { type Fate, fateOf } from '../../../games/hinge-of-fate/rules/12-fates.ts'
import { columnLabel, type Forecast, forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { deniesConcentric } from '../../../games/hinge-of-fate/rules/12-shifts.ts'
import { attackFactor, defenceFactor } from '../../../games/hinge-of-fate/rules/12-strength.ts'
import { isSuperior } from '../../../games/hinge-of-fate/rules/13-airpower.ts'
import { HIDDEN, ORDER, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  AIRBORNE_SURVIVES_TO,
  type CombatResult,
  combatResults,
  RESULTS,
} from '../../../games/hinge-of-fate/tables.ts'
import { campOf, grid, isCity, mapOf, riverSide } from '../../../games/hinge-of-fate/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import { guessOf } from '../kit/guess.ts'
import {
  type Case,
  chanceOf,
  headline,
  type OddsLine,
  oddsLine,
  resultRows,
  shiftLines,
  strengthTags,
} from '../kit/odds.ts'
import { field, placeName, unitName, unitsIn } from './names.ts'
import type { HingeSight } from './sight.ts'

/** What goes into an attack besides its units. */
export interface Support {
  readonly stuka: number
  readonly drop: boolean
  /** 12.18  Columns further left. */
  readonly lower: number
}

export const NO_SUPPORT: Support = { stuka: -1, drop: false, lower: 0 }

/** One way in which the battle may be fought, with what every result does to the hex. */
interface Way extends Case<CombatResult> {
  readonly column: number
  readonly fates: Readonly<Record<CombatResult, Fate>>
}

interface Hidden {
  readonly g: State
  readonly hex: number
}

const guess = guessOf<State, HingeSight, Hidden>(field, {
  copyOf: ({ g }) => g.copy(),
  hiddenIn: (s, hex) => new Array<Hidden>(s.unseenIn(hex)).fill({ g: s.g, hex }),
  isUnseen: (g, unit) => g.place[unit] === HIDDEN,
  couldBe: (g, { hex }, unit) => campOf[unit] === campOf[g.top[hex]] && mayShareHex(unit, g.top[hex]),
  // Losses are taken in the open (H14), so a unit counts with the steps that it has.
  strengthOf: ({ g, hex }, unit) => defenceFactor(g, unit, hex),
})

/** 12.15  Soviets always go all out, Germans if they chose to fight first and all are in supply. */
export function goesAllOut(g: State, units: readonly number[]): boolean {
  if (g.player === PLAYER.soviet) return true
  const isGerman = g.player === PLAYER.germanEast || g.player === PLAYER.germanWest
  return isGerman && g.order === ORDER.fightMove && units.every(unit => isSupplied(g, unit))
}

export function oddsOf(
  s: HingeSight,
  units: readonly number[],
  target: number,
  support: Support,
): OddsPicture {
  const { weakest, strongest, count } = guess(s, [target])
  const waysIn = (g: State) => waysOf(g, units, target, support)
  const best = waysIn(weakest)
  const outlook = { best, worst: count > 0 ? waysIn(strongest) : best }
  const [column, columnTo] = [best[0].column, outlook.worst[0].column]
  const seen = forecastOf(weakest, units, target, support, support.drop)
  const orMore = count > 0 ? ' or more' : ''
  const loss = chanceOf(best, (result, { fates }) => fates[result].attackerSteps > 0)
  return {
    lines: oddsLines(s, units, target, seen, support, orMore),
    columns: LABELS,
    column,
    columnTo: columnTo === column ? null : columnTo,
    headline: headline(outlook, falls, fallWords(target, loss), '12.2'),
    results: resultRows(outlook, {
      isGood: falls,
      text: (result, sure, may) => resultWords(best, result, sure, may),
      value: result => RESULTS.indexOf(result),
    }),
    isGuess: count > 0,
    says: `Attack at ${LABELS[column]}${count > 0 ? ' or less' : ''}`,
    tags: strengthTags(
      field,
      s.g,
      units,
      unit => attackFactor(s.g, { unit, supplied: isSupplied(s.g, unit) }, target),
      target,
      `defends with ${seen.defence}${orMore}`,
    ),
  }
}

const LABELS = Array.from({ length: combatResults.columns }, (_, column) => columnLabel(column))

const falls = (result: CombatResult, { fates }: Way): boolean => fates[result].isEmptied

function forecastOf(
  g: State,
  units: readonly number[],
  target: number,
  { stuka }: Support,
  landed: boolean,
): Forecast {
  return forecast(g, units, target, { stuka, landed })
}

/** 13.6f  With the paratroops the battle is fought in two ways: they land, or they are lost on the way. */
function waysOf(g: State, units: readonly number[], target: number, support: Support): Way[] {
  const way = (share: number, landed: boolean): Way => {
    const seen = forecastOf(g, units, target, support, landed)
    const column = Math.max(0, seen.column - support.lower)
    return {
      share,
      column,
      chances: chances(combatResults, column, ONE_DIE),
      fates: fatesOf(g, units, target),
    }
  }
  if (!support.drop) return [way(1, false)]
  const survives = AIRBORNE_SURVIVES_TO[isSuperior(g, mapOf[target]) ? 'superiority' : 'parity'] / 6
  return [way(survives, true), way(1 - survives, false)]
}

function fatesOf(g: State, units: readonly number[], target: number): Way['fates'] {
  const fight = {
    target,
    attackers: units.length,
    defenders: unitsIn(g, target),
    allOut: goesAllOut(g, units),
  }
  const fate = (result: CombatResult): [CombatResult, Fate] => [result, fateOf(g, fight, result)]
  return Object.fromEntries(RESULTS.map(fate)) as Record<CombatResult, Fate>
}

function oddsLines(
  s: HingeSight,
  units: readonly number[],
  target: number,
  seen: Forecast,
  support: Support,
  orMore: string,
): OddsLine[] {
  const orLess = orMore === '' ? '' : ' or less'
  const lines = [
    oddsLine(
      `Attack ${seen.attack} less defence ${seen.defence}${orMore}`,
      `${signed(seen.attack - seen.defence)}${orLess}`,
      '12.11',
    ),
    oddsLine('Column', LABELS[seen.startColumn], '12.11'),
    ...shiftLines(seen.shifts, seen.startColumn, LABELS),
    ...halvedLines(s, units, target),
  ]
  if (support.lower > 0)
    lines.push(oddsLine('Lowered by choice', LABELS[Math.max(0, seen.column - support.lower)], '12.18'))
  if (seen.concentric && deniesConcentric(target))
    lines.push(
      oddsLine(
        `Concentric bonus: never into a ${isCity[target] ? 'city' : 'fortified hex'}`,
        '0',
        '12.12c',
        false,
      ),
    )
  else if (!seen.concentric && new Set(units.map(unit => s.g.place[unit])).size > 1)
    lines.push(oddsLine('Concentric bonus: defender is not surrounded', '0', '12.12a', false))
  return lines
}

/** 8.4, 12.13b  Whose factor is halved, and why. */
function halvedLines({ g }: HingeSight, units: readonly number[], target: number): OddsLine[] {
  return units.flatMap(unit => {
    const supplied = isSupplied(g, unit)
    const isWet = riverSide[g.place[unit] * 6 + grid.directionTo(g.place[unit], target)] === 1
    const why = [isWet ? 'across a river' : '', supplied ? '' : 'out of supply'].filter(Boolean).join(', ')
    if (why === '') return []
    const factor = attackFactor(g, { unit, supplied }, target)
    return [
      oddsLine(
        `${unitName(unit)}, ${why}: ${factor} of ${combatFactor(g, unit)}`,
        '½',
        isWet ? '12.13b' : '8.4',
      ),
    ]
  })
}

function fallWords(target: number, loss: number): string {
  const cost =
    loss === 0
      ? 'You lose nothing.'
      : loss === 1
        ? 'You lose at least one step either way.'
        : `${percent(loss)} chance of losing at least one step.`
  return `chance to clear ${placeName(target)}. ${cost}`
}

const NAMES: Readonly<Record<CombatResult, string>> = {
  AE: 'every attacker loses a step',
  AS: 'no effect',
  BB: 'each side loses a step',
  DR: 'defenders retreat',
  DE: 'every defender loses a step',
}

function resultWords(ways: readonly Way[], result: CombatResult, isSure: boolean, mayBe: boolean): string {
  const fate = ways[0].fates[result]
  const what =
    result !== 'DR'
      ? NAMES[result]
      : fate.attackerSteps > 0
        ? 'all out: each side loses a step'
        : fate.isEmptied || fate.defenderSteps > 0
          ? NAMES.DR
          : 'stalls in a city'
  return isSure ? `${what}, the hex is empty` : mayBe ? `${what}, the hex may be empty` : what
}
