import { expect, test } from 'vitest'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { twoMaps } from '../map/board.fixture.ts'
import type { CounterFaces } from '../map/faces.ts'
import { summaryOf } from './summary.ts'

/** As much of a table as the list of games reads. */
function snapshotOf(hexes: readonly string[], attention: readonly string[]): TableSnapshot {
  return {
    header: { game: 'Hinge of Fate', scenario: 'hinge', turn: 'Turn 1', sides: [], score: [] },
    bar: { title: 'German movement: move any units.', side: 0 },
    scene: { counters: hexes.map(hex => ({ hex, unit: hex, depth: 0 })), attention },
    verdict: null,
  } as unknown as TableSnapshot
}

const faces = { colour: (unit: string) => unit } as CounterFaces

test('of several maps the small picture shows the one that the game is about, with its own counters', () => {
  const board = twoMaps()
  const hexes = ['E2523', 'W2738', 'W2833']
  const west = summaryOf(snapshotOf(hexes, ['W2738']), board, faces)
  expect(west.board).toBe('hinge-of-fate/west')
  expect(west.counters.map(([, , unit]) => unit)).toEqual(['W2738', 'W2833'])
  for (const [x, y] of [west.centre, ...west.counters]) expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true)

  const first = summaryOf(snapshotOf(hexes, []), board, faces)
  expect(first.board).toBe('hinge-of-fate/east')
  expect(first.counters).toHaveLength(1)
})
