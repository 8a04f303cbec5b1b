import { describe, expect, test } from 'vitest'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { HUMAN } from './session.ts'
import { sessionOf, sitAt } from './sitting.fixture.ts'
import { BATTLES } from './start.ts'

const battles = BATTLES.map(({ card, scenario }) => [`${card.id}/${scenario.id}`, scenario] as const)

/** Enough for any game that is played by first choices. */
const LINES = new Array(5000).fill('1')

describe.each(someOfToday(battles, 2))('%s', (battle, { sides }) => {
  test('people who always take the first choice, on every side, come to the verdict', async () => {
    const seats = Object.fromEntries(sides.map(side => [side, HUMAN]))
    const session = await sessionOf(battle, { seats })
    const { isOver, out } = await sitAt(session, LINES)
    expect(isOver).toBe(true)
    expect(out).not.toContain('There is no choice')
    expect(out).toMatch(/\n\*\*\* .+\n/)
    expect(session.outcome()).not.toBeNull()
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
  }, 600_000)
})

const OPPONENTS = [
  ['war-comes-early/1939', { german: HUMAN, polish: 'officer' }],
  ['war-comes-early/1939', { german: 'officer', polish: 'random' }],
] as const

test.each(someOfToday(OPPONENTS, 1))('%s with opponents: %j', async (battle, seats) => {
  const { isOver, out } = await sitAt(await sessionOf(battle, { seats }), LINES)
  expect(isOver).toBe(true)
  expect(out).toContain('*** ')
})

/** Whoever types this lets the adviser play for so many decisions, and then takes what comes first. */
function* advised(decisions: number): Generator<string> {
  for (let i = 0; i < decisions; i++) yield* ['suggest', '1']
  yield* LINES
}

test('the adviser plays for a person, in the words of the table', async () => {
  const session = await sessionOf('war-comes-early/1939', { seats: { german: HUMAN, polish: 'recruit' } })
  const { isOver, out } = await sitAt(session, advised(3))
  expect(isOver).toBe(true)
  expect(out.split('Suggested: ').length).toBeGreaterThan(2)
})
