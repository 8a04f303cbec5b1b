// Everything beside the map: what may come, what waits in the pool, what is lost.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { BOX, FLIEGER, is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  counters,
  defenceFactor,
  isArmy,
  isMarker,
  UNITS,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { Tray } from '../../../table/presentation.ts'
import { adjective, shortName, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

type Group = Tray['groups'][number]

export function trays(s: WarSight): (Tray & { side: number })[] {
  const sides = [s.viewer, 1 - s.viewer]
  return sides.flatMap(side => traysOf(s, side).map(tray => ({ ...tray, side })))
}

function traysOf(s: WarSight, side: number): Tray[] {
  const { g } = s
  const now = side === s.viewer ? arrivingNow(s) : []
  const all = [
    tray('now', 'May come now', `${now.length}`, ['3.5'], groups(now)),
    tray('pool', 'Corps set aside', 'to build or break armies', ['7.1a'], poolGroups(g, side)),
    tray('coming', 'Coming', '', ['3.2'], coming(g, side)),
    tray('lost', 'Lost, may return', 'one free each turn', ['3.5f'], groups(inBox(g, side, BOX.eliminated))),
    tray('out', 'Out of the game', '', ['3.5e'], groups(inBox(g, side, BOX.removed))),
  ]
  return all.filter(({ groups }) => groups.length > 0).map(t => ({ ...t, id: `${t.id}-${side}` }))
}

const tray = (
  id: string,
  title: string,
  note: string,
  rules: readonly string[],
  found: readonly Group[],
): Tray => ({ id, title, note, rules, groups: found })

/** What the present decision can bring onto the map. */
function arrivingNow({ g, legal, awaited }: WarSight): number[] {
  if (awaited === null || !PLACING.includes(awaited.decision)) return []
  const ids = new Set(legal.filter(a => a.do === 'place' || a.do === 'replace').map(a => String(a.unit)))
  return [...ids].map(unitAt).filter(unit => unit >= 0 && g.place[unit] < 0)
}

const PLACING: readonly DecisionName[] = [
  'deploy',
  'deployNeutral',
  'reserves',
  'mountainCorps',
  'replacements',
  'chainEntry',
]

function inBox(g: State, side: number, box: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] === box && g.terms.sideOf[unitNation[unit]] === side) units.push(unit)
  }
  return units
}

function poolGroups(g: State, side: number): Group[] {
  const pool = inBox(g, side, BOX.pool)
  return [...groups(pool.filter(unit => !isArmy[unit])), ...groups(pool.filter(unit => isArmy[unit]))]
}

function coming(g: State, side: number): Group[] {
  const back = inBox(g, side, BOX.returning).sort((a, b) => g.returns[a] - g.returns[b])
  const found = back.map(
    (unit): Group => ({
      label: `Turn ${g.returns[unit]}`,
      units: [unitIds[unit]],
      line: `${shortName(unit)} returns`,
    }),
  )
  const aside = inBox(g, side, BOX.aside).filter(unit => !isMarker[unit])
  return [...found, ...groups(aside), ...flieger(g, side)]
}

// 12.8  Drawn as a counter, played as a marker.
function flieger(g: State, side: number): Group[] {
  if (is1939(g) || side !== 0 || g.flieger === FLIEGER.spent) return []
  const when = g.flieger === FLIEGER.ready ? 'Any turn' : 'From turn 3'
  return [{ label: when, units: ['ge-7f'], line: 'Parachute drop, once, with air superiority' }]
}

/** Equal counters become one with "× 7". */
function groups(units: readonly number[]): Group[] {
  const alike = new Map<string, number[]>()
  for (const unit of units) {
    const { nation, type, size } = counters[unit]
    const key = [nation, type, size, attackFactor[unit], defenceFactor[unit]].join()
    alike.set(key, [...(alike.get(key) ?? []), unit])
  }
  return [...alike.values()].map(same => ({
    label: same.length === 1 ? shortName(same[0]) : `× ${same.length}`,
    units: same.map(unit => unitIds[unit]),
    line: `${adjective(unitNation[same[0]])} ${counters[same[0]].type} ${counters[same[0]].size}`,
  }))
}
