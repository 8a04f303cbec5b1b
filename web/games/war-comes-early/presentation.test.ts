import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import { act, afterSetUp, atWindow, newGame, put } from '../../../games/war-comes-early/rules/05-test-kit.ts'
import { isSupplied } from '../../../games/war-comes-early/rules/10-supply.ts'
import { BOX, HEX } from '../../../games/war-comes-early/state.ts'
import { hex, UNITS, unit } from '../../../games/war-comes-early/world.ts'
import type { Past } from '../../../table/presentation.ts'
import { unsuppliedUnits } from './counters.ts'
import { warComesEarlyTable as table } from './presentation.ts'
import { see } from './sight.ts'
import { lossLine } from './suggestion.ts'

const labels = (g: Parameters<typeof see>[0]) =>
  table.ribbon(see(g, 0)).map(group => group.steps.map(({ label, state }) => `${label} ${state}`))

describe('header', () => {
  test('the turn has its date, the score its sides', () => {
    const s = see(afterSetUp('1938'), 0)
    expect(table.turn(s)).toEqual({ number: 1, last: 10, name: 'Turn 1 of 10, 1–4 October 1938' })
    expect(table.score(s).map(({ label, value }) => `${label} ${value}`)).toEqual(['German 50', 'Allied 50'])
    const poland = see(afterSetUp('1939'), 0)
    expect(table.turn(poland).name).toBe('Turn 1 of 6, 1–3 September 1939')
    expect(table.score(poland)).toEqual([{ side: 0, label: 'German points of 4', value: '0' }])
  })

  test('the ribbon follows the set-up, the fixed sequence and the draws', () => {
    expect(labels(newGame('1938'))).toEqual([['Allied set-up current', 'German set-up next']])
    const g = afterSetUp('1938')
    act(g, { do: 'order', phases: ['combat', 'movement', 'reorganization'] })
    expect(labels(g)[0]).toEqual(['Fight current', 'Move next', 'Reorganise next'])
    atWindow(g, 4, 'Italy', 1)
    expect(labels(g)).toEqual([
      ['Italy current', '6 in the bin next'],
      ['Reorganise done', 'Move next', 'Fight next'],
      ['Reorganise next', 'Move next', 'Fight next'],
    ])
  })
})

describe('losses', () => {
  test('4.6, 13.3b a lost mechanized corps costs points in 1938 only', () => {
    expect(lossLine(see(afterSetUp('1939'), 0), unit('g39-m19'))).toMatchObject({ points: '', rule: '3.5f' })
    expect(lossLine(see(afterSetUp('1938'), 0), unit('ge-m14'))).toMatchObject({ points: '−1 VP' })
  })
})

describe('the map', () => {
  test('supply of all units in one flood a nation is what each of them would be told', () => {
    const g = afterSetUp('1938')
    for (const [id, at] of Object.entries({
      'ge-c1': '2423',
      'ge-m14': '2322',
      'po-c1': '2926',
      'hu-c1': '2727',
    }))
      put(g, id, at)
    const without = unsuppliedUnits(g)
    for (let u = 0; u < UNITS; u++)
      if (g.place[u] >= 0) expect(without[u] === 0, table.units[u]?.unit).toBe(isSupplied(g, u))
  })

  test('[8.3a] hidden counters lie under the top one without a name', () => {
    const g = afterSetUp('1939')
    put(g, 'po-c1', '3821')
    const german = table.counters(see(g, 0)).filter(counter => counter.hex === '3821')
    expect(german.map(({ unit: id, depth }) => [id, depth])).toEqual([
      ['po-c1', 0],
      [null, 1],
    ])
    expect(table.stack(see(g, 1), '3821')).toEqual(['po-c1', 'po-gr'])
  })

  test('markers: airpower, breaches, railheads', () => {
    const g = afterSetUp('1938')
    g.airSide = 0
    g.hexFlags[hex('2121')] |= HEX.airMarker
    g.hexFlags[hex('2018')] |= HEX.breached
    const kinds = table.markers(see(g, 0)).map(({ kind, hex: at }) => `${kind} ${at}`)
    expect(kinds).toContain('airpower 2121')
    expect(kinds.filter(kind => kind.startsWith('railhead'))).toHaveLength(4)
  })

  test.each(table.overlays.map(({ id }) => id))('overlay %s is drawn', id => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Italy')
    g.airSide = 0
    g.hexFlags[hex('2121')] |= HEX.airZone
    const pictures = table.overlay(see(g, 0), id, [])
    expect(pictures.length).toBeGreaterThan(0)
    const drawn = pictures.some(({ hexes, lines }) => hexes.length > 0 || (lines?.length ?? 0) > 0)
    expect(drawn || id === 'supply').toBe(true)
  })

  test('the card of a hex tells ground, holder, points and zones', () => {
    const s = see(afterSetUp('1938'), 0)
    const card = table.hexCard(s, '2121')
    expect(card.title).toMatch(/^Prague, 2121, \w+, Czech$/)
    expect(card.facts.find(fact => fact.label === 'Victory points')).toMatchObject({
      value: '5',
      rule: '4.4',
    })
    expect(table.hexCard(s, '0101').title).toContain('water')
    expect(table.spokenUnit(s, 'ge-m16')).toMatch(
      /^XVI Motorized Corps, German motorized corps, attack 6, defence 4, 6 points, supplied, in /,
    )
  })
})

test('trays: what comes, what waits, what is lost; equal counters are one group', () => {
  const g = afterSetUp('1938')
  g.place[unit('ge-c1')] = BOX.eliminated
  const mine = table.trays(see(g, 0)).filter(tray => tray.side === 0)
  expect(mine.map(tray => tray.title)).toEqual(['Corps set aside', 'Coming', 'Lost, may return'])
  const pool = mine[0].groups.find(group => group.line === 'German infantry corps')!
  expect(pool.label).toBe(`× ${pool.units.length}`)
})

test('a rule is found by its number, a section with all of its parts', () => {
  expect(table.rule('12.3a')?.text).toBeDefined()
  expect(table.rule('12.3')?.text.split('\n').length).toBeGreaterThan(2)
  expect(table.rule('99.9')).toBeNull()
  expect(table.rules.length).toBeGreaterThan(200)
})

test('the report weighs luck, losses and where it turned', () => {
  const g = afterSetUp('1939', {}, 4)
  const past: Past[] = []
  for (let position = 1; ; position++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    const legal = game.legal(g, awaited.side)
    const attacks = legal.filter(action => action.do === 'attack' || action.do === 'resolve')
    const open = attacks.length > 0 ? attacks : legal
    const action = open[fastDice(9).below(position, open.length)]
    const events: Past['events'][number][] = []
    game.perform(g, awaited.side, action, events)
    past.push({ position, side: awaited.side, turn: g.turn, events, scores: table.scores(g) })
  }
  const report = table.report(past, g)
  expect(report.luck.length).toBeGreaterThan(3)
  expect(report.turningPoints).toHaveLength(3)
  expect(report.losses.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0)
  expect(report.luckText).toMatch(/the sum over \d+ battles/)
  expect(table.verdict(see(g, 0))).toMatchObject({ sentence: { rules: ['13.3c'] } })
  expect(JSON.stringify(report)).not.toMatch(/NaN|null,null/)
})
