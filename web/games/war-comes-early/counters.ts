// The counters and markers that lie on the map, as the viewer may see them.
import { isTraced } from '../../../engine/supply/trace.ts'
import { SOVIET_UNION } from '../../../games/war-comes-early/nations.ts'
import { isLiveRailhead } from '../../../games/war-comes-early/rules/10-railheads.ts'
import { isHomeHex, isSupplied, supplyOfNation } from '../../../games/war-comes-early/rules/10-supply.ts'
import { HEX, hasFlag, is1939, PHASE, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import {
  FORT,
  fort,
  fortHexes,
  grid,
  isGermanMech,
  isMarker,
  UNITS,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { MarkerPicture } from '../../../table/scene.ts'
import { countersOf, marker, perSight } from '../kit/counters.ts'
import { field, nameOf, ownerOf, RAILHEAD, values } from './names.ts'
import type { WarSight } from './sight.ts'

/** 1 for each unit on the map that is out of supply where it stands: one flood a nation instead of a search a unit. */
export function unsuppliedUnits(g: State): Uint8Array {
  const without = new Uint8Array(UNITS)
  const byNation = new Map<number, number[]>()
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || isMarker[unit] || isHomeHex(g, unitNation[unit], hex)) continue
    const nation = unitNation[unit]
    if (nation === SOVIET_UNION) {
      if (!isSupplied(g, unit)) without[unit] = 1
      continue
    }
    const kind = nation * 2 + isGermanMech[unit]
    byNation.set(kind, [...(byNation.get(kind) ?? []), unit])
  }
  for (const [kind, units] of byNation) {
    const trace = supplyOfNation(g, kind >> 1, (kind & 1) === 1)
    for (const unit of units) if (!isTraced(trace, g.place[unit])) without[unit] = 1
  }
  return without
}

/** Of what is seen from one side. */
export const unsupplied = perSight<WarSight, Uint8Array>(({ g }) => unsuppliedUnits(g))

/** Done in this phase: its move is over, or it has attacked. */
export function isSpent(g: State, unit: number): boolean {
  if (!(g.active & (1 << unitNation[unit]))) return false
  if (g.phase === PHASE.combat) return hasFlag(g.unitFlags, unit, UNIT.attacked)
  if (g.phase !== PHASE.movement || !hasFlag(g.unitFlags, unit, UNIT.begun)) return false
  if (hasFlag(g.unitFlags, unit, UNIT.stopped) || !hasFlag(g.unitFlags, unit, UNIT.moving)) return true
  return hasFlag(g.unitFlags, unit, UNIT.stepped) && g.left[unit] === 0
}

function wordsOf(s: WarSight, unit: number): string[] {
  if (ownerOf(s.g, unit) !== s.viewer) return [values(unit)]
  return [values(unit), unsupplied(s)[unit] ? 'out of supply' : 'supplied']
}

export const { counters, spokenUnit } = countersOf<State, WarSight>(field, {
  isSpent,
  statesOf: (s, unit) => (unsupplied(s)[unit] ? ['unsupplied'] : []),
  wordsOf,
})

export function markers({ g }: WarSight): MarkerPicture[] {
  const air = field.hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.airMarker))
  const found = air.map(hex => marker('airpower', hex, 'Airpower', g.airSide))
  return is1939(g) ? found : [...found, ...breaches(g), ...railheads(g)]
}

const breaches = (g: State): MarkerPicture[] =>
  fortHexes
    .filter(hex => hasFlag(g.hexFlags, hex, HEX.breached) && fort[hex] !== FORT.maginot)
    .map(hex => marker('breached', grid.names[hex], 'Breached'))

function railheads(g: State): MarkerPicture[] {
  return [...g.railheads].flatMap((hex, i) => {
    if (hex < 0) return []
    const label = `${nameOf(`${RAILHEAD}${i}`)}${isLiveRailhead(g, hex) ? '' : ', cut off'}`
    return [marker('railhead', grid.names[hex], label, 1)]
  })
}
