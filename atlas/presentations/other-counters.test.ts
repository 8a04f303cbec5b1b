import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CounterSheet } from '../counter-sheet.ts'
import { contrast } from '../draw/colour.ts'
import { printSheet } from '../draw/counters/print-sheet.ts'
import { faceFor } from '../draw/counters/style.ts'
import { svgFaults } from '../draw/testing/well-formed.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter(file => file.endsWith('-counters.ts'))
const sheets: (readonly [string, CounterSheet])[] = await Promise.all(
  files.map(async file => [file, (await import(`./${file}`)).counterSheet] as const),
)
const others = sheets.filter(([file]) => !file.startsWith('war-comes-early'))

it('there are five games at least', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(5)
})

describe.each(others)('the counters of %s', (_, { set, style }) => {
  const { counters } = set()

  it('can be read: 4.5 to one at least', () => {
    for (const { face, ink, code } of Object.values(style.faces))
      expect(contrast(face, ink), code).toBeGreaterThanOrEqual(4.5)
  })

  it('have a face, a symbol and a short name each', () => {
    for (const counter of counters) {
      expect(faceFor(style, counter).code, counter.id).toMatch(/^\S{1,2}$/)
      expect(style.symbols, counter.id).toHaveProperty([counter.type])
      expect(style.identity(counter), counter.id).toMatch(/^\S.{0,4}$/)
    }
  })

  it('fill print sheets', () => {
    const { svg, pages } = printSheet({ ...set(), counters }, style)
    expect(svgFaults(svg)).toEqual([])
    expect(pages).toBeGreaterThan(0)
  })
})
