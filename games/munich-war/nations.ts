// Countries and sides. Numbers follow the regions of the board.

export const NATIONS = [
  'Germany',
  'Czechoslovakia',
  'Great Britain',
  'France',
  'Poland',
  'Soviet Union',
  'Italy',
  'Hungary',
  'Romania',
  'Finland',
  'Yugoslavia',
  'Belgium',
  'Netherlands',
  'Denmark',
  'Lithuania',
  'Latvia',
  'Estonia',
  'Luxembourg',
  'Switzerland',
  'Danzig',
] as const

export type NationName = (typeof NATIONS)[number]

export const nation = (name: NationName): number => NATIONS.indexOf(name)

export const GERMANY = nation('Germany')
export const CZECHOSLOVAKIA = nation('Czechoslovakia')
export const BRITAIN = nation('Great Britain')
export const FRANCE = nation('France')
export const POLAND = nation('Poland')
export const SOVIET_UNION = nation('Soviet Union')
export const ITALY = nation('Italy')
export const HUNGARY = nation('Hungary')
export const ROMANIA = nation('Romania')
export const FINLAND = nation('Finland')
export const YUGOSLAVIA = nation('Yugoslavia')
export const BELGIUM = nation('Belgium')
export const NETHERLANDS = nation('Netherlands')
export const DENMARK = nation('Denmark')
export const LITHUANIA = nation('Lithuania')
export const LATVIA = nation('Latvia')
export const ESTONIA = nation('Estonia')
export const LUXEMBOURG = nation('Luxembourg')
export const SWITZERLAND = nation('Switzerland')
export const DANZIG = nation('Danzig')

/** 1.0a  Germany leads the one side, Czechoslovakia the other. */
export const AXIS = 0
export const ALLIED = 1
export const SIDES = ['axis', 'allied'] as const

/** 5.5a, 5.5b, 5.5c  Who may invade whom while the victim is neutral; nobody else may. */
export const INVASION_RIGHTS: Readonly<Partial<Record<number, readonly number[]>>> = {
  [GERMANY]: [BELGIUM, NETHERLANDS, LUXEMBOURG, DENMARK, LITHUANIA, LATVIA, ESTONIA],
  [SOVIET_UNION]: [LITHUANIA, LATVIA, ESTONIA, FINLAND],
}

/** 8.6.2  Units that may move by rail in a game turn. */
export const RAIL_CAPACITY: readonly number[] = capacities({
  [GERMANY]: 4,
  [FRANCE]: 3,
  [BRITAIN]: 3,
  [SOVIET_UNION]: 3,
  [ITALY]: 2,
  [POLAND]: 2,
})

function capacities(stated: Readonly<Record<number, number>>): number[] {
  return NATIONS.map((_, n) => stated[n] ?? 1)
}

/** 7.1c  Replacement points from beyond the map. */
export const OFF_MAP_POINTS: Readonly<Record<number, number>> = {
  [BRITAIN]: 3,
  [FRANCE]: 1,
  [SOVIET_UNION]: 1,
}

/** 7.1.1a  These never receive any. */
export const WITHOUT_POINTS: readonly number[] = [LITHUANIA, LATVIA, ESTONIA, SWITZERLAND, DENMARK]

/** 7.2.2f  Reinforcements of these may come over the map edge. */
export const ENTER_BY_EDGE: readonly number[] = [
  BRITAIN,
  FRANCE,
  ITALY,
  YUGOSLAVIA,
  ROMANIA,
  FINLAND,
  SOVIET_UNION,
]
