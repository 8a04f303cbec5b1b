import { deflateSync } from 'node:zlib'

// A writer for pictures of at most 256 colours with transparency: the hill shading needs no more.

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

export function indexedPng(
  width: number,
  height: number,
  pixels: Uint8Array,
  palette: readonly Rgba[],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const plain = rows(width, height, pixels, () => 0)
  const fitted = rows(width, height, pixels, bestFilter)
  const packed = [plain, fitted].map(data => deflateSync(data, { level: 9, memLevel: 9 }))
  const smallest = packed[0].length <= packed[1].length ? packed[0] : packed[1]
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(colour => colour[3]))),
    chunk('IDAT', smallest),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Filter = (pixels: Uint8Array, width: number, row: number) => number

function rows(width: number, height: number, pixels: Uint8Array, choose: Filter): Uint8Array {
  const out = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++) {
    const filter = choose(pixels, width, row)
    const to = row * (width + 1)
    out[to] = filter
    for (let x = 0; x < width; x++)
      out[to + 1 + x] = pixels[row * width + x] - predicted(pixels, width, row, x, filter)
  }
  return out
}

function predicted(pixels: Uint8Array, width: number, row: number, x: number, filter: number): number {
  const at = row * width + x
  if (filter === 1) return x > 0 ? pixels[at - 1] : 0
  if (filter === 2) return row > 0 ? pixels[at - width] : 0
  return 0
}

/** The filter whose differences are smallest in sum. */
function bestFilter(pixels: Uint8Array, width: number, row: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const filter of [1, 2]) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      const difference = (pixels[row * width + x] - predicted(pixels, width, row, x, filter)) & 255
      sum += difference < 128 ? difference : 256 - difference
    }
    if (sum < least) {
      least = sum
      best = filter
    }
  }
  return best
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(checksum(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}

function checksum(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
