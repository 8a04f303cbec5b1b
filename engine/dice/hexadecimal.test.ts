import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesFromHexadecimal, hexadecimalFromBytes } from './hexadecimal.ts'

test('bytes survive the way to text and back, in either case', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), bytes => {
      const text = hexadecimalFromBytes(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('hex'))
      expect(bytesFromHexadecimal(text)).toEqual(bytes)
      expect(bytesFromHexadecimal(text.toUpperCase())).toEqual(bytes)
    }),
  )
})

test('what is not hexadecimal is null, not half a number', () => {
  for (const text of ['0', 'abc', 'g0', '0x00', ' 00', '00\n', '-1', '1.', 'é0']) {
    expect(bytesFromHexadecimal(text), text).toBeNull()
  }
  expect(bytesFromHexadecimal('')).toEqual(new Uint8Array(0))
})
