import { beforeEach, expect, test } from 'vitest'
import { type State, UNIT } from '../state.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'
import { forecastOf, shiftBy } from './testing-attacks.ts'

const A = '3015'
const { N, NE, SE, S, SW, NW } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
  put(g, 'de-rg1', A)
})

function concentration(attackers: string, support = ''): number {
  return shiftBy(forecastOf(g, { targets: A, attackers, support }), '13.1.2')
}

test('[13.1.1] three Soviet infantry divisions of one army do not concentrate', () => {
  put(g, 'su-28-152 su-28-130 su-28-61', N)
  expect(concentration('su-28-152 su-28-130 su-28-61')).toBe(0)
})

test('[13.1.2] three of VII Mechanised Corps give one, two give none', () => {
  put(g, 'su-vii-24 su-vii-25 su-vii-26', N)
  expect(concentration('su-vii-24 su-vii-25')).toBe(0)
  expect(concentration('su-vii-24 su-vii-25 su-vii-26')).toBe(1)
})

test('[13.1.3] from whatever hexes they come', () => {
  put(g, 'su-vii-24', N)
  put(g, 'su-vii-25', SE)
  put(g, 'su-vii-26', SW)
  expect(concentration('su-vii-24 su-vii-25 su-vii-26')).toBe(1)
})

test('[13.1.4] every full three counts: three corps with three give three', () => {
  put(g, 'su-vii-24 su-vii-25 su-vii-26', N)
  put(g, 'su-ivarm-3 su-ivarm-12 su-ivarm-13', NE)
  put(g, 'pl-iarm-1 pl-iarm-2 pl-iarm-3', S)
  const nine =
    'su-vii-24 su-vii-25 su-vii-26 su-ivarm-3 su-ivarm-12 su-ivarm-13 pl-iarm-1 pl-iarm-2 pl-iarm-3'
  expect(concentration(nine)).toBe(3)
  expect(concentration(nine.split(' ').slice(0, 8).join(' '))).toBe(2)
})

test('[13.1.4] five of one formation give one', () => {
  put(g, 'su-viarm-22 su-viarm-51 su-viarm-52', N)
  put(g, 'su-viarm-53 su-viarm-artp', NW)
  expect(concentration('su-viarm-22 su-viarm-51 su-viarm-52 su-viarm-53 su-viarm-artp')).toBe(1)
})

test('[13.1.5] artillery of the division counts when it supports, also from afar', () => {
  g = emptyGame('nysa')
  put(g, 'su-vii-24', A)
  put(g, 'de-21-22 de-21-125', N)
  put(g, 'de-21-art', around(around(N).N).N)
  expect(concentration('de-21-22 de-21-125')).toBe(0)
  expect(concentration('de-21-22 de-21-125', 'de-21-art')).toBe(1)
})

test('[13.1.2] in defence too, and for the defender', () => {
  put(g, 'su-vii-24 su-vii-25 su-vii-26', N)
  put(g, 'de-72-124', A)
  expect(shiftBy(forecastOf(g, { targets: N, attackers: 'de-72-124' }), '13.1.2')).toBe(-1)
})

test('[13.1.5] [6.6.1] guns of the division in the attacked hex count only if they can fire', () => {
  put(g, 'su-vii-24', N)
  put(g, 'de-br-1 de-br-2 de-br-art', A)
  const inDefence = () => shiftBy(forecastOf(g, { targets: A, attackers: 'su-vii-24' }), '13.1.2')
  expect(inDefence()).toBe(-1)
  put(g, 'de-br-art', A, { flags: UNIT.transport })
  expect(inDefence()).toBe(0)
})

test('[12.0] not in a game without the chapter', () => {
  g = emptyGame('nysa', { tacticalConcentration: 'false' })
  put(g, 'de-rg1', A)
  put(g, 'su-vii-24 su-vii-25 su-vii-26', N)
  expect(concentration('su-vii-24 su-vii-25 su-vii-26')).toBe(0)
})
