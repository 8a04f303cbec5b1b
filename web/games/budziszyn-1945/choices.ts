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
import {
  affordance,
  button,
  buttonOf,
  placing,
  type Readers,
  type Reading,
  readAll,
  text,
} from '../kit/readers.ts'
import { affordancesOf } from './affordances.ts'
import { stackPiece } from './names.ts'
import type { BudSight } from './sight.ts'

const done = (action: Action | undefined, id: string, label: string): Affordance[] =>
  action === undefined ? [] : [affordance(action, button(id, label, 'main', 'E'))]

/** Units that wait to be placed, each with the hexes where it may begin; and guns that may begin limbered. */
export function deployment(s: BudSight): Affordance[] {
  const ofKind = (verb: string) => s.legal.filter(action => action.do === verb)
  const waiting = ofKind('take').map(({ unit }) => unit)
  const inHand = ofKind('place')
  const placed = waiting.flatMap(unit =>
    s.ask(g => {
      game.perform(g, s.viewer, { do: 'take', unit }, null)
      return game
        .legal(g, s.viewer)
        .map(({ hex }) =>
          affordance(
            { do: 'place', unit, hex },
            placing(unit, hex, `Place ${nameOf(unit)} in ${placeNamed(hex)}`),
          ),
        )
    }),
  )
  const guns = waiting.length > 0 || inHand.length > 0 ? [] : ofKind('limber')
  return [
    ...inHand.map(({ hex }) => ({
      action: { do: 'place', hex },
      hex: text(hex),
      says: `Place it in ${placeNamed(hex)}`,
    })),
    ...placed,
    ...guns.map(action => affordance(action, withUnit(action.unit, 'starts limbered'))),
    ...done(ofKind('ready')[0], 'ready', 'Finish set-up'),
  ]
}

const withUnit = (unit: unknown, does: string): Reading => ({
  piece: text(unit),
  says: `${nameOf(unit)} ${does}`,
})

/** 5.2.1a  Guns and stars are ticked; modifiers and headquarters have buttons. */
const DEFENCE: Readers<State> = {
  support: (_, { unit }) => withUnit(unit, 'supports'),
  ability: (_, { unit, on }) =>
    on === false
      ? button(`without-${unit}`, `${nameOf(unit)} keeps its star`, 'side')
      : withUnit(unit, 'uses its star'),
  leave: (_, { unit }) => button(`leave-${unit}`, `${nameOf(unit)} stays silent`, 'side'),
  kills: (_, { use }) => button(`kills-${use}`, `Use ${count(Number(use), 'modifier')}`, 'side'),
  influence: (_, { on }) => button('influence', on ? 'With headquarters' : 'Without headquarters', 'side'),
  ready: () => button('ready', 'Add nothing', 'main'),
}

export const defence = ({ g, legal }: BudSight): Affordance[] => readAll(DEFENCE, g, legal)

/** 5.3  Each unit steps back or stands; units of one hex may do so together. */
const RETREAT: Readers<State> = {
  'fall-back': (_, { unit, to }) => placing(unit, to, `${nameOf(unit)} retreats to ${placeNamed(to)}`),
  stay: (_, { unit }) => buttonOf(unit, 'stay', 'Hold and lose a level'),
}

export function retreat(s: BudSight): Affordance[] {
  const steps = s.legal.filter(action => action.do === 'fall-back')
  const stays = s.legal.filter(action => action.do === 'stay')
  return [...together(s, steps), ...readAll(RETREAT, s.g, [...steps, ...stays])]
}

function together(s: BudSight, steps: readonly Action[]): Affordance[] {
  const stacks = Map.groupBy(steps, ({ unit }) => s.g.place[unitAt(unit)])
  return [...stacks].flatMap(([hex, own]) => {
    const units = [...new Set(own.map(({ unit }) => text(unit)))]
    if (units.length < 2) return []
    const piece = stackPiece(grid.names[hex])
    const back = [...new Set(own.map(({ to }) => text(to)))].map(to =>
      affordance(
        { do: 'fall-back', units, to },
        placing(piece, to, `All ${units.length} retreat to ${placeNamed(to)}`),
      ),
    )
    const stand = affordance({ do: 'stay', units }, buttonOf(piece, 'stay', 'All hold and lose a level'))
    return [...back, stand].filter(({ action }) => s.check(action) === null)
  })
}

/** 5.4  Each pursuer with every hex in which its pursuit may end; the shortest way there is taken. */
export function pursuit(s: BudSight): Affordance[] {
  const pursuers = s.legal.filter(action => action.do === 'pursue').map(action => text(action.unit))
  const ways = pursuers.flatMap(unit =>
    [...s.ask(g => waysOf(g, s.viewer, unit))].map(([hex, via]) =>
      affordance(
        { do: 'pursue', unit, via },
        placing(unit, hex, `${nameOf(unit)} pursues into ${placeNamed(hex)}`),
      ),
    ),
  )
  const end = s.legal.find(action => action.do === 'done')
  return [...ways, ...done(end, 'done', 'No more pursuit')]
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
