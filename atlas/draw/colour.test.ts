import { describe, expect, it } from 'vitest'
import { contrast, difference, EYES, luminance, mix } from './colour.ts'
import { hexes, ink, land, line, relief, water } from './tokens.ts'

describe('colours', () => {
  it('mix', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  })

  it('how different colours look, to the colour-blind too', () => {
    expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 2)
    for (const eyes of EYES) expect(difference('#123456', '#123456', eyes)).toBe(0)
    // Red and green of one lightness: plain to most, one colour to those who lack the green cones.
    expect(difference('#c0392b', '#7d7400')).toBeGreaterThan(0.12)
    expect(difference('#c0392b', '#7d7400', 'deutan')).toBeLessThan(0.06)
  })

  it('contrast as WCAG counts it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(luminance('#ffffff')).toBeCloseTo(1)
  })
})

describe('lettering', () => {
  const grounds = {
    clear: land.clear,
    woods: mix(land.woods, land.woodsGlyph, 0.45),
    broken: land.broken,
    rough: land.rough,
    mountain: mix(land.mountain, relief.dark, 0.18),
    swamp: mix(land.swamp, land.swampGlyph, 0.14),
  }

  it.each(Object.entries(grounds))('can be read on %s', (_, ground) => {
    expect(contrast(ink.letters, ground)).toBeGreaterThan(4.5)
    expect(contrast(mix(ground, hexes.number, hexes.numberOpacity), ground)).toBeGreaterThan(3)
    expect(contrast(line.rail, ground)).toBeGreaterThan(4)
  })

  it('of water can be read on water', () => {
    expect(contrast(water.label, water.deep)).toBeGreaterThan(4)
  })
})
