// The move generator in forty fixed positions: no action that the check would allow and the list leaves out. How many actions there
// are is in perft.json.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Action } from '../../engine/game/action.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut } from '../../engine/positions/run.ts'
import { eisenhowersWar } from './index.ts'
import { eisenhowersWarPositions } from './position.ts'
import type { State } from './state.ts'
import { unitIds } from './units.ts'
import { grid, isLand } from './world.ts'

const FOLDER = new URL('./positions/perft/', import.meta.url)
const positions = readdirSync(FOLDER).map(file => {
  const json: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  return valueOrThrow(readPositionFile(documentOf(json), file, [eisenhowersWarPositions]))
})

const land = grid.names.filter((_, hex) => isLand[hex])

/** Everything that somebody could try in a movement or an attack portion. */
function* attempts(): Generator<Action> {
  for (const word of ['end', 'pass', 'scheldt']) yield { do: word }
  for (const hex of land) {
    yield { do: 'aerial', hex }
    yield { do: 'offensive', hex }
  }
  for (const unit of unitIds) {
    yield { do: 'begin', unit }
    yield { do: 'airdrop', unit }
    for (const to of land) {
      yield { do: 'enter', unit, to }
      yield { do: 'attack', unit, target: to }
    }
  }
}

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

function laid(file: (typeof positions)[number]): State {
  const g = valueOrThrow(layOut(eisenhowersWarPositions, file.cases[0]))
  eisenhowersWarPositions.open(g, [])
  return g
}

describe('perft', () => {
  it('covers both scenarios, both sides and both portions', () => {
    const kinds = positions.map(({ cases: [{ position }] }) =>
      [position.scenario, position.phase?.name, position.phase?.who].join(),
    )
    expect(positions).toHaveLength(40)
    expect(new Set(kinds).size).toBe(8)
  })

  it.each(positions.map(file => [file.file, file] as const))('%s: nothing is left out', (_, file) => {
    const g = laid(file)
    const { side } = eisenhowersWar.awaited(g)!
    const listed = eisenhowersWar.legal(g, side).map(keyOf)
    const allowed = [...attempts()].filter(action => eisenhowersWar.check(g, side, action).length === 0)
    expect(allowed.map(keyOf).sort()).toEqual(listed.sort())
  })
})
