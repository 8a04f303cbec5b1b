import { expect, test } from 'vitest'
import { afterSetUp } from '../games/war-comes-early/rules/05-test-kit.ts'
import { OPEN, tableAt } from './arranged.fixture.ts'
import { presentation } from './user.fixture.ts'

const asked = (turn: number) => {
  const g = afterSetUp('1939')
  g.turn = turn
  return tableAt(g, OPEN).snapshot().pointer
}

test('[5.1d] in the first turn a decision points to its rules, and later it does not', () => {
  const pointer = asked(1)
  expect(pointer).toMatchObject({ id: 'war-comes-early/germanOrder', sentence: { rules: ['5.1d'] } })
  expect(presentation.rule(pointer!.sentence.rules[0])?.title).toBe('German player turn')
  expect(asked(2)).toBeNull()
})
