// What happened, as each side has heard it: said once to each, and again from where it was taken back.
import type { LogLine } from '../../table/presentation.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { logLines } from './panels.ts'

export class Told {
  readonly #from: number
  /** By side: what it has read. */
  readonly #read = new Map<number, readonly string[]>()

  /** Nothing is told of what had happened when the game was opened, after so many actions. */
  constructor(from: number) {
    this.#from = from
  }

  /** The lines that the viewer has not read. */
  news({ header, log }: TableSnapshot): string[] {
    const heard = log.filter(({ position }) => position > this.#from)
    const now = heard.flatMap(entry => (entry.folded.length > 0 ? entry.folded : [entry]))
    const keys = now.map(keyOf)
    const before = this.#read.get(header.viewer) ?? []
    this.#read.set(header.viewer, keys)
    let known = 0
    while (known < before.length && before[known] === keys[known]) known += 1
    return now.slice(known).flatMap(logLines)
  }
}

const keyOf = ({ text, weight, hexes }: LogLine): string => `${weight} ${text} ${hexes.join()}`
