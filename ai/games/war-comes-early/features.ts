// What a position of War Comes Early is measured by, for the German side.
import { GERMAN } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { BOX, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  DANZIG_HEX,
  defenceFactor,
  grid,
  hex,
  KRAKOW,
  UNITS,
  unit,
  unitNation,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'

const COASTAL_DEFENCE = unit('po-cdc')
const GDYNIA = hex('3713')

/** 13.3b  The places that count in 1939. */
const PLACES = [
  { name: 'Warsaw', at: WARSAW },
  { name: 'Krakow', at: KRAKOW },
  { name: 'Gdynia', at: GDYNIA },
]
const OF_A_PLACE = [
  'is German',
  'German attack near',
  'German attack at hand',
  'Polish defence inside',
  'Polish strength near',
]
const NEAR = 3
const AT_HAND = 6

export const featureNames: readonly string[] = [
  'Danzig is German',
  'Coastal Defence is beaten',
  'German strength',
  'Polish strength',
  'Germans next to Warsaw',
  ...PLACES.flatMap(({ name }) => OF_A_PLACE.map(what => `${name}: ${what}`)),
]

export function featuresOf(g: State): number[] {
  const strength = [0, 0]
  const around = PLACES.map(() => [0, 0, 0, 0])
  let besieged = 0
  for (let who = 0; who < UNITS; who++) {
    const place = g.place[who]
    if (place < 0) continue
    const side = g.terms.sideOf[unitNation[who]]
    strength[side] += attackFactor[who] + defenceFactor[who]
    for (const [i, { at }] of PLACES.entries()) {
      const distance = grid.distance(place, at)
      if (side === GERMAN) {
        if (distance <= NEAR) around[i][0] += attackFactor[who]
        else if (distance <= AT_HAND) around[i][1] += attackFactor[who]
        if (at === WARSAW && distance === 1) besieged = 1
      } else {
        if (distance === 0) around[i][2] += defenceFactor[who]
        if (distance <= NEAR) around[i][3] += attackFactor[who] + defenceFactor[who]
      }
    }
  }
  return [
    isGerman(g, DANZIG_HEX),
    g.place[COASTAL_DEFENCE] === BOX.removed ? 1 : 0,
    strength[0] / 10,
    strength[1] / 10,
    besieged,
    ...PLACES.flatMap(({ at }, i) => [isGerman(g, at), ...around[i].map(points => points / 10)]),
  ]
}

const isGerman = (g: State, at: number): number => (controllingSide(g, at) === GERMAN ? 1 : 0)
