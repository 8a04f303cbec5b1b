export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** 'three' */
export const countWord = (count: number): string => COUNTS[count] ?? String(count)

export const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`

/** 'Ewa, Jan and Martin' */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
