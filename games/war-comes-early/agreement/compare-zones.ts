// 9  Zones of control of both sides.
import { ALLIED, GERMAN } from '../nations.ts'
import { enemyZones, type ReferencePosition, type Side } from '../reference/reference.ts'
import { inEnemyZone } from '../rules/09-zones-of-control.ts'
import type { State } from '../state.ts'
import { grid } from '../world.ts'
import { told } from './difference.ts'

const SIDES: readonly (readonly [Side, number])[] = [
  ['german', GERMAN],
  ['allied', ALLIED],
]

/** Every hex of the map. */
export function compareZones(g: State, position: ReferencePosition): string[] {
  const differing: string[] = []
  for (const [name, side] of SIDES) {
    const zones = enemyZones(position, name)
    for (const [h, hex] of grid.names.entries()) {
      const ours = inEnemyZone(g, side, h)
      if (ours === zones.has(hex)) continue
      differing.push(told(`zone on ${name} units in ${hex}`, ours, zones.has(hex)))
    }
  }
  return differing
}
