import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readGreyPng } from './grey-png.ts'

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)])
}

function png(width: number, height: number, rows: readonly number[]): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = 8
  const data = chunk('IDAT', deflateSync(Buffer.from(rows)))
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))])
}

it('undoes each of the five filters', () => {
  const rows = [0, 10, 20, 30, 1, 5, 5, 5, 2, 1, 1, 1, 3, 10, 10, 10, 4, 1, 1, 1]
  const { width, height, pixels } = readGreyPng(png(3, 5, rows))
  expect([width, height]).toEqual([3, 5])
  expect([...pixels]).toEqual([10, 20, 30, 5, 10, 15, 6, 11, 16, 13, 22, 29, 14, 23, 30])
})
