import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board.ts'
import { kindsIn } from '../board/board.ts'
import type { Fault } from '../files/result.ts'
import { documentOf } from './document.ts'
import { readPositionFile } from './read-file.ts'
import { meadow, skirmishPositions } from './skirmish.fixture.ts'

const GAMES = [skirmishPositions as never]

function boardOf(board: unknown, cases: unknown[] = [{}]): Board | null {
  const data = { game: 'skirmish', scenario: 'day', board, cases }
  const read = readPositionFile(documentOf(data), 'x.yaml', GAMES)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.value.cases[0].position.board
}

function faultsOf(board: unknown): readonly Fault[] {
  const read = readPositionFile(documentOf({ game: 'skirmish', scenario: 'day', board }), 'x.yaml', GAMES)
  return read.ok ? [] : read.faults
}

const terrainOf = (board: Board, name: string): string[] =>
  kindsIn(board.terrainKinds, board.terrain[board.grid.indexOf(name)])

const regionOf = (board: Board, name: string): string | undefined =>
  board.regionKinds[board.region[board.grid.indexOf(name)]]

describe('the board of a case', () => {
  it('is that of the game if nothing is said', () => {
    const read = readPositionFile(documentOf({ game: 'skirmish', scenario: 'day' }), 'x.yaml', GAMES)
    expect(read.ok && read.value.cases[0].position.board).toBe(null)
  })

  it('is that of the game with single hexes changed', () => {
    const board = boardOf({ changes: { '0102': 'Blue woods town="Mill"' } })!
    expect([terrainOf(board, '0102'), regionOf(board, '0102')]).toEqual([['woods'], 'Blue'])
    expect(board.feature(1, 'town')).toBe('Mill')
    expect(terrainOf(board, '0101')).toEqual(['clear'])
    expect(board.grid.names).toEqual(meadow.grid.names)
  })

  it('has hexsides and routes added and removed', () => {
    const board = boardOf({ sides: { '0101/0102': 'river' }, routes: ['road 0101 0102 0202'] })!
    const slot = (from: string, to: string) => {
      const hex = board.grid.indexOf(from)
      return hex * 6 + board.grid.directionTo(hex, board.grid.indexOf(to))
    }
    expect(board.hexsides[slot('0102', '0101')]).toBe(1)
    expect(board.networks[slot('0202', '0102')]).toBe(1)
    const without = boardOf({ sides: { '0101/0102': 'river' }, routes: ['road 0101 0102'] }, [
      { board: { sides: { '0102/0101': 'none' }, routes: 'none' } },
    ])!
    expect(without.hexsides[slot('0101', '0102')]).toBe(0)
    expect(without.networks[slot('0101', '0102')]).toBe(0)
  })

  it('is drawn row by row on the numbers of the game, all else sea', () => {
    const board = boardOf({
      draw: { at: '0101', legend: { r: 'Red clear', w: 'Blue woods' }, rows: ['r w', '. w r'] },
    })!
    expect(board.grid.names.map(name => terrainOf(board, name)[0])).toEqual([
      'clear',
      'sea',
      'sea',
      'woods',
      'woods',
      'sea',
      'clear',
      'sea',
    ])
  })

  it('is shared by cases that describe the same', () => {
    const data = {
      game: 'skirmish',
      scenario: 'day',
      board: { changes: { '0101': 'Red woods' } },
      cases: [{}, {}],
    }
    const read = readPositionFile(documentOf(data), 'x.yaml', GAMES)
    if (!read.ok) throw new Error('unreadable')
    const [one, two] = read.value.cases.map(each => each.position.board)
    expect(one).toBe(two)
  })

  it.each([
    ['an unknown hex', { changes: { '0909': 'Red clear' } }, 'unknown-hex', 'board.changes.0909'],
    ['an unknown terrain', { changes: { '0101': 'Red wods' } }, 'unknown-terrain', 'board.changes.0101'],
    ['an unknown region', { changes: { '0101': 'Green clear' } }, 'unknown-region', 'board.changes.0101'],
    ['an unknown hexside', { sides: { '0101/0102': 'rivr' } }, 'unknown-hexside', 'board.sides.0101/0102'],
    [
      'a hexside of hexes far apart',
      { sides: { '0101/0303': 'river' } },
      'not-adjacent',
      'board.sides.0101/0303',
    ],
    ['half a hexside', { sides: { '0101': 'river' } }, 'bad-side', 'board.sides.0101'],
    ['a route that breaks', { routes: ['road 0101 0303'] }, 'broken-route', 'board.routes[1]'],
    ['a drawing without a legend', { draw: { at: '0101', rows: ['r'] } }, 'bad-drawing', 'board.draw'],
    [
      'a cell that nobody explains',
      { draw: { at: '0101', legend: {}, rows: ['r'] } },
      'unknown-cell',
      'board.draw.rows[1]',
    ],
    [
      'a drawing over the edge',
      { draw: { at: '0303', legend: { r: 'Red clear' }, rows: ['r r'] } },
      'off-board',
      'board.draw.rows[1]',
    ],
    ['an unknown key', { change: {} }, 'unknown-key', 'board.change'],
    ['an unknown beginning', { from: 'nothing' }, 'unknown-board', 'board.from'],
  ])('reports %s', (_, board, code, place) => {
    expect(faultsOf(board)).toContainEqual(expect.objectContaining({ code, place }))
  })
})
