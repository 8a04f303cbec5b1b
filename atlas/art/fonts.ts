import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faces, fontFile } from './font-files.ts'

// node atlas/art/fonts.ts: measures the letters of the typefaces and writes draw/lettering/letter-widths.ts, so that
// names can be placed without the font files. The typefaces are under the SIL Open Font License.

/** Latin letters with the accents of Europe, figures and punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x201e],
  [0x2022, 0x2026],
] as const

/** Thousandths of the type size, by code point. */
function widthsIn(file: Buffer): (code: number) => number | undefined {
  const tables = tablesIn(file)
  const unitsPerEm = file.readUInt16BE(tables.get('head')! + 18)
  const measured = file.readUInt16BE(tables.get('hhea')! + 34)
  const glyphOf = characterMap(file, tables.get('cmap')!)
  return code => {
    const glyph = glyphOf(code)
    if (glyph === 0) return undefined
    const at = tables.get('hmtx')! + 4 * Math.min(glyph, measured - 1)
    return Math.round((file.readUInt16BE(at) * 1000) / unitsPerEm)
  }
}

function tablesIn(file: Buffer): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const at = 12 + 16 * i
    found.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8))
  }
  return found
}

/** The format-4 table of the basic plane, which every such font has. */
function characterMap(file: Buffer, start: number): (code: number) => number {
  for (let i = 0; i < file.readUInt16BE(start + 2); i++) {
    const table = start + file.readUInt32BE(start + 4 + 8 * i + 4)
    if (file.readUInt16BE(table) === 4) return code => glyphIn(file, table, code)
  }
  throw new Error('no character map of format 4')
}

function glyphIn(file: Buffer, table: number, code: number): number {
  const twice = file.readUInt16BE(table + 6)
  const [ends, starts] = [table + 14, table + 16 + twice]
  const [deltas, offsets] = [starts + twice, starts + 2 * twice]
  for (let segment = 0; segment < twice; segment += 2) {
    if (code > file.readUInt16BE(ends + segment)) continue
    const first = file.readUInt16BE(starts + segment)
    if (code < first) return 0
    const offset = file.readUInt16BE(offsets + segment)
    const delta = file.readUInt16BE(deltas + segment)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = file.readUInt16BE(offsets + segment + offset + 2 * (code - first))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

const rows = faces.map(face => {
  const width = widthsIn(readFileSync(fontFile(face)))
  const runs = RANGES.map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => width(first + i) ?? 0).join(' '),
  )
  return `  '${face}':\n    '${runs.join(' ')}',`
})
const text = [
  '// Written by atlas/art/fonts.ts: thousandths of the type size, 0 where a face has no such letter.',
  `export const RANGES = [${RANGES.map(([first, last]) => `[${first}, ${last}]`).join(', ')}] as const`,
  'export const letterWidths: Readonly<Record<string, string>> = {',
  ...rows,
  '}',
  '',
].join('\n')
writeFileSync(join(import.meta.dirname, '../draw/lettering/letter-widths.ts'), text)
