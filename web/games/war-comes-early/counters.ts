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
  HEXES,
  isGermanMech,
  isMarker,
  UNITS,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { CounterPicture, CounterState, MarkerPicture } from '../../../table/scene.ts'
import { adjective, kindOf, nameOf, placeName, RAILHEAD, shortName, values } from './names.ts'
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

export function counters(s: WarSight): CounterPicture[] {
  const { g } = s
  const unsupplied = unsuppliedUnits(g)
  const pictures: CounterPicture[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    let depth = 0
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      pictures.push(counterOf(s, unit, hex, depth, unsupplied[unit] === 1))
      depth += 1
    }
    for (let hidden = s.unseenIn(hex); hidden > 0; hidden--) {
      pictures.push({
        unit: null,
        hex: grid.names[hex],
        depth,
        name: 'a unit that you cannot see',
        side: sideOf(g, g.top[hex]),
        states: [],
      })
      depth += 1
    }
  }
  return pictures
}

const sideOf = (g: State, unit: number): number => g.terms.sideOf[unitNation[unit]]

function counterOf(
  s: WarSight,
  unit: number,
  hex: number,
  depth: number,
  unsupplied: boolean,
): CounterPicture {
  const states: CounterState[] = []
  if (isSpent(s.g, unit)) states.push('spent')
  if (unsupplied) states.push('unsupplied')
  return {
    unit: unitIds[unit],
    hex: grid.names[hex],
    depth,
    name: spoken(s, unit, unsupplied),
    side: sideOf(s.g, unit),
    states,
  }
}

/** Done in this phase: its move is over, or it has attacked. */
export function isSpent(g: State, unit: number): boolean {
  if (!(g.active & (1 << unitNation[unit]))) return false
  if (g.phase === PHASE.combat) return hasFlag(g.unitFlags, unit, UNIT.attacked)
  if (g.phase !== PHASE.movement || !hasFlag(g.unitFlags, unit, UNIT.begun)) return false
  if (hasFlag(g.unitFlags, unit, UNIT.stopped) || !hasFlag(g.unitFlags, unit, UNIT.moving)) return true
  return hasFlag(g.unitFlags, unit, UNIT.stepped) && g.left[unit] === 0
}

function spoken({ g, viewer }: WarSight, unit: number, unsupplied: boolean): string {
  const nation = unitNation[unit]
  const own = g.terms.sideOf[nation] === viewer
  const supply = own ? `, ${unsupplied ? 'out of supply' : 'supplied'}` : ''
  return `${shortName(unit)}, ${adjective(nation)} ${kindOf(unit)}, ${values(unit)}${supply}`
}

export function spokenUnit(s: WarSight, id: string): string {
  const unit = unitIds.indexOf(id)
  if (unit < 0) return nameOf(id)
  const { g } = s
  const place = g.place[unit] >= 0 ? `, in ${placeName(g.place[unit])}` : ''
  const done = isSpent(g, unit) ? ', done in this phase' : ''
  return `${spoken(s, unit, g.place[unit] >= 0 && !isSupplied(g, unit))}${done}${place}${companyOf(g, unit)}`
}

function companyOf(g: State, unit: number): string {
  const others: string[] = []
  if (g.place[unit] < 0) return ''
  for (let other = g.top[g.place[unit]]; other >= 0; other = g.below[other])
    if (other !== unit) others.push(shortName(other))
  return others.length === 0 ? '' : ` with ${others.join(' and ')}`
}

export function markers({ g }: WarSight): MarkerPicture[] {
  const found: MarkerPicture[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (hasFlag(g.hexFlags, hex, HEX.airMarker))
      found.push({ kind: 'airpower', hex: grid.names[hex], label: 'Airpower', side: g.airSide })
  }
  if (!is1939(g)) found.push(...breaches(g), ...railheads(g))
  return found
}

function breaches(g: State): MarkerPicture[] {
  return fortHexes
    .filter(hex => hasFlag(g.hexFlags, hex, HEX.breached) && fort[hex] !== FORT.maginot)
    .map(hex => ({ kind: 'breached', hex: grid.names[hex], label: 'Breached', side: null }))
}

function railheads(g: State): MarkerPicture[] {
  const found: MarkerPicture[] = []
  for (const [i, hex] of g.railheads.entries()) {
    if (hex < 0) continue
    const label = `${nameOf(`${RAILHEAD}${i}`)}${isLiveRailhead(g, hex) ? '' : ', cut off'}`
    found.push({ kind: 'railhead', hex: grid.names[hex], label, side: 1 })
  }
  return found
}

/** Units that the viewer sees in a hex, the top one first. */
export function stack({ g }: WarSight, name: string): string[] {
  const hex = grid.indexOf(name)
  const units: string[] = []
  if (hex >= 0) for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) units.push(unitIds[unit])
  return units
}
