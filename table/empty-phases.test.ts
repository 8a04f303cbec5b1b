import { expect, test } from 'vitest'
import { afterSetUp, clearMap, put } from '../games/war-comes-early/rules/05-test-kit.ts'
import { BOX } from '../games/war-comes-early/state.ts'
import { OPEN, tableAt } from './arranged.fixture.ts'

/** Poland 1939 with one German army; its neighbour is as given. */
function germanCombat(enemyAt: string) {
  const g = afterSetUp('1939')
  clearMap(g, BOX.pool)
  put(g, 'g39-a14', '3025')
  put(g, 'po-gr', enemyAt)
  const table = tableAt(g, OPEN)
  table.choose('row-1')
  table.commit()
  return table
}

/** Ends phases until the bar speaks of this one. */
function reach(table: ReturnType<typeof tableAt>, phase: RegExp) {
  for (let i = 0; i < 6 && !phase.test(table.snapshot().bar.title); i++) table.endPhase()
  expect(table.snapshot().bar.title).toMatch(phase)
}

test('[12.0] a combat phase in which nobody can attack passes by itself', () => {
  const table = germanCombat('3821')
  reach(table, /^German combat/)
  expect(table.snapshot().bar).toMatchObject({
    autoAfter: 3,
    main: { label: 'End combat' },
    detail: { text: 'No hex can be attacked.' },
  })
})

test('whoever looks at a stack is given time, and a phase with something to do waits', () => {
  const quiet = germanCombat('3821')
  reach(quiet, /^German combat/)
  quiet.clickHex('3025')
  expect(quiet.snapshot().bar.autoAfter).toBeNull()
  const busy = germanCombat('3125')
  reach(busy, /^German combat/)
  expect(busy.snapshot().bar.autoAfter).toBeNull()
})

test('[11.0] a phase in which the last unit has just moved is the player’s to end: he may take it back', () => {
  const table = germanCombat('3821')
  reach(table, /^German movement/)
  expect(table.snapshot().bar.autoAfter).toBeNull()
  table.nextUnmoved()
  for (let i = 0; i < 20; i++) {
    const hexes = [...(table.snapshot().scene.reach?.hexes.keys() ?? [])]
    if (hexes.length === 0) break
    table.clickHex(hexes.at(-1)!)
    table.commit()
  }
  expect(table.snapshot()).toMatchObject({ bar: { autoAfter: null }, can: { undo: true } })
})
