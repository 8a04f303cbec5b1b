// Text packed for the wire: scripts, styles and lists shrink to a third. Files whose names never change hands are packed once.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

const PACKABLE = /^(text\/|application\/json|image\/svg)/
/** Below this the headers weigh more than what is saved. */
const LEAST = 1024
/** Bytes of packed files that are kept in memory. */
const MOST_KEPT = 16_000_000

export const isPackable = (type: string, size: number): boolean => PACKABLE.test(type) && size >= LEAST

/** The best coding that the browser names; one that it refuses (`q=0`) does not count. */
export function codingFor(accepted: string | string[] | undefined): Coding | null {
  const named = String(accepted ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0].toLowerCase())
  return named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const pack = (content: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? brotli(content, {
        params: {
          // Fast enough to be done while somebody waits; the highest takes thirty times as long for a tenth less.
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : zip(content)

/** Packs contents and remembers those that have a lasting name. */
export class Packer {
  readonly #kept = new Map<string, Promise<Buffer>>()
  #size = 0

  /** `name` is null for what may change. */
  packed(name: string | null, content: Buffer, coding: Coding): Promise<Buffer> {
    if (name === null) return pack(content, coding)
    const key = `${coding} ${name}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = pack(content, coding)
    if (this.#size + content.length <= MOST_KEPT) {
      this.#size += content.length
      this.#kept.set(key, made)
    }
    return made
  }
}
