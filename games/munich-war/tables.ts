// The tables of the map sheet. The rulebook explains every result; which cell holds which is reconstructed
// (docs/reconstruction.md).
import { combatTable } from '../../engine/battle/table-text.ts'
import {
  BELGIUM,
  CZECHOSLOVAKIA,
  DENMARK,
  ESTONIA,
  FINLAND,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  LATVIA,
  LITHUANIA,
  NETHERLANDS,
  POLAND,
  ROMANIA,
  YUGOSLAVIA,
} from './nations.ts'

/** What a combat result does, in the order: losses, retreats, advance. */
export interface CombatResult {
  readonly code: string
  readonly name: string
  /** Units reduced: a number, all of them, all eliminated, or as many as the other side reduced. */
  readonly attackers: 0 | 1 | 'all' | 'eliminated' | 'as-many'
  readonly defenders: 0 | 1 | 'all' | 'eliminated'
  /** Hexes that survivors retreat. */
  readonly attackersRetreat: number
  readonly defendersRetreat: number
  /** The attacker may enter the hex if nobody is left in it. */
  readonly advance: boolean
}

type Losses<T> = readonly [losses: T, retreat: number]

function outcome(
  code: string,
  name: string,
  [attackers, attackersRetreat]: Losses<CombatResult['attackers']>,
  [defenders, defendersRetreat]: Losses<CombatResult['defenders']>,
  advance: boolean,
): CombatResult {
  return { code, name, attackers, defenders, attackersRetreat, defendersRetreat, advance }
}

/** CR-AZ, CR-AD, CR-AP, CR-AW, CR-AA, CR-AS, CR-BB, CR-MD, CR-DA, CR-DW, CR-DP, CR-MA, CR-DD, CR-OR, CR-DZ  The results, worst for the attacker first. Index 0 is no result. */
// biome-ignore format: a table
export const RESULTS: readonly CombatResult[] = [
  //       code  name                  attackers: losses, retreat   defenders: losses, retreat  advance
  outcome('-',  'No battle',          [0, 0],                      [0, 0],                     true),
  outcome('AZ', 'Attacker Disaster',  ['eliminated', 0],           [0, 0],                     false),
  outcome('AD', 'Attacker Defeated',  ['all', 1],                  [0, 0],                     false),
  outcome('AP', 'Attacker Panics',    [0, 2],                      [0, 0],                     false),
  outcome('AW', 'Attacker Withdraws', [0, 1],                      [0, 0],                     false),
  outcome('AA', 'Attacker Attrition', [1, 0],                      [0, 0],                     false),
  outcome('AS', 'Attack Stalls',      [0, 0],                      [0, 0],                     false),
  outcome('BB', 'Bloodbath',          ['as-many', 0],              ['all', 0],                 true),
  outcome('MD', 'Mobile Defense',     [1, 0],                      [0, 1],                     true),
  outcome('DA', 'Defender Attrition', [0, 0],                      [1, 0],                     true),
  outcome('DW', 'Defender Withdraws', [0, 0],                      [0, 1],                     true),
  outcome('DP', 'Defender Panics',    [0, 0],                      [0, 2],                     true),
  outcome('MA', 'Mobile Assault',     [0, 0],                      [1, 1],                     true),
  outcome('DD', 'Defender Defeated',  [0, 0],                      ['all', 1],                 true),
  outcome('OR', 'Overrun',            [0, 0],                      ['all', 3],                 true),
  outcome('DZ', 'Defender Disaster',  [0, 0],                      ['eliminated', 0],          true),
]

const resultOf = (printed: string): CombatResult | null =>
  RESULTS.find(({ code }) => code === printed) ?? null

/** 11.9, 11.10c, R2, R3  High rolls favour the attacker, since a 1 exposes his aircraft to flak (16.9d). */
export const assaultTable = combatTable<CombatResult>(
  `
  percent | <=49  50-99  100-149  150-199  200-299  300-399  400-499  500-599  >=600
  --------+-------------------------------------------------------------------------
  1       | AZ    AZ     AD       AD       AA       AA       BB       BB       DA
  2       | AZ    AD     AD       AA       AA       BB       DA       DA       DD
  3       | AD    AD     AA       AS       BB       DA       DW       DD       DD
  4       | AD    AA     AS       BB       DA       DW       DD       DD       DZ
  5       | AA    AS     BB       DA       DW       DD       DD       DZ       DZ
  6       | AS    BB     DA       DW       DD       DD       DZ       DZ       DZ
  `,
  resultOf,
)

