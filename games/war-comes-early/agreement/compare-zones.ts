// 9  Zones of control of both sides.
import { ALLIED, GERMAN } from '../nations.ts'
import { enemyZones, type ReferencePosition, type Side } from '../reference/reference.ts'
import { inEnemyZone } from '../rules/09-zones-of-control.ts'
import type { State } from '../state.ts'
import { grid } from '../world.ts'
import { difference } from './difference.ts'

const SIDES: readonly (readonly [Side, number])[] = [
  ['german', GERMAN],
  ['allied', ALLIED],
]

/** Every hex of the map. */
export function compareZones(g: State, position: ReferencePosition): string[] {
  return SIDES.flatMap(([name, side]) => {
    const zones = enemyZones(position, name)
    return grid.names.flatMap((hex, h) =>
      difference(`zone on ${name} units in ${hex}`, inEnemyZone(g, side, h), zones.has(hex)),
    )
  })
}
