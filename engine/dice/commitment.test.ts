import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitment } from './commitment.ts'

const badSeed = expect.objectContaining({ name: 'DiceFault', code: 'bad-seed' })

test('the commitment is the SHA-256 of the bytes of the seed', () => {
  for (let i = 0; i < 20; i++) {
    const seed = randomBytes(32)
    expect(commitment(seed.toString('hex'))).toBe(createHash('sha256').update(seed).digest('hex'))
  }
})

test('upper and lower case are the same seed', () => {
  expect(commitment('ABCDEF')).toBe(commitment('abcdef'))
})

test('a seed that is not hexadecimal is refused', () => {
  for (const seed of ['', '0', 'xyz0', '0x12']) {
    expect(() => commitment(seed), seed).toThrow(badSeed)
  }
})
