import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { jpeg } from './jpeg.ts'
import { cut, halved, laidOn, type Pixels, shrunk } from './pixels.ts'
import { png } from './png.ts'

/** Smooth colours with an edge in them; colours multiplied by the alpha. */
function picture(
  width: number,
  height: number,
  alphaOf: (x: number, y: number) => number = () => 255,
): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = alphaOf(x, y)
      const colours = [40 + (x * 160) / width, 60 + (y * 120) / height, x > width / 2 ? 200 : 90]
      data.set([...colours.map(value => (value * alpha) / 255), alpha], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

/** Reads a file back with the renderer. */
function decoded(file: Buffer, type: string, { width, height }: Pixels): Uint8Array {
  const link = `data:image/${type};base64,${file.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${link}" image-rendering="optimizeSpeed"/></svg>`
  return new Resvg(svg).render().pixels
}

function meanError(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i])
  return sum / a.length
}

describe('files of pictures', () => {
  test('a JPEG shows what was put into it, also when its size is no multiple of sixteen', () => {
    for (const [width, height] of [
      [64, 48],
      [71, 53],
      [16, 16],
    ]) {
      const original = picture(width, height)
      const back = decoded(jpeg(original, 90), 'jpeg', original)
      expect(back.length).toBe(original.data.length)
      expect(meanError(back, original.data)).toBeLessThan(3)
    }
  })

  test('a PNG keeps every pixel and its transparency', async () => {
    const original = picture(40, 30, (x, y) => (x < 10 ? 0 : y < 15 ? 128 : 255))
    const back = decoded(await png(original), 'png', original)
    expect(meanError(back, original.data)).toBeLessThan(1)
  })
})

describe('sizes', () => {
  test('half of an odd size is rounded up, and a plain colour stays plain', () => {
    const plain: Pixels = { width: 5, height: 3, data: new Uint8Array(60).fill(77) }
    const half = halved(plain)
    expect([half.width, half.height]).toEqual([3, 2])
    expect([...half.data].every(value => value === 77)).toBe(true)
  })

  test('a smaller picture keeps its mean', () => {
    const small = shrunk(picture(90, 60), 30)
    expect([small.width, small.height]).toEqual([30, 20])
    const mean = (data: Uint8Array) => data.reduce((sum, value) => sum + value, 0) / data.length
    expect(Math.abs(mean(small.data) - mean(picture(90, 60).data))).toBeLessThan(1)
  })

  test('a cut has the pixels of its place', () => {
    const whole = picture(20, 20)
    const part = cut(whole, 5, 7, 4, 3)
    expect(part.data.slice(0, 4)).toEqual(whole.data.slice((7 * 20 + 5) * 4, (7 * 20 + 5) * 4 + 4))
  })

  test('clear pixels let the lower picture through', () => {
    const under = picture(8, 8)
    const over = picture(8, 8, x => (x < 4 ? 0 : 255))
    const both = laidOn(under, over)
    expect(both.data.slice(0, 4)).toEqual(under.data.slice(0, 4))
    expect(both.data.slice(20, 24)).toEqual(over.data.slice(20, 24))
  })
})
