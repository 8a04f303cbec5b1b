// The cities of the board. A hex that a rule names carries that rule; every other city lies where the bent map puts
// it, or in the neighbouring hex where two would share one, where a port would not touch the sea, or where a rule
// needs it (docs/reconstruction.md).

export interface City {
  readonly name: string
  readonly country: string
  readonly hex: string
  /** Latitude and longitude. */
  readonly at: readonly [number, number]
  /** A port of France, Belgium or the Netherlands (4.3.2). */
  readonly port?: boolean
  /** The side whose supply begins here while it holds the city (7.4, 7.7). */
  readonly source?: 'german' | 'allied'
  /** The rule that puts the city into this hex. */
  readonly rule?: string
}

export const cities: readonly City[] = [
  { name: 'Berlin', country: 'Germany', hex: '3120', at: [52.52, 13.4], source: 'german', rule: '2.2' },
  { name: 'Ruhr', country: 'Germany', hex: '3215', at: [51.48, 7.2], source: 'german', rule: '4.2.1' },
  { name: 'Vienna', country: 'Germany', hex: '2422', at: [48.21, 16.37], source: 'german', rule: '4.2.2' },
  { name: 'Dresden', country: 'Germany', hex: '2920', at: [51.05, 13.74], rule: '13.7' },
  { name: 'Munich', country: 'Germany', hex: '2317', at: [48.14, 11.58], rule: '13.8' },
  { name: 'Cologne', country: 'Germany', hex: '3114', at: [50.94, 6.96] },
  { name: 'Strasbourg', country: 'Germany', hex: '2712', at: [48.58, 7.75] },
  { name: 'Stuttgart', country: 'Germany', hex: '2615', at: [48.78, 9.18] },
  { name: 'Mannheim', country: 'Germany', hex: '2815', at: [49.49, 8.47] },
  { name: 'Frankfurt', country: 'Germany', hex: '2915', at: [50.11, 8.68] },
  { name: 'Nuremberg', country: 'Germany', hex: '2618', at: [49.45, 11.08] },
  { name: 'Kassel', country: 'Germany', hex: '3017', at: [51.32, 9.48] },
  { name: 'Leipzig', country: 'Germany', hex: '2919', at: [51.34, 12.37] },
  { name: 'Hanover', country: 'Germany', hex: '3218', at: [52.37, 9.73] },
  { name: 'Bremen', country: 'Germany', hex: '3417', at: [53.08, 8.8] },
  { name: 'Hamburg', country: 'Germany', hex: '3418', at: [53.55, 10.0] },
  { name: 'Rostock', country: 'Germany', hex: '3420', at: [54.09, 12.14] },
  { name: 'Stettin', country: 'Germany', hex: '3222', at: [53.43, 14.55] },
  { name: 'Linz', country: 'Germany', hex: '2420', at: [48.31, 14.29] },
  { name: 'Prague', country: 'Protectorate', hex: '2720', at: [50.08, 14.43] },
  { name: 'Brno', country: 'Protectorate', hex: '2522', at: [49.2, 16.61] },

  { name: 'Paris', country: 'France', hex: '3106', at: [48.86, 2.35] },
  { name: 'Rennes', country: 'France', hex: '3202', at: [48.11, -1.68] },
  { name: 'Reims', country: 'France', hex: '3009', at: [49.26, 4.03] },
  { name: 'Nancy', country: 'France', hex: '2811', at: [48.69, 6.18] },
  { name: 'Dijon', country: 'France', hex: '2708', at: [47.32, 5.04] },
  { name: 'Lyon', country: 'France', hex: '2407', at: [45.76, 4.84] },
  { name: 'Toulouse', country: 'France', hex: '2300', at: [43.6, 1.44] },
  { name: 'Lille', country: 'France', hex: '3309', at: [50.63, 3.06] },
  { name: 'Cherbourg', country: 'France', hex: '3404', at: [49.64, -1.62], port: true },
  { name: 'St. Malo', country: 'France', hex: '3302', at: [48.65, -2.02], port: true },
  { name: 'Brest', country: 'France', hex: '3500', at: [48.39, -4.49], port: true },
  { name: 'Lorient', country: 'France', hex: '3300', at: [47.75, -3.37], port: true },
  { name: 'St. Nazaire', country: 'France', hex: '3201', at: [47.28, -2.21], port: true },
  { name: 'Nantes', country: 'France', hex: '3101', at: [47.22, -1.55], port: true },
  { name: 'La Rochelle', country: 'France', hex: '2801', at: [46.16, -1.15], port: true },
  { name: 'Bordeaux', country: 'France', hex: '2700', at: [44.84, -0.58], port: true },
  { name: 'Le Havre', country: 'France', hex: '3305', at: [49.49, 0.11], port: true },
  { name: 'Dieppe', country: 'France', hex: '3306', at: [49.92, 1.08], port: true },
  { name: 'Boulogne', country: 'France', hex: '3408', at: [50.73, 1.61], port: true },
  { name: 'Calais', country: 'France', hex: '3508', at: [50.95, 1.86], port: true },
  { name: 'Dunkirk', country: 'France', hex: '3409', at: [51.04, 2.38], port: true },
  { name: 'Marseille', country: 'France', hex: '2005', at: [43.3, 5.37], port: true },
  { name: 'Toulon', country: 'France', hex: '2006', at: [43.12, 5.93], port: true },

  {
    name: 'Antwerp',
    country: 'Belgium',
    hex: '3311',
    at: [51.22, 4.4],
    port: true,
    source: 'allied',
    rule: '7.7',
  },
  { name: 'Brussels', country: 'Belgium', hex: '3310', at: [50.85, 4.35] },
  { name: 'Liege', country: 'Belgium', hex: '3112', at: [50.63, 5.57] },
  { name: 'Ostend', country: 'Belgium', hex: '3410', at: [51.23, 2.92], port: true },
  { name: 'Flushing', country: 'Netherlands', hex: '3510', at: [51.45, 3.58], port: true },
  { name: 'Rotterdam', country: 'Netherlands', hex: '3511', at: [51.92, 4.48], port: true },
  { name: 'Amsterdam', country: 'Netherlands', hex: '3512', at: [52.37, 4.9] },

  { name: 'Rome', country: 'Italy', hex: '1213', at: [41.9, 12.5], source: 'allied', rule: '4.3.1' },
  { name: 'Ancona', country: 'Italy', hex: '1514', at: [43.62, 13.51] },
  { name: 'Florence', country: 'Italy', hex: '1711', at: [43.77, 11.25] },
  { name: 'Bologna', country: 'Italy', hex: '1812', at: [44.49, 11.34] },
  { name: 'Genoa', country: 'Italy', hex: '2010', at: [44.41, 8.93] },
  { name: 'Turin', country: 'Italy', hex: '2109', at: [45.07, 7.69] },
  { name: 'Milan', country: 'Italy', hex: '2110', at: [45.46, 9.19] },
  { name: 'Venice', country: 'Italy', hex: '1914', at: [45.44, 12.32] },
  { name: 'Trieste', country: 'Italy', hex: '1816', at: [45.65, 13.77] },
  { name: 'Zagreb', country: 'Yugoslavia', hex: '1819', at: [45.81, 15.98], rule: '12.2.3' },
  { name: 'Split', country: 'Yugoslavia', hex: '1318', at: [43.51, 16.44] },
]
