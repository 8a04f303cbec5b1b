import type { Ink } from '../ink.ts'

export type Style = 0 | 1 | 2 | 3 | 'water' | 'city' | 'wall' | 'faint' | 'strong'

/** Text put on a sheet at any place, in any order, each letter with its own ink. */
export class Canvas {
  readonly #letters: string[][]
  readonly #styles: Style[][]

  constructor(width: number, height: number) {
    this.#letters = Array.from({ length: height }, () => new Array<string>(width).fill(' '))
    this.#styles = Array.from({ length: height }, () => new Array<Style>(width).fill('faint'))
  }

  put(x: number, y: number, text: string, style: Style): void {
    const row = this.#letters[y]
    if (row === undefined) return
    for (let i = 0; i < text.length && x + i < row.length; i++) {
      row[x + i] = text[i]
      this.#styles[y][x + i] = style
    }
  }

  /** The lines without what is blank at their ends and above and below. */
  lines(ink: Ink): string[] {
    const lines = this.#letters.map((letters, y) =>
      ink.coloured ? this.#inked(y, ink) : letters.join('').trimEnd(),
    )
    const first = lines.findIndex(line => line !== '')
    return first < 0 ? [] : lines.slice(first, lines.findLastIndex(line => line !== '') + 1)
  }

  #inked(y: number, ink: Ink): string {
    const letters = this.#letters[y]
    const length = letters.join('').trimEnd().length
    let line = ''
    for (let from = 0; from < length; ) {
      const style = this.#styles[y][from]
      let to = from + 1
      while (to < length && this.#styles[y][to] === style) to += 1
      const text = letters.slice(from, to).join('')
      line += text.trim() === '' ? text : inked(ink, style, text)
      from = to
    }
    return line
  }
}

const inked = (ink: Ink, style: Style, text: string): string =>
  typeof style === 'number' ? ink.side(style, text) : ink[style](text)

/** The style of a side's counters. */
export const styleOf = (side: number | null): Style => (side === null ? 'strong' : ((side % 4) as Style))
