// Small words that every game needs to speak.

/** `A`, `A and B`, `A, B and C`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `1 unit`, `3 units`, `2 hexes`. */
export const count = (n: number, noun: string, nouns = `${noun}s`): string => `${n} ${n === 1 ? noun : nouns}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `+3`, `−2`, `+0`, with the minus of the typesetter. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A chance from 0 to 1 as `67%`. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** `1 column left`, `2 columns right`: a column shift. */
export const shiftWords = (columns: number): string =>
  `${count(Math.abs(columns), 'column')} ${columns < 0 ? 'left' : 'right'}`
