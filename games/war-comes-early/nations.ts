// 1.3, 2.3.3  The nations and what is fixed about them. A nation is its index in this list.
export const NATIONS = [
  'Germany',
  'Italy',
  'Hungary',
  'Poland',
  'Czechoslovakia',
  'Soviet Union',
  'France',
  'Britain',
  'Romania',
  'Yugoslavia',
  'Belgium',
  'Denmark',
  'Netherlands',
  'Lithuania',
  'Luxembourg',
  'Danzig',
  'Latvia',
  'Estonia',
  'Switzerland',
] as const

export type NationName = (typeof NATIONS)[number]

export function nation(name: NationName): number {
  return NATIONS.indexOf(name)
}

export const GERMANY = nation('Germany')
export const ITALY = nation('Italy')
export const HUNGARY = nation('Hungary')
export const POLAND = nation('Poland')
export const CZECHOSLOVAKIA = nation('Czechoslovakia')
export const SOVIET_UNION = nation('Soviet Union')
export const FRANCE = nation('France')
export const BRITAIN = nation('Britain')
export const ROMANIA = nation('Romania')
export const YUGOSLAVIA = nation('Yugoslavia')
export const BELGIUM = nation('Belgium')
export const DENMARK = nation('Denmark')
export const NETHERLANDS = nation('Netherlands')
export const LITHUANIA = nation('Lithuania')
export const LUXEMBOURG = nation('Luxembourg')
export const DANZIG = nation('Danzig')
export const LATVIA = nation('Latvia')
export const ESTONIA = nation('Estonia')
export const SWITZERLAND = nation('Switzerland')

/** 1.3a, 1.3b  The two sides. In 1939 the second side is Poland alone (13.1). */
export const GERMAN = 0
export const ALLIED = 1

/** 1.3d, 3.3a  Neutral when the 1938 game begins; only a German violation brings them in. */
export const NEUTRALS = [BELGIUM, DENMARK, ESTONIA, LATVIA, LITHUANIA, NETHERLANDS, LUXEMBOURG, DANZIG]

/** 1.3a, 1.3b  Side of each nation in 1938; a neutral can only ever join the Allied side. */
export const SIDES_1938 = Int8Array.from(NATIONS, (_, n) =>
  [GERMANY, ITALY, HUNGARY, POLAND].includes(n) ? GERMAN : ALLIED,
)

/** 13.1, 13.2b  In 1939 Germany holds Czechoslovakia and fights Poland. */
export const SIDES_1939 = Int8Array.from(NATIONS, (_, n) => (n === POLAND ? ALLIED : GERMAN))

/** 5.2b  The national turn markers, in the order of the rulebook. A bit of `g.pool` each. */
export const MARKERS = [
  { name: 'Anglo-French', nations: [FRANCE, BRITAIN, BELGIUM, NETHERLANDS, DENMARK] },
  { name: 'Czech', nations: [CZECHOSLOVAKIA] },
  { name: 'Hungary', nations: [HUNGARY] },
  { name: 'Italy', nations: [ITALY] },
  { name: 'Poland', nations: [POLAND] },
  { name: 'Yugo + Rom', nations: [YUGOSLAVIA, ROMANIA] },
  { name: 'Soviet + Lith', nations: [SOVIET_UNION, LITHUANIA] },
] as const

/** PAC-G1, PAC-G2, PAC-G3, PAC-G4  Where a nation's units may move and attack; null means anywhere. */
export const MAY_OPERATE_IN: ReadonlyMap<number, readonly number[] | null> = new Map([
  [GERMANY, null],
  [FRANCE, null],
  [SOVIET_UNION, null],
  [BRITAIN, null],
  [BELGIUM, [BELGIUM]],
  [CZECHOSLOVAKIA, [CZECHOSLOVAKIA]],
  [DENMARK, [DENMARK]],
  [LITHUANIA, [LITHUANIA]],
  [NETHERLANDS, [NETHERLANDS]],
  [HUNGARY, [HUNGARY, YUGOSLAVIA, ROMANIA, CZECHOSLOVAKIA]],
  [ROMANIA, [HUNGARY, YUGOSLAVIA, ROMANIA, CZECHOSLOVAKIA]],
  [YUGOSLAVIA, [HUNGARY, YUGOSLAVIA, ROMANIA, CZECHOSLOVAKIA]],
  [ITALY, [ITALY, YUGOSLAVIA]],
  [POLAND, [POLAND, CZECHOSLOVAKIA]],
])

/** 2.3.3  The two letters on the counters. */
export const NATION_CODES: ReadonlyMap<number, string> = new Map([
  [BELGIUM, 'Be'],
  [BRITAIN, 'UK'],
  [CZECHOSLOVAKIA, 'Cz'],
  [DENMARK, 'Dn'],
  [FRANCE, 'Fr'],
  [GERMANY, 'Ge'],
  [HUNGARY, 'Hu'],
  [ITALY, 'It'],
  [LITHUANIA, 'Li'],
  [NETHERLANDS, 'Ne'],
  [POLAND, 'Po'],
  [ROMANIA, 'Ro'],
  [SOVIET_UNION, 'SU'],
  [YUGOSLAVIA, 'Yg'],
])
