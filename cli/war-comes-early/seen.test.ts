import { expect, test } from 'vitest'
import { inEnemyZone } from '../../games/war-comes-early/rules/09-zones-of-control.ts'
import { seenBy } from '../../games/war-comes-early/words/seen.ts'
import { HEXES, hex, unit } from '../../games/war-comes-early/world.ts'
import { PLAIN } from '../ink.ts'
import { inspect } from './inspect.ts'
import { drawMap, windowAround } from './map.ts'
import { setUp, stack } from './table.fixture.ts'

function warsaw() {
  const g = setUp('1939')
  stack(g, '3821', 'po-c1', 'po-c2')
  return g
}

test('[8.3a] of an enemy stack only the top unit and the number below it can be looked at', () => {
  const g = warsaw()
  const german = seenBy(g, 0)
  expect(german.g.top[hex('3821')]).toBe(unit('po-c2'))
  expect(german.hiddenIn(hex('3821'))).toBe(2)
  const told = inspect(german, '3821')!.join('\n')
  expect(told).toContain('po-c2')
  expect(told).toContain('and under it 2 units that you cannot see (8.3a)')
  expect(told).not.toContain('po-c1')
  expect(inspect(german, 'po-c1')!.join()).toContain('somewhere on the map, unseen')
})

test('the owner sees the whole stack, its supply and its factors', () => {
  const told = inspect(seenBy(warsaw(), 1), '3821')!.join('\n')
  for (const id of ['po-c2', 'po-c1', 'po-gr']) expect(told).toContain(id)
  expect(told).toContain('in supply')
})

test('two positions that differ only in what is hidden look the same', () => {
  const one = setUp('1939')
  stack(one, '3821', 'po-c1', 'po-c3')
  const other = setUp('1939')
  stack(other, '3821', 'po-c2', 'po-c3')
  const picture = (g: typeof one) => drawMap(seenBy(g, 0), windowAround(hex('3821')), PLAIN)
  expect(picture(one)).toEqual(picture(other))
  expect(inspect(seenBy(one, 0), '3821')).toEqual(inspect(seenBy(other, 0), '3821'))
})

test('zones of control are those of the real position for both sides', () => {
  const g = warsaw()
  for (const side of [0, 1]) {
    const seen = seenBy(g, side)
    for (let h = 0; h < HEXES; h++) {
      expect(inEnemyZone(seen.g, side, h)).toBe(inEnemyZone(g, side, h))
      expect(inEnemyZone(seen.g, 1 - side, h)).toBe(inEnemyZone(g, 1 - side, h))
    }
  }
})

test('nobody rolls dice on what he looks at', () => {
  expect(() => seenBy(warsaw(), 0).g.dice.below(0, 6)).toThrow()
})
