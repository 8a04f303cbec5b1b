// What the player can lay over the map.
import { isReached } from '../../../engine/movement/reach.ts'
import { ALLIED, AXIS } from '../../../games/munich-war/nations.ts'
import { controller, isDisputed } from '../../../games/munich-war/rules/02-control.ts'
import { reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { derivedOf } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { isSupplied, supplyLine } from '../../../games/munich-war/rules/14-supply.ts'
import { flightOf, isInRange } from '../../../games/munich-war/rules/16-flight.ts'
import { BOX, STATUS, type State } from '../../../games/munich-war/state.ts'
import {
  airUnits,
  attackFactors,
  isAirstrike,
  isMobile,
  isStatic,
  unitNation,
} from '../../../games/munich-war/units.ts'
import {
  country,
  derive,
  HEXES,
  isGround,
  isObjective,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import {
  bySide,
  CHOICES,
  choice,
  ofHexes,
  overlaysOf,
  picture,
  routeLines,
  supplyOverlay,
  threatened,
} from '../kit/overlays.ts'
import { field } from './names.ts'
import type { MunichSight } from './sight.ts'

const isOpen = (g: State, hex: number): boolean =>
  isGround[hex] === 1 && country[hex] >= 0 && g.status[country[hex]] >= STATUS.fighting

export const { overlays, overlay } = overlaysOf<State, MunichSight>(field, [
  bySide(field, CHOICES.zones, 'zoc', ({ g }, side, hex) => derivedOf(g).zones[side][hex] > 0),
  supplyOverlay(
    field,
    ({ g }, units) =>
      units
        .filter(unit => !isStatic[unit])
        .map(unit => ({ unit, line: supplyLine(g, unit), isDry: !isSupplied(g, unit) })),
    // One line for a stack.
    ({ g, viewer }) =>
      [...g.top].filter(
        unit =>
          unit >= 0 && field.ownerOf(g, unit) === viewer && g.status[unitNation[unit]] === STATUS.fighting,
      ),
  ),
  {
    ...CHOICES.control,
    draw: ({ g }) => [
      ...[AXIS, ALLIED].map(side =>
        picture(
          'control',
          'control',
          side,
          field.hexesWhere(hex => isOpen(g, hex) && controller(g, hex) === side),
        ),
      ),
      // 2.3f  Nobody controls a disputed hex.
      picture(
        'control',
        'unsupplied',
        null,
        field.hexesWhere(hex => isOpen(g, hex) && isDisputed(g, hex)),
      ),
    ],
  },
  { ...CHOICES.threat, draw: s => [picture('threat', 'threat', null, threatHexes(s))] },
  {
    ...choice('air', 'Range of your aircraft', 'A'),
    draw: s => [picture('air', 'airZone', s.viewer, airHexes(s))],
  },
  ofHexes(
    field,
    choice('victory', 'Cities that count', 'V'),
    'victory',
    (_, hex) => victoryValue[hex] > 0 || isObjective[hex] === 1,
  ),
  { ...choice('rail', 'Railroads', 'R'), draw: () => [picture('rail', 'network', null, [], railroads)] },
])

let railroads: readonly (readonly string[])[] = []
derive(board => {
  railroads = routeLines(field, board.routes, network => network === 'rail')
})

/** The next movement of the enemy, on a copy in which nobody has moved. */
function threatHexes(s: MunichSight): string[] {
  if (s.viewer !== AXIS && s.viewer !== ALLIED) return []
  const trial = s.g.copy()
  trial.derived = s.g.derived
  trial.unitFlags.fill(0)
  return threatened(field, s, {
    isThreat: (_, unit) =>
      isMobile[unit] === 1 &&
      s.g.status[unitNation[unit]] === STATUS.fighting &&
      attackFactors[Math.max(1, s.g.steps[unit])][unit] > 0,
    likeness: (_, unit) => `${unitNation[unit]} ${s.g.steps[unit]} ${unit}`,
    reachOf: (_, unit) => {
      const reach = reachOf(trial, unit)
      return reach === null
        ? [trial.place[unit]]
        : [...reach.hexes.subarray(0, reach.count)].filter(hex => isReached(reach, hex))
    },
    isOpen: hex => isOpen(s.g, hex),
  })
}

/** Hexes that some available airstrike of the viewer can reach. */
function airHexes({ g, viewer }: MunichSight): string[] {
  const reached = new Uint8Array(HEXES)
  const ready = airUnits.filter(
    unit => isAirstrike[unit] && g.place[unit] === BOX.available && field.ownerOf(g, unit) === viewer,
  )
  for (const unit of ready) {
    const distances = flightOf(g, unit)
    for (let hex = 0; hex < HEXES; hex++) if (isInRange(distances, hex)) reached[hex] = 1
  }
  return field.hexesWhere(hex => reached[hex] === 1)
}
