// The briefing before the first decision, and the objectives behind the score.
import { describe, expect, test } from 'vitest'
import { newTable, TWO_PEOPLE } from './user.fixture.ts'

describe('the briefing', () => {
  test('is read before the first decision, and once', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, briefs: true })
    const first = table.snapshot()
    expect(first.now).toMatchObject({ kind: 'objectives', isBriefing: true, title: 'Poland 1939' })
    expect(first.bar.main!.label).toMatch(/^Begin /)
    expect(first.scene.lights.map(({ hex, look }) => `${hex} ${look}`)).toEqual(
      expect.arrayContaining(['3821 open', '3226 open', '3714 open']),
    )
    table.commit()
    expect(table.snapshot().now.kind).not.toBe('objectives')
    expect(table.snapshot().position).toBe(0)
  })

  test('is read by the other side when it sits down', () => {
    const table = newTable('1938', 1, { seats: TWO_PEOPLE, briefs: true })
    const first = table.snapshot().header.viewer
    table.commit()
    table.press('suggest-all')
    if (table.snapshot().curtain !== null) table.openCurtain()
    const { header, now } = table.snapshot()
    expect(header.viewer).not.toBe(first)
    expect(now).toMatchObject({ kind: 'objectives', isBriefing: true })
  })

  test('does not return to a side that has read it, when the table is opened again', () => {
    const briefed = new Set<number>()
    const opened = () =>
      newTable('1939', 1, {
        seats: TWO_PEOPLE,
        briefs: true,
        briefed: { has: side => briefed.has(side), add: side => void briefed.add(side) },
      })
    const first = opened()
    expect(opened().snapshot().now).toMatchObject({ kind: 'objectives', isBriefing: true })
    first.commit()
    expect(opened().snapshot().now.kind).not.toBe('objectives')
  })

  test('is not shown where nobody wants it', () => {
    expect(newTable('1939').snapshot().now.kind).not.toBe('objectives')
  })
})

describe('the objectives behind the score', () => {
  test('open and close without touching the decision, and light the line that is pointed at', () => {
    const table = newTable('1939')
    const { main } = table.snapshot().bar
    table.toggleObjectives()
    const open = table.snapshot()
    expect(open.now).toMatchObject({ kind: 'objectives', isBriefing: false, pointed: null })
    expect(open.bar.main).toEqual(main)
    expect(open.bar.others[0]).toMatchObject({ label: 'Close objectives', key: 'Esc' })
    table.pointGoal('krakow')
    expect(table.snapshot().scene.lights).toContainEqual({ hex: '3226', look: 'shown' })
    table.showGoal('krakow')
    expect(table.snapshot().scene.attention).toEqual(['3226'])
    table.back()
    expect(table.snapshot().now.kind).not.toBe('objectives')
  })
})
