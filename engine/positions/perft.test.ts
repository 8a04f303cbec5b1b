import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../files/result.ts'
import { documentOf } from './document.ts'
import { perft } from './perft.ts'
import { readPositionFile } from './read-file.ts'
import { layOut } from './run.ts'
import { type Skirmish, skirmish, skirmishPositions } from './skirmish.fixture.ts'

function start(units: object): Skirmish {
  const data = documentOf({ game: 'skirmish', scenario: 'day', units })
  const file = valueOrThrow(readPositionFile(data, 'x.yaml', [skirmishPositions as never]))
  return valueOrThrow(layOut(skirmishPositions, file.cases[0]))
}

describe('perft', () => {
  // Red in the corner 0101 may walk to 0102 and 0201; blue is far away in 0303.
  const apart = { '0101': 'red-1', '0303': 'blue-1' }

  it('counts the legal actions one deep', () => {
    const g = start(apart)
    expect(perft(skirmish, g, 1)).toEqual([{ depth: 1, actions: 3, positions: 3 }])
    expect(perft(skirmish, g, 1)[0].actions).toBe(skirmish.legal(g, 0).length)
  })

  it('counts sequences, and positions that several of them lead to once', () => {
    const rows = perft(skirmish, start(apart), 3)
    expect(rows.map(row => row.depth)).toEqual([1, 2, 3])
    for (const row of rows) expect(row.positions).toBeLessThanOrEqual(row.actions)
    expect(rows[1].actions).toBe(slowly(start(apart), 2))
    expect(rows[2].actions).toBe(slowly(start(apart), 3))
  })

  it('leaves the position as it was', () => {
    const g = start(apart)
    const before = g.numbers()
    perft(skirmish, g, 3)
    expect(g.numbers()).toEqual(before)
  })

  it('does not look behind the end of a phase if it is told not to', () => {
    const rows = perft(skirmish, start(apart), 2, action => action.do === 'end')
    const walks = (hex: string) => skirmish.legal(start({ [hex]: 'red-1', '0303': 'blue-1' }), 0).length
    expect(rows[0]).toEqual({ depth: 1, actions: 3, positions: 3 })
    expect(rows[1].actions).toBe(1 + walks('0102') + walks('0201'))
  })

  it('counts nothing at depth 0 and behind the end of the game', () => {
    expect(perft(skirmish, start(apart), 0)).toEqual([])
    const over = start(apart)
    over.place.fill(-1)
    expect(perft(skirmish, over, 2).map(row => row.actions)).toEqual([0, 0])
  })
})

function slowly(g: Skirmish, depth: number): number {
  if (depth === 0) return 1
  const awaited = skirmish.awaited(g)
  if (awaited === null) return 0
  return skirmish.legal(g, awaited.side).reduce((sum, action) => {
    const next = g.copy()
    skirmish.perform(next, awaited.side, action, null)
    return sum + slowly(next, depth - 1)
  }, 0)
}
