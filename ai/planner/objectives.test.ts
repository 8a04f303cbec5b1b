import { expect, test } from 'vitest'
import { RECRUIT, type Temper } from '../temper.ts'
import { objectivesFor } from './objectives.ts'
import {
  BLUE,
  clearTable,
  estimateAt,
  nameOf,
  put,
  RED,
  sandTable,
  type Table,
  town,
} from './sand-table.fixture.ts'

const objectivesOn = (g: Table, temper?: Temper) => {
  const estimate = estimateAt(g, RED, temper)
  return objectivesFor({ ...estimate, field: { ...sandTable, isShared: aim => aim === 'towns' } })
}

function twoTowns(): { g: Table; first: number; second: number } {
  const g = clearTable(RED)
  town(g, '0704', BLUE)
  town(g, '0709', BLUE)
  return { g, first: put(g, RED, '0604', 4), second: put(g, RED, '0603', 4) }
}

test('two units beside one town: one takes it, the other goes for the next', () => {
  const { g, first, second } = twoTowns()
  const objectives = objectivesOn(g)
  expect([first, second].map(unit => nameOf(objectives.of(g, unit)))).toEqual(['0704', '0709'])
})

test('a town with a garrison gets as many as it takes', () => {
  const { g, first, second } = twoTowns()
  put(g, BLUE, '0704', 4)
  const objectives = objectivesOn(g)
  expect([first, second].map(unit => nameOf(objectives.of(g, unit)))).toEqual(['0704', '0704'])
})

test('whoever has taken his town goes on to one that nobody goes for', () => {
  const { g, first } = twoTowns()
  town(g, '0903', BLUE)
  const objectives = objectivesOn(g)
  expect(nameOf(objectives.of(g, first))).toBe('0704')
  town(g, '0704', RED)
  expect(nameOf(objectives.of(g, first))).toBe('0709')
})

test('a game that shares nothing out, and a recruit, leave everybody to his aim', () => {
  const { g, first } = twoTowns()
  expect(objectivesFor(estimateAt(g, RED)).of(g, first)).toBe(-1)
  expect(objectivesOn(g, RECRUIT).of(g, first)).toBe(-1)
})
