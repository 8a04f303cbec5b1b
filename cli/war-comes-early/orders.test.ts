import { expect, test } from 'vitest'
import type { State } from '../../games/war-comes-early/state.ts'
import { seenBy } from '../../games/war-comes-early/words/seen.ts'
import { ORDERS, readOrder } from './orders.ts'
import { act, positionOf, setUp, stack } from './table.fixture.ts'

const read = (g: State, text: string, side = 0) =>
  readOrder(seenBy(g, side), positionOf(g, side), text.split(' '))

function moving(): State {
  const g = setUp('1939')
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  return g
}

test('a move names its units and its way', () => {
  expect(read(moving(), 'move g39-m19 3214 3314')).toEqual({
    do: 'move',
    units: ['g39-m19'],
    path: ['3214', '3314'],
  })
  expect(read(moving(), 'move g39-a4 to 3116')).toEqual({ do: 'move', units: ['g39-a4'], path: ['3116'] })
})

test('a distant hex is enough: the cheapest way is found', () => {
  const order = read(moving(), 'move g39-m19 3315') as unknown as { path: string[] }
  expect(order.path.at(-1)).toBe('3315')
  expect(order.path.length).toBeGreaterThan(1)
})

test('the first of two hexes stands for the whole stack in it', () => {
  const g = moving()
  stack(g, '3213', 'g39-c1')
  expect(read(g, 'move 3213 3214')).toEqual({ do: 'move', units: ['g39-c1', 'g39-m19'], path: ['3214'] })
})

test('column movement is an order of its own', () => {
  expect(read(moving(), 'column g39-fg 2817')).toMatchObject({ do: 'move', column: true })
})

test('attacks name a hex and units, or all that can', () => {
  const g = moving()
  act(g, { do: 'end' })
  expect(read(g, 'attack 3122 with g39-a10, g39-a8')).toEqual({
    do: 'attack',
    target: '3122',
    units: ['g39-a10', 'g39-a8'],
  })
  expect(read(g, 'attack 3122 all')).toEqual({ do: 'attack', target: '3122', units: ['g39-a10'] })
  expect(read(g, 'attack 3122 with g39-a10 drop')).toMatchObject({ drop: true })
  expect(read(g, 'attack 3821 all')).toBe('no unit can attack 3821 now')
  expect(read(g, 'attack 3122')).toContain('with which units?')
})

test('railheads are numbered from 1, and are set up before they move', () => {
  const g = setUp('1938')
  expect(read(g, 'railhead 2 4823', 1)).toEqual({ do: 'railhead', railhead: 1, to: '4823' })
  g.railheads.fill(-1)
  expect(read(g, 'railhead 2 4823', 1)).toEqual({ do: 'railhead', railhead: 1, hex: '4823' })
})

test('every other verb of the game can be typed', () => {
  const g = setUp('1938')
  const expected: Record<string, object> = {
    'place ge-a2 2821': { do: 'place', unit: 'ge-a2', hex: '2821' },
    'replace ge-c1 2413': { do: 'replace', unit: 'ge-c1', hex: '2413' },
    'violate belgium': { do: 'violate', nation: 'Belgium' },
    'phase combat': { do: 'phase', phase: 'combat' },
    'bomb 2': { do: 'bomb', markers: 2 },
    'support 2413': { do: 'support', hex: '2413' },
    'combine ge-a2 ge-c1 ge-c2': { do: 'combine', army: 'ge-a2', units: ['ge-c1', 'ge-c2'] },
    'split ge-a2': { do: 'split', army: 'ge-a2' },
    'component ge-c1': { do: 'component', unit: 'ge-c1' },
    'disperse ge-c1 2414': { do: 'disperse', unit: 'ge-c1', to: '2414' },
    'begin 2413': { do: 'begin', hex: '2413' },
    'step GE-C1 2414': { do: 'step', unit: 'ge-c1', to: '2414' },
    'top ge-c1': { do: 'top', unit: 'ge-c1' },
    'join ge-c1': { do: 'join', unit: 'ge-c1' },
    'lose ge-c1': { do: 'lose', unit: 'ge-c1' },
    'advance ge-c1': { do: 'advance', unit: 'ge-c1' },
    suggest: { do: 'deploy-suggested' },
    resolve: { do: 'resolve' },
  }
  for (const [text, action] of Object.entries(expected)) expect(read(g, text), text).toEqual(action)
})

test('an order that lacks something is answered with an example', () => {
  const g = moving()
  for (const text of [
    'move',
    'move g39-m19',
    'place ge-a2',
    'begin',
    'split',
    'combine ge-a2',
    'violate',
    'attack',
    'railhead',
    'top',
  ]) {
    expect(read(g, text), text).toMatch(/For example|say it like this/)
  }
  expect(read(g, 'dance')).toBe('"dance" is no order here; ? lists them')
})

test('the help fits the screen', () => {
  for (const [order, meaning] of ORDERS) expect(31 + meaning.length, order).toBeLessThanOrEqual(100)
})
