// The places of both maps. A hex that a rule names carries that rule; every other place lies where it lies on the
// globe, or in the neighbouring hex when it lies on a hexside (docs/reconstruction.md).

export interface Place {
  readonly name: string
  readonly hex: string
  /** Latitude and longitude. */
  readonly at: readonly [number, number]
  readonly region: string
  /** A city of the terrain chart, or a fortress. */
  readonly is: 'city' | 'fortress'
  readonly capital?: boolean
  /** The rule that puts it into this hex. */
  readonly rule?: string
}

// Warsaw is two hexes (4.5), one on either bank. Thirteen Polish city hexes and six fortresses: the rules name four
// of them; the others are the largest towns and the works that stood siege in 1914 or 1939.
export const places: readonly Place[] = [
  { name: 'Gdynia', hex: 'E1026', at: [54.52, 18.53], region: 'Poland', is: 'city', rule: '4.11' },
  {
    name: 'Warsaw (east)',
    hex: 'E2523',
    at: [52.25, 21.05],
    region: 'Poland',
    is: 'city',
    capital: true,
    rule: '4.5',
  },
  {
    name: 'Warsaw (west)',
    hex: 'E2524',
    at: [52.23, 20.97],
    region: 'Poland',
    is: 'city',
    capital: true,
    rule: '4.5',
  },
  { name: 'Bydgoszcz', hex: 'E1630', at: [53.12, 18.0], region: 'Poland', is: 'city' },
  { name: 'Poznan', hex: 'E1933', at: [52.41, 16.93], region: 'Poland', is: 'city' },
  { name: 'Lodz', hex: 'E2528', at: [51.77, 19.46], region: 'Poland', is: 'city' },
  { name: 'Radom', hex: 'E2924', at: [51.4, 21.15], region: 'Poland', is: 'city' },
  { name: 'Czestochowa', hex: 'E2931', at: [50.8, 19.12], region: 'Poland', is: 'city' },
  { name: 'Katowice', hex: 'E3132', at: [50.26, 19.02], region: 'Poland', is: 'city' },
  { name: 'Krakow', hex: 'E3330', at: [50.06, 19.94], region: 'Poland', is: 'city' },
  { name: 'Lublin', hex: 'E3121', at: [51.25, 22.57], region: 'Poland', is: 'city' },
  { name: 'Bialystok', hex: 'E2217', at: [53.13, 23.16], region: 'Poland', is: 'city' },
  { name: 'Lwow', hex: 'E3919', at: [49.84, 24.03], region: 'Poland', is: 'city' },
  { name: 'Hela', hex: 'E1125', at: [54.61, 18.8], region: 'Poland', is: 'fortress', rule: '4.11' },
  { name: 'Grudziadz', hex: 'E1628', at: [53.48, 18.75], region: 'Poland', is: 'fortress' },
  { name: 'Torun', hex: 'E1829', at: [53.01, 18.6], region: 'Poland', is: 'fortress' },
  { name: 'Modlin', hex: 'E2324', at: [52.44, 20.68], region: 'Poland', is: 'fortress' },
  { name: 'Brest-Litovsk', hex: 'E2817', at: [52.09, 23.68], region: 'Poland', is: 'fortress' },
  { name: 'Przemysl', hex: 'E3823', at: [49.78, 22.77], region: 'Poland', is: 'fortress' },
  { name: 'Danzig', hex: 'E1126', at: [54.35, 18.65], region: 'Danzig', is: 'city', rule: '4.2' },
  { name: 'Stettin', hex: 'E1137', at: [53.43, 14.55], region: 'Germany', is: 'city', rule: '4.2' },
  { name: 'Breslau', hex: 'E2535', at: [51.11, 17.04], region: 'Germany', is: 'city', rule: '4.2' },
  {
    name: 'Koenigsberg',
    hex: 'E1221',
    at: [54.71, 20.51],
    region: 'East Prussia',
    is: 'city',
    rule: '4.2',
  },
  { name: 'Karlsruhe', hex: 'W3543', at: [49.01, 8.4], region: 'Germany', is: 'city', rule: '2.2' },
  { name: 'Trier', hex: 'W2833', at: [49.76, 6.64], region: 'Germany', is: 'city' },
  { name: 'Saarbruecken', hex: 'W2738', at: [49.23, 7.0], region: 'Germany', is: 'city' },
  { name: 'Kaiserslautern', hex: 'W3338', at: [49.44, 7.77], region: 'Germany', is: 'city' },
  { name: 'Mainz', hex: 'W3835', at: [50.0, 8.27], region: 'Germany', is: 'city' },
  { name: 'Frankfurt am Main', hex: 'W4135', at: [50.11, 8.68], region: 'Germany', is: 'city' },
  { name: 'Darmstadt', hex: 'W4037', at: [49.87, 8.65], region: 'Germany', is: 'city' },
  { name: 'Mannheim', hex: 'W3739', at: [49.49, 8.47], region: 'Germany', is: 'city' },
]
