// The same load on the authority of boardgame.io: its master in this process, storage in memory, nothing on disk, two players listening.
import { createRequire } from 'node:module'

const UNITS = 200
const CELLS = 61 * 34

interface Front {
  units: { readonly id: string; hex: number; steps: number }[]
}

const INVALID_MOVE = 'INVALID_MOVE'

const theirGame = {
  name: 'front',
  setup: (): Front => ({
    units: Array.from({ length: UNITS }, (_, unit) => ({ id: `u${unit}`, hex: unit * 7, steps: 3 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    march({ G }: { G: Front }, unit: number, hex: number) {
      const moved = G.units[unit]
      if (moved === undefined || Math.abs(moved.hex - hex) !== 1 || hex < 0 || hex >= CELLS)
        return INVALID_MOVE
      moved.hex = hex
      return undefined
    },
  },
}

interface Master {
  onUpdate(action: object, stateID: number, matchID: string, player: string): Promise<unknown>
  onSync(matchID: string, player: string, credentials: undefined, players: number): Promise<unknown>
}

interface Library {
  Master: new (game: object, storage: object, transport: object) => Master
}

/** Plays so many moves in so many games, and gives back how many were accepted; null where the package is not installed. */
export function theirMaster(): ((games: number, moves: number) => Promise<number>) | null {
  const library = requireOrNull<Library>('boardgame.io/master')
  if (library === null) return null
  return async (games, moves) => {
    let accepted = 0
    const transport = {
      send: (message: object) => void JSON.stringify(message),
      // What was done goes to both players.
      sendAll(message: object) {
        JSON.stringify(message)
        accepted += 1
      },
    }
    const master = new library.Master(theirGame, memory(), transport)
    for (let game = 0; game < games; game++) await master.onSync(`${game}`, '0', undefined, 2)
    for (let move = 0; move < moves; move++) {
      const [game, turn] = [move % games, Math.floor(move / games)]
      const player = `${turn % 2}`
      const unit = turn % UNITS
      const payload = {
        type: 'march',
        args: [unit, unit * 7 + 1 - (Math.floor(turn / UNITS) % 2)],
        playerID: player,
      }
      await master.onUpdate({ type: 'MAKE_MOVE', payload }, turn, `${game}`, player)
    }
    return accepted
  }
}

/** Its storage as it asks for it, without a copy: the fastest that there can be. */
function memory(): object {
  const matches = new Map<string, Record<string, unknown>>()
  return {
    type: () => 0,
    createMatch: (id: string, { initialState, metadata }: { initialState: unknown; metadata: unknown }) =>
      void matches.set(id, { state: initialState, initialState, metadata, log: [] }),
    setMetadata: (id: string, metadata: unknown) => void Object.assign(matches.get(id) ?? {}, { metadata }),
    setState: (id: string, state: unknown) => void Object.assign(matches.get(id) ?? {}, { state }),
    fetch: (id: string) => matches.get(id) ?? {},
    wipe: (id: string) => void matches.delete(id),
    listMatches: () => [...matches.keys()],
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
