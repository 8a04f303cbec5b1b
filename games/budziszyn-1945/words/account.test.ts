import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { account } from './account.ts'
import { KINDS_TOLD } from './events.ts'
import { movesIn } from './moves.ts'

const RULES = new URL('../rules/', import.meta.url)
const SIDES = ['Soviet', 'German']

/** Every kind of event that a rule puts into the log. */
function kindsInRules(): string[] {
  const files = readdirSync(RULES).filter(name => name.endsWith('.ts') && !/test/.test(name))
  const texts = files.map(name => readFileSync(new URL(name, RULES), 'utf8'))
  return [
    ...new Set(texts.flatMap(text => [...text.matchAll(/event: '([a-z-]+)'/g)].map(([, kind]) => kind))),
  ]
}

test('every kind of event has its sentence', () => {
  const kinds = kindsInRules()
  expect(kinds.length).toBeGreaterThan(30)
  // Hops, shortages and odds are told together.
  const together = ['moved', 'out-of-supply', 'odds']
  expect(kinds.filter(kind => !KINDS_TOLD.includes(kind) && !together.includes(kind))).toEqual([])
})

test('hops of one unit are one move, and units that go together share it', () => {
  const hop = (unit: string, ...path: string[]) => ({ event: 'moved', rule: '3.1.5', unit, path })
  const moves = movesIn([
    hop('de-21-22', '4007', '4108'),
    hop('de-21-22', '4108', '4209'),
    hop('de-21-125', '4007', '4108', '4209'),
    hop('de-hqV', '4007', '4106'),
  ])
  expect(moves.map(({ units, hexes }) => [units.length, hexes.join(' ')])).toEqual([
    [2, '4007 4108 4209'],
    [1, '4007 4106'],
  ])
  expect(account([hop('hidden', '4108', '4209')], SIDES)[0].text).toBe(
    'a unit that you cannot see moves from 4108 to 4209',
  )
})

test('[2.1.4] a phase in which nothing happens has no heading', () => {
  const phase = (name: string) => ({ event: 'phase', rule: '2.2-1', phase: name, player: 0, turn: 1 })
  const told = account([phase('air'), phase('barrage'), phase('movement')], SIDES)
  expect(told.map(({ text }) => text)).toEqual(['Soviet movement'])
})

test('[5.2.1e] a combat is told with its reckoning, line by line', () => {
  const told = account(
    [
      {
        event: 'attack',
        rule: '5.2.1a',
        targets: ['5022'],
        units: ['su-xarm-61'],
        support: [],
        abilities: [],
      },
      {
        event: 'odds',
        rule: '1.5',
        attack: 10,
        defence: 3,
        start: '3:1',
        column: '2:1',
        shifts: [{ rule: '5.5.1', label: 'forest', columns: -1 }],
      },
      {
        event: 'combat',
        rule: '5.2.1e',
        targets: ['5022'],
        column: '2:1',
        dice: [3, 4],
        modifier: -1,
        roll: 6,
        result: '-/D2',
      },
    ],
    SIDES,
  )
  expect(told.map(({ text }) => text)).toEqual([
    'Attack on 5022 by 61/X ARM (G)',
    'Combat at 5022, 2:1: -/D2',
  ])
  expect(told[1].rows.map(([label, value]) => `${label} ${value}`)).toEqual([
    'Attack 10 against 3 3:1',
    'forest −1',
    'Column 2:1',
    'Headquarters, on the dice −1',
  ])
})

test('[10.2.1] shortages of a phase are one line, unseen units a number', () => {
  const short = (unit: string) => ({ event: 'out-of-supply', rule: '10.2.1', unit, level: 1 })
  const [told] = account([short('de-vs1'), short('hidden'), short('hidden')], SIDES)
  expect(told.text).toBe('Out of supply: Volkssturm 1 (1) and 2 more units')
})
