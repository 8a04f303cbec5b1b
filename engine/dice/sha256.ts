// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). The browser's own crypto is asynchronous; a die roll must not be.

const BLOCK = 64
const DIGEST = 32

// biome-ignore format: eight to a row, as the standard prints them
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)

// biome-ignore format: one row, as the standard prints them
const FRESH = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
)

// Shared by all calls: nothing here is asynchronous, so no two compressions overlap.
const schedule = new Int32Array(64)

function fillSchedule(bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const b = at + 4 * i
    schedule[i] = (bytes[b] << 24) | (bytes[b + 1] << 16) | (bytes[b + 2] << 8) | bytes[b + 3]
  }
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]
    const y = schedule[i - 2]
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1
  }
}

function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  fillSchedule(bytes, at)
  let a = state[0]
  let b = state[1]
  let c = state[2]
  let d = state[3]
  let e = state[4]
  let f = state[5]
  let g = state[6]
  let h = state[7]
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + schedule[i]) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] += a
  state[1] += b
  state[2] += c
  state[3] += d
  state[4] += e
  state[5] += f
  state[6] += g
  state[7] += h
}

/** Hashes `message` on top of a state that has already swallowed `before` bytes (a whole number of blocks). */
function finish(start: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const state = start.slice()
  const rest = message.length % BLOCK
  const whole = message.length - rest
  for (let at = 0; at < whole; at += BLOCK) compress(state, message, at)

  const tail = new Uint8Array(rest < BLOCK - 8 ? BLOCK : 2 * BLOCK)
  tail.set(message.subarray(whole))
  tail[rest] = 0x80
  let bits = (before + message.length) * 8
  for (let at = tail.length - 1; bits > 0; at--) {
    tail[at] = bits % 256
    bits = Math.floor(bits / 256)
  }
  for (let at = 0; at < tail.length; at += BLOCK) compress(state, tail, at)

  const digest = new Uint8Array(DIGEST)
  for (let i = 0; i < DIGEST; i++) digest[i] = state[i >> 2] >>> (24 - 8 * (i & 3))
  return digest
}

export function sha256(message: Uint8Array): Uint8Array {
  return finish(FRESH, 0, message)
}

/** A key whose two blocks are already compressed: each short message then costs two compressions, not four. */
export interface HmacKey {
  readonly inner: Int32Array
  readonly outer: Int32Array
}

export function hmacKey(key: Uint8Array): HmacKey {
  const short = key.length > BLOCK ? sha256(key) : key
  return { inner: afterPad(short, 0x36), outer: afterPad(short, 0x5c) }
}

function afterPad(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] ^= key[i]
  const state = FRESH.slice()
  compress(state, block, 0)
  return state
}

export function hmacWith(key: HmacKey, message: Uint8Array): Uint8Array {
  return finish(key.outer, BLOCK, finish(key.inner, BLOCK, message))
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmacWith(hmacKey(key), message)
}
