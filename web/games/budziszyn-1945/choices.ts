// Decisions in which the table puts several actions of the rules together: set-up, defence, retreat, pursuit.

import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { chaseDecision } from '../../../games/budziszyn-1945/rules/05-pursuit.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { nameOf, placeNamed, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { button, text } from '../kit/readers.ts'
import { affordancesOf } from './affordances.ts'
import { stackPiece } from './names.ts'
import type { BudSight } from './sight.ts'

/** Units that wait to be placed, each with the hexes where it may begin; and guns that may begin on their trucks. */
export function deployment(s: BudSight): Affordance[] {
  const waiting = s.legal.filter(action => action.do === 'take').map(action => text(action.unit))
  const inHand = s.legal.filter(action => action.do === 'place')
  const placed = waiting.flatMap(unit =>
    s.ask(g => {
      game.perform(g, s.viewer, { do: 'take', unit }, null)
      return game.legal(g, s.viewer).map(({ hex }) => placing(unit, text(hex)))
    }),
  )
  const guns = s.legal.filter(action => action.do === 'limber')
  const ready = s.legal.find(action => action.do === 'ready')
  return [
    ...inHand.map(({ hex }) => ({
      action: { do: 'place', hex },
      hex: text(hex),
      says: `Place it in ${placeNamed(hex)}`,
    })),
    ...placed,
    ...(waiting.length > 0 || inHand.length > 0 ? [] : guns.map(limbering)),
    ...(ready === undefined
      ? []
      : [{ action: ready, ...button('ready', 'The set-up is done', 'main', 'E') }]),
  ]
}

const placing = (unit: string, hex: string): Affordance => ({
  action: { do: 'place', unit, hex },
  piece: unit,
  hex,
  says: `Place ${nameOf(unit)} in ${placeNamed(hex)}`,
})

const limbering = (action: Action): Affordance => ({
  action,
  piece: text(action.unit),
  says: `${nameOf(action.unit)} begins on its trucks`,
})

/** 5.2.1a  Guns and stars are ticked; modifiers and headquarters have buttons. */
export function defence(s: BudSight): Affordance[] {
  return s.legal.flatMap((action): Affordance[] => {
    switch (action.do) {
      case 'support':
        return [{ action, piece: text(action.unit), says: `${nameOf(action.unit)} supports` }]
      case 'ability':
        return action.on === false
          ? [{ action, ...button(`without-${action.unit}`, `${nameOf(action.unit)} keeps its star`, 'side') }]
          : [{ action, piece: text(action.unit), says: `${nameOf(action.unit)} uses its star` }]
      case 'leave':
        return [{ action, ...button(`leave-${action.unit}`, `${nameOf(action.unit)} stays silent`, 'side') }]
      case 'kills':
        return [
          {
            action,
            ...button(`kills-${action.use}`, `Use ${count(Number(action.use), 'modifier')}`, 'side'),
          },
        ]
      case 'influence':
        return [
          {
            action,
            ...button('influence', action.on ? 'With headquarters' : 'Without headquarters', 'side'),
          },
        ]
      case 'ready':
        return [{ action, ...button('ready', 'Add nothing', 'main') }]
      default:
        return []
    }
  })
}

/** 5.3  Each unit steps back or stands; units of one hex may do so together. */
export function retreat(s: BudSight): Affordance[] {
  const steps = s.legal.filter(action => action.do === 'fall-back')
  const stays = s.legal.filter(action => action.do === 'stay')
  return [
    ...together(s, steps),
    ...steps.map(action => ({
      action,
      piece: text(action.unit),
      hex: text(action.to),
      says: `${nameOf(action.unit)} falls back to ${placeNamed(action.to)}`,
    })),
    ...stays.map(action => ({
      action,
      piece: text(action.unit),
      ...button(`stay-${action.unit}`, 'Stand and pay a level', 'side'),
    })),
  ]
}

function together(s: BudSight, steps: readonly Action[]): Affordance[] {
  const stacks = new Map<number, Set<string>>()
  for (const { unit } of steps) {
    const hex = s.g.place[unitAt(unit)]
    stacks.set(hex, (stacks.get(hex) ?? new Set()).add(text(unit)))
  }
  return [...stacks].flatMap(([hex, members]) => {
    const units = [...members]
    if (units.length < 2) return []
    const piece = stackPiece(grid.names[hex])
    const goals = [
      ...new Set(steps.filter(({ unit }) => units.includes(text(unit))).map(({ to }) => text(to))),
    ]
    const back = goals.map(to => ({
      action: { do: 'fall-back', units, to },
      piece,
      hex: to,
      says: `All ${units.length} fall back to ${placeNamed(to)}`,
    }))
    const stand = {
      action: { do: 'stay', units },
      piece,
      ...button(`stay-${piece}`, 'All stand and pay a level', 'side'),
    }
    return [...back, stand].filter(({ action }) => s.check(action) === null)
  })
}

/** 5.4  Each pursuer with every hex in which its pursuit may end; the shortest way there is taken. */
export function pursuit(s: BudSight): Affordance[] {
  const pursuers = s.legal.filter(action => action.do === 'pursue').map(action => text(action.unit))
  const ways = pursuers.flatMap(unit =>
    [...s.ask(g => waysOf(g, s.viewer, unit))].map(([hex, via]) => ({
      action: { do: 'pursue', unit, via },
      piece: unit,
      hex,
      says: `${nameOf(unit)} pursues into ${placeNamed(hex)}`,
    })),
  )
  const done = s.legal.find(action => action.do === 'done')
  return done === undefined
    ? ways
    : [...ways, { action: done, ...button('done', 'No more pursuit', 'main', 'E') }]
}

/** Ends of a pursuit with the way to each, nearest first. */
function waysOf(g: State, side: number, unit: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  game.perform(g, side, { do: 'pursue', unit }, null)
  let open: { readonly g: State; readonly via: readonly string[] }[] = [{ g, via: [] }]
  while (open.length > 0) {
    const next: typeof open = []
    for (const { g: here, via } of open) {
      for (const step of game.legal(here, side).filter(action => action.do === 'chase')) {
        const to = text(step.to)
        const trial = here.copy()
        const way = [...via, to]
        const isOver = !goesOn(trial, side, step)
        const mayEnd = isOver || game.legal(trial, side).some(action => action.do === 'done')
        if (mayEnd && !found.has(to)) found.set(to, way)
        if (!isOver) next.push({ g: trial, via: way })
      }
    }
    open = next
  }
  return found
}

/** Takes a step on a copy; false when the pursuit of this unit ends with it. */
function goesOn(g: State, side: number, step: Action): boolean {
  chaseDecision.perform(g, step, null)
  return topFrame(g.flow) === FRAMES.chase.id && game.awaited(g)?.side === side
}

/** A single unit on its way, hex by hex. */
export function chase(s: BudSight, unit: string): Affordance[] {
  return affordancesOf(s.g, s.legal).map(a => (a.hex === undefined ? a : { ...a, piece: unit }))
}
