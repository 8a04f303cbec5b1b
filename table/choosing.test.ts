import { describe, expect, test } from 'vitest'
import {
  act,
  afterSetUp,
  atWindow,
  decision,
  germanPhase,
  passAlong,
  put,
  take,
} from '../games/war-comes-early/rules/05-test-kit.ts'
import { BOX, type State } from '../games/war-comes-early/state.ts'
import { buttons, lit, nowAs, OPEN, tableAt } from './arranged.fixture.ts'
import { newTable } from './user.fixture.ts'

describe('set-up', () => {
  test('the first counter is in hand and its hexes are lit; a click previews, the button places', () => {
    const table = newTable('1938')
    const { bar, position } = table.snapshot()
    expect(bar.title).toBe('Allied set-up: Czech border corps, 6 counters to place.')
    expect(bar.main).toBeNull()
    const now = nowAs(table, 'placement')
    expect(now.groups[0]).toMatchObject({ label: 'Border Area 31, × 6', chosen: true })
    const [hex] = lit(table)
    table.clickHex(hex)
    expect(table.snapshot().bar.main!.label).toMatch(/^Place Border Area 31 in /)
    expect(table.snapshot().position).toBe(position)
    table.commit()
    expect(table.snapshot().scene.counters.find(c => c.unit === 'cz-ho31')?.hex).toBe(hex)
    expect(nowAs(table, 'placement').groups[0].label).toBe('Border Area 32, × 5')
  })

  test('a counter from the tray goes where it is dropped; elsewhere it is refused with the rule of the line', () => {
    const table = newTable('1938')
    const { waiting, trays } = table.snapshot().forces
    expect(waiting).toBe(6)
    expect(trays[0]).toMatchObject({ title: 'May come now', draggable: expect.arrayContaining(['cz-ho33']) })
    table.clickUnit('cz-ho33')
    table.previewTo('2413')
    expect(table.snapshot().refused).toMatchObject({ rules: ['3.1b'] })
    table.previewTo('1820')
    table.commit()
    expect(table.snapshot().scene.counters.find(c => c.hex === '1820')?.unit).toBe('cz-ho33')
  })

  test('suggest places a line, suggest everything all lines of the side; both are taken back as one', () => {
    const table = newTable('1938', 1, OPEN)
    table.press('suggest')
    expect(table.snapshot().bar.title).toMatch(/Soviet fronts in the north/)
    table.press('suggest-all')
    expect(table.snapshot().header.viewer).toBe(0)
    expect(table.snapshot().bar.title).toMatch(/^German set-up/)
    table.undo()
    expect(table.snapshot().bar.title).toMatch(/Soviet fronts in the north/)
    table.undo()
    expect(table.snapshot().position).toBe(0)
    table.redo()
    table.redo()
    table.press('suggest-all')
    expect(table.snapshot().bar.title).toBe('Choose the order of the three German phases.')
  })

  test('railheads are pieces like counters', () => {
    const table = newTable('1938')
    while (!table.snapshot().bar.title.includes('railheads')) table.press('suggest')
    table.clickUnit('railhead-2')
    table.clickHex(lit(table)[0])
    expect(table.snapshot().bar.main!.label).toMatch(/^Railhead 3 to /)
    table.commit()
    expect(table.snapshot().scene.markers.filter(marker => marker.kind === 'railhead')).toHaveLength(1)
  })
})

