// Forty positions from whole games: written as files and laid out again they are the same, and the move generator leaves nothing out.
// How many actions there are is in perft.json.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Action } from '../../engine/game/action.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut } from '../../engine/positions/run.ts'
import { partsOfToday } from '../../engine/testing/rotation.ts'
import { munichWar } from './index.ts'
import { munichWarPositions } from './position.ts'
import { describePosition } from './position-write.ts'
import type { State } from './state.ts'
import { unitIds } from './units.ts'
import { grid, isGround } from './world.ts'

const FOLDER = new URL('./positions/perft/', import.meta.url)
const positions = readdirSync(FOLDER).map(file => {
  const json = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  return [file, json] as const
})

function laid(file: string, json: object): State {
  const { cases } = valueOrThrow(readPositionFile(documentOf(json), file, [munichWarPositions]))
  const g = valueOrThrow(layOut(munichWarPositions, cases[0]))
  munichWarPositions.open(g, [])
  return g
}

const land = grid.names.filter((_, hex) => isGround[hex])

/** Everything that somebody could try when a Movement or a Combat Phase begins. */
function* attempts(): Generator<Action> {
  yield { do: 'end' }
  for (const unit of unitIds) {
    for (const verb of ['begin', 'top', 'remove']) yield { do: verb, unit }
    for (const hex of land) {
      yield { do: 'enter', unit, hex }
      yield { do: 'attack', unit, target: hex }
    }
  }
}

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

describe('positions of whole games', () => {
  it('are from every war, both sides and both phases', () => {
    const kinds = positions.map(([, { scenario, phase }]) => `${scenario} ${JSON.stringify(phase)}`)
    expect(positions).toHaveLength(40)
    expect(new Set(kinds).size).toBe(20)
  })

  it.each(positions)('%s is written as it was read', (file, json) => {
    expect(describePosition(laid(file, json), json.title)).toEqual(json)
  })

  it('are not written in the middle of a phase', () => {
    const [file, json] = positions.find(([, { phase }]) => phase.movement === 'axis')!
    const g = laid(file, json)
    const [begin] = munichWar.legal(g, 0)
    munichWar.perform(g, 0, begin, null)
    expect(describePosition(g, '')).toBe(null)
  })

  const PARTS = 10
  const today = partsOfToday(PARTS).flatMap(part => positions.filter((_, at) => at % PARTS === part))
  it.each(today)('%s: no legal action is left out of the list', (file, json) => {
    const g = laid(file, json)
    const { side } = munichWar.awaited(g)!
    const listed = munichWar.legal(g, side).map(keyOf)
    const allowed = [...attempts()].filter(action => munichWar.check(g, side, action).length === 0)
    expect(allowed.map(keyOf).sort()).toEqual(listed.sort())
  })
})
