import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { piecesOf, piecewise, ringsOf } from '../draw/art.ts'
import { areaOf, type Point, signedArea } from '../draw/plane/points.ts'
import { type Raster, rasterOver } from '../draw/plane/scanline.ts'
import { contours, pieces, thinned } from './contours.ts'
import { moduleOf } from './module.ts'
import { outlines } from './outlines.ts'
import { indexedPng } from './png.ts'
import { blurred, distances, sampled } from './raster.ts'
import { shade, shadingPicture } from './shading.ts'

const box = { left: 0, top: 0, right: 200, bottom: 160 }
const raster: Raster = rasterOver(box, 4)
const field = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: raster.width * raster.height }, (_, i) =>
    value((i % raster.width) * 4 + 2, Math.floor(i / raster.width) * 4 + 2),
  )
const hill = (cx: number, cy: number, radius: number) => (x: number, y: number) =>
  1 - Math.hypot(x - cx, y - cy) / radius / 2

describe('contours', () => {
  it('go round a hill', () => {
    const rings = contours(field(hill(100, 80, 50)), raster, 0.5)
    expect(rings).toHaveLength(1)
    expect(areaOf(rings[0])).toBeGreaterThan(Math.PI * 50 * 50 * 0.98)
    expect(areaOf(rings[0])).toBeLessThan(Math.PI * 50 * 50 * 1.02)
  })

  it('close at the edge of the raster', () => {
    const rings = contours(
      field(() => 1),
      raster,
      0.5,
    )
    expect(rings).toHaveLength(1)
    expect(areaOf(rings[0])).toBeCloseTo(200 * 160, -4)
  })

  it('give holes to the ring around them', () => {
    const ringed = field((x, y) => {
      const far = Math.hypot(x - 100, y - 80)
      return far > 20 && far < 60 ? 1 : 0
    })
    const other = ringed.map((value, i) => (i % raster.width < 4 ? 1 : value))
    const found = pieces(thinned(contours(other, raster, 0.5), 5, 10))
    expect(found.map(shape => shape.length).sort()).toEqual([1, 2])
    const withHole = found.find(shape => shape.length === 2)!
    expect(Math.sign(signedArea(withHole[0]))).toBe(-Math.sign(signedArea(withHole[1])))
  })

  it('drop specks', () => {
    expect(thinned(contours(field(hill(100, 80, 3)), raster, 0.5), 5, 300)).toEqual([])
  })
})

describe('rasters', () => {
  it('blur without losing anything', () => {
    const source = field((x, y) => (Math.hypot(x - 100, y - 80) < 20 ? 1 : 0))
    const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)
    expect(sum(blurred(source, raster, 3))).toBeCloseTo(sum(source), 1)
  })

  it('measure the distance to land', () => {
    const land = Uint8Array.from(field(x => (x < 20 ? 1 : 0)))
    const far = distances(land, raster)
    expect(far[0]).toBe(0)
    expect(far[raster.width - 1]).toBe(raster.width - 5)
  })

  it('sample the globe smoothly', () => {
    const values = sampled(
      raster,
      ([x, y]) => [y / 10, x / 10],
      (lat, lon) => lat + lon,
    )
    values.forEach((value, i) => {
      const [x, y] = [(i % raster.width) * 4 + 2, Math.floor(i / raster.width) * 4 + 2]
      expect(value).toBeCloseTo((x + y) / 10, 3)
    })
  })
})

describe('hill shading', () => {
  it('lights what faces the upper left and darkens the other side', () => {
    const height = field(hill(100, 80, 60)).map(value => value * 800)
    const shades = shade(height, raster, new Float32Array(height.length).fill(1))
    const at = (x: number, y: number) => shades[Math.floor(y / 4) * raster.width + Math.floor(x / 4)]
    expect(at(75, 55)).toBeGreaterThan(0.1)
    expect(at(125, 105)).toBeLessThan(-0.1)
  })

  it('is a small picture with a palette, the same every time', () => {
    const height = field(hill(100, 80, 60)).map(value => value * 3000)
    const shades = shade(height, raster, new Float32Array(height.length).fill(1))
    const land = new Uint8Array(height.length).fill(1)
    const [one, two] = [0, 1].map(() => shadingPicture(shades, height, raster, land))
    expect(one.equals(two)).toBe(true)
    expect(one.toString('latin1', 1, 4)).toBe('PNG')
    expect(one[25]).toBe(3)
  })
})

describe('pictures with a palette', () => {
  it('hold the pixels they were given', () => {
    const pixels = Uint8Array.from({ length: 12 }, (_, i) => i % 3)
    const file = indexedPng(4, 3, pixels, [
      [0, 0, 0, 255],
      [255, 0, 0, 128],
      [0, 0, 255, 0],
    ])
    const at = file.indexOf('IDAT')
    const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
    expect(rows).toHaveLength(15)
    expect([0, 1, 2, 3, 4].every(i => i > 3 || rows[0] > 0 || rows[1 + i] === pixels[i])).toBe(true)
  })
})

describe('outlines', () => {
  const square = [
    [-50, -50],
    [300, -50],
    [300, 80],
    [-50, 80],
    [-50, -50],
  ]
  const place = (lat: number, lon: number): Point => [lon, lat]

  it('are cut a little beyond the frame, with their corners', () => {
    const path = outlines([[square]], place, box, { spacing: 2, smallest: 10 })
    const [ring] = ringsOf(path)
    expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(260)
    expect(areaOf(ring)).toBeGreaterThan(0.98 * 310 * 130)
  })

  it('turn holes the other way and drop specks', () => {
    const hole = [
      [20, 20],
      [60, 20],
      [60, 60],
      [20, 60],
    ]
    const speck = [
      [5, 5],
      [7, 5],
      [7, 7],
    ]
    const rings = ringsOf(outlines([[square, hole], [speck]], place, box, { spacing: 2, smallest: 10 }))
    expect(rings).toHaveLength(2)
    expect(Math.sign(signedArea(rings[0]))).toBe(-Math.sign(signedArea(rings[1])))
  })
})

describe('art as a module', () => {
  it('keeps shapes apart', () => {
    const shape: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    const paths = piecewise([[shape], [shape, shape]])
    expect(piecesOf(paths)).toHaveLength(2)
    expect(ringsOf(paths)).toHaveLength(3)
    expect(piecesOf('')).toEqual([])
  })

  it('is plain data', () => {
    const text = moduleOf({
      ground: 'ab',
      box,
      coast: 'M0 0z',
      lakes: '',
      depths: ['a'],
      shoreLines: ['b'],
      patches: { woods: ['c'] },
      lowest: '1 2',
      shading: { left: 0, top: 0, width: 1, height: 1 },
    })
    expect(text).toContain("export const art = {\n  ground: 'ab',")
    expect(text).not.toContain('import')
  })
})
