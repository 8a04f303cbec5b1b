// Everything beside the map: what may come, what waits in the pool, what is lost.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { BOX, FLIEGER, is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  defenceFactor,
  isArmy,
  isMarker,
  unitIds,
} from '../../../games/war-comes-early/world.ts'
import { alike, arriving, inBox, type TrayGroup, tray, traysOf } from '../kit/trays.ts'
import { field, shortName } from './names.ts'
import type { WarSight } from './sight.ts'

export const trays = traysOf<State, WarSight>(field, (s, side) => {
  const { g } = s
  const now = side === s.viewer ? arrivingNow(s) : []
  const lost = inBox(field, g, side, BOX.eliminated)
  return [
    tray('now', 'May come now', `${now.length}`, ['3.5'], groups(now)),
    tray('pool', 'Corps set aside', 'to build or break armies', ['7.1a'], poolGroups(g, side)),
    tray('coming', 'Coming', '', ['3.2'], coming(g, side)),
    tray('lost', 'Lost, may return', 'one free each turn', ['3.5f'], groups(lost)),
    tray('out', 'Out of the game', '', ['3.5e'], groups(inBox(field, g, side, BOX.removed))),
  ]
})

const PLACING: readonly DecisionName[] = [
  'deploy',
  'deployNeutral',
  'reserves',
  'mountainCorps',
  'replacements',
  'chainEntry',
]

/** What the present decision can bring onto the map. */
const arrivingNow = (s: WarSight): number[] =>
  s.awaited !== null && PLACING.includes(s.awaited.decision) ? arriving(field, s, ['place', 'replace']) : []

function poolGroups(g: State, side: number): TrayGroup[] {
  const pool = inBox(field, g, side, BOX.pool)
  return [...groups(pool.filter(unit => !isArmy[unit])), ...groups(pool.filter(unit => isArmy[unit]))]
}

function coming(g: State, side: number): TrayGroup[] {
  const back = inBox(field, g, side, BOX.returning).sort((a, b) => g.returns[a] - g.returns[b])
  const found = back.map(unit => ({
    label: `Turn ${g.returns[unit]}`,
    units: [unitIds[unit]],
    line: `${shortName(unit)} returns`,
  }))
  const aside = inBox(field, g, side, BOX.aside).filter(unit => !isMarker[unit])
  return [...found, ...groups(aside), ...flieger(g, side)]
}

// 12.8  Drawn as a counter, played as a marker.
function flieger(g: State, side: number): TrayGroup[] {
  if (is1939(g) || side !== 0 || g.flieger === FLIEGER.spent) return []
  const when = g.flieger === FLIEGER.ready ? 'Any turn' : 'From turn 3'
  return [{ label: when, units: ['ge-7f'], line: 'Parachute drop, once, with air superiority' }]
}

const groups = (units: readonly number[]): TrayGroup[] =>
  alike(field, units, unit => `${attackFactor[unit]} ${defenceFactor[unit]}`)
