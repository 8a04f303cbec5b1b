// Facts about the map: who stands where, zones of control, movement, supply, control, bridges.
import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { isReached } from '../../engine/movement/reach.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { costsByName, reachFacts, stackingFact, supplyFact } from '../../engine/positions/usual-facts.ts'
import { CAMPS, NOBODY } from './nations.ts'
import { type Facts, hexNamed, hexNames, kinds, ofHex, ofUnit, question } from './position-fact-kinds.ts'
import { allowanceOf, ticksLeft } from './rules/03-allowance.ts'
import { mayStay, reachOf } from './rules/03-reach.ts'
import { levelsIn, stayRefusal } from './rules/03-stacking.ts'
import { controllerOf } from './rules/04-hex-control.ts'
import { derivedOf, exertsInto } from './rules/04-zones-of-control.ts'
import { supplyPath } from './rules/10-supply-lines.ts'
import { bridgeOwner } from './rules/14-bridge-control.ts'
import { BRIDGE, HEX, type State } from './state.ts'
import { grid, waterside } from './world.ts'

const campName = (camp: number): string | undefined => (camp === NOBODY ? undefined : CAMPS[camp])

/** Hexes where the unit may go and stay, with what they cost. */
function reachedBy(g: State, unit: number): Record<string, number> {
  if (g.place[unit] < 0) return {}
  const reach = reachOf(g, unit)
  return costsByName(
    grid.names,
    reach,
    hex => hex !== g.place[unit] && isReached(reach, hex) && mayStay(g, unit, hex),
  )
}

function bridgeOf(g: State, { from, to }: Question): Json | undefined {
  const here = hexNamed(from)
  const direction = here < 0 ? -1 : grid.directionTo(here, hexNamed(to))
  const side = direction < 0 ? -1 : waterside[here * 6 + direction]
  if (side < 0) return undefined
  if ((g.bridge[side] & BRIDGE.stands) === 0) return { is: 'none' }
  return {
    is: (g.bridge[side] & BRIDGE.pontoon) !== 0 ? 'pontoon' : 'stands',
    owner: campName(bridgeOwner(g, side)) ?? null,
  }
}

export const MAP_FACTS: Facts = {
  levelsIn: ofHex('combat efficiency levels in a hex', levelsIn),
  ...stackingFact(kinds, stayRefusal),
  zone: ofUnit(
    'hexes into which the zone of control of a unit reaches',
    (g, unit) => hexNames(hex => exertsInto(g, unit, hex)),
    true,
  ),
  inZone: ofHex(
    'camps whose zones of control cover a hex',
    (g, hex) => CAMPS.filter((_, camp) => derivedOf(g).zones[camp][hex] > 0),
    true,
  ),
  ...reachFacts(kinds, reachedBy),
  allowance: ofUnit(
    'movement points of a unit that begins to move now',
    (g, unit) => allowanceOf(g, unit) / POINT,
  ),
  left: ofUnit('movement points that a unit has left', (g, unit) => ticksLeft(g, unit) / POINT),
  ...supplyFact(kinds, (g, unit) => supplyPath(g, unit).length > 0, supplyPath),
  control: ofHex('camp that controls a hex', (g, hex) => campName(controllerOf(g, hex)) ?? 'nobody'),
  dug: ofHex('camp whose field fortification is in a hex', (g, hex) =>
    campName((g.hexFlags[hex] & HEX.digMask) - 1),
  ),
  bridge: question(
    'the bridge between two hexes: { from, to, is: stands }, pontoon or none, and its `owner`',
    ['from', 'to'],
    bridgeOf,
  ),
}
