import { describe, expect, it } from 'vitest'
import { smallPng } from './palette.ts'

const picture = (colours: readonly (readonly [number, number, number])[]): Uint8Array =>
  Uint8Array.from(colours.flatMap(colour => [...colour, 255]))

const paletteOf = (file: Buffer): number[][] => {
  const at = file.indexOf('PLTE')
  const data = file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))
  return Array.from({ length: data.length / 3 }, (_, i) => [...data.subarray(3 * i, 3 * i + 3)])
}

describe('small pictures', () => {
  it('keep a rare colour that is like no other', () => {
    const pixels = picture([
      ...Array.from({ length: 63 }, (_, i) => [230 + (i % 8), 225, 210] as const),
      [180, 30, 30],
    ])
    const palette = paletteOf(smallPng(pixels, 8, 8, 4))
    expect(palette.some(([red, green]) => red > 150 && green < 60)).toBe(true)
  })

  it('have as many colours as there are, if that is fewer', () => {
    expect(
      paletteOf(
        smallPng(
          picture([
            [0, 0, 0],
            [255, 255, 255],
            [0, 0, 0],
            [0, 0, 0],
          ]),
          2,
          2,
        ),
      ),
    ).toHaveLength(2)
  })

  it('are the same every time', () => {
    const pixels = picture(
      Array.from({ length: 64 }, (_, i) => [i * 4, 255 - i * 3, (i * 37) % 256] as const),
    )
    expect(smallPng(pixels, 8, 8, 16).equals(smallPng(pixels, 8, 8, 16))).toBe(true)
  })
})