describe('lists of choices', () => {
  test('[5.1d] the order of the phases: six lines, one suggested', () => {
    const table = newTable('1939')
    const now = nowAs(table, 'choice')
    expect(now.rows).toHaveLength(6)
    expect(now.rows.filter(row => row.chosen).map(row => row.label)).toEqual([
      'Move, then fight, then reorganise',
    ])
    const other = now.rows.find(row => row.label.startsWith('Fight, then move'))!
    table.choose(other.id)
    expect(table.snapshot().bar.main!.label).toBe('Fight, then move, then reorganise')
    table.commit()
    expect(table.snapshot().header.ribbon[0].steps.map(step => [step.label, step.state])).toEqual([
      ['Fight', 'current'],
      ['Move', 'next'],
      ['Reorganise', 'next'],
    ])
  })

  test('[6.2] airpower: some bomb, the rest is laid on the map hex by hex', () => {
    const g = afterSetUp('1938')
    while (decision(g) !== 'terrorBombing') passAlong(g)
    const table = tableAt(g)
    expect(nowAs(table, 'choice').rows[0]).toMatchObject({ label: 'No terror bombing', chosen: true })
    table.commit()
    const now = nowAs(table, 'placement')
    expect(now.groups[0]).toMatchObject({ label: 'Airpower', units: ['airpower'] })
    table.clickHex('2121')
    expect(table.snapshot().bar.main!.label).toBe('Airpower over Prague')
    table.clickHex('2121')
    expect(table.snapshot().scene.markers).toContainEqual(
      expect.objectContaining({ kind: 'airpower', hex: '2121' }),
    )
    if (table.snapshot().now.kind !== 'placement') return
    table.clickHex('2121')
    expect(table.snapshot().refused?.rules).toEqual(['6.2.2a'])
  })

  test('[3.3b] neutral countries: one, another, then no more', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Italy')
    act(g, { do: 'phase', phase: 'movement' })
    const table = tableAt(g)
    expect(table.snapshot().bar.main!.label).toBe('No more declarations')
    const belgium = nowAs(table, 'choice').rows.find(row => row.label === 'Belgium')!
    table.choose(belgium.id)
    expect(table.snapshot().bar.main!.label).toBe('Declare war on Belgium')
    table.commit()
    expect(nowAs(table, 'choice').rows.map(row => row.label)).not.toContain('Belgium')
    table.press('proceed')
    expect(table.snapshot().bar.title).toBe('Belgium joins the Allied side: set up its forces.')
    table.press('suggest')
    expect(table.snapshot().bar.title).toMatch(/^German movement/)
  })
})

describe('reorganisation', () => {
  function corpsIn2413(): State {
    const g = afterSetUp('1938')
    for (const id of ['ge-c1', 'ge-c4']) put(g, id, '2413')
    take(g, 'ge-a5', BOX.pool)
    atWindow(g, 2, 'Italy')
    germanPhase(g, 'reorganization')
    return g
  }

  test('[7.0h] corps of a stack are ticked and become an army; a button does the same at once', () => {
    const table = tableAt(corpsIn2413())
    expect(lit(table)).toContain('2413')
    table.clickHex('2413')
    const now = nowAs(table, 'units')
    expect(now.rows.every(row => row.mark === 'tick')).toBe(true)
    expect(now.buttons.map(button => button.label)).toEqual(['Form 5. Army from I Corps and IV Corps'])
    table.toggleUnit('ge-c1')
    expect(table.snapshot().bar.main!.label).toBe('End reorganisation')
    table.toggleUnit('ge-c4')
    expect(table.snapshot().bar.main!.label).toBe('Form 5. Army from I Corps and IV Corps')
    table.commit()
    expect(table.snapshot().scene.counters.find(c => c.hex === '2413')?.unit).toBe('ge-a5')
  })

  test('[7.0a] an army is split', () => {
    const table = tableAt(corpsIn2413())
    table.clickUnit('ge-a10')
    table.toggleUnit('ge-a10')
    expect(table.snapshot().bar.main!.label).toBe('Split 10. Army')
    table.commit()
    expect(table.snapshot().scene.counters.filter(c => c.hex === '1619').length).toBeGreaterThanOrEqual(2)
  })

  test('[3.5f] a lost corps returns to a lit hex, or nobody does', () => {
    const g = afterSetUp('1938')
    take(g, 'ge-c1', BOX.eliminated)
    atWindow(g, 2, 'Italy')
    act(g, { do: 'phase', phase: 'reorganization' })
    const table = tableAt(g)
    expect(nowAs(table, 'placement').title).toBe('May return now')
    expect(buttons(table)[0]).toBe('Skip replacement')
    expect(lit(table)).toContain('2413')
    table.clickHex('2413')
    expect(buttons(table).slice(0, 1)).toEqual(['Bring back I Corps in Berlin'])
    table.commit()
    expect(table.snapshot().scene.counters.find(c => c.unit === 'ge-c1')?.hex).toBe('2413')
  })
})

test('[10.3.1] Soviet railheads follow at the end of a Soviet movement phase, or stay', () => {
  const g = afterSetUp('1938')
  atWindow(g, 4, 'Soviet + Lith')
  for (const verb of ['pass', 'end', 'pass', 'end']) act(g, { do: verb })
  const table = tableAt(g)
  expect(table.snapshot().bar.title).toBe('Move Soviet railheads, if you like.')
  expect(buttons(table)).toContain('Railheads stay')
  const now = nowAs(table, 'placement')
  expect(now.groups.flatMap(group => group.units).toSorted()[0]).toBe('railhead-0')
  table.clickUnit(now.groups[0].units[0])
  const [hex] = lit(table)
  if (hex !== undefined) {
    table.clickHex(hex)
    table.commit()
    expect(table.snapshot().position).toBe(1)
  }
  table.press('done')
  expect(table.snapshot().bar.title).not.toBe('Move Soviet railheads, if you like.')
})
