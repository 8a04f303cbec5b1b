// 3.1, 3.2  The lines of a set-up, resolved to units and hexes.
import { unknown } from '../../../engine/files/nearest.ts'
import { type Fault, settle, valueOrThrow } from '../../../engine/files/result.ts'
import type { Counter } from '../../../engine/forces/counter.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import {
  CZECHOSLOVAKIA,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  ROMANIA,
  SOVIET_UNION,
  YUGOSLAVIA,
} from '../nations.ts'
import { scenario1938 } from '../scenarios/1938.ts'
import { scenario1939 } from '../scenarios/1939.ts'
import type { ScenarioData, SetUpLine } from '../scenarios/set-up-line.ts'
import { is1939, type State } from '../state.ts'
import {
  COUNTER_FILE,
  counters,
  country,
  derive,
  FORT,
  fort,
  grid,
  HEXES,
  hex,
  hexesWhere,
  isBorder,
  isCity,
  isRail,
  UNITS,
} from '../world.ts'

/** 3.1d, 3.1e  The row that parts the northern from the southern fronts. */
const SOUTHERN_ROW = 24
const ROMANIAN_HEXES = [hex('3133'), hex('3134'), hex('3233')]

interface Zone {
  readonly where: string
  has(hex: number): boolean
}

const ZONES: Readonly<Record<string, Zone>> = {
  'czech-border-or-city': {
    where: 'only border hexes and cities of Czechoslovakia are open to the border corps',
    has: h => country[h] === CZECHOSLOVAKIA && (isBorder[h] === 1 || isCity[h] === 1),
  },
  'ussr-north': {
    where: 'these fronts start in the Soviet Union north of row 24',
    has: h => country[h] === SOVIET_UNION && grid.along[h] < SOUTHERN_ROW,
  },
  'ussr-south': {
    where: 'these units start in the Soviet Union in row 24 or south of it',
    has: h => country[h] === SOVIET_UNION && grid.along[h] >= SOUTHERN_ROW,
  },
  // R17
  railheads: {
    where: 'a railhead starts on a Soviet railroad hex at the border',
    has: h => country[h] === SOVIET_UNION && isBorder[h] === 1 && isRail[h] === 1,
  },
  yugoslavia: { where: 'these units start in Yugoslavia', has: h => country[h] === YUGOSLAVIA },
  romania: {
    where: 'these units start in 3133, 3134 and 3233',
    has: h => country[h] === ROMANIA && ROMANIAN_HEXES.includes(h),
  },
  'france-interior': {
    where: 'these units start in France, away from its borders',
    has: h => country[h] === FRANCE && isBorder[h] === 0,
  },
  hungary: { where: 'these units start in Hungary', has: h => country[h] === HUNGARY },
  italy: { where: 'these units start in Italy', has: h => country[h] === ITALY },
  'west-wall': { where: 'static divisions start in the West Wall', has: h => fort[h] === FORT.westWall },
  germany: {
    where: 'these units start in Germany, East Prussia included and Danzig not',
    has: h => country[h] === GERMANY,
  },
}

/** Units that come later: the rules of reinforcements, of neutrals and of the drop say where. */
const LATER = [
  'vienna-breslau-chain',
  'german-city',
  'german-city-or-west-wall',
  'belgium',
  'denmark',
  'lithuania',
  'netherlands',
  'drop',
]

/** What counters say of their set-up and no rule or hex answers to. */
export function setUpFaults(all: readonly Counter[]): Fault[] {
  const places = [...Object.keys(ZONES), ...LATER, ...grid.names]
  const known: Readonly<Record<string, readonly string[]>> = {
    setup: places,
    suggested: grid.names,
    scenario: [scenario1938.id, scenario1939.id, 'both'],
  }
  return all.flatMap(({ id, fields }) =>
    Object.entries(known).flatMap(([key, choices]) => {
      const said = fields.get(key)
      if (said === undefined || choices.includes(said)) return []
      return [{ file: COUNTER_FILE[0], line: 0, place: id, reason: unknown(key, said, choices) }]
    }),
  )
}

valueOrThrow(settle(counters, setUpFaults(counters)))

export interface Line {
  readonly data: SetUpLine
  readonly units: readonly number[]
  /** 1 for each unit of the line. */
  readonly member: Uint8Array
  /** 1 for each hex of the zone; empty where every counter names its own hex. */
  readonly zone: Uint8Array
  /** The hexes of the zone. */
  readonly hexes: readonly number[]
  readonly outside: Refusal
  /** R63, R81 */
  readonly taken: Refusal
}

function resolve(scenario: ScenarioData, data: SetUpLine): Line {
  const isOfLine = (setup: string) => (data.zone === 'printed' ? /^\d{4}$/.test(setup) : setup === data.zone)
  const units: number[] = []
  const member = new Uint8Array(UNITS)
  for (let u = 0; u < UNITS; u++) {
    const { nation, fields } = counters[u]
    const used = fields.get('scenario') === scenario.id || fields.get('scenario') === 'both'
    if (!used || !data.nations.some(name => name === nation)) continue
    if (!isOfLine(fields.get('setup') ?? '')) continue
    units.push(u)
    member[u] = 1
  }
  const zone = ZONES[data.zone]
  return {
    data,
    units,
    member,
    ...hexesOf(zone),
    outside: forbid(data.rule, zone?.where ?? 'this unit starts in the hex printed on it'),
    taken: forbid(data.rule, 'one of these units is already in that hex, and each has a hex of its own'),
  }
}

function hexesOf(place: Zone | undefined): Pick<Line, 'zone' | 'hexes'> {
  if (place === undefined) return { zone: new Uint8Array(0), hexes: [] }
  const zone = new Uint8Array(HEXES)
  const hexes: number[] = []
  derive(() => {
    hexes.splice(0, hexes.length, ...hexesWhere(h => place.has(h)))
    zone.fill(0)
    for (const h of hexes) zone[h] = 1
  })
  return { zone, hexes }
}

const LINES_1938 = scenario1938.lines.map(line => resolve(scenario1938, line))
const LINES_1939 = scenario1939.lines.map(line => resolve(scenario1939, line))

export function setUpLines(g: State): readonly Line[] {
  return is1939(g) ? LINES_1939 : LINES_1938
}
