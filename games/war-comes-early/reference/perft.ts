// Atomic actions of a movement or combat phase, one after the other, and how many of them there are.
import { attackBan, flankBan } from './attack.ts'
import { halfPoints, type Mover, mayUseColumn, step } from './movement.ts'
import { sideOf } from './nations.ts'
import { hexOf, lay, type MovingUnit, type ReferencePosition, type Table, unitOf } from './position.ts'
import { isMarker, isStatic } from './stacking.ts'
import { suppliedOn } from './supply.ts'
import { hexAt } from './terrain.ts'
import { neighbours } from './world.ts'
import { enemyZonesOn } from './zones.ts'

export type Action =
  | { readonly do: 'begin'; readonly hex: string }
  | { readonly do: 'step' | 'column'; readonly unit: string; readonly to: string }
  | { readonly do: 'top' | 'join'; readonly unit: string }
  | { readonly do: 'attack' | 'flank'; readonly target: string; readonly unit: string }
  | { readonly do: 'resolve' | 'end' }

function isActive(table: Table, id: string): boolean {
  return table.position.active.includes(unitOf(table, id).nation) && !isMarker(unitOf(table, id))
}

// 11.2  Those who may still set out from a hex, together.
function readyIn(table: Table, hex: string): string[] {
  const { position } = table
  return position.units
    .filter(unit => unit.hex === hex && isActive(table, unit.id))
    .filter(unit => !isStatic(unitOf(table, unit.id)) && !position.done.includes(unit.id))
    .map(unit => unit.id)
}

function begins(table: Table): Action[] {
  const hexes = [...table.stacks.keys()].filter(hex => readyIn(table, hex).length > 0)
  return hexes.map(hex => ({ do: 'begin', hex }))
}

function moverOf(table: Table, moving: MovingUnit, column: boolean): Mover {
  const { id, left, started, stopped } = moving
  const doubled = column && !started ? 2 * left : left // 11.6a
  return { unit: unitOf(table, id), at: hexOf(table, id), left: doubled, column, started, stopped }
}

function stepsOf(table: Table, moving: MovingUnit): Action[] {
  const unit = unitOf(table, moving.id)
  const zones = enemyZonesOn(table, unit.nation)
  const at = hexOf(table, moving.id)
  const around = neighbours(table.world, at)
  const open = (mover: Mover) => around.filter(to => step(table, mover, to, zones).ban === null)
  const steps: Action[] = open(moverOf(table, moving, moving.column)).map(to => ({
    do: 'step',
    unit: moving.id,
    to,
  }))
  if (moving.started || !mayUseColumn(table, unit, at, moving.outOfSupply)) return steps
  return [
    ...steps,
    ...open(moverOf(table, moving, true)).map(to => ({ do: 'column' as const, unit: moving.id, to })),
  ]
}

function tops(table: Table): Action[] {
  const topped = table.position.topped ?? []
  const below = [...table.stacks.values()].flatMap(stack => stack.slice(1))
  return below
    .filter(unit => isActive(table, unit.id) && !topped.includes(unit.id))
    .map(unit => ({ do: 'top', unit: unit.id }))
}

function combatActions(table: Table): Action[] {
  const found: Action[] = []
  for (const { id, hex } of table.position.units.filter(unit => isActive(table, unit.id))) {
    for (const target of neighbours(table.world, hex)) {
      if (attackBan(table, id, target) === null) found.push({ do: 'attack', target, unit: id })
      if (flankBan(table, id, target, []) === null) found.push({ do: 'flank', target, unit: id })
    }
  }
  return [...found, { do: 'end' }]
}

function joins(table: Table): Action[] {
  const { kind, target, units } = table.position.opened!
  const others = table.position.units.map(unit => unit.id).filter(id => !units.includes(id))
  const ban = (id: string) =>
    kind === 'attack' ? attackBan(table, id, target) : flankBan(table, id, target, units)
  return others.filter(id => ban(id) === null).map(unit => ({ do: 'join', unit }))
}

export function actions(position: ReferencePosition): Action[] {
  const table = lay(position)
  if (position.phase === 'movement') {
    const steps = (position.moving?.units ?? []).flatMap(moving => stepsOf(table, moving))
    return [...begins(table), ...steps, ...tops(table), { do: 'end' }]
  }
  return position.opened ? [...joins(table), { do: 'resolve' }] : combatActions(table)
}

function begin(position: ReferencePosition, hex: string): ReferencePosition {
  const table = lay(position)
  const ids = readyIn(table, hex)
  const units = ids.map(id => {
    const outOfSupply = !suppliedOn(table, id, { for: 'movement' })
    const left = halfPoints(unitOf(table, id), outOfSupply)
    return { id, left, column: false, started: false, stopped: false, outOfSupply }
  })
  return { ...position, moving: { origin: hex, units }, done: [...position.done, ...ids] }
}

const onTop = (position: ReferencePosition, id: string, hex: string) => [
  { id, hex },
  ...position.units.filter(unit => unit.id !== id),
]

// W4  The hex changes hands at once, and an Allied unit breaches the West Wall by walking in (11.5d).
function enter(position: ReferencePosition, id: string, to: string): ReferencePosition {
  const table = lay(position)
  const { nation } = unitOf(table, id)
  const breaches = hexAt(table, to).fort === 'west-wall' && sideOf(position, nation) === 'allied'
  const breached = breaches ? [...new Set([...position.breached, to])] : position.breached
  const control = { ...position.control, [to]: nation }
  return { ...position, units: onTop(position, id, to), control, breached }
}

function move(position: ReferencePosition, id: string, to: string, column: boolean): ReferencePosition {
  const table = lay(position)
  const moving = position.moving!
  const mine = moving.units.find(unit => unit.id === id)!
  const inColumn = column || mine.column
  const zones = enemyZonesOn(table, unitOf(table, id).nation)
  const taken = step(table, moverOf(table, mine, inColumn), to, zones)
  if (taken.ban !== null) throw new Error(`${id} may not enter ${to} (${taken.ban})`)
  const after = { ...mine, left: taken.left, column: inColumn, started: true, stopped: taken.stops }
  const units = moving.units.map(unit => (unit.id === id ? after : unit))
  return { ...enter(position, id, to), moving: { ...moving, units } }
}

// Plays an action that `actions` has offered; `end` and `resolve` are not played.
export function perform(position: ReferencePosition, action: Action): ReferencePosition {
  switch (action.do) {
    case 'begin':
      return begin(position, action.hex)
    case 'step':
      return move(position, action.unit, action.to, false)
    case 'column':
      return move(position, action.unit, action.to, true)
    case 'top': {
      const hex = hexOf(lay(position), action.unit)
      const units = onTop(position, action.unit, hex)
      return { ...position, units, topped: [...(position.topped ?? []), action.unit] }
    }
    case 'attack':
    case 'flank':
      return { ...position, opened: { kind: action.do, target: action.target, units: [action.unit] } }
    case 'join': {
      const opened = position.opened!
      return { ...position, opened: { ...opened, units: [...opened.units, action.unit] } }
    }
    default:
      throw new Error(`${action.do} is a leaf`)
  }
}

export function perft(position: ReferencePosition, depth: number): number {
  if (depth === 0) return 1
  let count = 0
  for (const action of actions(position)) {
    const leaf = action.do === 'end' || action.do === 'resolve'
    count += leaf ? 1 : perft(perform(position, action), depth - 1)
  }
  return count
}
