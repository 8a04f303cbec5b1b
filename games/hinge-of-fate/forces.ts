// 1.2, 1.4, 2.6  Who fights: camps, commands, force groups and player turns.

/** A camp wins together (1.2b). */
export const GERMAN = 0
export const ALLIED = 1

/** 1.2a  The four commands are the sides of a game; the Historical Scenario has the first two (14.1). */
export const GERMAN_EAST = 0
export const POLISH = 1
export const GERMAN_WEST = 2
export const FRENCH = 3

export const SIDE_NAMES = ['german-east', 'polish', 'german-west', 'french'] as const

/** [side] its camp. */
export const campOfSide = Int8Array.of(GERMAN, ALLIED, GERMAN, ALLIED)

/** 1.2b, 3.4a  Allies win together and see each other's stacks. */
export const ALLIES: readonly (readonly number[])[] = [
  [GERMAN_EAST, GERMAN_WEST],
  [POLISH, FRENCH],
]

/** 1.5  The two maps are two sheets of one board. */
export const EAST = 0
export const WEST = 1
export const MAPS = [
  { name: 'East Map', prefix: 'E', milesPerHex: 16 },
  { name: 'West Map', prefix: 'W', milesPerHex: 8 },
] as const
export const DAYS_PER_TURN = 3

/** 1.4, 2.6  Force groups in the order of the bits that name several of them. */
export const GROUP = {
  agn: 0,
  ags: 1,
  agc: 2,
  luftwaffe: 3,
  polish: 4,
  byelorussian: 5,
  ukrainian: 6,
  french: 7,
} as const

export type GroupName = keyof typeof GROUP
export const GROUP_NAMES = Object.keys(GROUP) as readonly GroupName[]

export const bits = (...groups: readonly number[]): number =>
  groups.reduce((all, group) => all | (1 << group), 0)

export const SOVIET_GROUPS = bits(GROUP.byelorussian, GROUP.ukrainian)

/** 11.7  Groups that roll for river crossings; the Slovakian unit is one of Army Group South (12.20). */
export const RIVER_ROLLERS = bits(GROUP.agn, GROUP.ags, GROUP.agc)

/** 5.1a  Player turns in the order of a game turn, phases II to VI. */
export const PLAYER = { germanEast: 0, polish: 1, soviet: 2, french: 3, germanWest: 4 } as const

export interface PlayerTurn {
  /** As the outline of 5.1 names it. */
  readonly name: string
  readonly numeral: string
  readonly side: number
  readonly map: number
  /** Bits of the groups that act. */
  readonly groups: number
}

export const PLAYERS: readonly PlayerTurn[] = [
  { name: 'German East', numeral: 'II', side: GERMAN_EAST, map: EAST, groups: bits(GROUP.agn, GROUP.ags) },
  { name: 'Polish', numeral: 'III', side: POLISH, map: EAST, groups: bits(GROUP.polish) },
  { name: 'Soviet', numeral: 'IV', side: POLISH, map: EAST, groups: SOVIET_GROUPS },
  { name: 'French', numeral: 'V', side: FRENCH, map: WEST, groups: bits(GROUP.french) },
  { name: 'German West', numeral: 'VI', side: GERMAN_WEST, map: WEST, groups: bits(GROUP.agc) },
]

/** The command of a camp on a map. */
export function commandOn(camp: number, map: number): number {
  if (map === EAST) return camp === GERMAN ? GERMAN_EAST : POLISH
  return camp === GERMAN ? GERMAN_WEST : FRENCH
}
