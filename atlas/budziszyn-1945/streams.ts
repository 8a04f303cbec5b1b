import type { LatLon } from '../globe/lambert.ts'
import type { River } from '../layers/rivers.ts'

interface StreamEnds {
  readonly into: string
  readonly source: LatLon
  readonly mouth: LatLon
  readonly from?: string
  readonly left?: readonly string[]
  readonly right?: readonly string[]
}

/** A stream of the geodata by its name there. */
const stream = (name: string, ends: StreamEnds, course = name): River => ({
  name,
  kind: 'stream',
  course: [course],
  ...ends,
})

/** A stream drawn by hand from source to mouth. */
const drawn = (
  name: string,
  into: string,
  course: readonly LatLon[],
  more: Pick<River, 'from' | 'left' | 'right'> = {},
): River => ({
  name,
  kind: 'stream',
  course: [],
  drawn: course,
  source: course[0],
  mouth: course.at(-1)!,
  into,
  ...more,
})

/** Into the Elbe above Torgau, with the Mulde's. */
const ofTheElbe: readonly River[] = [
  // It joins the Elbe at 1729 and bounds the American reserves as far as the south edge (Two Stars, set-up).
  drawn(
    'Triebisch',
    'Elbe',
    [
      [50.9, 13.5],
      [50.96, 13.49],
      [51.02, 13.45],
      [51.07, 13.43],
      [51.11, 13.43],
      [51.165, 13.475],
    ],
    { from: 'edge', left: ['1728'], right: ['1729'] },
  ),
  stream('Wesenitz', { into: 'Elbe', source: [51.09, 14.31], mouth: [50.965, 13.94], left: ['Stolpen'] }),
  stream('Weißeritz', { into: 'Elbe', source: [50.9, 13.62], mouth: [51.06, 13.71] }, 'Weisseritz'),
  stream('Müglitz', { into: 'Elbe', from: 'edge', source: [50.9, 13.82], mouth: [50.99, 13.87] }, 'Mueglitz'),
  stream('Polenz', { into: 'Elbe', source: [51.05, 14.23], mouth: [50.92, 14.14], left: ['Neustadt'] }),
  drawn('Ketzerbach', 'Elbe', [
    [51.08, 13.31],
    [51.14, 13.33],
    [51.18, 13.39],
    [51.2, 13.43],
  ]),
  drawn('Jahna', 'Elbe', [
    [51.15, 13.15],
    [51.2, 13.17],
    [51.26, 13.22],
    [51.31, 13.29],
  ]),
  drawn('Döllnitz', 'Elbe', [
    [51.25, 12.97],
    [51.24, 13.04],
    [51.27, 13.1],
    [51.3, 13.12],
    [51.33, 13.19],
    [51.35, 13.23],
  ]),
  drawn('Dahle', 'Elbe', [
    [51.34, 12.97],
    [51.38, 13.05],
    [51.42, 13.13],
    [51.45, 13.18],
  ]),
  drawn('Weinske', 'Elbe', [
    [51.46, 12.93],
    [51.51, 12.95],
    [51.56, 12.95],
    [51.62, 12.93],
  ]),
  drawn(
    'Zschopau',
    'Freiberger Mulde',
    [
      [50.91, 13.03],
      [50.98, 12.99],
      [51.05, 13.02],
      [51.08, 13.02],
      [51.13, 13.05],
    ],
    { from: 'edge', left: ['Mittweida'] },
  ),
  drawn('Bobritzsch', 'Freiberger Mulde', [
    [50.92, 13.43],
    [50.97, 13.38],
    [51.02, 13.33],
  ]),
  drawn('Striegis', 'Freiberger Mulde', [
    [50.92, 13.2],
    [51.0, 13.13],
    [51.08, 13.15],
  ]),
]

