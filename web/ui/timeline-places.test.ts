import { describe, expect, test } from 'vitest'
import { placesOf, turnNumbers } from './timeline-places.ts'

const turns = (...positions: number[]) => positions.map((position, i) => ({ position, turn: i + 1 }))

describe('the track of the timeline', () => {
  test('a turn that has just begun stands apart from the one to come', () => {
    const timeline = { last: 357, turns: turns(1, 59, 91, 355), lastTurn: 10 }
    expect(turnNumbers(timeline, false).map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const [, , , four, five] = turnNumbers(timeline, false)
    expect(five.at - four.at).toBeGreaterThan(0.05)
    expect(placesOf(timeline)(357)).toBeCloseTo(0.325)
  })

  test('on a phone numbers that do not fit are left out, the later ones first', () => {
    const timeline = { last: 357, turns: turns(1, 59, 91, 355), lastTurn: 10 }
    expect(turnNumbers(timeline, true).map(({ turn }) => turn)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
  })

  test('the last turn fills the track, an empty game lies at its beginning', () => {
    expect(placesOf({ last: 900, turns: turns(1, 300, 850), lastTurn: 3 })(900)).toBe(1)
    expect(placesOf({ last: 0, turns: [], lastTurn: 3 })(0)).toBe(0)
    expect(turnNumbers({ last: 0, turns: [], lastTurn: 3 }, false).map(({ turn }) => turn)).toEqual([2, 3])
  })
})
