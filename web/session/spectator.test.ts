import { expect, test } from 'vitest'
import type { Table } from '../table/intents.ts'
import { watchedOnly } from './spectator.ts'

class Tally {
  #deeds = 0
  commit() {
    this.#deeds++
  }
  scrubTo() {
    this.#deeds += 10
  }
  get deeds() {
    return this.#deeds
  }
}

test('a spectator looks at every moment and does nothing', () => {
  const tally = new Tally()
  const table = watchedOnly(tally as unknown as Table)
  table.commit()
  expect(tally.deeds).toBe(0)
  table.scrubTo(3)
  expect(tally.deeds).toBe(10)
})
