import { expect, test } from 'vitest'
import { afterSetUp, clearMap, put } from '../games/war-comes-early/rules/05-test-kit.ts'
import { BOX } from '../games/war-comes-early/state.ts'
import { lit, nowAs, OPEN, tableAt } from './arranged.fixture.ts'

/** German movement of 1939: a corps that has gone one hex, and an army elsewhere. */
function halfMoved(enemy = '3821') {
  const g = afterSetUp('1939')
  clearMap(g, BOX.pool)
  put(g, 'g39-c1', '2921')
  put(g, 'g39-a14', '3025')
  put(g, 'po-gr', enemy)
  const table = tableAt(g, OPEN)
  table.choose('row-1')
  table.commit()
  while (!table.snapshot().bar.title.startsWith('German movement')) table.endPhase()
  table.clickHex('2921')
  const next = [...table.snapshot().scene.reach!.hexes.keys()].find(
    hex => Math.abs(Number(hex) - 2921) === 1,
  )!
  table.clickHex(next)
  table.commit()
  table.back()
  return { table, moved: next }
}

test('[11.2c] a note that speaks of units elsewhere shows them on the map, until something else is done', () => {
  const { table, moved } = halfMoved()
  table.clickHex('3025')
  const [note] = nowAs(table, 'move').notes.filter(other => other.sentence.rules.includes('11.2c'))
  expect(note.button).toMatchObject({ label: 'Show it' })
  table.press(note.button!.id)
  expect(lit(table, 'shown')).toEqual([moved])
  expect(table.snapshot().scene.attention).toEqual([moved])
  expect(nowAs(table, 'move').hex).toBe('3025')
  table.back()
  expect(lit(table, 'shown')).toEqual([])
})

test('[9.1] a refusal shows where they would have to stop, and because of whom', () => {
  const { table } = halfMoved('3126')
  table.clickHex('3025')
  const refusals = ['3127', '3226', '3227', '3225', '3125'].map(hex => table.whyNot(hex))
  const zoned = refusals.find(refusal => refusal?.rules.some(rule => rule.startsWith('9.1')))
  expect(zoned?.hexes?.length).toBeGreaterThan(1)
})
