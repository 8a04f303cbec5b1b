import { expect, test } from 'vitest'
import { afterSetUp } from '../games/war-comes-early/rules/05-test-kit.ts'
import { tableAt } from './arranged.fixture.ts'
import type { Opponent } from './opponents.ts'

/** Somebody who thinks for ever. */
const slow = (name: string): Opponent => ({ name, choose: () => new Promise(() => {}) })

test('a game between opponents is looked at, and nothing on it can be touched', () => {
  const seats = ['A', 'B'].map(name => ({ name, opponent: slow(name) }))
  const table = tableAt(afterSetUp('1939'), { seats })
  const { bar, now, can, position } = table.snapshot()
  expect(bar).toMatchObject({ kind: 'waiting', main: null, others: [], offers: [], autoAfter: null })
  expect(now.kind).toBe('nothing')
  // Objectives and charts are there to be read.
  const { objectives: _, charts: __, ...deeds } = can
  expect(Object.values(deeds)).not.toContain(true)
  table.choose('row-0')
  table.commit()
  table.endPhase()
  table.press('end')
  table.extendTo('3025')
  table.undo()
  expect(table.snapshot()).toMatchObject({ position, refused: null, busy: { text: 'A is thinking' } })
  const stack = table.snapshot().scene.counters[0].hex
  table.clickHex(stack)
  expect(table.snapshot().now).toMatchObject({ kind: 'units', hex: stack, buttons: [] })
  table.close()
})
