// Whole games of the toy, action by action: at our table, and through the client of boardgame.io.
import { createRequire } from 'node:module'
import type { Action } from '../../engine/game/action.ts'
import { Match } from '../../engine/journal/match.ts'
import { CELLS, MOVES, toyGame } from './toy.ts'

/** Both pawns walk to and fro, so that every action is legal in both games. */
function targetOf(move: number): number {
  const step = move >> 1
  return move % 2 === 0 ? 1 - (step % 2) : CELLS - 2 + (step % 2)
}

const ACTIONS: readonly Action[] = Array.from({ length: MOVES }, (_, move) => ({
  do: 'step',
  to: targetOf(move),
}))

/** Checked, performed, logged, written into the journal and ready to be taken back. */
export function playAtOurTable(): number {
  const match = Match.begin(toyGame, 'row', {}, { kind: 'fast', seed: 1 })
  if (!match.ok) throw new Error(match.faults[0].reason)
  let accepted = 0
  for (let move = 0; move < MOVES; move++) if (match.value.act(move % 2, ACTIONS[move]).ok) accepted += 1
  return accepted
}

interface Toy {
  pawns: number[]
  moves: number
}

interface Client {
  start(): void
  stop(): void
  moves: { step(to: number): void }
  getState(): { G: Toy }
}

interface Turn {
  G: Toy
  ctx: { currentPlayer: string }
}

const INVALID_MOVE = 'INVALID_MOVE'

const theirGame = {
  name: 'toy',
  setup: (): Toy => ({ pawns: [0, CELLS - 1], moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }: Turn) => (G.moves < MOVES ? undefined : { draw: true }),
  moves: {
    step({ G, ctx }: Turn, to: number) {
      const side = Number(ctx.currentPlayer)
      if (!(to >= 0 && to < CELLS) || Math.abs(G.pawns[side] - to) !== 1) return INVALID_MOVE
      G.pawns[side] = to
      G.moves += 1
      return undefined
    },
  },
}

/** A whole game through their client, or null where the package is not installed. */
export function theirTable(): (() => number) | null {
  const library = requireOrNull<{ Client(options: object): Client }>('boardgame.io/client')
  if (library === null) return null
  return () => {
    const client = library.Client({ game: theirGame, debug: false })
    client.start()
    for (let move = 0; move < MOVES; move++) client.moves.step(ACTIONS[move].to as number)
    const { moves } = client.getState().G
    client.stop()
    return moves
  }
}

// The package predates the imports of today's Node.
function requireOrNull<T>(name: string): T | null {
  try {
    return createRequire(import.meta.url)(name) as T
  } catch {
    return null
  }
}
