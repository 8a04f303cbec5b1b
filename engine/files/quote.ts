// The inverse of the tokenizer: words, texts, pairs and marks as they are written.

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u
const WORD = /^[^\s"=!#][^\s"=]*$/

/** A name that can be a key, a kind and a mark without quotes. */
export const isPlainWord = (text: string): boolean => PLAIN.test(text)

export function quoted(text: string): string {
  if (/[\r\n]/.test(text)) throw new RangeError(`a text with a line break cannot be written: ${text}`)
  return `"${text.replaceAll('"', '""')}"`
}

/** Quotes only where the text needs them. */
export const wordOrText = (text: string): string => (WORD.test(text) ? text : quoted(text))

/** `vp=5`, `key="some text"` */
export const pair = (key: string, text: string): string => `${key}=${isPlainWord(text) ? text : quoted(text)}`

/** `!region,city`, or nothing for no keys. */
export const marks = (keys: readonly string[]): string => (keys.length === 0 ? '' : `!${keys.join(',')}`)

/** Tokens with a space between; empty ones leave no gap. */
export const joined = (...tokens: readonly string[]): string => tokens.filter(token => token !== '').join(' ')
