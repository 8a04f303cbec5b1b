// The card of a table goes to everybody at it, but not once for each of a crowd that comes.
import { expect, test } from 'vitest'
import { Presence, type ShownTable } from './presence.ts'
import { SPECTATORS } from './store/schema.ts'
import type { TableRow } from './store/store.ts'

const ROW: TableRow = {
  id: 't',
  game: 'war-comes-early',
  rules_version: 1,
  scenario: '1939',
  options: '{}',
  seats: '[]',
  seed: '00'.repeat(32),
  is_strict: 0,
  host: 'h',
  shares: null,
  opened_at: 0,
  over_at: null,
}

class Crowd {
  readonly presence: Presence
  /** Cards by page. */
  readonly cards: ShownTable[][] = []

  constructor() {
    this.presence = new Presence({
      table: async () => ROW,
      seats: async () => [],
    })
  }

  async come(): Promise<(isLost: boolean) => void> {
    const cards: ShownTable[] = []
    this.cards.push(cards)
    const leave = this.presence.come('t', { seats: [SPECTATORS], show: shown => cards.push(shown) })
    await new Promise(resolve => setTimeout(resolve, 1))
    return leave
  }

  get sent(): number {
    return this.cards.reduce((sum, { length }) => sum + length, 0)
  }
}

const last = (crowd: Crowd) => crowd.cards.map(cards => cards.at(-1)?.card.spectators)

test('of a few, everybody hears at once who has come and gone', async () => {
  const crowd = new Crowd()
  await crowd.come()
  const leave = await crowd.come()
  expect(last(crowd)).toEqual([2, 2])
  leave(false)
  await new Promise(resolve => setTimeout(resolve, 1))
  expect(crowd.cards[0].at(-1)!.card.spectators).toBe(1)
})

test('of a crowd, everybody who comes has the card at once, and all have the last one a moment later', async () => {
  const crowd = new Crowd()
  const many = 120
  for (let i = 0; i < many; i++) {
    await crowd.come()
    expect(crowd.cards[i].length).toBeGreaterThan(0)
  }
  await expect.poll(() => last(crowd), { timeout: 5000 }).toEqual(Array(many).fill(many))
  expect(crowd.sent).toBeLessThan((many * many) / 4)
})
