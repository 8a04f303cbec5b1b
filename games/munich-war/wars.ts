// The Scenario Determination Table: five wars that might have broken out in October 1938.
import {
  CZECHOSLOVAKIA as CZE,
  ESTONIA as EST,
  FINLAND as FIN,
  FRANCE as FRA,
  BRITAIN as GBR,
  GERMANY as GER,
  HUNGARY as HUN,
  ITALY as ITA,
  LATVIA as LAT,
  LITHUANIA as LIT,
  POLAND as POL,
  ROMANIA as ROM,
  SOVIET_UNION as SOV,
  YUGOSLAVIA as YUG,
} from './nations.ts'

export interface War {
  readonly id: string
  readonly title: string
  /** 3.2b  Faces of the determination die. */
  readonly dice: readonly number[]
  /** 3.4a  Belligerents of the two sides. */
  readonly axis: readonly number[]
  readonly allied: readonly number[]
  /** 3.4b, 5.3a  Countries that join by event. */
  readonly axisIntervention: readonly number[]
  readonly alliedIntervention: readonly number[]
  /** 3.3a */
  readonly turns: number
}

function war(
  id: string,
  title: string,
  dice: readonly number[],
  axis: readonly number[],
  allied: readonly number[],
  axisIntervention: readonly number[],
  alliedIntervention: readonly number[],
  turns: number,
): War {
  return { id, title, dice, axis, allied, axisIntervention, alliedIntervention, turns }
}

/** 3.T1 to 3.T5, 5.0c  In the order of the table. Germany and Czechoslovakia always fight, on opposite sides. */
// biome-ignore format: a table, as the rulebook prints it
export const WARS: readonly War[] = [
  //   id                title                       dice    axis                  allied                         may join axis  may join allied  turns
  war('western-powers', 'Western Powers Guarantee', [1, 2], [GER, POL, HUN],      [CZE, GBR, FRA],                [ITA],         [SOV],           6),
  war('little-entente', 'Little Entente',           [3],    [GER, HUN],           [CZE, ROM, YUG],                [ITA],         [POL, FRA],      4),
  war('intermarium',    'Intermarium',              [4],    [GER, SOV],           [CZE, POL, LIT, LAT, EST, ROM], [HUN],         [YUG, FIN, FRA], 6),
  war('anti-comintern', 'Anti-Comintern War',       [5],    [GER, ITA, POL],      [CZE, SOV, ROM],                [HUN, FIN],    [YUG, FRA],      8),
  war('general-war',    'General War',              [6],    [GER, ITA, HUN, ROM], [CZE, GBR, FRA, POL],           [FIN],         [SOV, YUG],      8),
]

/** 3.2b */
export const warOfDie = (die: number): number => WARS.findIndex(each => each.dice.includes(die))

/** 3.3a  The most turns that a rolled war can last. */
export const LONGEST = Math.max(...WARS.map(each => each.turns))

/** 1.1, R26  Weeks of the turn track; the first four are in October. */
export const TURN_NAMES = [
  'October I',
  'October II',
  'October III',
  'October IV',
  'November I',
  'November II',
  'November III',
  'November IV',
] as const

/** 6.1, 20.0a */
export const isNovember = (turn: number): boolean => turn > 4
