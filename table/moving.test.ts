import { beforeEach, describe, expect, test } from 'vitest'
import { remove } from '../games/war-comes-early/rules/03-holders.ts'
import { act, afterSetUp, atOrder, put } from '../games/war-comes-early/rules/05-test-kit.ts'
import { BOX, type State } from '../games/war-comes-early/state.ts'
import { grid, hex, unit, unitIds } from '../games/war-comes-early/world.ts'
import { buttons, lit, nowAs, tableAt } from './arranged.fixture.ts'
import type { TableController } from './controller.ts'

/** German movement of 1939 with a stack in Breslau: a motorized corps on an infantry corps on an army. */
function breslau(): State {
  const g = afterSetUp('1939')
  for (const id of ['g39-a8', 'g39-c1', 'g39-m19']) put(g, id, '2821')
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  return g
}

describe('moving', () => {
  let table: TableController
  beforeEach(() => {
    table = tableAt(breslau())
  })

  test('stacks that can move are lit; a click takes the top unit, a second one the whole stack, a third none', () => {
    expect(lit(table)).toContain('2821')
    table.clickHex('2821')
    expect(nowAs(table, 'move').rows.map(row => [row.unit, row.chosen])).toEqual([
      ['g39-m19', true],
      ['g39-c1', false],
      ['g39-a8', false],
    ])
    table.clickHex('2821')
    expect(nowAs(table, 'move').rows.every(row => row.chosen)).toBe(true)
    expect(table.snapshot().scene.fan).toBe('2821')
    table.clickHex('2821')
    expect(table.snapshot().now.kind).toBe('nothing')
  })

  test('units are toggled, and reach is that of those chosen together', () => {
    table.clickUnit('g39-m19')
    const alone = table.snapshot().scene.reach!.hexes.size
    table.toggleUnit('g39-a8')
    const together = table.snapshot().scene.reach!.hexes.size
    expect(together).toBeLessThan(alone)
    const note = nowAs(table, 'move').notes.find(n => n.sentence.rules.includes('9.1d'))
    expect(note?.sentence.text).toMatch(/^Together they halt at zones of control/)
    table.toggleUnit('g39-m19')
    expect(
      nowAs(table, 'move')
        .rows.filter(row => row.chosen)
        .map(row => row.unit),
    ).toEqual(['g39-a8'])
  })

  test('a goal is previewed with the cost of every hex, its rule and what is left; nothing has happened yet', () => {
    table.clickUnit('g39-c1')
    const { reach } = table.snapshot().scene
    const [far] = [...reach!.hexes].find(([, { left }]) => left === '3')!
    table.clickHex(far)
    const { plan } = nowAs(table, 'move')
    const { path, costs } = table.snapshot().scene.plan!
    expect(path[0]).toBe('2821')
    expect(path.at(-1)).toBe(far)
    expect(plan!.lines.map(line => line.value)).toEqual(costs)
    for (const line of plan!.lines) expect(line.rule).toMatch(/^11\.[34]/)
    expect(plan!.spent).toMatchObject({ label: 'Spent, of 6', value: '3' })
    expect(plan!.left).toBe('3')
    expect(table.snapshot().position).toBe(0)
    expect(lit(table, 'goal')).toEqual([far])
  })

  test('with a move in hand the bar offers to carry it out or to put it down, nothing else', () => {
    expect(buttons(table)).toContain('End movement')
    table.clickUnit('g39-c1')
    expect(buttons(table)).toContain('End movement')
    table.previewTo([...table.snapshot().scene.reach!.hexes.keys()][0])
    expect(buttons(table)).toEqual([expect.stringMatching(/^Move to /), 'Cancel'])
    table.back()
    expect(buttons(table)).toContain('End movement')
  })

  test('the figures of the preview are the points that the move takes', () => {
    table.clickUnit('g39-c1')
    for (const [goal, { left }] of [...table.snapshot().scene.reach!.hexes].slice(0, 25)) {
      table.previewTo(goal)
      expect(nowAs(table, 'move').plan, goal).toMatchObject({ left, refusal: null })
      table.commit()
      expect(table.snapshot().position, goal).toBe(1)
      table.undo()
      table.clickUnit('g39-c1')
    }
  })

  test('a second click on the goal goes there, and what is left can be spent at once', () => {
    table.clickUnit('g39-c1')
    const [goal] = [...table.snapshot().scene.reach!.hexes].find(([, r]) => r.left === '4' && !r.stops)!
    table.clickHex(goal)
    table.clickHex(goal)
    expect(table.snapshot().position).toBe(1)
    const now = nowAs(table, 'move')
    expect(now.hex).toBe(goal)
    expect(now.rows[0]).toMatchObject({ unit: 'g39-c1', chosen: true, value: '4' })
    expect(table.snapshot().log.at(-1)).toMatchObject({ side: 0, weight: 'move' })
  })

  test('Esc leads back step by step: plan, selection', () => {
    table.clickUnit('g39-c1')
    table.clickHex([...table.snapshot().scene.reach!.hexes.keys()][0])
    expect(buttons(table)).toContain('Cancel')
    table.back()
    expect(nowAs(table, 'move').plan).toBeNull()
    table.back()
    expect(table.snapshot().now.kind).toBe('nothing')
    expect(buttons(table)).toEqual(['End movement', 'Next unmoved'])
  })

  test('a hex out of reach is refused with the fact, the cause and the rule', () => {
    table.clickUnit('g39-a8')
    table.clickHex('3821')
    expect(table.snapshot().refused).toEqual({
      text: 'General Reserve holds Warsaw. Enemies are attacked, not entered.',
      rules: ['8.0a'],
    })
    expect(nowAs(table, 'move').plan!.refusal).not.toBeNull()
    expect(lit(table, 'refused')).toEqual(['3821'])
    expect(table.snapshot().bar.main!.refusal).not.toBeNull()
    table.commit()
    expect(table.snapshot().position).toBe(0)
  })

  test.each([
    ['1010', /points away|no open way|cannot enter/],
    ['0101', /sea/],
  ])('why not %s', (goal, text) => {
    table.clickUnit('g39-a8')
    const why = table.whyNot(goal)!
    expect(why.text).toMatch(text)
    expect(why.rules).toHaveLength(1)
    table.hover(goal)
    expect(table.snapshot().hexCard!.refusal).toEqual(why)
  })

  test('where the move must stop is marked, and the reason names the enemy whose zone it is', () => {
    table.clickUnit('g39-c1')
    const stop = [...table.snapshot().scene.reach!.hexes].find(([, r]) => r.stops)!
    table.previewTo(stop[0])
    expect(nowAs(table, 'move').plan!.stops).toMatchObject({ rules: ['9.1a'] })
    expect(nowAs(table, 'move').plan!.stops!.text).toMatch(/^I Corps stops here: zone of control of /)
  })

  test('column movement is a mode of its own with its own reach, refused next to an enemy', () => {
    table.clickUnit('g39-c1')
    const normal = table.snapshot().scene.reach!.hexes.size
    const column = nowAs(table, 'move').modes.find(mode => mode.id === 'column')!
    expect(column).toMatchObject({ label: 'Column move, 12', rule: '11.6', refusal: null })
    table.setMode('column')
    expect(table.snapshot().scene.reach).toMatchObject({ isColumn: true })
    expect(table.snapshot().scene.reach!.hexes.size).toBeGreaterThan(normal)
    const g = breslau()
    put(g, 'po-c1', '2922')
    const near = tableAt(g)
    near.clickUnit('g39-c1')
    near.setMode('column')
    expect(near.snapshot().refused?.rules).toEqual(['11.6a'])
  })

  test('the way can be the own one: the plan is extended hex by hex', () => {
    table.clickUnit('g39-c1')
    const first = [...table.snapshot().scene.reach!.hexes].find(([, r]) => r.left === '5' && !r.stops)![0]
    table.previewTo(first)
    const next = grid.neighbours
      .slice(hex(first) * 6, hex(first) * 6 + 6)
      .values()
      .map(h => grid.names[h])
      .find(name => {
        table.extendTo(name)
        return nowAs(table, 'move').plan?.refusal === null
      })!
    const { path } = table.snapshot().scene.plan!
    expect(path.slice(-2)).toEqual([first, next])
    table.commit()
    expect(table.snapshot().position).toBe(1)
  })

  test('N goes through the stacks that have not moved, P goes back', () => {
    table.nextUnmoved()
    const first = nowAs(table, 'move').hex
    table.nextUnmoved()
    expect(nowAs(table, 'move').hex).not.toBe(first)
    table.previousUnmoved()
    expect(nowAs(table, 'move').hex).toBe(first)
  })

  test('another stack that begins ends the move of the first: the table says so before', () => {
    table.clickUnit('g39-c1')
    table.clickHex([...table.snapshot().scene.reach!.hexes].find(([, r]) => r.left === '4' && !r.stops)![0])
    table.commit()
    table.clickUnit('g39-a10')
    const note = nowAs(table, 'move').notes.find(n => n.sentence.rules.includes('11.2c'))
    expect(note?.sentence.text).toContain('Another stack ends that move')
    table.clickHex([...table.snapshot().scene.reach!.hexes.keys()][0])
    table.commit()
    table.clickHex('2821')
    const rows = table.snapshot().now
    expect(rows.kind === 'units' || rows.kind === 'nothing').toBe(true)
  })

  test('a unit in the middle of a stack can be laid on top', () => {
    table.clickUnit('g39-a8')
    expect(nowAs(table, 'move').buttons).toMatchObject([{ id: 'top', label: 'Lay 8. Army on top' }])
    table.press('top')
    expect(table.snapshot().scene.counters.find(c => c.hex === '2821' && c.depth === 0)?.unit).toBe('g39-a8')
  })
})

