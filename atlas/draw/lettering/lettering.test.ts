import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, grown, overlap, type Point } from '../plane/points.ts'
import { lettering } from '../tokens.ts'
import { letterBoxes } from './large-names.ts'
import { advances, lettered, widthOfText } from './measure.ts'
import { alongLine, ObstacleIndex } from './obstacles.ts'
import { type Label, placeLabels } from './place.ts'

describe('measuring', () => {
  it('knows wide letters from narrow ones, and accents', () => {
    expect(widthOfText('WWW', lettering.city)).toBeGreaterThan(2 * widthOfText('iii', lettering.city))
    expect(widthOfText('Łódź', lettering.city)).toBeGreaterThan(30)
    expect(widthOfText('', lettering.city)).toBe(0)
  })

  it('counts tracking for every letter', () => {
    const [plain, wide] = [0, 10].map(tracking => widthOfText('abcd', { ...lettering.region, tracking }))
    expect(wide - plain).toBeCloseTo(40)
    expect(advances('ab', lettering.region)).toHaveLength(2)
  })

  it('knows every face of the maps', () => {
    for (const style of Object.values(lettering)) expect(widthOfText('Aa', style)).toBeGreaterThan(0)
    expect(() => widthOfText('a', { family: 'Alegreya', weight: 123, size: 10 })).toThrow('was not measured')
  })

  it('sets capitals', () => {
    expect(lettered('Łódź', lettering.metropolis)).toBe('ŁÓDŹ')
    expect(lettered('Łódź', lettering.city)).toBe('Łódź')
  })
})

describe('obstacles', () => {
  it('cost the same however they lie in the index', () => {
    const boxes = fc
      .record({
        left: fc.integer({ min: -200, max: 400 }),
        top: fc.integer({ min: -200, max: 400 }),
        width: fc.integer({ min: 1, max: 200 }),
        height: fc.integer({ min: 1, max: 200 }),
      })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 12 }), boxes, (obstacles, box) => {
        const index = new ObstacleIndex()
        index.add(...obstacles.map(each => ({ box: each, weight: 2 })))
        const expected = obstacles.reduce((sum, each) => sum + overlap(each, box) / 20, 0)
        expect(index.cost(box)).toBeCloseTo(expected)
      }),
    )
  })

  it('of a town do not bother its own name', () => {
    const index = new ObstacleIndex()
    index.add({ box: boxAround([0, 0], 10), weight: 1, hex: 7 })
    expect(index.cost(boxAround([0, 0], 5), 7)).toBe(0)
    expect(index.cost(boxAround([0, 0], 5), 8)).toBeGreaterThan(0)
  })

  it('lie along lines', () => {
    expect(
      alongLine(
        [
          [0, 0],
          [120, 0],
        ],
        1,
      ),
    ).toHaveLength(11)
  })
})

describe('placing names', () => {
  const label = (hex: number, at: Point, text: string): Label => ({
    hex,
    at,
    text,
    style: lettering.city,
    beside: 'counter',
    rank: 2,
  })

  it('finds room for towns in neighbouring hexes', () => {
    const towns = [
      [0, 0],
      [69, 40],
      [69, -40],
      [0, 80],
      [138, 0],
    ] as const
    const placed = placeLabels(
      towns.map((at, i) => label(i, at, `Townsville ${i}`)),
      new ObstacleIndex(),
    )
    placed.forEach((one, i) => {
      for (const other of placed.slice(i + 1))
        expect(overlap(grown(one.place.box, -1), other.place.box)).toBe(0)
    })
  })

  it('prefers to stand under the counter, and moves away from what is in the way', () => {
    const free = placeLabels([label(0, [0, 0], 'Ulm')], new ObstacleIndex())
    expect(free[0].place.anchor).toBe('middle')
    expect(free[0].place.at[1]).toBeGreaterThan(25)
    const blocked = new ObstacleIndex()
    blocked.add({ box: { left: -60, top: 20, right: 60, bottom: 60 }, weight: 20 })
    expect(placeLabels([label(0, [0, 0], 'Ulm')], blocked)[0].place.at[1]).toBeLessThan(20)
  })

  it('is the same every time', () => {
    const labels = Array.from({ length: 12 }, (_, i) =>
      label(i, [(i % 4) * 69, Math.floor(i / 4) * 80], `Name ${i}`),
    )
    expect(placeLabels(labels, new ObstacleIndex())).toEqual(placeLabels(labels, new ObstacleIndex()))
  })
})

describe('letters on an arc', () => {
  it('stand side by side from end to end', () => {
    const steps = advances('Alps', lettering.region)
    const width = steps.reduce((sum, step) => sum + step, 0)
    const boxes = letterBoxes(
      [
        [0, 0],
        [width / 2, 0],
        [width, 0],
      ],
      steps,
      lettering.region,
    )
    expect(boxes).toHaveLength(4)
    boxes.slice(1).forEach((box, i) => {
      expect(box.left).toBeGreaterThan(boxes[i].right - 0.01)
    })
    expect(boxes[3].right).toBeLessThan(width)
  })
})
