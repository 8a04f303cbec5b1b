// The library that draws unit symbols knows thousands and weighs 200 kB; the counters use some dozens. This plugin draws
// those when the client is built, and the page gets a table of them under the library's name.
import milsymbol from 'milsymbol'
import type { Plugin } from 'vite'
import { counterFace } from '../../atlas/draw/counters/face.ts'
import { CARDS } from '../games/index.ts'

const NAME = 'milsymbol'
const VIRTUAL = '\0unit-symbols'
/** A small counter and a full one. */
const PIXELS = [40, 160]

type Options = NonNullable<ConstructorParameters<typeof milsymbol.Symbol>[1]>

/** What distinguishes the drawings that counters ask for; the page has the same function. */
const KEY = '(code, { strokeWidth, colorMode }) => [code, strokeWidth, colorMode.Friend].join(" ")'
const keyOf = new Function(`return ${KEY}`)() as (code: string, options: Options) => string

/** Draws all counters of all games, and notes which symbols they ask for. */
export async function drawnSymbols(): Promise<Record<string, string>> {
  const sheets = await Promise.all(CARDS.map(card => card.counters()))
  const drawn: Record<string, string> = {}
  const { Symbol: Original } = milsymbol
  milsymbol.Symbol = class extends Original {
    constructor(code: string, options: Options) {
      super(code, options)
      drawn[keyOf(code, options)] = this.asSVG()
    }
  } as typeof Original
  try {
    for (const { set, style } of sheets) {
      for (const counter of set().counters) for (const pixels of PIXELS) counterFace(style, counter, pixels)
    }
  } finally {
    milsymbol.Symbol = Original
  }
  return drawn
}

export function unitSymbols(): Plugin {
  return {
    name: 'unit-symbols',
    enforce: 'pre',
    resolveId: id => (id === NAME ? VIRTUAL : null),
    async load(id) {
      if (id !== VIRTUAL) return null
      const table = JSON.stringify(await drawnSymbols())
      return `const table = ${table}
const keyOf = ${KEY}
export default { Symbol: class {
  constructor(code, options) { this.svg = table[keyOf(code, options)] ?? '<svg viewBox="0 0 1 1"></svg>' }
  asSVG() { return this.svg }
} }`
    },
  }
}
