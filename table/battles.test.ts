import { describe, expect, test } from 'vitest'
import { around, type Setting, situation } from '../games/war-comes-early/rules/12-test-kit.ts'
import { buttons, lit, nowAs, tableAt } from './arranged.fixture.ts'
import type { TableController } from './controller.ts'

const T = '2713'
const { N, NE, SE, S, SW, NW } = around(T)

/** An attack by everybody who can, carried through to the first question. */
function attacked(setting: Setting, target = T): TableController {
  const table = tableAt(situation(setting).g)
  table.clickHex(target)
  for (const row of nowAs(table, 'attack').rows)
    if (!row.chosen && row.refusal === null) table.toggleUnit(row.unit)
  table.commit()
  return table
}

const whereIs = (table: TableController, unit: string): string | undefined =>
  table.snapshot().scene.counters.find(counter => counter.unit === unit)?.hex

describe('losses', () => {
  // Attack 15 against 13: +2, and a 1 costs both a corps.
  const both: Setting = {
    units: { [T]: 'cz-c1 cz-a1 cz-c2', [NW]: 'ge-c1 ge-c2', [N]: 'ge-c3 ge-m14' },
    dice: [1],
  }

  test('[12.3d] the defender is asked first, sees the die and the column, and is offered the cheapest loss', () => {
    const table = attacked(both)
    const now = nowAs(table, 'pick')
    expect(table.snapshot().header.viewer).toBe(1)
    expect(now.question).toBe('Who takes your loss of one corps?')
    expect(now.battle).toMatchObject({ hex: T, dice: [1], title: `Attack on ${T}` })
    expect(now.battle!.steps.map(step => [step.label, step.state])).toEqual([
      ['Roll', 'done'],
      ['Your losses', 'current'],
      ['Their losses', 'next'],
      ['Advance', 'next'],
    ])
    expect(now.battle!.result).toMatch(/^1\/1 on the \+\d column$/)
    expect(now.rows.map(row => row.mark)).toEqual(['radio', 'radio', 'radio'])
    const suggested = now.rows.find(row => row.chosen)!
    expect(['cz-c1', 'cz-c2']).toContain(suggested.unit)
    expect(now.notes[0].sentence.text).toMatch(/^We suggest I+ Corps: /)
    expect(table.snapshot().bar.main!.label).toBe(`Lose ${suggested.name}`)
  })

  test('another unit can be chosen, in the dock or on the map; then the attacker is asked', () => {
    const table = attacked(both)
    table.clickUnit('cz-c2')
    expect(table.snapshot().bar.main!.label).toBe('Lose II Corps')
    table.commit()
    expect(whereIs(table, 'cz-c2')).toBeUndefined()
    expect(table.snapshot().header.viewer).toBe(0)
    const now = nowAs(table, 'pick')
    const motorized = now.rows.find(row => row.unit === 'ge-m14')!
    expect(motorized).toMatchObject({ value: '−1 VP', rules: ['4.6'], chosen: false })
    expect(now.battle!.notes.map(note => note.text)).toContain('II Corps is eliminated.')
    table.commit()
    expect(table.snapshot().now.kind).not.toBe('pick')
  })

  test('[3.5a] the return of a lost corps was rolled for: no undo is offered, nor of a part of it', () => {
    const table = attacked(both)
    table.clickUnit('cz-c2')
    table.commit()
    expect(table.snapshot()).toMatchObject({ toast: null, can: { undo: false } })
    const { position } = table.snapshot()
    table.undo()
    expect(table.snapshot().position).toBe(position)
  })

  test('[12.3e] an army breaks down, and its owner picks the corps where it makes a difference', () => {
    const table = attacked({
      units: { [T]: 'cz-a1 cz-c1', [NW]: 'ge-a10', [SW]: 'ge-a12' },
      factors: { 'cz-c3': [9, 9] },
      dice: [2],
    })
    table.clickUnit('cz-a1')
    table.commit()
    const now = nowAs(table, 'pick')
    expect(now.title).toBe('1. Army breaks down')
    expect(now.rows.length).toBeGreaterThan(2)
    table.clickUnit('cz-c3')
    expect(table.snapshot().bar.main!.label).toBe('Take III Corps')
    table.commit()
    expect(whereIs(table, 'cz-c3')).toBe(T)
  })
})

