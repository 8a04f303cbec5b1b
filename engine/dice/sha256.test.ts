import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesFromHexadecimal, hexadecimalFromBytes } from './hexadecimal.ts'
import { hmacKey, hmacSha256, hmacWith, sha256 } from './sha256.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const bytes = (text: string) => bytesFromHexadecimal(text)!
const sha = (message: Uint8Array) => hexadecimalFromBytes(sha256(message))
const mac = (key: Uint8Array, message: Uint8Array) => hexadecimalFromBytes(hmacSha256(key, message))
const nodeSha = (message: Uint8Array) => createHash('sha256').update(message).digest('hex')
const nodeMac = (key: Uint8Array, message: Uint8Array) =>
  createHmac('sha256', key).update(message).digest('hex')

describe('SHA-256', () => {
  test('the published examples (FIPS 180)', () => {
    expect(sha(ascii(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha(ascii('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha(ascii('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(sha(ascii('a'.repeat(1_000_000)))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    )
  })

  test('every length around the padding boundaries agrees with Node', () => {
    for (let length = 0; length <= 260; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)
      expect(sha(message), `${length} bytes`).toBe(nodeSha(message))
    }
  })

  test('random messages agree with Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), message => {
        expect(sha(message)).toBe(nodeSha(message))
      }),
      { numRuns: 300 },
    )
  })

  test('a view into a larger buffer is hashed as that view', () => {
    const whole = Uint8Array.from({ length: 300 }, (_, i) => i & 255)
    expect(sha(whole.subarray(50, 200))).toBe(nodeSha(whole.slice(50, 200)))
  })

  test('the message is left as it was', () => {
    const message = ascii('abc')
    sha256(message)
    expect(message).toEqual(ascii('abc'))
  })
})

describe('HMAC-SHA-256', () => {
  test('the published examples (RFC 4231)', () => {
    expect(mac(new Uint8Array(20).fill(0x0b), ascii('Hi There'))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(mac(ascii('Jefe'), ascii('what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(mac(new Uint8Array(20).fill(0xaa), new Uint8Array(50).fill(0xdd))).toBe(
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    )
    expect(
      mac(bytes('0102030405060708090a0b0c0d0e0f10111213141516171819'), new Uint8Array(50).fill(0xcd)),
    ).toBe('82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b')
    const longKey = new Uint8Array(131).fill(0xaa)
    expect(mac(longKey, ascii('Test Using Larger Than Block-Size Key - Hash Key First'))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    )
  })

  test('random keys and messages agree with Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(mac(key, message)).toBe(nodeMac(key, message))
      }),
      { numRuns: 300 },
    )
  })

  test('a prepared key can be used again and again', () => {
    const key = ascii('secret')
    const prepared = hmacKey(key)
    for (const text of ['1', '2', '1']) {
      expect(hexadecimalFromBytes(hmacWith(prepared, ascii(text)))).toBe(nodeMac(key, ascii(text)))
    }
  })
})
