// A field small enough to see: two maps, three sides, six units; the stacks of Blue can be looked into by Blue only.
import { NO_DICE } from '../../../engine/dice/no-dice.ts'
import { defineFrames, flowField } from '../../../engine/flow/frames.ts'
import { layStack } from '../../../engine/fog/hidden-stacks.ts'
import { clearStacks } from '../../../engine/forces/stacks.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Game, Outcome } from '../../../engine/game/game.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { createGrid } from '../../../engine/hex/grid.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../../../engine/state/layout.ts'
import { namesOf } from '../../../engine/words/names.ts'
import { fieldOf } from './field.ts'
import { type KitSight, sightOf } from './sight.ts'

export const grid = createGrid(
  { lines: [1, 5], along: [1, 5], shifted: 'even', number: 'EAB' },
  { lines: [1, 3], along: [1, 3], shifted: 'even', number: 'WAB' },
)

export const UNIT_IDS = ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2', 'green-1'] as const
const SIDE_OF = [0, 0, 0, 1, 1, 2]
export const DEAD = -2
export const HIDDEN = -3

export const FRAMES = defineFrames({ start: [], act: ['unit'] }, { unit: [0, UNIT_IDS.length - 1] })

interface Terms {
  readonly scenario: string
  readonly lastTurn: number
}

const layout = stateLayout<Terms, never>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  turn: scalar(0, 9),
  place: run(UNIT_IDS.length, HIDDEN, grid.size - 1),
  top: run(grid.size, -1, UNIT_IDS.length - 1),
  below: run(UNIT_IDS.length, -1, UNIT_IDS.length - 1),
  flow: flowField(FRAMES),
})

export type Toy = StateOf<typeof layout.spec, Terms, never>

/** Stacks by the names of their hexes, each from the top down. */
export function lay(stacks: Readonly<Record<string, readonly string[]>>, scenario = 'three'): Toy {
  const g = layout.create({ scenario, lastTurn: 5 }, NO_DICE)
  g.turn = 1
  clearStacks(g)
  for (const [hex, ids] of Object.entries(stacks)) layStack(g, hexAt(hex), ids.map(field.unitAt))
  return g
}

export const hexAt = (name: string): number => grid.indexOf(name)

export const field = fieldOf<Toy>({
  ...namesOf({
    grid,
    unitIds: UNIT_IDS,
    unitName: unit => ['I Corps', 'II Corps', 'III Corps', '1. Army', '2. Army', 'Legion'][unit],
    townOf: hex => ({ [grid.names[0]]: 'Brest', [grid.names[7]]: 'Kobryn' })[grid.names[hex]] ?? '',
  }),
  kindOf: unit => (unit < 3 ? 'corps' : 'army'),
  nationOf: unit => ['Red', 'Blue', 'Green'][SIDE_OF[unit]],
  ownerOf: (_, unit) => SIDE_OF[unit],
  groundOf: hex => (hex === 0 ? 'city' : hex % 2 === 0 ? 'clear' : 'forest'),
  countryOf: hex => (hex < 25 ? 'Polish' : ''),
  worksIn: (_, hex) => (hex === 0 ? ['dug in'] : []),
  sides: { three: ['Red', 'Blue', 'Green'], two: ['Red', 'Blue'] },
})

export interface Script {
  readonly side?: number
  readonly decision?: string
  readonly legal?: readonly Action[]
  readonly outcome?: Outcome | null
}

/** A game that says what it is told to. */
export const gameOf = ({ side = 0, decision = 'act', legal = [], outcome = null }: Script = {}): Game<Toy> =>
  ({
    awaited: () => ({ side, decision }),
    legal: () => legal,
    check: (_g: Toy, _side: number, action: Action) =>
      legal.some(each => each.do === action.do) ? [] : [forbid('7', 'that is not allowed')],
    outcome: () => outcome,
  }) as unknown as Game<Toy>

/** Of a stack of Blue others see the top unit only. */
export function see(g: Toy, viewer: number, script: Script = {}): KitSight<Toy> {
  const seen = g.copy()
  const unseen = new Map<number, number>()
  for (let hex = 0; hex < grid.size; hex++) {
    const [top, ...rest] = field.unitsIn(g, hex)
    if (top === undefined || rest.length === 0 || SIDE_OF[top] !== 1 || viewer === 1) continue
    for (const unit of rest) seen.place[unit] = HIDDEN
    seen.below[top] = -1
    unseen.set(hex, rest.length)
  }
  return sightOf(gameOf(script), g, viewer, seen, { unseenIn: hex => unseen.get(hex) ?? 0 })
}
