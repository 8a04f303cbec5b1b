import { describe, expect, test } from 'vitest'
import { afterSetUp, atWindow } from '../games/war-comes-early/rules/05-test-kit.ts'
import { nowAs, tableAt } from './arranged.fixture.ts'
import type { TableController } from './controller.ts'

function window(marker: 'Italy' | 'Czech' = 'Italy'): TableController {
  const g = afterSetUp('1938')
  atWindow(g, 4, marker)
  return tableAt(g)
}

/** Plays on for the others until Germany is asked in a window again; gives the number of times it was. */
function untilAsked(table: TableController): void {
  for (let i = 0; i < 400; i++) {
    const { bar } = table.snapshot()
    if (bar.kind === 'window' || bar.kind === 'over') return
    if (bar.main === null) {
      const choose = table.snapshot().scene.lights.find(light => light.look === 'choose')
      if (choose !== undefined) table.clickHex(choose.hex)
    }
    table.commit()
  }
}

describe('windows', () => {
  test('[5.3] the bar offers the phases that are left, Pass and Pass until', () => {
    const table = window()
    const { bar } = table.snapshot()
    expect(bar).toMatchObject({
      kind: 'window',
      title: 'Germany may act now',
      main: { id: 'pass', label: 'Pass' },
    })
    expect(bar.detail.text).toBe(
      'The Italy marker has been drawn; they have not begun. You have 3 phases left.',
    )
    expect(bar.offers.map(({ label, key }) => [label, key])).toEqual([
      ['Reorganise', 'O'],
      ['Move', 'M'],
      ['Fight', 'F'],
    ])
    expect(bar.passUntil.map(until => until.id)).toEqual(
      expect.arrayContaining(['next-marker', 'attacked', 'turn-end']),
    )
    const now = nowAs(table, 'window')
    expect(now.phases.map(fact => fact.value)).toEqual(['ready', 'ready', 'ready'])
    expect(now.standing.every(order => order.on)).toBe(true)
  })

  test('a phase is run out of turn, and the window is there again after it', () => {
    const table = window()
    table.press('phase-combat')
    if (table.snapshot().now.kind === 'choice') table.press('proceed')
    expect(table.snapshot().bar.title).toBe('German combat: attack in any order.')
    table.endPhase()
    expect(table.snapshot().bar.kind).toBe('window')
    expect(nowAs(table, 'window').phases.map(fact => fact.value)).toEqual(['ready', 'ready', 'done'])
  })

  test('pass asks again after the next phase', () => {
    const table = window('Czech')
    table.commit()
    untilAsked(table)
    expect(table.snapshot().bar.detail.text).toMatch(/^The Czech reorganisation is over/)
    expect(nowAs(table, 'window').since.length).toBeGreaterThan(0)
    expect(nowAs(table, 'window').watchFrom).not.toBeNull()
  })

  test('pass until the next marker asks only then', () => {
    const table = window()
    table.passUntil('next-marker')
    untilAsked(table)
    expect(table.snapshot().bar.detail.text).toMatch(/marker has been drawn; they have not begun/)
    expect(table.snapshot().bar.detail.text).not.toContain('Italy')
    expect(table.snapshot().bar.passUntil.every(until => !until.on)).toBe(true)
  })

  test('pass until the end of the turn', () => {
    const table = window()
    table.passUntil('turn-end')
    untilAsked(table)
    expect(table.snapshot().header.turn).toMatch(/^Turn 5/)
  })

  test('ask me only when a marker has been drawn', () => {
    const table = window()
    for (const id of ['after-phase', 'contact']) table.toggleStanding(id)
    expect(nowAs(table, 'window').standing.map(order => order.on)).toEqual([true, false, false])
    table.commit()
    untilAsked(table)
    expect(table.snapshot().bar.detail.text).toMatch(/has been drawn/)
  })

  test('what is waited for is in the game: it is taken back, saved, and others do not see it', () => {
    const table = window()
    table.passUntil('turn-end')
    expect(table.journal().actions.at(-1)).toEqual([0, { do: 'watch', until: 'turn-end' }])
    table.undo()
    expect(table.snapshot().bar.kind).toBe('window')
    expect(table.snapshot().bar.passUntil.every(until => !until.on)).toBe(true)
  })

  test('whoever moves takes back his last move though a window was passed unseen', () => {
    const table = window('Czech')
    table.passUntil('turn-end')
    const before = table.snapshot().bar.title
    table.endPhase()
    expect(table.snapshot().bar.title).not.toBe(before)
    table.undo()
    expect(table.snapshot().bar.title).toBe(before)
  })

  test('what is ticked stays ticked, and what has happened is still told', () => {
    const table = window('Czech')
    table.commit()
    untilAsked(table)
    const { since } = nowAs(table, 'window')
    table.toggleStanding('contact')
    expect(nowAs(table, 'window').since).toEqual(since)
    table.toggleStanding('contact')
    expect(nowAs(table, 'window').standing.every(order => order.on)).toBe(true)
    expect(table.journal().actions.at(-1)).toEqual([0, { do: 'watch', only: null }])
  })
})
