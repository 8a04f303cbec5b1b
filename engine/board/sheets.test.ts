import { describe, expect, it } from 'vitest'
import { describeFaults, valueOrThrow } from '../files/result.ts'
import { createGrid } from '../hex/grid.ts'
import { parseBoard } from './parse.ts'

// Boards of the shapes that real maps have: full size, two maps to a game, corners cut off.

const linesFor = (names: readonly string[]): string => names.map(name => `hex ${name} - clear`).join('\n')

const faultsOf = (text: string): string => {
  const result = parseBoard(text, 'map.txt')
  return result.ok ? '' : describeFaults(result.faults)
}

describe('a board of full size', () => {
  const grid = createGrid({
    lines: [1, 61],
    along: [1, 34],
    short: { lines: 'even', last: 33 },
    shifted: 'even',
  })
  const head = 'board "Full"\ngrid lines=1-61 along=1-34 short=even:33 shifted=even\nterrain clear\n'

  it('has the grid that its line describes', () => {
    const board = valueOrThrow(parseBoard(head + linesFor(grid.names), 'map.txt'))
    expect(board.grid.names).toEqual(grid.names)
    expect(board.grid.neighbours).toEqual(grid.neighbours)
    expect(board.terrain.every(bits => bits === 1)).toBe(true)
  })

  it('has room for its hexes and no others', () => {
    const withOther = head + linesFor([...grid.names, '0234'])
    expect(faultsOf(withOther)).toBe('map.txt:2048: 0234: there is no hex 0234 on this grid')
  })

  it('tells a gap from a file that breaks off', () => {
    const names = grid.names.filter(name => name !== '2413')
    expect(faultsOf(head + linesFor(names))).toBe('map.txt: 2413: there is no line for this hex')
    expect(faultsOf(head + linesFor(grid.names.slice(0, 1000)))).toBe(
      'map.txt:1003: 3029: the file stops here: 1044 of 2044 hexes are missing, from 3029 on',
    )
  })

  it('tells a file that breaks off from one whose last hexes were forgotten', () => {
    const closed = `format 1\n${head}${linesFor(grid.names.slice(0, -2))}\nend`
    expect(faultsOf(closed)).toBe(
      'map.txt: 6133: there is no line for this hex\nmap.txt: 6134: there is no line for this hex',
    )
  })
})

describe('a board of two sheets', () => {
  const head = `board "East and west"
grid lines=1-2 along=1-2 shifted=odd
grid lines=1-2 along=1-2 shifted=even number=WAABB
terrain clear
hexsides river
networks rail
`
  const hexes = linesFor(['0101', '0102', '0201', '0202', 'W0101', 'W0102', 'W0201', 'W0202'])

  it('has both, each with its own shift', () => {
    const { grid } = valueOrThrow(parseBoard(`${head}${hexes}\nside W0102/W0201 river`, 'map.txt'))
    expect(grid.size).toBe(8)
    expect(grid.directionTo(grid.indexOf('0101'), grid.indexOf('0202'))).toBe(2)
    expect(grid.directionTo(grid.indexOf('W0101'), grid.indexOf('W0202'))).toBe(-1)
  })

  it('has no hexside and no route from one to the other', () => {
    expect(faultsOf(`${head}${hexes}\nside 0101/W0101 river`)).toContain('0101 and W0101 are not adjacent')
    expect(faultsOf(`${head}${hexes}\nroute rail 0101 W0101`)).toContain('the route breaks at step 1')
  })

  it('needs numbers that tell them apart', () => {
    expect(faultsOf(head.replace(' number=WAABB', '') + hexes)).toBe(
      'map.txt:3: hex 0101 is on two sheets; give one of them another number pattern',
    )
  })
})

describe('a board with cut corners', () => {
  const head = 'board "Cut"\ngrid lines=1-3 along=1-3 shifted=even absent=0101,0302-0303\nterrain clear\n'
  const left = ['0102', '0103', '0201', '0202', '0203', '0301']

  it('has no line for an absent hex', () => {
    expect(valueOrThrow(parseBoard(head + linesFor(left), 'map.txt')).grid.names).toEqual(left)
    expect(faultsOf(head + linesFor([...left, '0303']))).toContain('there is no hex 0303 on this grid')
  })
})
