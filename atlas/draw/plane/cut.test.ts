import { describe, expect, it } from 'vitest'
import { blocksOf, cutToBox, partsInBox } from './cut.ts'
import { areaOf, type Box, type Point } from './points.ts'
import { cellAt, fillRings, rasterOver } from './scanline.ts'

const box: Box = { left: 0, top: 0, right: 100, bottom: 60 }

describe('cutting to a box', () => {
  it('leaves what lies inside alone', () => {
    const ring: Point[] = [
      [10, 10],
      [20, 10],
      [20, 20],
    ]
    expect(cutToBox(ring, box)).toBe(ring)
  })

  it('keeps the shared area', () => {
    expect(
      areaOf(
        cutToBox(
          [
            [-50, -50],
            [50, -50],
            [50, 30],
            [-50, 30],
          ],
          box,
        ),
      ),
    ).toBeCloseTo(1500)
    expect(
      cutToBox(
        [
          [-50, -50],
          [-10, -50],
          [-10, -10],
        ],
        box,
      ),
    ).toEqual([])
  })

  it('covers a box with blocks', () => {
    const blocks = blocksOf(box, 40)
    expect(blocks).toHaveLength(6)
    const total = blocks.reduce((sum, b) => sum + (b.right - b.left) * (b.bottom - b.top), 0)
    expect(total).toBe(6000)
  })

  it('cuts lines into the parts that show', () => {
    const line: Point[] = [
      [-20, 5],
      [10, 5],
      [50, 5],
      [120, 5],
      [140, 5],
      [90, 5],
    ]
    const parts = partsInBox(line, box)
    expect(parts).toEqual([
      [
        [-20, 5],
        [10, 5],
        [50, 5],
        [120, 5],
      ],
      [
        [140, 5],
        [90, 5],
      ],
    ])
  })
})

describe('filling rings', () => {
  it('marks the cells whose middles lie inside, holes left out', () => {
    const raster = rasterOver({ left: 0, top: 0, right: 40, bottom: 40 }, 4)
    const cells = new Uint8Array(raster.width * raster.height)
    fillRings(
      cells,
      raster,
      [
        [
          [0, 0],
          [40, 0],
          [40, 40],
          [0, 40],
        ],
        [
          [16, 16],
          [24, 16],
          [24, 24],
          [16, 24],
        ],
      ],
      1,
    )
    expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(96)
    expect(cells[cellAt(raster, [18, 18])]).toBe(0)
    expect(cells[cellAt(raster, [2, 2])]).toBe(1)
    expect(cellAt(raster, [41, 2])).toBe(-1)
  })
})