test('[10.5e] an army out of supply breaks down when its stack begins: said before, done by a button of its own', () => {
  const g = afterSetUp('1938')
  for (let u = 0; u < unitIds.length; u++) if (g.place[u] >= 0) remove(g, u, BOX.removed)
  put(g, 'ge-a10', '2222')
  for (const [i, id] of ['cz-a1', 'cz-a2', 'cz-a3', 'cz-a4', 'cz-ho31', 'cz-ho32'].entries()) {
    const around = grid.names[grid.neighbours[hex('2222') * 6 + i]]
    put(g, id, around)
  }
  atOrder(g, 2)
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  if (g.place[unit('ge-mt18')] === BOX.aside) act(g, { do: 'place', unit: 'ge-mt18', hex: '2413' })
  const table = tableAt(g)
  table.clickUnit('ge-a10')
  const now = nowAs(table, 'move')
  expect(now.notes[0].sentence).toMatchObject({ rules: ['10.5e'] })
  expect(now.buttons.map(button => button.id)).toContain('begin')
  table.press('begin')
  expect(table.snapshot().log.some(line => line.text.startsWith('10. Army breaks down'))).toBe(true)
})

test('finding a hex, a town, a unit and a rule', () => {
  const table = tableAt(breslau())
  expect(table.search('warsaw')[0]).toMatchObject({ id: 'hex:3821', kind: 'town', label: 'Warsaw' })
  expect(table.search('2821')[0]).toMatchObject({ id: 'hex:2821', kind: 'hex' })
  expect(table.search('415')[0]).toMatchObject({ id: 'hex:0415', kind: 'hex' })
  expect(table.search('LODZ').map(r => r.label)).toEqual(['Łódź', 'Łódź Army'])
  const [found] = table.search('g39-m19').filter(r => r.kind === 'unit')
  table.find(found.id)
  expect(table.snapshot().scene.attention.length).toBeGreaterThan(0)
  expect(table.search('9.1a')[0]).toMatchObject({ id: 'rule:9.1a', kind: 'rule' })
  expect(table.search('')).toEqual([])
  expect(table.rule('9.1')?.text).toContain('9.1a')
})

test('the cursor of the keyboard reads out the hex', () => {
  const table = tableAt(breslau())
  table.clickUnit('g39-c1')
  table.moveCursor('2620')
  const { live, scene, hexCard } = table.snapshot()
  expect(scene.cursor).toBe('2620')
  expect(hexCard!.hex).toBe('2620')
  expect(live).toMatch(/^Hex \d{4}/)
  expect(live).toBe(hexCard!.spoken)
})
