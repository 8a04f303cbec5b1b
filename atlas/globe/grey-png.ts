import { inflateSync } from 'node:zlib'

/** The rasters are plain 8-bit grey pictures, so a reader of that one kind of PNG is enough. */
export function readGreyPng(file: Buffer): { width: number; height: number; pixels: Uint8Array } {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  if (file[24] !== 8 || file[25] !== 0 || file[28] !== 0) throw new Error('not a plain 8-bit grey PNG')
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(parts)), width, height) }
}

function unfilter(rows: Uint8Array, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = row * (width + 1)
    const to = row * width
    const filter = rows[from]
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? pixels[to + x - 1] : 0
      const up = row > 0 ? pixels[to + x - width] : 0
      const corner = x > 0 && row > 0 ? pixels[to + x - width - 1] : 0
      pixels[to + x] = rows[from + 1 + x] + predicted(filter, left, up, corner)
    }
  }
  return pixels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const guess = left + up - corner
  const toLeft = Math.abs(guess - left)
  const toUp = Math.abs(guess - up)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
