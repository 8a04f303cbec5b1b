import { describe, expect, test, vi } from 'vitest'
import { lit, nowAs, textOf } from './arranged.fixture.ts'
import { fourCamps, reopened, threeCamps } from './camps.fixture.ts'
import type { TableController } from './controller.ts'
import { human } from './user.fixture.ts'

describe('three sides that decide in secret', () => {
  test('a mission has a kind, a hex and points; a second click gives it', () => {
    const table = threeCamps()
    expect(lit(table)).toEqual(['0101', '0102', '0103'])
    expect(nowAs(table, 'missions')).toMatchObject({ pool: { value: '3 left' }, mission: null, given: [] })
    table.clickHex('0102')
    table.setAmount('points', 2)
    expect(nowAs(table, 'missions').mission).toMatchObject({
      place: 'hex 0102',
      amount: { value: 2, most: 3 },
    })
    expect(table.snapshot().bar.main).toMatchObject({ label: 'Raid on 0102 with 2' })
    table.clickHex('0102')
    expect(nowAs(table, 'missions')).toMatchObject({ pool: { value: '1 left' }, given: [{ points: '2' }] })
    table.clickHex('0101')
    table.setAmount('points', 9)
    expect(table.snapshot().bar.main).toMatchObject({ label: 'Raid on 0101 with 1' })
    table.commit()
    table.clickHex('0103')
    expect(table.snapshot().refused).toMatchObject({ text: 'There are no more points.' })
    table.undo()
    expect(nowAs(table, 'missions').pool.value).toBe('1 left')
  })

  test('whoever opens the table is not told that somebody has finished who never sat there', () => {
    const table = threeCamps()
    table.endPhase()
    expect(table.snapshot().curtain).toMatchObject({ from: { side: 0 }, to: { side: 1 } })
    const again = reopened(table)
    expect(again.snapshot().curtain).toMatchObject({ from: null, isBegun: true, to: { side: 1 } })
    again.openCurtain()
    again.endPhase()
    expect(again.snapshot().curtain).toMatchObject({ from: { side: 1 }, to: { side: 2 } })
  })

  test('the screen goes round behind the curtain, and nobody learns what the others did', () => {
    const table = threeCamps()
    for (const [side, hex] of ['0101', '0102', '0103'].entries()) {
      expect(table.snapshot().header.viewer).toBe(side)
      table.clickHex(hex)
      table.setAmount('points', side + 1)
      table.commit()
      table.endPhase()
      if (side === 2) break
      expect(table.snapshot().curtain).toMatchObject({
        to: { side: side + 1 },
        detail: `${['Allied', 'Soviet', 'German'][side + 1]} missions`,
      })
      table.openCurtain()
      expect(textOf(table.snapshot())).not.toMatch(/fly 01/)
      expect(table.snapshot()).toMatchObject({ toast: null, live: '', now: { given: [] } })
    }
    const { verdict, header, curtain } = table.snapshot()
    expect(curtain).toBeNull()
    expect(verdict).toMatchObject({ winners: [1], title: 'Soviet victory' })
    expect(header.score).toHaveLength(3)
  })

  test('what another side did in secret cannot be taken back from here', () => {
    const table = threeCamps()
    table.clickHex('0102')
    table.commit()
    table.endPhase()
    table.openCurtain()
    expect(table.snapshot().can.undo).toBe(false)
    table.undo()
    expect(table.snapshot()).toMatchObject({ curtain: null, position: 2, header: { viewer: 1 } })
  })
})

describe('four sides, the first and the last allies', () => {
  /** The side gives its points to a hex and is done. */
  function fly(table: TableController, hex: string, points: number): void {
    table.clickHex(hex)
    table.setAmount('points', points)
    table.commit()
    table.endPhase()
  }

  test('allies win together, and each has its score', () => {
    const table = fourCamps()
    for (const points of [1, 2, 1, 3]) {
      fly(table, '0102', points)
      table.openCurtain()
    }
    const { verdict, header } = table.snapshot()
    expect(verdict).toMatchObject({ winners: [0, 3], title: 'Allied and Polish victory' })
    expect(header.score.map(({ side, value }) => [side, value])).toEqual([
      [0, '1'],
      [1, '2'],
      [2, '1'],
      [3, '3'],
    ])
  })

  test('no curtain falls between allies who share what they see, and what one did the other hears', () => {
    const never = { name: 'Slow', choose: async () => ({ do: 'done' }) }
    const seats = [human('Ewa'), { name: 'A', opponent: never }, { name: 'B', opponent: never }, human('Jan')]
    const table = fourCamps({ seats })
    fly(table, '0102', 2)
    return vi.waitFor(() => {
      const { curtain, header, log } = table.snapshot()
      expect([curtain, header.viewer]).toEqual([null, 3])
      expect(JSON.stringify(log)).toContain('fly 0102 2')
      table.close()
    })
  })

  test('enemies are kept apart by it', () => {
    const table = fourCamps()
    fly(table, '0102', 2)
    expect(table.snapshot().curtain).toMatchObject({ to: { side: 1 } })
  })

  test('nor does it fall between sides that one player holds', () => {
    const seats = [human('Ewa'), human('Ewa'), human('Jan'), human('Jan')]
    const table = fourCamps({ seats })
    fly(table, '0102', 2)
    expect(table.snapshot()).toMatchObject({ curtain: null, header: { viewer: 1 } })
    fly(table, '0102', 1)
    expect(table.snapshot().curtain).toMatchObject({ from: { side: 1 }, to: { side: 2 } })
    table.openCurtain()
    fly(table, '0102', 1)
    expect(table.snapshot()).toMatchObject({ curtain: null, header: { viewer: 3 } })
  })

  test('who gave no name is nobody else', () => {
    const table = fourCamps({ seats: ['Allied', 'Soviet', 'German', 'Polish'].map(human) })
    fly(table, '0102', 2)
    expect(table.snapshot().curtain).not.toBeNull()
  })
})

test('what an opponent has answered is settled: nothing is offered back, and nothing is half taken back', async () => {
  const answer = { do: 'fly', hex: '0103', points: 1 }
  const opponent = { name: 'Quick', choose: async () => answer }
  const never = { name: 'Slow', choose: () => new Promise<never>(() => {}) }
  const seats = [human('Ewa'), { name: 'Quick', opponent }, { name: 'Slow', opponent: never }]
  const table = threeCamps({ seats, pause: once() })
  table.clickHex('0102')
  table.commit()
  expect(table.snapshot().can.undo).toBe(true)
  table.endPhase()
  await new Promise(resolve => setTimeout(resolve, 5))
  const { position, can, toast } = table.snapshot()
  expect([position, can.undo, toast]).toEqual([3, false, null])
  table.undo()
  expect(table.snapshot().position).toBe(3)
  table.close()
})

/** Lets one action of an opponent through, and no more. */
function once(): () => Promise<void> {
  let calls = 0
  return () => (calls++ === 0 ? Promise.resolve() : new Promise(() => {}))
}
