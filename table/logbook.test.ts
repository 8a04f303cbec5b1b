import { expect, test } from 'vitest'
import { afterSetUp } from '../games/war-comes-early/rules/05-test-kit.ts'
import { log } from '../web/games/war-comes-early/log.ts'
import { newTable, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

test('every line of the log names its turn, those of the first turn too', () => {
  const table = newTable('1939', 3, { seats: TWO_PEOPLE, isOpen: true })
  const user = new ScriptedUser(table, 2)
  for (let i = 0; i < 30; i++) user.step()
  const turns = new Set(table.snapshot().log.map(entry => entry.turn))
  expect([...turns][0]).toBe('Turn 1, 1–3 September 1939')
  expect(turns).not.toContain('')
})

test('[3.0a] a set-up comes before the first turn', () => {
  const table = newTable('1938', 3, { seats: TWO_PEOPLE, isOpen: true })
  const user = new ScriptedUser(table, 2)
  for (let i = 0; i < 60; i++) user.step()
  const turns = [...new Set(table.snapshot().log.map(entry => entry.turn))]
  expect(turns.slice(0, 2)).toEqual(['Set-up', expect.stringMatching(/^Turn 1, .* October 1938$/)])
})

test('[6.2.1] dice that are drawn beside a line are not told in it', () => {
  const g = afterSetUp('1938')
  const bombing = { event: 'roll', rule: '6.2.1', for: 'terror bombing', dice: [4, 2], hits: 1 }
  const returned = { event: 'roll', rule: '3.5a', for: 'replacement', unit: 'cz-1', dice: [2], returns: 5 }
  expect(log(g, [bombing, returned])).toMatchObject([
    { text: 'Terror bombing: 1 of 2 markers hit.', dice: [4, 2] },
    { text: expect.stringMatching(/ returns on turn 5\.$/), dice: [2] },
  ])
})
