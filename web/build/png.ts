// A writer of PNG with transparency, for the lines and names of a map.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Pixels } from './pixels.ts'

const squeeze = promisify(deflate)

/** Rows are written as they are: on clear paper with few colours the differences of a filter compress worse. */
export async function png({ width, height, data }: Pixels): Promise<Buffer> {
  const stride = width * 4
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) rows.set(divided(data, y * stride, stride), y * (stride + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const packed = await squeeze(rows, { level: 6 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** PNG holds colours that are not multiplied by the alpha. */
function divided(data: Uint8Array, from: number, length: number): Uint8Array {
  const out = data.slice(from, from + length)
  for (let i = 0; i < length; i += 4) {
    const alpha = out[i + 3]
    if (alpha === 0 || alpha === 255) continue
    for (let k = i; k < i + 3; k++) out[k] = Math.min(255, Math.round((out[k] * 255) / alpha))
  }
  return out
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}
