// Units that wait off the map, and the phases in which they come and work at bridges, for the tests of chapters 11 and 14.
import { FRAMES } from '../flow.ts'
import { BOX, PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { marchDecision } from './03-march.ts'
import { movementDecision } from './03-movement.ts'
import { bitsOfZones } from './11-zones.ts'
import { strategicDecision } from './12-strategic-movement.ts'
import { ask, type Table, tableOf } from './testing.ts'

export const SOVIET_PLAYER = 0
export const GERMAN_PLAYER = 1

/** Units wait at some zones, 'W,U', from a turn on. */
export function waitAt(g: State, ids: string, zones: string, turn = 1): void {
  for (const id of ids.split(' ')) {
    g.place[unit(id)] = BOX.waiting
    g.own('zone')[unit(id)] = bitsOfZones(zones)
    g.own('arrives')[unit(id)] = turn
  }
}

/** Units come when something has happened. */
export function onCall(g: State, ids: string, zones = ''): void {
  for (const id of ids.split(' ')) {
    g.place[unit(id)] = BOX.onCall
    g.own('zone')[unit(id)] = bitsOfZones(zones)
  }
}

const table = (g: State): Table =>
  tableOf(g, [
    [FRAMES.movement, movementDecision],
    [FRAMES.march, marchDecision],
    [FRAMES.strategic, strategicDecision],
  ])

export function movementPhase(g: State, player: number): Table {
  ask(g, FRAMES.movement, player, PHASE.movement)
  return table(g)
}

export function strategicPhase(g: State, player: number): Table {
  ask(g, FRAMES.strategic, player, PHASE.strategic)
  return table(g)
}

/** A table at which a unit has begun to march. */
export function onTheMarch(g: State, player: number, id: string): Table {
  const t = movementPhase(g, player)
  t.play({ do: 'begin', unit: id })
  return t
}