/** Into the Black Elster. */
const ofTheElster: readonly River[] = [
  stream(
    'Große Röder',
    { into: 'Schwarze Elster', source: [51.12, 14.03], mouth: [51.49, 13.44], right: ['Großenhain'] },
    'Grosse Roeder',
  ),
  stream('Pulsnitz', {
    into: 'Schwarze Elster',
    source: [51.17, 14.02],
    mouth: [51.465, 13.54],
    left: ['Königsbrück'],
    right: ['Ortrand'],
  }),
  stream(
    'Schwarzwasser',
    { into: 'Schwarze Elster', source: [51.13, 14.25], mouth: [51.42, 14.24] },
    'Hoyerswerdaer Schwarzwasser',
  ),
  stream('Klosterwasser', { into: 'Schwarze Elster', source: [51.18, 14.2], mouth: [51.37, 14.22] }),
  drawn('Kleine Elster', 'Schwarze Elster', [
    [51.66, 13.86],
    [51.68, 13.72],
    [51.64, 13.6],
    [51.6, 13.5],
    [51.55, 13.39],
  ]),
  drawn('Schweinitzer Fließ', 'Schwarze Elster', [
    [51.82, 13.35],
    [51.82, 13.2],
    [51.8, 13.05],
  ]),
  drawn('Dobra', 'Schwarze Elster', [
    [51.58, 13.55],
    [51.53, 13.48],
    [51.52, 13.42],
  ]),
]

/** Into the Spree. */
const ofTheSpree: readonly River[] = [
  stream('Kleine Spree', { into: 'Spree', source: [51.27, 14.52], mouth: [51.51, 14.41] }),
  stream(
    'Löbauer Wasser',
    { into: 'Spree', source: [51.07, 14.6], mouth: [51.3, 14.54], left: ['Löbau'], right: ['Weißenberg'] },
    'Loebauer Wasser',
  ),
  stream(
    'Schwarzer Schöps',
    { into: 'Spree', source: [51.11, 14.78], mouth: [51.41, 14.54], right: ['Niesky'] },
    'Schwarzer Schoeps',
  ),
  stream(
    'Weißer Schöps',
    { into: 'Schwarzer Schöps', source: [51.15, 14.9], mouth: [51.39, 14.65], left: ['Niesky'] },
    'Weisser Schoeps',
  ),
  stream('Struga', { into: 'Spree', source: [51.5, 14.6], mouth: [51.51, 14.43] }),
  stream('Malxe', {
    into: 'Spree',
    source: [51.61, 14.63],
    mouth: [51.88, 14.1],
    left: ['Peitz'],
  }),
  drawn('Berste', 'Spree', [
    [51.79, 13.64],
    [51.85, 13.7],
    [51.9, 13.77],
    [51.935, 13.87],
  ]),
  drawn('Greifenhainer Fließ', 'Spree', [
    [51.63, 14.1],
    [51.7, 14.12],
    [51.77, 14.13],
    [51.83, 14.12],
  ]),
]

/** Into the Neisse and beyond it, and what leaves the map in the north. */
const others: readonly River[] = [
  stream('Pließnitz', { into: 'Nysa', source: [51.02, 14.77], mouth: [51.06, 14.96] }, 'Pliessnitz'),
  stream(
    'Wittig',
    { into: 'Nysa', from: 'edge', source: [50.91, 15.09], mouth: [51.06, 14.965] },
    'Wittig (Smeda)',
  ),
  stream(
    'Lubst',
    { into: 'Nysa', source: [51.63, 15.13], mouth: [51.94, 14.72], right: ['Sommerfeld'] },
    'Lubst (Lubsza)',
  ),
  stream(
    'Große Tschirne',
    { into: 'edge', source: [51.2, 15.17], mouth: [51.55, 15.27] },
    'Grosse Tschirne (Czerna Wielka)',
  ),
  drawn('Kleine Tschirne', 'Große Tschirne', [
    [51.36, 15.08],
    [51.43, 15.12],
    [51.48, 15.19],
    [51.51, 15.24],
  ]),
  drawn('Dahme', 'edge', [
    [51.8, 13.48],
    [51.86, 13.43],
    [51.92, 13.5],
    [51.97, 13.57],
  ]),
]

export const streams: readonly River[] = [...ofTheElbe, ...ofTheElster, ...ofTheSpree, ...others]
