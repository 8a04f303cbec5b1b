// Facts about attacks, aircraft and what a side sees.
import { printedResult } from '../../engine/battle/table.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { sightFact } from '../../engine/positions/usual-facts.ts'
import {
  type Facts,
  hexNamed,
  kinds,
  ofUnit,
  question,
  unitNamed,
  unitsNamed,
} from './position-fact-kinds.ts'
import { columnLabel, forecast, tableOf } from './rules/11-forecast.ts'
import { flightOf, isInRange, isLaunchHex } from './rules/16-flight.ts'
import { interceptionColumn } from './rules/16-interception.ts'
import { terrorColumn } from './rules/16-terror.ts'
import type { State } from './state.ts'
import { assaultTable, interceptionTable, mobileTable, terrorTable } from './tables.ts'
import { isAir, unitNation } from './units.ts'
import { view } from './view.ts'
import { grid } from './world.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** What an attack would be resolved as. */
function oddsOf(g: State, { target, attackers, table, air, fleet, special }: Question): Json | undefined {
  const at = hexNamed(target)
  const units = unitsNamed(attackers)
  if (at < 0 || units.some(u => u < 0 || g.place[u] < 0 || grid.directionTo(g.place[u], at) < 0))
    return undefined
  const mobile = table === 'mobile'
  const isYes = special === true || special === 'yes'
  const found = forecast(g, units, at, {
    mobile,
    air: unitNamed(air),
    fleet: unitNamed(fleet),
    special: isYes,
  })
  return {
    table: found.mobile ? 'mobile' : 'assault',
    attack: found.attack,
    defence: found.defence,
    percent: found.percent,
    start: columnLabel(found.startColumn),
    shifts: found.shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    column: columnLabel(found.column),
    results: Object.fromEntries(
      FACES.map(die => [die, printedResult(tableOf(found.mobile), found.column, die)]),
    ),
    chances: Object.fromEntries(found.chances.map(({ printed, ways, of }) => [printed, `${ways}/${of}`])),
  }
}

const TABLES = {
  assault: assaultTable,
  mobile: mobileTable,
  interception: interceptionTable,
  terror: terrorTable,
}

/** A cell of one of the four tables. */
function resultOf(_g: State, { table, column, die }: Question): Json | undefined {
  const found = TABLES[String(table) as keyof typeof TABLES]
  if (found === undefined) return undefined
  const [headings] = Object.values(found.headings)
  const index = headings.labels.indexOf(String(column))
  return index < 0 ? undefined : { is: printedResult(found, index, Number(die)) }
}

function interceptionOf(g: State, { unit, target, hex }: Question): Json | undefined {
  const [u, v, h] = [unitNamed(unit), unitNamed(target), hexNamed(hex)]
  if (u < 0 || v < 0 || h < 0) return undefined
  return { is: interceptionTable.headings.factor.labels[interceptionColumn(g, u, v, h)] }
}

function bombingOf(g: State, { unit, hex }: Question): Json | undefined {
  const [u, h] = [unitNamed(unit), hexNamed(hex)]
  return u < 0 || h < 0 ? undefined : { is: terrorTable.headings.factor.labels[terrorColumn(g, u, h)] }
}

/** Hexes within range of an air unit, and where it can start from. */
function rangeOf(g: State, u: number): Json | undefined {
  if (!isAir[u]) return undefined
  const distances = flightOf(g, u)
  return {
    from: grid.names.filter((_, h) => isLaunchHex(g, unitNation[u], h)),
    to: Object.fromEntries(
      grid.names.flatMap((name, h) => (isInRange(distances, h) ? [[name, distances[h]]] : [])),
    ),
  }
}

export const COMBAT_FACTS: Facts = {
  odds: question(
    'an attack before it is made: { target, attackers: […], table, air, fleet, special } and of the answer table, attack, defence, ' +
      'percent, start, shifts [{ rule, label, columns }], column, results by die, chances',
    ['target', 'attackers', 'table', 'air', 'fleet', 'special'],
    oddsOf,
  ),
  result: question(
    'a cell of a table (assault, mobile, interception, terror): { table: assault, column: 50-99, die: 6, is: BB }',
    ['table', 'column', 'die'],
    resultOf,
  ),
  interceptionColumn: question(
    'column of an air combat: { unit (the interceptor), target, hex, is: "+1" }',
    ['unit', 'target', 'hex'],
    interceptionOf,
  ),
  bombingColumn: question('column of a terror bombing: { unit, hex, is: 2 }', ['unit', 'hex'], bombingOf),
  range: ofUnit(
    'of an air unit: `from` where it can start, `to` the hexes in range with their distance',
    rangeOf,
  ),
  ...sightFact(kinds, view),
}
