import { describe, expect, it } from 'vitest'
import { createGrid } from '../../../engine/hex/grid.ts'
import { hexGeometry } from '../hexes.ts'
import { svgFaults } from '../testing/well-formed.ts'
import { overlay as tokens } from '../tokens.ts'
import { type OverlayKind, outlineOf, overlay, overlayPatterns } from './overlays.ts'

const grid = createGrid({ lines: [1, 6], along: [1, 6], shifted: 'even' })
const geometry = hexGeometry(grid, 0)
const box = { left: 0, top: 0, right: 600, bottom: 600 }
const flower = (name: string): number[] => {
  const hex = grid.indexOf(name)
  return [hex, ...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(each => each >= 0)
}

describe('outlines', () => {
  it('go once round', () => {
    expect(outlineOf(geometry, [grid.indexOf('0303')]).match(/M/g)).toHaveLength(1)
    const ring = outlineOf(geometry, flower('0303'))
    expect(ring.match(/M/g)).toHaveLength(1)
    expect(ring.endsWith('z')).toBe(true)
  })

  it('leave holes open and far pieces apart', () => {
    const [, ...petals] = flower('0303')
    expect(outlineOf(geometry, petals).match(/M/g)).toHaveLength(2)
    expect(outlineOf(geometry, [0, grid.size - 1]).match(/M/g)).toHaveLength(2)
    expect(outlineOf(geometry, [])).toBe('')
  })
})

describe('overlays', () => {
  it.each(Object.keys(tokens) as OverlayKind[])('%s is well-formed and finds its pattern', kind => {
    const svg = `<svg><defs>${overlayPatterns()}</defs>${overlay(kind, geometry, flower('0303'), box)}</svg>`
    expect(svgFaults(svg)).toEqual([])
  })

  it('of a reach veil what lies outside', () => {
    expect(overlay('reach', geometry, flower('0303'), box)).toContain('M0 0h600v600h-600z')
  })

  it('of nothing are nothing', () => {
    expect(overlay('threat', geometry, [], box)).toBe('')
  })

  it('can each be told without colour', () => {
    const shapes = (Object.keys(tokens) as OverlayKind[]).map(kind =>
      overlay(kind, geometry, flower('0303'), box)
        .replace(/#[0-9a-f]{6}/g, '#')
        .replace(/class="[^"]*"|d="[^"]*"/g, ''),
    )
    // A target differs from a selected hex by what surrounds its line: dark or light.
    expect(new Set(shapes).size).toBe(shapes.length - 1)
  })
})