export const mobileTable = combatTable<CombatResult>(
  `
  percent | <=49  50-99  100-149  150-199  200-299  300-399  400-499  500-599  >=600
  --------+-------------------------------------------------------------------------
  1       | AZ    AD     AD       AP       AW       AA       MD       MD       DW
  2       | AD    AP     AP       AW       AS       MD       DW       DP       MA
  3       | AP    AW     AW       AS       MD       DW       DP       MA       MA
  4       | AW    AW     AS       MD       DW       DP       MA       MA       OR
  5       | AW    AS     MD       DW       DP       MA       MA       OR       OR
  6       | AS    MD     DW       DP       MA       OR       OR       OR       DZ
  `,
  resultOf,
)

/** 16.6b, 16.6.1  Interceptor's factor minus that of the intercepted unit; the ends take what lies beyond. */
export type InterceptionCode = 'AE' | 'AL' | 'ML' | 'DB' | 'DL' | 'DE'
const INTERCEPTION_CODES: readonly string[] = ['AE', 'AL', 'ML', 'DB', 'DL', 'DE']

export const interceptionTable = combatTable<InterceptionCode>(
  `
  factor | -1  0   +1
  -------+-----------
  1      | AE  AL  AL
  2      | AL  AL  ML
  3      | AL  ML  DB
  4      | ML  DB  DL
  5      | DB  DL  DL
  6      | DL  DE  DE
  `,
  printed => (INTERCEPTION_CODES.includes(printed) ? (printed as InterceptionCode) : null),
)

/** 16.8f  Columns are the combat factor of the bomber. */
export type TerrorCode = 'Defiance' | 'Flak' | 'none' | 'Terror'
const TERROR_CODES: readonly string[] = ['Defiance', 'Flak', 'none', 'Terror']

export const terrorTable = combatTable<TerrorCode>(
  `
  factor | 0         1         2
  -------+-------------------------------
  1      | Defiance  Defiance  Defiance
  2      | Defiance  Flak      Flak
  3      | Flak      Flak      none
  4      | Flak      none      none
  5      | none      none      Terror
  6      | Terror    Terror    Terror
  `,
  printed => (TERROR_CODES.includes(printed) ? (printed as TerrorCode) : null),
)

/** 11.11b  Columns to the left for the terrain in the defenders' hex; 19.0 states rough and mountain, the rest is ours. */
export const TERRAIN_SHIFTS = { forest: 1, rough: 2, mountain: 2, marsh: 1, city: 1 } as const
/** 19.0a, R11  Rough and mountain when an alpine unit attacks. */
export const ALPINE_SHIFT = 1
/** 11.11d */
export const RIVER_SHIFT = 1
/** 11.12a */
export const ENTRENCHMENT_SHIFT = 1

/** 7.2  The Mobilization Chart: replacement points. */
export const COST = { mobilize: 1, refitMechanized: 2, refitOther: 1, refitAir: 2 } as const

/** 21.0d  A country surrenders on a die up to this; Britain and the Soviet Union never do (21.0c). */
export const SURRENDER_RANGE: Readonly<Partial<Record<number, number>>> = {
  [GERMANY]: 1,
  [FINLAND]: 2,
  [HUNGARY]: 2,
  [POLAND]: 2,
  [FRANCE]: 3,
  [ITALY]: 3,
  [CZECHOSLOVAKIA]: 4,
  [BELGIUM]: 4,
  [ROMANIA]: 4,
  [YUGOSLAVIA]: 4,
  [DENMARK]: 5,
  [ESTONIA]: 5,
  [LATVIA]: 5,
  [LITHUANIA]: 5,
  [NETHERLANDS]: 5,
}
