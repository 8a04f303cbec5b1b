// A writer of baseline JPEG with halved colour, for the ground of a map: photographs compress five times better this
// way than as PNG, and browsers decode them faster. ITU-T T.81; the Huffman tables are those of its annex K.
import type { Pixels } from './pixels.ts'

const ZIGZAG = Uint8Array.of(
  ...[
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
    14, 21,
  ],
  ...[
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53,
    60, 61,
  ],
  ...[54, 47, 55, 62, 63],
)
const LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]
const CHROMA = LUMA.map((_, i) => {
  const [x, y] = [i % 8, i >> 3]
  const near = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99]
  return x < 4 && y < 4 ? near[y * 4 + x] : 99
})

const DC_LUMA = { counts: [0, 1, 5, 1, 1, 1, 1, 1, 1], values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }
const DC_CHROMA = {
  counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}
const bytes = (hex: string): number[] => hex.match(/../g)!.map(pair => Number.parseInt(pair, 16))
const AC_LUMA = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  values: bytes(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
}
const AC_CHROMA = {
  counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
  values: bytes(
    '0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa'.replace(
      / /g,
      '',
    ),
  ),
}

interface HuffmanSpec {
  readonly counts: readonly number[]
  readonly values: readonly number[]
}

/** [value] code and its length in bits. */
interface Huffman {
  readonly code: Uint16Array
  readonly length: Uint8Array
}

function huffman({ counts, values }: HuffmanSpec): Huffman {
  const code = new Uint16Array(256)
  const length = new Uint8Array(256)
  let next = 0
  let at = 0
  counts.forEach((count, i) => {
    for (let n = 0; n < count; n++, next++, at++) {
      code[values[at]] = next
      length[values[at]] = i + 1
    }
    next <<= 1
  })
  return { code, length }
}

const TABLES = [huffman(DC_LUMA), huffman(AC_LUMA), huffman(DC_CHROMA), huffman(AC_CHROMA)] as const

/** Bits one after another; a byte of ones is followed by a zero byte. */
class Bits {
  private buffer = Buffer.alloc(1 << 16)
  private at = 0
  private held = 0
  private count = 0

  put(value: number, length: number): void {
    this.held = (this.held << length) | value
    this.count += length
    while (this.count >= 8) {
      this.count -= 8
      this.byte((this.held >> this.count) & 255)
    }
    this.held &= (1 << this.count) - 1
  }

  end(): Buffer {
    if (this.count > 0) this.put((1 << (8 - this.count)) - 1, 8 - this.count)
    return this.buffer.subarray(0, this.at)
  }

  private byte(value: number): void {
    if (this.at + 2 > this.buffer.length)
      this.buffer = Buffer.concat([this.buffer, Buffer.alloc(this.buffer.length)])
    this.buffer[this.at++] = value
    if (value === 255) this.buffer[this.at++] = 0
  }
}

export function jpeg(picture: Pixels, quality: number): Buffer {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  const fitted = (table: readonly number[]) =>
    table.map(value => Math.max(1, Math.min(255, Math.floor((value * scale + 50) / 100))))
  const luma = fitted(LUMA)
  const chroma = fitted(CHROMA)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...inZigzag(luma)]),
    segment(0xdb, [1, ...inZigzag(chroma)]),
    frameHeader(picture),
    ...[DC_LUMA, AC_LUMA, DC_CHROMA, AC_CHROMA].map((table, i) =>
      huffmanSegment(table, [0x00, 0x10, 0x01, 0x11][i]),
    ),
    segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0]),
    scan(picture, divisors(luma), divisors(chroma)),
    Buffer.from([0xff, 0xd9]),
  ])
}

const inZigzag = (table: readonly number[]): number[] => Array.from(ZIGZAG, place => table[place])

const segment = (mark: number, data: readonly number[]): Buffer =>
  Buffer.from([0xff, mark, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])

const frameHeader = ({ width, height }: Pixels): Buffer =>
  segment(0xc0, [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
  ])

function huffmanSegment({ counts, values }: HuffmanSpec, id: number): Buffer {
  const all = Array.from({ length: 16 }, (_, i) => counts[i] ?? 0)
  return segment(0xc4, [id, ...all, ...values])
}

/** Scales of the fast transform, folded into the quantisation. */
const AAN = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379]

const divisors = (table: readonly number[]): Float32Array =>
  Float32Array.from(table, (value, i) => 1 / (value * AAN[i >> 3] * AAN[i & 7] * 8))

