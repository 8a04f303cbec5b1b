// What the kit knows of Eisenhower's War.
import { HEX, hasFlag, type State } from '../../../games/eisenhowers-war/state.ts'
import { counters, sideOf as unitSide } from '../../../games/eisenhowers-war/units.ts'
import { countryOf, groundOf, names, SIDE_NAMES } from '../../../games/eisenhowers-war/words/names.ts'
import { fieldOf } from '../kit/field.ts'

/** Markers that are taken in hand like counters. */
export const PIECE = {
  aerial: 'aerial-supply',
  thunderclap: 'thunderclap',
  offensive: 'offensive',
  watch: 'watched-hex',
  bridge: 'bridge',
  fortress: 'alpine-fortress',
  firstInvasion: 'first-invasion',
  secondInvasion: 'second-invasion-',
} as const

const PIECE_NAMES: Readonly<Record<string, string>> = {
  [PIECE.aerial]: 'Aerial supply',
  [PIECE.thunderclap]: 'Operation Thunderclap',
  [PIECE.offensive]: 'Fuehrer offensive',
  [PIECE.watch]: 'The hex that you watch',
  [PIECE.bridge]: 'Rhine bridge',
  [PIECE.fortress]: 'Alpine Fortress',
  [PIECE.firstInvasion]: 'First invasion',
  [`${PIECE.firstInvasion} us18a-ground`]: 'First invasion with US 18th Airborne',
  [`${PIECE.firstInvasion} b1a-ground`]: 'First invasion with British 1st Airborne',
  [`${PIECE.secondInvasion}3`]: 'Second invasion, turn 3',
  [`${PIECE.secondInvasion}4`]: 'Second invasion, turn 4',
}

const KINDS: Readonly<Record<string, string>> = { flak: 'air defence district', 'corps-group': 'corps group' }
const ADJECTIVES: Readonly<Record<string, string>> = {
  US: 'US',
  France: 'French',
  Britain: 'British',
  Canada: 'Canadian',
  Poland: 'Polish',
  Germany: 'German',
}

export const field = fieldOf<State>({
  ...names,
  nameOf: id => PIECE_NAMES[String(id)] ?? names.nameOf(id),
  kindOf: unit => {
    const { type, size } = counters[unit]
    return KINDS[type] ?? `${type} ${KINDS[size] ?? size}`
  },
  nationOf: unit => ADJECTIVES[counters[unit].nation] ?? counters[unit].nation,
  ownerOf: (_, unit) => unitSide[unit],
  groundOf,
  countryOf,
  // 10.10e, 13.7a
  worksIn: (g, hex) => (hasFlag(g.hexFlags, hex, HEX.destroyed) ? ['city destroyed'] : []),
  sides: { historical: SIDE_NAMES, alternate: SIDE_NAMES },
})

export const { unitAt, nameOf, hexAt, idsOf, placeName, placeNamed, unitName, shownAt } = field
