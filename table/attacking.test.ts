import { describe, expect, test } from 'vitest'
import { forecast } from '../games/war-comes-early/rules/12-forecast.ts'
import { around, type Setting, situation } from '../games/war-comes-early/rules/12-test-kit.ts'
import { unit } from '../games/war-comes-early/world.ts'
import { buttons, lit, nowAs, tableAt, textOf } from './arranged.fixture.ts'

const T = '2713'
const { N, NE, S, SW, NW } = around(T)

const plain: Setting = { units: { [T]: 'cz-c1', [NW]: 'ge-a10', [SW]: 'ge-c1 ge-m14' } }
const at = (setting: Setting) => tableAt(situation(setting).g)

describe('putting an attack together', () => {
  test('targets are lit; a click proposes those who make a difference', () => {
    const table = at(plain)
    expect(lit(table)).toContain(T)
    table.clickHex(T)
    const now = nowAs(table, 'attack')
    expect(now.title).toBe(`Attack on ${T}`)
    expect(now.subtitle).toBe('clear, held by I Corps')
    expect(lit(table, 'target')).toEqual([T])
    const { scene, bar } = table.snapshot()
    expect(scene.arrows.every(arrow => arrow.to === T)).toBe(true)
    expect(bar.main!.label).toMatch(/^Attack at \+/)
    expect(scene.tags.at(-1)).toEqual({ hex: T, text: 'defends with 3', look: 'target' })
  })

  test('the odds are told line by line with their rules, and the chances of all results add up', () => {
    const table = at(plain)
    table.clickHex(T)
    for (const row of nowAs(table, 'attack').rows) if (!row.chosen) table.toggleUnit(row.unit)
    const { odds } = nowAs(table, 'attack')
    expect(odds!.lines[0]).toEqual({
      label: 'Attack 17 less defence 3',
      value: '+14',
      rule: '12.1a',
      applies: true,
    })
    expect(odds!.lines.every(line => line.rule !== '')).toBe(true)
    expect(odds!.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(odds!.isGuess).toBe(false)
    expect(odds!.columns[odds!.column]).toBe(odds!.says.replace('Attack at ', ''))
  })

  test('figures are those of the rules', () => {
    const { g } = situation(plain)
    const table = tableAt(g)
    table.clickHex(T)
    const { odds, rows } = nowAs(table, 'attack')
    const chosen = rows.filter(row => row.chosen).map(row => unit(row.unit))
    const expected = forecast(g, chosen, unit('cz-c1') >= 0 ? g.place[unit('cz-c1')] : -1)
    expect(odds!.column).toBe(expected.column - 1)
    expect(odds!.results.map(r => [r.label, r.chance]).toSorted()).toEqual(
      expected.chances.map(c => [c.printed, c.ways / c.of]).toSorted(),
    )
  })

  test('each unit shows what it adds, and leaves the attack when toggled', () => {
    const table = at({ units: { [T]: 'cz-a1', [NW]: 'ge-a10', [SW]: 'ge-a12' } })
    table.clickHex(T)
    const before = nowAs(table, 'attack').odds!.headline!.chance
    const row = nowAs(table, 'attack').rows[0]
    expect(row.chosen).toBe(true)
    table.toggleUnit(row.unit)
    const after = nowAs(table, 'attack').odds!.headline!.chance
    expect(row.valueLabel).toBe(`+${Math.round((before - after) * 100)}`)
    expect(nowAs(table, 'attack').rows[0].chosen).toBe(false)
    table.clickHex(NW)
    expect(nowAs(table, 'attack').rows[0].chosen).toBe(true)
  })

  test('who stands beside and cannot attack says why', () => {
    const table = at({ ...plain, hexes: { [T]: 'Czechoslovakia mountain' } })
    table.clickHex(T)
    const motorized = nowAs(table, 'attack').rows.find(row => row.unit === 'ge-m14')!
    expect(motorized).toMatchObject({ mark: 'none', chosen: false, refusal: { rules: ['11.4a'] } })
    table.toggleUnit('ge-m14')
    expect(table.snapshot().refused?.rules).toEqual(['11.4a'])
  })

  test('lines that do not apply are there with the reason', () => {
    const table = at({
      ...plain,
      sides: [`${NW}/${T} river`],
      hexes: { [T]: 'Czechoslovakia clear city="Brno"' },
    })
    table.clickHex(T)
    for (const row of nowAs(table, 'attack').rows) if (!row.chosen) table.toggleUnit(row.unit)
    const struck = nowAs(table, 'attack').odds!.lines.filter(line => !line.applies)
    expect(struck.map(line => line.rule)).toContain('PAC-C3')
    expect(nowAs(table, 'attack').rows.find(r => r.unit === 'ge-m14')!.line).toContain('half against a city')
  })

  test('a hex that cannot be attacked is refused with the rule', () => {
    const table = at(plain)
    table.clickHex('3013')
    expect(table.snapshot().refused?.rules).toEqual(['12.0d'])
    expect(table.whyNot(N)?.rules).toEqual(['12.0a'])
  })

  test('nothing is declared before the dark button; Esc takes the attack back', () => {
    const table = at(plain)
    table.clickHex(T)
    table.back()
    expect(table.snapshot()).toMatchObject({ position: 0, now: { kind: 'nothing' } })
    expect(buttons(table)).toEqual(['End combat', 'Next target'])
    table.nextUnmoved()
    expect(nowAs(table, 'attack').hex).toBe(T)
  })
})

describe('hidden defenders', () => {
  const guarded = (under: string): Setting => ({
    units: {
      [T]: `cz-c1 ${under}`,
      [NW]: 'ge-a10',
      [SW]: 'ge-a12',
      3013: 'cz-c4 cz-c5',
      3115: 'cz-a2 cz-c6',
    },
  })

  test('[8.3a] they make the figures a range, and the table says so', () => {
    const table = at(guarded('cz-a1'))
    table.clickHex(T)
    const { odds, notes, subtitle } = nowAs(table, 'attack')
    expect(odds!.isGuess).toBe(true)
    expect(odds!.lines[0].label).toMatch(/less defence \d+ or more$/)
    expect(odds!.headline!.chanceTo).toBeLessThan(odds!.headline!.chance)
    expect(odds!.columnTo).toBeLessThan(odds!.column)
    expect(notes[0].sentence).toMatchObject({ rules: ['8.3a'] })
    expect(subtitle).toBe('clear, held by I Corps and 1 unseen')
    expect(table.snapshot().bar.main!.label).toMatch(/ or less$/)
  })

  test('[8.3a] nothing on the table differs between positions that differ in what is hidden', () => {
    const shown = ['cz-a1', 'cz-c4'].map(under => {
      const setting = guarded(under)
      const other = under === 'cz-a1' ? 'cz-c4' : 'cz-a1'
      const table = at({ units: { ...setting.units, 3013: `cz-c5 ${other}` } })
      const texts = [textOf(table.snapshot())]
      table.clickHex(T)
      texts.push(textOf(table.snapshot()))
      for (const row of nowAs(table, 'attack').rows) table.toggleUnit(row.unit)
      texts.push(textOf(table.snapshot()))
      table.hover(T)
      texts.push(textOf(table.snapshot()))
      for (const { id } of table.snapshot().overlays) table.toggleOverlay(id)
      texts.push(textOf(table.snapshot()))
      return texts
    })
    expect(shown[0]).toEqual(shown[1])
  })

  test('the true odds lie within the range', () => {
    for (const under of ['cz-a1', 'cz-c2', 'cz-ho31']) {
      const { g } = situation(guarded(under))
      const table = tableAt(g)
      table.clickHex(T)
      const { odds, rows } = nowAs(table, 'attack')
      const chosen = rows.filter(row => row.chosen).map(row => unit(row.unit))
      const { column } = forecast(g, chosen, g.place[unit('cz-c1')])
      expect(column - 1, under).toBeLessThanOrEqual(odds!.column)
      expect(column - 1, under).toBeGreaterThanOrEqual(odds!.columnTo ?? odds!.column)
    }
  })
})

describe('special attacks', () => {
  test('[12.6a] a flank attack rolls nothing: it is offered as a kind of its own', () => {
    const table = at({ units: { [SW]: 'ge-m16', [S]: 'cz-c1' } })
    table.clickHex(T)
    const now = nowAs(table, 'attack')
    expect(now).toMatchObject({ title: `Flank attack into ${T}`, odds: null })
    expect(now.notes[0].sentence.rules).toEqual(['12.6a'])
    table.commit()
    expect(table.snapshot().scene.counters.find(c => c.unit === 'ge-m16')?.hex).toBe(T)
  })

  test('[12.8] the paradrop is an extra of the attack, and the odds count that it may fail', () => {
    const table = at({ ...plain, air: { side: 0, zone: [] }, flieger: 1 })
    table.clickHex(T)
    for (const row of nowAs(table, 'attack').rows)
      if (row.chosen !== (row.unit === 'ge-c1')) table.toggleUnit(row.unit)
    const { extras, odds } = nowAs(table, 'attack')
    expect(extras).toMatchObject([{ id: 'drop', rule: '12.8', chosen: false }])
    table.toggleExtra('drop')
    const dropped = nowAs(table, 'attack')
    expect(dropped.extras[0].chosen).toBe(true)
    expect(dropped.odds!.lines.some(line => line.rule === '12.8b')).toBe(true)
    expect(dropped.odds!.results.reduce((sum, r) => sum + r.chance, 0)).toBeCloseTo(1)
    expect(dropped.odds!.headline!.chance).toBeGreaterThan(odds!.headline!.chance)
    table.commit()
    expect(table.snapshot().log.some(line => line.text.includes('7th Flieger Division'))).toBe(true)
  })

  test('[12.2.2b] two kinds open on one hex can be chosen between', () => {
    const table = at({ units: { [SW]: 'ge-m16', [S]: 'cz-c1', [NE]: 'ge-c1' } })
    table.clickHex(S)
    expect(nowAs(table, 'attack').kinds.map(kind => kind.id)).toEqual(['attack'])
    table.clickHex(T)
    expect(nowAs(table, 'attack').kinds.map(kind => kind.id)).toEqual(['flank'])
  })
})