/** Blocks of 16 by 16 pixels: four of brightness, one of each colour. */
function scan(picture: Pixels, luma: Float32Array, chroma: Float32Array): Buffer {
  const bits = new Bits()
  const y = Array.from({ length: 4 }, () => new Float32Array(64))
  const cb = new Float32Array(64)
  const cr = new Float32Array(64)
  let [lastY, lastCb, lastCr] = [0, 0, 0]
  for (let top = 0; top < picture.height; top += 16) {
    for (let left = 0; left < picture.width; left += 16) {
      load(picture, left, top, y, cb, cr)
      for (const block of y) lastY = encode(bits, block, luma, lastY, TABLES[0], TABLES[1])
      lastCb = encode(bits, cb, chroma, lastCb, TABLES[2], TABLES[3])
      lastCr = encode(bits, cr, chroma, lastCr, TABLES[2], TABLES[3])
    }
  }
  return bits.end()
}

function load(
  { width, height, data }: Pixels,
  left: number,
  top: number,
  y: readonly Float32Array[],
  cb: Float32Array,
  cr: Float32Array,
): void {
  cb.fill(0)
  cr.fill(0)
  for (let row = 0; row < 16; row++) {
    const line = Math.min(top + row, height - 1) * width
    for (let column = 0; column < 16; column++) {
      const at = (line + Math.min(left + column, width - 1)) * 4
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]]
      const block = y[(row >> 3) * 2 + (column >> 3)]
      block[(row & 7) * 8 + (column & 7)] = 0.299 * r + 0.587 * g + 0.114 * b - 128
      const small = (row >> 1) * 8 + (column >> 1)
      cb[small] += (-0.168736 * r - 0.331264 * g + 0.5 * b) / 4
      cr[small] += (0.5 * r - 0.418688 * g - 0.081312 * b) / 4
    }
  }
}

const coefficients = new Int32Array(64)

function encode(
  bits: Bits,
  block: Float32Array,
  divisor: Float32Array,
  lastMean: number,
  dc: Huffman,
  ac: Huffman,
): number {
  for (let row = 0; row < 64; row += 8) transform(block, row, 1)
  for (let column = 0; column < 8; column++) transform(block, column, 8)
  let last = 0
  for (let i = 0; i < 64; i++) {
    const place = ZIGZAG[i]
    const value = Math.round(block[place] * divisor[place])
    coefficients[i] = value
    if (value !== 0) last = i
  }
  number(bits, coefficients[0] - lastMean, 0, dc)
  let zeros = 0
  for (let i = 1; i <= last; i++) {
    const value = coefficients[i]
    if (value === 0) {
      zeros++
      continue
    }
    for (; zeros > 15; zeros -= 16) bits.put(ac.code[0xf0], ac.length[0xf0])
    number(bits, value, zeros, ac)
    zeros = 0
  }
  if (last < 63) bits.put(ac.code[0], ac.length[0])
  return coefficients[0]
}

/** Its size in bits with the zeros before it as one code, then the bits themselves. */
function number(bits: Bits, value: number, zeros: number, table: Huffman): void {
  const size = 32 - Math.clz32(value < 0 ? -value : value)
  const symbol = (zeros << 4) | size
  bits.put(table.code[symbol], table.length[symbol])
  if (size > 0) bits.put(value < 0 ? value + (1 << size) - 1 : value, size)
}

/** Eight values of the cosine transform after Arai, Agui and Nakajima. */
function transform(d: Float32Array, o: number, s: number): void {
  const a0 = d[o] + d[o + 7 * s]
  const a7 = d[o] - d[o + 7 * s]
  const a1 = d[o + s] + d[o + 6 * s]
  const a6 = d[o + s] - d[o + 6 * s]
  const a2 = d[o + 2 * s] + d[o + 5 * s]
  const a5 = d[o + 2 * s] - d[o + 5 * s]
  const a3 = d[o + 3 * s] + d[o + 4 * s]
  const a4 = d[o + 3 * s] - d[o + 4 * s]
  const b0 = a0 + a3
  const b3 = a0 - a3
  const b1 = a1 + a2
  const b2 = a1 - a2
  d[o] = b0 + b1
  d[o + 4 * s] = b0 - b1
  const z1 = (b2 + b3) * Math.SQRT1_2
  d[o + 2 * s] = b3 + z1
  d[o + 6 * s] = b3 - z1
  const c0 = a4 + a5
  const c1 = a5 + a6
  const c2 = a6 + a7
  const z5 = (c0 - c2) * 0.382683433
  const z2 = 0.5411961 * c0 + z5
  const z4 = 1.306562965 * c2 + z5
  const z3 = c1 * Math.SQRT1_2
  const e0 = a7 + z3
  const e1 = a7 - z3
  d[o + 5 * s] = e1 + z2
  d[o + 3 * s] = e1 - z2
  d[o + s] = e0 + z4
  d[o + 7 * s] = e0 - z4
}
