import { describe, expect, it } from 'vitest'
import { chains, type Edge, joinedLines, rings, stems } from './chains.ts'
import type { Point } from './points.ts'
import { throughLines } from './through-lines.ts'

const sorted = (lines: readonly (readonly number[])[]): string[] =>
  lines.map(line => (line[0] > line[line.length - 1] ? [...line].reverse() : line).join(' ')).sort()

describe('chains', () => {
  it('end where lines meet, and at stops', () => {
    const edges: Edge[] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
    ]
    expect(sorted(chains(edges))).toEqual(['1 2 3', '3 4', '3 5'])
    expect(sorted(chains(edges, node => node === 2))).toEqual(['1 2', '2 3', '3 4', '3 5'])
  })

  it('close', () => {
    const [ring] = chains([
      [1, 2],
      [2, 3],
      [3, 1],
    ])
    expect(ring[0]).toBe(ring[3])
  })
})

describe('rings', () => {
  it('follow directed edges round', () => {
    expect(
      rings([
        [1, 2],
        [2, 3],
        [3, 1],
        [7, 8],
        [8, 7],
      ]),
    ).toEqual([
      [1, 2, 3],
      [7, 8],
    ])
  })
})

describe('stems', () => {
  it('are the longest path, then what is left: nothing is lost', () => {
    const edges: Edge[] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [3, 9],
      [20, 21],
    ]
    const found = stems(edges)
    expect(found[0]).toHaveLength(5)
    expect(found.reduce((sum, line) => sum + line.length - 1, 0)).toBe(edges.length)
  })
})

describe('lines that nearly touch', () => {
  it('become one, end to beginning', () => {
    expect(
      joinedLines(
        [
          [
            [0, 0],
            [10, 0],
          ],
          [
            [15, 0],
            [30, 0],
          ],
          [
            [90, 0],
            [99, 0],
          ],
        ],
        8,
      ),
    ).toEqual([
      [
        [0, 0],
        [10, 0],
        [15, 0],
        [30, 0],
      ],
      [
        [90, 0],
        [99, 0],
      ],
    ])
  })
})

describe('lines through a junction', () => {
  // 1 - 2 - 3 in a row, and 4 below 2
  const places: Readonly<Record<number, Point>> = { 1: [0, 0], 2: [80, 0], 3: [160, 0], 4: [80, 80] }
  const links = [
    [1, 2],
    [2, 3],
    [2, 4],
  ] as const

  it('go straight on; the other ends on them', () => {
    const lines = throughLines(
      links,
      node => places[node],
      () => false,
    )
    expect(lines.map(line => line.length).sort()).toEqual([2, 3])
  })

  it('all end at a town', () => {
    const lines = throughLines(
      links,
      node => places[node],
      node => node === 2,
    )
    expect(lines.map(line => line.length)).toEqual([2, 2, 2])
    expect(lines.flat().filter(([x, y]) => x === 80 && y === 0)).toHaveLength(3)
  })

  it('survive a loop', () => {
    const lines = throughLines(
      [
        [1, 2],
        [2, 4],
        [4, 1],
      ],
      node => places[node],
      () => false,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toHaveLength(4)
  })
})
