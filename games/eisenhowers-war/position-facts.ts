// What a position file can ask and expect of this game, beside what every game has.
import type { Json } from '../../engine/game/action.ts'
import { type Facts as FactsOf, factKinds, type Question } from '../../engine/positions/fact-kinds.ts'
import { printedHex, printedSide, slotBetween } from '../../engine/positions/printed-facts.ts'
import { placeNamer } from '../../engine/positions/usual.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { finalCount, launchSitesLeft, portsHeld, portsNeeded } from './rules/04-victory.ts'
import { isAntwerpOpen, sourcesOf } from './rules/07-supply.ts'
import { mobilesInItaly } from './rules/08-entry.ts'
import { markerHexes } from './rules/13-offensives.ts'
import { ALLIED, GERMAN, GROUP_NAMES, SIDES } from './sides.ts'
import { BOX, GONE, HEX, hasFlag, NOWHERE, type State } from './state.ts'
import { TURN_LABELS } from './tables.ts'
import { counterSet, counters, isMobile, sideOf, UNITS, unitIds } from './units.ts'
import { board, grid, openSide } from './world.ts'

type Facts = FactsOf<State>

const { ofUnit, ofHex, ofGame, question, hexNumbered } = factKinds<State>(counterSet, grid)

const placeOf = placeNamer(grid.names, BOX)
const hexesWith = (g: State, flag: number): string[] =>
  grid.names.filter((_, hex) => hasFlag(g.hexFlags, hex, flag))
const markerAt = (hex: number): Json | undefined =>
  hex === NOWHERE ? undefined : hex === GONE ? 'gone' : grid.names[hex]

function boxOf(g: State, { box, side }: Question): Json | undefined {
  const code = BOX[String(box) as keyof typeof BOX] as number | undefined
  if (code === undefined) return undefined
  const who = side === undefined ? -1 : SIDES.indexOf(String(side) as 'allied')
  const units = unitIds.filter((_, u) => g.place[u] === code && (who < 0 || sideOf[u] === who))
  return { is: units.length, units }
}

const slotOf = ({ from, to }: Question): number => slotBetween(board(), hexNumbered(from), hexNumbered(to))

function hexsideFacts({ from, to }: Question): Json | undefined {
  const slot = slotOf({ from, to })
  return slot < 0 ? undefined : { ...printedSide(board(), slot), open: openSide[slot] === 1 }
}

function unitFacts(u: number): Json {
  const { name, nation, type, size, steps, flags } = counters[u]
  return {
    name,
    nation,
    type,
    size,
    attack: steps[0][0],
    defence: steps[0][1],
    movement: steps[0][2],
    steps: steps.length,
    mobile: isMobile[u] === 1,
    flags: [...flags],
  }
}

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
  at: ofUnit('hex or box of a unit', placeOf),
  step: ofUnit('`full` or `reduced`', (g, u) => (g.reduced[u] ? 'reduced' : 'full')),
  due: ofUnit('turn box of a unit on the Turn Track', (g, u) => g.due[u] || undefined),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  control: ofHex('side that holds a hex', (g, hex) => SIDES[g.control[hex]] ?? 'nobody'),
  inBox: question(
    'how many units are in a box: { box: reinforcements, side: allied, is: 3 }, and `units`',
    ['box', 'side'],
    boxOf,
  ),
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
  destroyed: ofGame('destroyed cities', g => hexesWith(g, HEX.destroyed), true),
  beachheads: ofGame('hexes of the beachheads', g =>
    Array.from(g.beachheads, hex => markerAt(hex) ?? 'none'),
  ),
  aerial: ofGame('hex of the aerial supply marker', g => markerAt(g.aerialHex)),
  bridge: ofGame('captured bridge `from` a hex `to` another, or gone', bridgeOf),
  fortress: ofGame('hex of the Alpine Fortress, or gone', g => markerAt(g.fortress)),
  inItaly: ofGame('German mobile units in Italy', mobilesInItaly),
  month: ofGame('the months of this turn', g => TURN_LABELS[g.turn]),
  hex: ofHex('region, terrain and features of a hex', (_g, hex) => printedHex(board(), hex), true),
  hexside: question('{ from, to } and of the answer kinds, routes, name, open', ['from', 'to'], (_g, asked) =>
    hexsideFacts(asked),
  ),
  unit: ofUnit(
    'name, nation, type, size, attack, defence, movement, steps, mobile, flags',
    (_g, u) => unitFacts(u),
    true,
  ),
}

/** Counters on the map, and those off it that wait to come or are lost. */
export function placesIn(g: State): Record<string, string> {
  const places: Record<string, string> = {}
  const quiet: readonly number[] = [BOX.removed, BOX.aside, BOX.garrison]
  for (let u = 0; u < UNITS; u++) {
    if (quiet.includes(g.place[u])) continue
    places[unitIds[u]] = `${placeOf(g, u)}${g.reduced[u] ? ' reduced' : ''}`
  }
  return places
}
