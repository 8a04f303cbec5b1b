// Words of a position file about bridges: which stand, whose they are, who builds one.
import { unknown } from '../../engine/files/nearest.ts'
import {
  choiceOf,
  entriesOf,
  fieldsOf,
  hexIn,
  hexNamed,
  itemsOf,
  report,
  type Spot,
} from '../../engine/positions/spot.ts'
import { CAMP, CAMPS, type CampName, NOBODY } from './nations.ts'
import { ARMIES } from './rules/14-pontoons.ts'
import { raiseBridge } from './rules/14-standing-bridges.ts'
import { BRIDGE, type State } from './state.ts'
import { unit, unitIds } from './units.ts'
import { grid, waterside } from './world.ts'

const STATES = ['blown', 'nobody', 'pontoon', ...CAMPS]

/** 14.1.3, N-6 */
export function layBridges(g: State, spot: Spot): void {
  for (const [key, entry] of entriesOf(spot, 'bridges')) {
    const [from, to] = key.split('/').map(name => hexNamed(grid, name))
    const side = sideBetween(from, to ?? -1)
    const state = choiceOf(entry, 'bridge', STATES)
    if (side < 0) report(entry, 'no-water', `there is no water between the hexes of ${key}`)
    if (side < 0 || state === null) continue
    if (state === 'blown') g.own('bridge')[side] = 0
    else if (state === 'pontoon') raiseBridge(g, side, CAMP.soviet, BRIDGE.pontoon)
    else raiseBridge(g, side, state === 'nobody' ? NOBODY : CAMPS.indexOf(state as CampName))
  }
}

function sideBetween(from: number, to: number): number {
  const direction = from < 0 || to < 0 ? -1 : grid.directionTo(from, to)
  return direction < 0 ? -1 : waterside[from * 6 + direction]
}

/** 14.3.2b */
export function layBuilding(g: State, spot: Spot): void {
  for (const [id, entry] of fieldsOf(spot, 'building', unitIds)) {
    const to = hexIn(entry, grid)
    const side = unitIds.includes(id) ? sideBetween(g.place[unit(id)], to) : -1
    if (side < 0) report(entry, 'no-water', `there is no water between ${id} and that hex`)
    else g.building[unit(id)] = side + 1
  }
}

/** N-6 */
export function layPontoons(g: State, spot: Spot): void {
  for (const item of itemsOf(spot)) {
    const name = item.document.kind === 'value' ? String(item.document.value) : ''
    const index = ARMIES.indexOf(name)
    if (index < 0) report(item, 'unknown-army', unknown('army', name, ARMIES))
    else g.pontoons |= 1 << index
  }
}
