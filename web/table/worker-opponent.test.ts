import { expect, test } from 'vitest'
import { type Answer, answer, type Question } from '../../ai/answer.ts'
import { human, newTable, ScriptedUser } from './user.fixture.ts'
import { type Thread, workerOpponent } from './worker-opponent.ts'

/** A thread that answers a moment later, and remembers what it was sent. */
function threadHere(sent: Question[]): Thread {
  let heard: (reply: Answer) => void = () => {}
  return {
    send(question) {
      sent.push(question)
      setTimeout(() => heard(answer(question)), 0)
    },
    listen(listener) {
      heard = listener
    },
    close() {},
  }
}

test('a recruit in a thread plays a game against a person; it is never sent what its side cannot see', async () => {
  const sent: Question[] = []
  const opponent = workerOpponent('recruit', 3, () => threadHere(sent))
  const table = newTable('1939', 6, { seats: [human('Ewa'), { name: opponent.name, opponent }] })
  const user = new ScriptedUser(table, 2)
  user.movesAPhase = 2
  for (let i = 0; i < 5000 && table.snapshot().verdict === null; i++) {
    if (table.snapshot().busy === null) user.step()
    else await new Promise(resolve => setTimeout(resolve, 0))
  }
  const { verdict, log, header } = table.snapshot()
  expect(verdict).not.toBeNull()
  expect(header.sides[1]).toMatchObject({ player: 'Recruit', isHuman: false })
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.every(({ side, view }) => side === 1 && view.side === 1)).toBe(true)
  const moves = log.flatMap(entry => (entry.folded.length > 0 ? entry.folded : [entry]))
  expect(
    moves.filter(line => line.weight === 'move' && line.side === 1).some(line => line.hexes.length > 2),
  ).toBe(true)
  table.close()
})

test('a thread that fails does not stop the game', async () => {
  const opponent = workerOpponent('recruit', 3, () => {
    let heard: (reply: Answer) => void = () => {}
    return {
      send: ({ id }) => setTimeout(() => heard({ id, fault: 'out of ideas' }), 0),
      listen: listener => {
        heard = listener
      },
      close() {},
    }
  })
  const table = newTable('1939', 1, { seats: [{ name: 'Recruit', opponent }, human('Ewa')] })
  for (let i = 0; i < 500 && table.snapshot().busy !== null; i++)
    await new Promise(resolve => setTimeout(resolve, 0))
  expect(table.snapshot().busy).toBeNull()
  expect(table.snapshot().header.viewer).toBe(1)
  table.close()
})
