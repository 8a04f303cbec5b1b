// What the player can lay over the maps.
import { campOfSide, GROUP } from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { inZoneOf } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { supplyLine } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { movementFactor } from '../../../games/hinge-of-fate/rules/11-costs.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  groupOf,
  HEXES,
  isExit,
  isObjective,
  isStatic,
  isWater,
  mapOf,
  mobility,
  polishObjectives,
  westGermanCities,
} from '../../../games/hinge-of-fate/world.ts'
import {
  bySide,
  CHOICES,
  choice,
  ofHexes,
  overlaysOf,
  picture,
  supplyOverlay,
  type Threat,
  threatened,
} from '../kit/overlays.ts'
import { unsupplied } from './counters.ts'
import { field, ownerOf } from './names.ts'
import { campOfViewer, type HingeSight } from './sight.ts'

/** A command draws what its camp has on its own map. */
const isOn = (side: number, hex: number): boolean => mapOf[hex] === (side < 2 ? 0 : 1)

export const { overlays, overlay } = overlaysOf<State, HingeSight>(field, [
  bySide(
    field,
    CHOICES.zones,
    'zoc',
    ({ g }, side, hex) => isOn(side, hex) && inZoneOf(g, campOfSide[side], hex),
  ),
  supplyOverlay(
    field,
    (s, units) =>
      units
        .filter(unit => groupOf[unit] !== GROUP.polish)
        .map(unit => ({ unit, line: supplyLine(s.g, unit), isDry: unsupplied(s)[unit] === 1 })),
    s => field.unitsWhere(unit => s.g.place[unit] >= 0 && campOf[unit] === campOfViewer(s)),
  ),
  bySide(
    field,
    CHOICES.control,
    'control',
    ({ g }, side, hex) => !isWater[hex] && isOn(side, hex) && controller(g, hex) === campOfSide[side],
  ),
  {
    ...CHOICES.threat,
    draw: s => [
      picture('threat', 'threat', s.viewer === 0 || s.viewer === 2 ? 1 : 0, threatened(field, s, THREAT)),
    ],
  },
  ofHexes(field, choice('victory', 'Victory hexes', 'V'), 'victory', ({ g }, hex) => isVictoryHex(g, hex)),
])

// 4.2, 4.4b, 4.8, 14.7
const isVictoryHex = (g: State, hex: number): boolean =>
  polishObjectives.includes(hex) ||
  (!isHistorical(g) && (isObjective[hex] === 1 || isExit[hex] === 1 || westGermanCities.includes(hex)))

const THREAT: Threat<HingeSight> = {
  isThreat: (s, unit) =>
    campOf[unit] !== campOfViewer(s) &&
    !isStatic[unit] &&
    movementFactor(s.g, unit) > 0 &&
    ownerOf(s.g, unit) >= 0,
  likeness: (_, unit) => `${groupOf[unit]} ${mobility[unit]}`,
  reachOf: ({ g }, unit) => reached(g, unit),
  isOpen: hex => !isWater[hex],
}

/** Rivers that are rolled for at the least they can cost. */
function reached(g: State, unit: number): Iterable<number> {
  const reach = reachOf(g, unit, 0)
  return reach === null || HEXES === 0
    ? [g.place[unit]]
    : [g.place[unit], ...reach.hexes.subarray(0, reach.count)]
}
