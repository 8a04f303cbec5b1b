import { describe, expect, test } from 'vitest'
import { boardOf } from './board.fixture.ts'
import { stacksOf } from './stacks.ts'
import { glidesOf, homesOf } from './use-glides.ts'

const board = boardOf()
const at = (places: Readonly<Record<string, string>>) =>
  stacksOf(
    Object.entries(places).map(([unit, hex], depth) => ({
      unit,
      hex,
      depth,
      name: unit,
      side: 0,
      states: [],
    })),
  )

describe('glides', () => {
  test('a stack that went on whole glides, 90 milliseconds a hex', () => {
    const before = homesOf(at({ a: '2020', b: '2020', c: '1010' }))
    const glides = glidesOf(board, before, at({ a: '2023', b: '2023', c: '1010' }))
    expect(glides.map(({ hex, milliseconds }) => [hex, milliseconds])).toEqual([['2023', 270]])
  })

  test('a long way takes no longer than a breath', () => {
    const [glide] = glidesOf(board, homesOf(at({ a: '0101' })), at({ a: '5030' }))
    expect(glide.milliseconds).toBe(900)
  })

  test('a stack that was joined stays, and a counter that is new on the map appears', () => {
    const before = homesOf(at({ a: '2020', b: '2021' }))
    expect(glidesOf(board, before, at({ a: '2021', b: '2021' }))).toEqual([])
    expect(glidesOf(board, before, at({ a: '2020', b: '2021', c: '3030' }))).toEqual([])
  })

  test('another moment of the game is shown at once', () => {
    const units = Array.from({ length: 12 }, (_, i) => `u${i}`)
    const places = (line: number) =>
      at(Object.fromEntries(units.map((unit, i) => [unit, `${line}${10 + i}`])))
    expect(glidesOf(board, homesOf(places(20)), places(22))).toEqual([])
  })
})
