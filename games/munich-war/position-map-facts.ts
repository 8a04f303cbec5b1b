// Facts about units on the map: supply, zones of control, movement, control of hexes.
import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { UNREACHED } from '../../engine/movement/reach.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { costsByName, reachFacts, stackingFact, supplyFact } from '../../engine/positions/usual-facts.ts'
import { NATIONS, SIDES } from './nations.ts'
import {
  type Facts,
  hexNamed,
  kinds,
  nationNamed,
  ofHex,
  ofUnit,
  question,
  sideName,
} from './position-fact-kinds.ts'
import { controller, isDisputed, occupant } from './rules/02-control.ts'
import { entryRefusal } from './rules/05-belligerency.ts'
import { railReachOf, reachOf } from './rules/08-reach.ts'
import { allowance } from './rules/08-step.ts'
import { stackingRefusal } from './rules/09-stacking.ts'
import { inEnemyZone, zoneOf } from './rules/10-zones-of-control.ts'
import { isSupplied, isSuppliedToAttack, isSuppliedToMove, supplyLine } from './rules/14-supply.ts'
import { HEX, hasFlag, type State } from './state.ts'
import { grid } from './world.ts'

const inWords = (supplied: boolean): string => (supplied ? 'supplied' : 'unsupplied')
const names = (hexes: readonly number[]): string[] => hexes.map(h => grid.names[h])

function railReach(g: State, u: number): string[] {
  const trace = railReachOf(g, u)
  const hexes: string[] = []
  for (let i = 0; i < trace.count; i++)
    if (trace.hexes[i] !== g.place[u]) hexes.push(grid.names[trace.hexes[i]])
  return hexes
}

function entryOf(g: State, { nation, hex }: Question): Json | undefined {
  const land = nationNamed(nation)
  const h = hexNamed(hex)
  if (land < 0 || h < 0) return undefined
  const refusal = entryRefusal(g, land, h)
  return refusal === null ? { is: 'open', nation: NATIONS[land] } : { is: 'closed', ...refusal }
}

const onMap = (g: State, u: number, answer: () => Json): Json | undefined =>
  g.place[u] < 0 ? undefined : answer()

export const MAP_FACTS: Facts = {
  ...stackingFact(kinds, stackingRefusal),
  ...supplyFact(kinds, isSupplied, supplyLine),
  moveSupply: ofUnit('the same for a move that begins now', (g, u) =>
    onMap(g, u, () => inWords(isSuppliedToMove(g, u))),
  ),
  attackSupply: ofUnit('the same for an attack', (g, u) =>
    onMap(g, u, () => inWords(isSuppliedToAttack(g, u))),
  ),
  zone: ofUnit('hexes into which the zone of control of a unit reaches', (g, u) => names(zoneOf(g, u)), true),
  inZone: ofHex(
    'sides whose zones of control cover a hex',
    (g, h) => SIDES.filter((_, side) => inEnemyZone(g, 1 - side, h)),
    true,
  ),
  ...reachFacts(kinds, (g, u) => {
    const found = reachOf(g, u)
    return costsByName(grid.names, found, h => h !== g.place[u] && found!.cost[h] !== UNREACHED)
  }),
  railReach: ofUnit('hexes that a unit can go to by rail', railReach, true),
  allowance: ofUnit('movement points of a unit that begins to move now', (g, u) =>
    onMap(g, u, () => allowance(g, u, !isSuppliedToMove(g, u)) / POINT),
  ),
  left: ofUnit('movement points that a moving unit has left', (g, u) => g.left[u] / POINT),
  entry: question(
    'whether units of a country may enter a hex: { nation, hex, is: open } or { is: closed, rule }',
    ['nation', 'hex'],
    entryOf,
  ),
  control: ofHex('side that controls a hex, or nobody; `owner` leaves disputes aside', (g, h) => ({
    is: sideName(controller(g, h)),
    owner: sideName(g.control[h] - 1),
  })),
  disputed: ofHex('whether a hex is disputed', isDisputed),
  occupied: ofHex('side whose units are in a hex, or nobody', (g, h) => sideName(occupant(g, h))),
  lastHeld: ofHex('side that occupied a hex last, or nobody', (g, h) => sideName(g.holder[h] - 1)),
  terror: ofHex('whether a terror marker lies in a hex', (g, h) => hasFlag(g.hexFlags, h, HEX.terror)),
}
