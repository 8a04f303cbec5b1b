import { describe, expect, test } from 'vitest'
import { boardOf, twoMaps } from './board.fixture.ts'
import { hexesCalled, namesToFind } from './find.ts'

const board = twoMaps()

describe('hexes by their numbers', () => {
  test('with the letter of the map one hex, without it one on each map that has it', () => {
    expect(hexesCalled(board, 'W3535')).toEqual(['W3535'])
    expect(hexesCalled(board, ' e3535 ')).toEqual(['E3535'])
    expect(hexesCalled(board, '3535')).toEqual(['E3535', 'W3535'])
    expect(hexesCalled(board, '1016')).toEqual(['E1016'])
  })

  test('a number may lack its first zero, and must have the rest', () => {
    expect(hexesCalled(boardOf(), '415')).toEqual(['0415'])
    expect(hexesCalled(boardOf(), '41')).toEqual([])
    expect(hexesCalled(boardOf(), 'w0415')).toEqual(['0415'])
    expect(hexesCalled(board, '9999')).toEqual([])
    expect(hexesCalled(board, 'warsaw')).toEqual([])
  })
})

describe('names', () => {
  const named = (hex: string, name: string) => ({ hex, name, detail: 'Town' })

  test('a name on both maps says which map it is on; any other stands as it is', () => {
    const names = namesToFind(board, [
      named('E2030', 'Neustadt'),
      named('W3336', 'Neustadt'),
      named('E2523', 'Warsaw'),
    ])
    expect(names.map(({ name }) => name)).toEqual(['Neustadt, East', 'Neustadt, West', 'Warsaw'])
  })

  test('twice on one map it says its hex; a town of two hexes is one town', () => {
    const names = namesToFind(board, [
      named('W3336', 'Neustadt'),
      named('W4040', 'Neustadt'),
      named('W3535', 'Mainz'),
      named('W3536', 'Mainz'),
    ])
    expect(names.map(({ name, hex }) => [name, hex])).toEqual([
      ['Neustadt, W3336', 'W3336'],
      ['Neustadt, W4040', 'W4040'],
      ['Mainz', 'W3535'],
    ])
  })
})
