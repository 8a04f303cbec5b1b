import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { run as counters } from './counters.ts'
import { run as map } from './map.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salient-map-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function printed(work: () => Promise<number>): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    expect(await work()).toBe(0)
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}

describe('salient map', () => {
  it('writes a sheet that stands alone', async () => {
    const file = join(folder, 'map.svg')
    expect(await printed(() => map(['war-comes-early', '-o', file]))).toContain('wrote')
    const svg = readFileSync(file, 'utf8')
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
    expect(svg).toContain('data:image/png;base64,')
  })

  it('writes a picture of the size that was asked for', async () => {
    const file = join(folder, 'map.png')
    const answer = JSON.parse(
      await printed(() => map(['war-comes-early', '-o', file, '--scale', '0.1', '--json'])),
    )
    const png = readFileSync(file)
    expect(answer).toEqual({ map: 'war-comes-early', file, bytes: png.length })
    expect(png.readUInt32BE(16)).toBeGreaterThan(430)
    expect(png.readUInt32BE(16)).toBeLessThan(460)
  })

  it.each([
    [['war-comes-early'], 'name the file to write'],
    [['war-comes-early', '-o', 'map.jpg'], 'should end in .svg or .png'],
    [['war-comes-late', '-o', 'map.svg'], 'there is no map "war-comes-late"'],
    [['war-comes-early', '-o', 'map.png', '--scale', 'big'], '--scale is a number'],
    [[], 'which game?'],
  ])('explains %j', async (args, reason) => {
    await expect(map(args)).rejects.toThrow(reason)
  })
})

describe('salient counters', () => {
  it('writes a print sheet', async () => {
    const file = join(folder, 'sheet.svg')
    const answer = JSON.parse(await printed(() => counters(['war-comes-early', '-o', file, '--json'])))
    expect(answer).toMatchObject({ game: 'war-comes-early', pages: 1 })
    expect(readFileSync(file, 'utf8')).toContain('210mm')
  })

  it('explains what is missing', async () => {
    await expect(counters(['chess', '-o', 'x.svg'])).rejects.toThrow('there are no counters for "chess"')
  })
})
