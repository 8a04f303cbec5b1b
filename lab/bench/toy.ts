// A toy game on the engine: two pawns on a row of cells take a step each in turn; over after so many moves.
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, success } from '../../engine/files/result.ts'
import { type Decision, flowOf } from '../../engine/flow/flow-game.ts'
import { defineFrames, flowField, pushFrame } from '../../engine/flow/frames.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Game } from '../../engine/game/game.ts'
import { forbid, type Refusal } from '../../engine/game/refusal.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../../engine/state/layout.ts'

export const CELLS = 8
export const MOVES = 200

const FRAMES = defineFrames({ move: [] }, {})

const layout = stateLayout<null, never>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  moves: scalar(0, MOVES),
  pawns: run(2, 0, CELLS - 1),
  flow: flowField(FRAMES),
})

export type ToyState = StateOf<typeof layout.spec, null, never>

const OVER = forbid('3', 'the game is over')
const WRONG_SIDE = forbid('1', 'it is the other player’s turn')
const MALFORMED = forbid('1', 'a player steps')
const OFF_THE_ROW = forbid('2', 'there is no such cell')
const NOT_NEXT = forbid('2', 'a pawn steps to the next cell')

const sideToMove = (g: ToyState): number => g.moves % 2

function stepRefusal(g: ToyState, to: Json | undefined): Refusal | null {
  if (typeof to !== 'number' || !(to >= 0 && to < CELLS)) return OFF_THE_ROW
  return Math.abs(g.pawns[sideToMove(g)] - to) === 1 ? null : NOT_NEXT
}

const moveDecision: Decision<ToyState> = {
  side: sideToMove,
  list(g, offer) {
    for (let to = 0; to < CELLS; to++) if (stepRefusal(g, to) === null) offer({ do: 'step', to })
  },
  check: (g, action) => (action.do === 'step' ? stepRefusal(g, action.to) : MALFORMED),
  perform(g, action, log) {
    const side = sideToMove(g)
    g.pawns[side] = action.to as number
    g.moves += 1
    log?.push({ event: 'stepped', rule: '2', side, to: action.to })
  },
}

const flow = flowOf({
  frames: FRAMES,
  decisions: { move: moveDecision },
  procedures: {},
  verbs: { step: 'to' },
  expand: () => null,
  isOver: (g: ToyState) => g.moves >= MOVES,
  refusals: { over: OVER, wrongSide: WRONG_SIDE, malformed: MALFORMED },
})

function begin(dice: Dice): ToyState {
  const g = layout.create(null, dice)
  g.pawns[1] = CELLS - 1
  pushFrame(g.flow, FRAMES.move)
  return g
}

export const toyGame: Game<ToyState> = {
  id: 'toy',
  title: 'Two pawns',
  rulesVersion: 1,
  scenarios: [
    { id: 'row', title: 'A row of eight', turns: MOVES / 2, sides: ['left', 'right'], options: [] },
  ],
  decisions: flow.decisions,
  verbs: flow.verbs,
  begin: (_scenario, _options, dice) => success(begin(dice)),
  awaited: flow.awaited,
  outcome: g => (g.moves < MOVES ? null : { winners: [], rule: '3', because: 'all moves are made' }),
  legal: flow.legal,
  check: flow.check,
  perform: flow.perform,
  watches: flow.watches,
  view: g => ({ state: layout.toJSON(g) }),
  hear: (_g, _viewer, events) => events,
  imagine: (view, dice) => toyGame.fromJSON(view.state, dice),
  situation: g => ({ moves: g.moves }),
  toJSON: g => layout.toJSON(g),
  fromJSON(json, dice) {
    const cells = layout.fromJSON(json)
    if (!cells.ok) return failure([{ file: 'toy', line: 0, reason: `${cells.field} is missing` }])
    return success(layout.create(null, dice, cells.cells))
  },
  faultsIn: g => (g.pawns.some(cell => cell < 0 || cell >= CELLS) ? ['a pawn has left the row'] : []),
}
