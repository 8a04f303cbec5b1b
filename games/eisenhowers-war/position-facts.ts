// What a position file can ask and expect of this game, beside what every game has.
import type { Json } from '../../engine/game/action.ts'
import { placeFacts, placesOf, printedFacts } from '../../engine/positions/usual-facts.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { type Facts, hexNames, kinds, ofGame, ofHex, ofUnit } from './position-fact-kinds.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { finalCount, launchSitesLeft, portsHeld, portsNeeded } from './rules/04-victory.ts'
import { isAntwerpOpen, sourcesOf } from './rules/07-supply.ts'
import { mobilesInItaly } from './rules/08-entry.ts'
import { markerHexes } from './rules/13-offensives.ts'
import { ALLIED, GERMAN, GROUP_NAMES, SIDES } from './sides.ts'
import { BOX, GONE, HEX, hasFlag, NOWHERE, type State } from './state.ts'
import { TURN_LABELS } from './tables.ts'
import { counters, isMobile, sideOf } from './units.ts'
import { board, grid, openSide } from './world.ts'

const hexesWith = (g: State, flag: number): string[] => hexNames(hex => hasFlag(g.hexFlags, hex, flag))
const markerAt = (hex: number): Json | undefined =>
  hex === NOWHERE ? undefined : hex === GONE ? 'gone' : grid.names[hex]

const PRINTED = printedFacts<State>(kinds, {
  board,
  hex: { about: '', more: () => ({}) },
  hexside: { about: ', open', more: slot => ({ open: openSide[slot] === 1 }) },
  unit: {
    counters,
    about: 'attack, defence, movement, steps, mobile',
    more(u) {
      const { steps } = counters[u]
      const [attack, defence, movement] = steps[0]
      return { attack, defence, movement, steps: steps.length, mobile: isMobile[u] === 1 }
    },
  },
})

const OF_SIDE = { key: 'side', has: (_g: State, u: number, side: Json) => SIDES[sideOf[u]] === side }

const bridgeOf = (g: State): Json | undefined => {
  if (g.bridge === NOWHERE) return undefined
  if (g.bridge === GONE) return 'gone'
  return { from: grid.names[Math.floor(g.bridge / 6)], to: grid.names[grid.neighbours[g.bridge]] }
}

const finalOf = (g: State): Json => {
  const { western, italian, substitutes } = finalCount(g)
  const names = (hexes: readonly number[]) => hexes.map(hex => grid.names[hex])
  return { western: names(western), italian: names(italian), substitutes: names(substitutes) }
}

export const FACTS: Facts = {
  ...placeFacts(kinds, BOX, OF_SIDE),
  ...PRINTED,
  step: ofUnit('`full` or `reduced`', (g, u) => (g.reduced[u] ? 'reduced' : 'full')),
  due: ofUnit('turn box of a unit on the Turn Track', (g, u) => g.due[u] || undefined),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  control: ofHex('side that holds a hex', (g, hex) => SIDES[g.control[hex]] ?? 'nobody'),
  sources: {
    about: 'hexes from which a side draws supply',
    of: 'side',
    unordered: true,
    read: (g, side) => sourcesOf(g, side === 'allied' ? ALLIED : GERMAN).map(hex => grid.names[hex]),
  },
  antwerp: ofGame('`open` or `shut`', g => (isAntwerpOpen(g) ? 'open' : 'shut')),
  short: ofGame('army group with supply problems', g => GROUP_NAMES[g.shortGroup - 1]),
  ports: ofGame('ports that the Allies hold, and `needed`', g => ({
    is: portsHeld(g),
    needed: portsNeeded(g),
  })),
  launchSites: ofGame('launch sites that the Allies do not hold', g =>
    launchSitesLeft(g).map(hex => grid.names[hex]),
  ),
  final: ofGame('the cities of the final check: `western`, `italian`, `substitutes`', finalOf),
  bombers: ofGame('bombers left', g => g.bombers),
  offensives: ofGame('offensives left, and the hexes where one may be declared now (`hexes`)', g => ({
    is: g.offensives,
    hexes: markerHexes(g).map(hex => grid.names[hex]),
  })),
  heldOnce: ofGame('cities that the Allies hold or have held', g => hexesWith(g, HEX.everAllied), true),
  destroyed: ofGame('destroyed cities', g => hexesWith(g, HEX.destroyed), true),
  beachheads: ofGame(
    'hexes of the beachheads on the map',
    g => [...g.beachheads].filter(hex => hex >= 0).map(hex => grid.names[hex]),
    true,
  ),
  aerial: ofGame('hex of the aerial supply marker', g => markerAt(g.aerialHex)),
  bridge: ofGame('captured bridge `from` a hex `to` another, or gone', bridgeOf),
  fortress: ofGame('hex of the Alpine Fortress, or gone', g => markerAt(g.fortress)),
  inItaly: ofGame('German mobile units in Italy', mobilesInItaly),
  month: ofGame('the months of this turn', g => TURN_LABELS[g.turn]),
}

/** Counters on the map, and those off it that wait to come or are lost. */
export const placesIn = placesOf<State>(kinds, BOX, [BOX.removed, BOX.aside, BOX.garrison])
