import { beforeAll, describe, expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { budziszyn1945Table } from '../web/games/budziszyn-1945/presentation.ts'
import { TableController } from './controller.ts'
import type { GroupNow, TableSnapshot } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'

const human = (name: string) => ({ name, opponent: null })

/** Nysa 1945, up to the first movement: 116 units that have not moved. */
function atNysa(): TableController {
  const table = valueOrThrow(
    TableController.begin(
      budziszyn1945Table as unknown as AnyPresentation,
      { scenario: 'nysa', options: {}, chance: { kind: 'fast', seed: 1945 } },
      { seats: [human('Ewa'), human('Jan')], isOpen: true },
    ),
  )
  for (let i = 0; i < 12 && !table.snapshot().bar.title.includes('movement'); i++) {
    const { bar, curtain } = table.snapshot()
    const suggested = bar.others.find(({ label }) => label.startsWith('Place as suggested'))
    if (curtain !== null) table.openCurtain()
    else if (suggested !== undefined) table.press(suggested.id)
    else table.commit()
  }
  return table
}

const groupIn = ({ now }: TableSnapshot): GroupNow => {
  if (now.kind !== 'group') throw new Error(`the dock shows ${now.kind}`)
  return now
}

describe('a formation marches', () => {
  let table: TableController
  beforeAll(() => {
    table = atNysa()
  })

  test('formations are listed with their units left to move', () => {
    const { now } = table.snapshot()
    if (now.kind !== 'nothing') throw new Error(now.kind)
    expect(now.formations.length).toBeGreaterThan(5)
    expect(now.formations.reduce((sum, { units }) => sum + units, 0)).toBeGreaterThan(100)
  })

  test('in column, with room in every hex, and is taken back as one', () => {
    table.nextFormation()
    const { position } = table.snapshot()
    const before = groupIn(table.snapshot())
    table.selectFormation('VI MECH (G)')
    const first = groupIn(table.snapshot())
    expect(first.title).toBe('VI MECH (G)')
    expect(first.title).not.toBe(before.title)
    expect(table.snapshot().bar.main).toMatchObject({
      refusal: { text: expect.stringContaining('Click the hex') },
    })
    table.clickHex('5512')
    const planned = table.snapshot()
    const rows = groupIn(planned).rows.filter(({ place }) => place !== null)
    expect(rows.length).toBeGreaterThan(2)
    expect(planned.scene.plan!.path.length).toBeGreaterThan(2)
    expect(planned.scene.tags.some(({ text }) => text.startsWith('1'))).toBe(true)
    table.commit()
    const after = table.snapshot()
    expect(after.refused).toBeNull()
    expect(after.position).toBe(position + rows.length)
    for (const { unit, value } of rows)
      expect(after.scene.counters.find(counter => counter.unit === unit)?.hex).toBe(value)
    table.undo()
    expect(table.snapshot().position).toBe(position)
  })

  test('stacks are gathered one by one, or all of a box, and Esc lets them go', () => {
    table.groupStack('4804')
    table.groupStack('4906')
    const both = groupIn(table.snapshot()).rows.length
    table.groupStack('4804')
    expect(groupIn(table.snapshot()).rows.length).toBeLessThan(both)
    table.selectMany(['4804', '4906'])
    expect(groupIn(table.snapshot()).rows).toHaveLength(both)
    table.back()
    expect(table.snapshot().now.kind).toBe('nothing')
  })
})

test('[3.2.1] overstacked hexes are listed with what mends them; the end is there, with the reason, until they are mended', () => {
  const table = atNysa()
  const { now, bar } = table.snapshot()
  if (now.kind !== 'nothing') throw new Error(now.kind)
  expect(now.overstacked.length).toBeGreaterThan(0)
  expect(now.overstacked[0].size).toMatch(/^\d+ of 8$/)
  expect(bar.main).toMatchObject({ label: 'End movement', key: 'E', refusal: { rules: ['3.2.1'] } })
  let atOnce = 0
  for (let i = 0; i < 12; i++) {
    const { now: shown, position } = table.snapshot()
    if (shown.kind !== 'nothing') table.back()
    else if (shown.remedies !== null) {
      const open = shown.overstacked.filter(({ remedies }) => remedies.length > 0).length
      table.press(shown.remedies.id)
      expect(table.snapshot().position).toBe(position + open)
      atOnce = Math.max(atOnce, open)
    } else {
      const open = shown.overstacked.find(({ remedies }) => remedies.length > 0)
      if (open === undefined) break
      table.press(open.remedies[0].button.id)
    }
  }
  expect(atOnce).toBeGreaterThan(1)
  expect(table.snapshot().refused).toBeNull()
  expect(table.snapshot().can.end).toBe(true)
  expect(table.snapshot().bar.main).toMatchObject({ refusal: null })
})
