// The parts from which a game builds its positions: facts, words, tables for the length of a case.
import { describe, expect, it } from 'vitest'
import { parseBoard } from '../board/parse.ts'
import { TWO_RIVERS } from '../board/two-rivers.fixture.ts'
import { reporter } from '../files/reporter.ts'
import { valueOrThrow } from '../files/result.ts'
import type { GameState, Scenario } from '../game/game.ts'
import { documentOf } from './document.ts'
import { duringOf } from './during.ts'
import { factKinds, indexOfName, nameOf } from './fact-kinds.ts'
import type { Placement, Position } from './format.ts'
import { printedHex, printedSide, slotBetween } from './printed-facts.ts'
import { entriesOf, type Spot } from './spot.ts'
import { diceOfEvent, placeNamer } from './usual.ts'
import { aboutWords, layWords, type Words, word, wordKinds } from './words.ts'

const UNITS = ['alpha', 'beta']
const meadow = valueOrThrow(parseBoard(TWO_RIVERS, 'two-rivers'))

const spotOf = (data: object): Spot => ({ document: documentOf(data), path: '', to: reporter('x') })

describe('kinds of facts', () => {
  const names = ['0101', '0102']
  const scenarios = [{ id: 'dawn', sides: ['red', 'blue'] }] as unknown as readonly Scenario[]
  const kinds = factKinds<GameState & { terms: { scenario: string } }>({
    unitIds: UNITS,
    grid: { names, indexOf: name => names.indexOf(name) },
    scenarios,
  })
  const state = { terms: { scenario: 'dawn' } } as never

  it('find the unit or the hex that the fact is about', () => {
    expect(kinds.ofUnit('', (_g, unit) => unit).read(state, 'beta')).toBe(1)
    expect(kinds.ofHex('', (_g, hex) => hex).read(state, '0102')).toBe(1)
    expect(kinds.ofName('', ['Red', 'Blue'], (_g, side) => side).read(state, 'blue')).toBe(1)
    expect(kinds.ofName('', ['Red', 'Blue'], () => 'there').read(state, 'green')).toBe(undefined)
    expect(kinds.ofSide('', (_g, side) => side).read(state, 'blue')).toBe(1)
  })

  it('read units from a list, from a text, and none from nothing', () => {
    expect(kinds.unitsNamed(['alpha', 'beta'])).toEqual([0, 1])
    expect(kinds.unitsNamed('beta alpha gamma')).toEqual([1, 0, -1])
    expect(kinds.hexesNamed(undefined)).toEqual([])
  })

  it('give numbers their names', () => {
    expect(nameOf({ pool: -2, dead: -3 }, -3)).toBe('dead')
    expect(nameOf({ pool: -2 }, 7)).toBe('unknown')
    expect(indexOfName(['Red', 'Blue'], undefined)).toBe(-1)
    expect(placeNamer(['0101', '0102'], { dead: -3 })({ place: Int32Array.of(1, -3) }, 0)).toBe('0102')
    expect(placeNamer(['0101', '0102'], { dead: -3 })({ place: Int32Array.of(1, -3) }, 1)).toBe('dead')
  })
})

describe('words', () => {
  const state = () => ({ unitFlags: new Int32Array(2), said: [] as string[] })
  const { flagged } = wordKinds<ReturnType<typeof state>>({ unitIds: UNITS, grid: meadow.grid })
  const words: Words<ReturnType<typeof state>> = {
    first: word('comes first', g => g.said.push('first')),
    moved: flagged('units that have moved', 4),
    silent: word('is read elsewhere', null),
  }

  it('are laid in the order of the game, whatever the order of the file', () => {
    const g = state()
    layWords(words, g, entriesOf(spotOf({ silent: 1, moved: 'beta', first: true }), 'situation'), [])
    expect(g.said).toEqual(['first'])
    expect([...g.unitFlags]).toEqual([0, 4])
  })

  it('report units that nobody knows', () => {
    const spot = spotOf({ moved: ['betta'] })
    layWords(words, state(), entriesOf(spot, 'situation'), [])
    expect(spot.to.faults).toMatchObject([{ code: 'unknown-unit' }])
  })

  it('tell what they mean', () => {
    expect(aboutWords(words).moved).toBe('units that have moved')
  })
})

describe('the table of a case', () => {
  const strengths = [Int16Array.of(1, 2), Int16Array.of(3, 4)]
  const laid: string[] = []
  const during = duringOf({
    layOut: board => laid.push(board === undefined ? 'the game’s' : 'another'),
    unit: id => UNITS.indexOf(id),
    values: { strength: strengths },
  })
  const position = (board: Position['board'], strength: number): Position =>
    ({
      board,
      placements: [{ unit: 'beta', values: { strength } } as unknown as Placement],
    }) as unknown as Position

  it('has the values of the case in every table that holds them, and then what was there before', () => {
    during(position(null, 9), () => {
      expect(strengths.map(table => [...table])).toEqual([
        [1, 9],
        [3, 9],
      ])
    })
    expect(strengths.map(table => [...table])).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(laid).toEqual([])
  })

  it('lays a board once for cases that share it', () => {
    const board = {} as unknown as Position['board']
    during(position(board, 5), () => during(position(board, 6), () => laid.push('played')))
    expect(laid).toEqual(['another', 'played', 'the game’s'])
  })
})

describe('dice of an event', () => {
  it('are named after what they were rolled for', () => {
    expect(diceOfEvent({ event: 'roll', rule: '1', for: 'wind', dice: [3, 4] })).toEqual({
      meaning: 'wind',
      count: 2,
    })
    expect(diceOfEvent({ event: 'combat', rule: '1', dice: [3] })).toEqual({ meaning: 'combat', count: 1 })
    expect(diceOfEvent({ event: 'moved', rule: '1' })).toBe(null)
  })
})

describe('what is printed', () => {
  const board = valueOrThrow(parseBoard(TWO_RIVERS, 'two rivers'))
  const [berlin, east, far] = ['0101', '0201', '0302'].map(name => board.grid.indexOf(name))

  it('in a hex', () => {
    expect(printedHex(board, berlin)).toMatchObject({
      column: 1,
      row: 1,
      region: 'Germany',
      terrain: ['clear'],
      city: 'Berlin',
      capital: true,
    })
  })

  it('on a hexside', () => {
    expect(printedSide(board, slotBetween(board, berlin, east))).toMatchObject({
      kinds: ['river'],
      name: 'Oder',
    })
    expect(slotBetween(board, berlin, far)).toBe(-1)
    expect(slotBetween(board, -1, far)).toBe(-1)
  })
})
