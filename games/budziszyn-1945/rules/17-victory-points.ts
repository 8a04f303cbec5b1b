// S-V1 to S-V13  Victory points of Two Stars, line by line, as they stand now.
import { UNREACHED } from '../../../engine/movement/reach.ts'
import { AMERICAN_COLUMN, SOVIET_COLUMN } from '../board/facts.ts'
import { CAMP, CAMP_COUNT, NATION } from '../nations.ts'
import type { State } from '../state.ts'
import { UNITS, unitNation } from '../units.ts'
import {
  EDGE,
  edges,
  grid,
  HEXES,
  isCzech,
  routeOverEdge,
  startControl,
  townHexes,
  townName,
} from '../world.ts'
import { controllerOf } from './04-hex-control.ts'
import { isOnLine, traceSupply } from './10-supply-lines.ts'

export interface ScoreLine {
  readonly rule: string
  readonly label: string
  readonly points: number
}

export interface Score {
  readonly lines: readonly ScoreLine[]
  readonly total: number
}

/** [camp] */
export function scoresOf(g: State): readonly Score[] {
  const column = easternmostAmerican(g)
  return [sovietLines(g, column), germanLines(g), americanLines(g, column)].map(lines => ({
    lines,
    total: lines.reduce((sum, { points }) => sum + points, 0),
  }))
}

function sovietLines(g: State, column: number): ScoreLine[] {
  return [
    line('S-V1', 'a supplied unit in Czechoslovakia', suppliedSoviets(g, hex => isCzech[hex] !== 0) ? 20 : 0),
    line('S-V2', 'roads over the south edge', 10 * southernRoads(g)),
    line('S-V3', 'American and allied Polish counters eliminated', 2 * lost(g, NATION.america)),
    line('S-V4', 'German counters eliminated', lost(g, NATION.germany)),
    line('S-V5', 'columns that the Americans were kept west', Math.max(0, SOVIET_COLUMN - column)),
  ]
}

function americanLines(g: State, column: number): ScoreLine[] {
  return [
    line('S-V6', 'Soviet counters eliminated', 2 * g.killed[CAMP.american * 4 + NATION.soviet]),
    line('S-V7', 'Polish counters of the Soviet side eliminated', lost(g, NATION.poland)),
    line(
      'S-V8',
      'town hexes',
      count(townHexes, hex => controllerOf(g, hex) === CAMP.american),
    ),
    line('S-V9', 'columns reached in the east', Math.max(0, column - AMERICAN_COLUMN)),
  ]
}

function germanLines(g: State): ScoreLine[] {
  const dresden = townHexes.filter(hex => townName[hex] === 'Dresden')
  const isGerman = (hex: number) => controllerOf(g, hex) === CAMP.german
  const recaptured = (hex: number) => startControl.stars[hex] === CAMP.soviet && isGerman(hex)
  const isHeld = !suppliedSoviets(g, hex => (edges[hex] & EDGE.south) !== 0)
  return [
    line('S-V10', 'Soviets kept off the south edge', isHeld ? 20 : 0),
    line('S-V11', 'Dresden kept', dresden.length > 0 && dresden.every(isGerman) ? 8 : 0),
    line('S-V12', 'Soviet counters eliminated', 2 * g.killed[CAMP.german * 4 + NATION.soviet]),
    line('S-V13', 'towns recaptured from the Soviets', 2 * count(townHexes, recaptured)),
  ]
}

const line = (rule: string, label: string, points: number): ScoreLine => ({ rule, label, points })

const count = (hexes: readonly number[], test: (hex: number) => boolean): number =>
  hexes.reduce((sum, hex) => (test(hex) ? sum + 1 : sum), 0)

// R48, R78  Counters of a nation that were lost, whoever did it.
function lost(g: State, nation: number): number {
  let sum = 0
  for (let camp = 0; camp < CAMP_COUNT; camp++) sum += g.killed[camp * 4 + nation]
  return sum
}

// S-V1, S-V10, R48
function suppliedSoviets(g: State, where: (hex: number) => boolean): boolean {
  const lines = traceSupply(g, CAMP.soviet)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && g.camp[unit] === CAMP.soviet && where(hex) && isOnLine(lines, g, unit)) return true
  }
  return false
}

// S-V2
function southernRoads(g: State): number {
  const lines = traceSupply(g, CAMP.soviet)
  let roads = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (!(routeOverEdge[hex] & EDGE.south) || controllerOf(g, hex) !== CAMP.soviet) continue
    if (lines.cost[hex] !== UNREACHED) roads += 1
  }
  return roads
}

// S-V5, S-V9  Without a supplied American on the map the Americans have reached nothing.
function easternmostAmerican(g: State): number {
  const lines = traceSupply(g, CAMP.american)
  let column = 0
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || unitNation[unit] !== NATION.america || !isOnLine(lines, g, unit)) continue
    column = Math.max(column, grid.line[hex])
  }
  return column
}
