// What else units can do in a movement phase: dig in, limber up, work at bridges, be marked, lie on top.
import { slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { HEX, hasFlag, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { nameOf, placeNamed, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { MovementDesk } from '../../../table/presentation.ts'
import type { BudSight } from './sight.ts'

type Other = ReturnType<MovementDesk<BudSight>['others']>[number]
type Label = (s: BudSight, unit: number, action: Action) => string

/** March orders besides going somewhere, in the order in which they are offered. */
const LABELS: Readonly<Record<string, Label>> = {
  dig: () => 'Dig in',
  'set-up': ({ g }, unit) => (hasFlag(g.unitFlags, unit, UNIT.transport) ? 'Go into position' : 'Limber up'),
  mark: () => 'Mark for strategic movement',
  pay: ({ g }, unit) => `Move in full, shortage ${g.outOfSupply[unit]} to ${g.outOfSupply[unit] + 1}`,
  feed: (_s, _unit, { from }) => `Take a level from ${nameOf(from)}`,
  demolish: (_s, _unit, { to }) => `Blow the bridge to ${placeNamed(to)}`,
  rebuild: (_s, _unit, { to }) => `Rebuild the bridge to ${placeNamed(to)}`,
  build: (_s, _unit, { to }) => `Build a bridge to ${placeNamed(to)}`,
  leave: () => 'Leave the map',
  exit: () => 'Leave for Berlin',
  halt: () => 'End its move here',
}

/** Orders that several units can carry out one after the other. */
const FOR_SEVERAL = ['mark', 'set-up']

export function othersOf(s: BudSight, ids: readonly string[]): Other[] {
  const unit = unitAt(ids[0])
  if (unit < 0 || s.g.place[unit] < 0) return []
  const own = ids.length === 1 ? ordersOf(s, ids[0]) : severalOf(s, ids)
  return [...own, ...stackOrders(s, ids)]
}

/** What one unit could be ordered to do if it began now, or goes on. */
function ordersOf(s: BudSight, id: string): Other[] {
  const unit = unitAt(id)
  const open = s.ask(g => {
    const begin = { do: 'begin', unit: id }
    const isOnTheMarch = topFrame(g.flow) === FRAMES.march.id && slot(g.flow, FRAMES.march.at.unit) === unit
    if (!isOnTheMarch) {
      if (game.check(g, s.viewer, begin).length > 0) return []
      game.perform(g, s.viewer, begin, null)
    }
    return game.legal(g, s.viewer)
  })
  return open
    .filter(action => Object.hasOwn(LABELS, action.do))
    .map(action => ({
      id: [action.do, action.to ?? action.from].filter(Boolean).join('-'),
      label: LABELS[action.do](s, unit, action),
      action: { ...action, units: [id] },
    }))
    .sort((a, b) => rank(a) - rank(b))
}

const rank = ({ action }: Other): number => Object.keys(LABELS).indexOf(action.do)

function severalOf(s: BudSight, ids: readonly string[]): Other[] {
  return FOR_SEVERAL.flatMap(verb => {
    const action = { do: verb, units: ids }
    return s.check(action) === null
      ? [{ id: verb, label: LABELS[verb](s, unitAt(ids[0]), action), action }]
      : []
  })
}

/** 16.1.1, 16.1.2  Who lies on top, and whether a mask hides the stack. */
function stackOrders(s: BudSight, ids: readonly string[]): Other[] {
  const hex = s.g.place[unitAt(ids[0])]
  const name = grid.names[hex]
  const isMasked = hasFlag(s.g.hexFlags, hex, HEX.masked)
  const offers: Other[] = [
    { id: 'top', label: `Lay ${nameOf(ids[0])} on top`, action: { do: 'top', unit: ids[0] } },
    isMasked
      ? { id: 'unmask', label: 'Take off the mask', action: { do: 'unmask', hex: name } }
      : { id: 'mask', label: 'Mask the stack', action: { do: 'mask', hex: name } },
  ]
  return offers.filter(({ id, action }) => (id !== 'top' || ids.length === 1) && s.check(action) === null)
}