describe('advance and momentum', () => {
  const won: Setting = {
    units: { [T]: 'cz-c1', [NW]: 'ge-a10 ge-c1', [SW]: 'ge-m14 ge-m15', [S]: 'cz-c2' },
    dice: [1],
  }

  test('[12.5a] those who fit are proposed, mechanized corps first; any number may go', () => {
    const table = attacked(won)
    const now = nowAs(table, 'pick')
    expect(now.question).toBe('Who enters?')
    expect(now.rows.every(row => row.mark === 'tick')).toBe(true)
    const chosen = now.rows.filter(row => row.chosen).map(row => row.unit)
    expect(chosen).toEqual(expect.arrayContaining(['ge-m14', 'ge-m15']))
    expect(table.snapshot().bar.main!.label).toBe(`Advance with ${chosen.length} units`)
    for (const id of chosen) if (id !== 'ge-m14') table.toggleUnit(id)
    expect(table.snapshot().bar.main!.label).toBe('Advance with 1 unit')
    table.commit()
    expect(whereIs(table, 'ge-m14')).toBe(T)
    expect(whereIs(table, 'ge-a10')).toBe(NW)
  })

  test('[12.5a] the map shows who enters: ringed, with an arrow into the hex; who stays has none', () => {
    const table = attacked(won)
    for (const row of nowAs(table, 'pick').rows)
      if (row.chosen && row.unit !== 'ge-m14') table.toggleUnit(row.unit)
    expect(table.snapshot().scene.arrows).toEqual([{ from: SW, to: T }])
    expect(lit(table, 'selected')).toEqual([SW])
    expect(lit(table, 'goal')).toEqual([T])
    expect(lit(table, 'target')).toEqual([])
    table.toggleUnit('ge-m14')
    expect(table.snapshot().scene.arrows).toEqual([])
  })

  test('[12.3a] a result that asks for more than there are says so', () => {
    expect(nowAs(attacked(won), 'pick').battle!.says.text).toBe(
      'They lose 5 corps or all they have, you lose nothing.',
    )
  })

  test('[12.5a] nobody need go', () => {
    const table = attacked(won)
    for (const row of nowAs(table, 'pick').rows) if (row.chosen) table.toggleUnit(row.unit)
    expect(table.snapshot().bar.main!.label).toBe('Stay')
    table.commit()
    expect(table.snapshot().now.kind).toBe('nothing')
    expect(whereIs(table, 'ge-m14')).toBe(SW)
  })

  test('[12.7] mechanized corps that advanced may attack once more, or leave it', () => {
    const table = attacked(won)
    table.commit()
    expect(table.snapshot().bar.title).toMatch(/^Momentum/)
    expect(lit(table)).toContain(S)
    expect(buttons(table)).toContain('No momentum attack')
    table.clickHex(S)
    const now = nowAs(table, 'attack')
    expect(now.title).toBe(`Momentum attack on ${S}`)
    expect(
      now.rows
        .filter(row => row.refusal === null)
        .map(row => row.unit)
        .toSorted(),
    ).toEqual(['ge-m14', 'ge-m15'])
    const before = table.snapshot().position
    table.commit()
    expect(table.snapshot().position).toBe(before + 1)
    expect(table.snapshot().log.some(line => line.text.startsWith(`Momentum attack on ${S}`))).toBe(true)
  })

  test('[12.7] the button without an attack goes on', () => {
    const table = attacked(won)
    table.commit()
    table.press('done')
    expect(table.snapshot().bar.title).toMatch(/combat: attack in any order/)
  })
})

test('[7.0f] what does not fit is dispersed by the other side: a unit, then a lit hex', () => {
  const full = 'ge-c1 ge-c2 ge-c3 ge-c4 ge-a10'
  const table = attacked({
    units: { [NW]: full, [T]: 'cz-a1 cz-a2' },
    factors: { 'cz-a1': [5, 30] },
    dice: [6],
  })
  for (let i = 0; i < 9 && table.snapshot().header.viewer === 0; i++) table.commit()
  const now = nowAs(table, 'pick')
  expect(now.question).toBe('Which unit leaves?')
  expect(table.snapshot().bar.main).toBeNull()
  table.clickUnit(now.rows[1].unit)
  const open = lit(table)
  expect(open.length).toBeGreaterThan(0)
  table.clickHex('3030')
  expect(table.snapshot().refused?.rules).toEqual(['7.0f'])
  table.clickHex(open[0])
  expect(table.snapshot().bar.main!.label).toMatch(/^Disperse /)
  table.commit()
  expect(whereIs(table, now.rows[1].unit)).toBe(open[0])
})

test('an attack that was half put together elsewhere can be finished here', () => {
  const { g, play } = situation({ units: { [T]: 'cz-c1', [NW]: 'ge-a10', [NE]: 'ge-c1', [SE]: 'ge-c2' } })
  play({ do: 'attack', target: T, unit: 'ge-a10' })
  const table = tableAt(g)
  const now = nowAs(table, 'pick')
  expect(now.question).toBe('Who joins?')
  expect(table.snapshot().bar.main!.label).toBe('Resolve the attack')
  table.toggleUnit('ge-c1')
  expect(table.snapshot().bar.main!.label).toBe('Resolve with 1 more')
  table.commit()
  const line = table.snapshot().log.find(entry => entry.weight === 'battle')
  expect(line?.text).toContain('I Corps and 10. Army')
  expect(line?.details?.length).toBeGreaterThan(2)
})
