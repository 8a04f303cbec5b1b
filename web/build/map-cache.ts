// Pictures of maps that were drawn before, in folders named after what they were drawn from.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

const DAY = 86_400_000

export class MapCache {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** A file of a folder, null if it was never drawn. */
  read<T>(folder: string, file: string): T | null {
    return readJson<T>(join(this.#root, folder, file))
  }

  /** A half-drawn folder never gets its final name. */
  async draw(folder: string, draw: (work: string) => Promise<void>): Promise<void> {
    const work = join(this.#root, `${folder}.${process.pid}-${threadId}`)
    mkdirSync(work, { recursive: true })
    await draw(work)
    rmSync(join(this.#root, folder), { recursive: true, force: true })
    renameSync(work, join(this.#root, folder))
    this.#forget(folder)
  }

  /** `last` is a file that tells that the folder has been copied. */
  copy(folder: string, to: string, last: string): void {
    if (!existsSync(join(to, last))) cpSync(join(this.#root, folder), to, { recursive: true })
  }

  /** What was drawn of the map from other sources goes, unless another program may be copying it just now. */
  #forget(folder: string): void {
    const { map, mark } = /^(?<map>.+)-(?<mark>[0-9a-f]{16})/.exec(folder)!.groups!
    for (const name of readdirSync(this.#root)) {
      const isOther =
        name.startsWith(`${map}-`) && /^[0-9a-f]{16}(-sharp|-tiles)?$/.test(name.slice(map.length + 1))
      if (!isOther || name.includes(mark)) continue
      const path = join(this.#root, name)
      if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true })
    }
  }
}

export const writeJson = (file: string, data: unknown): void => writeFileSync(file, JSON.stringify(data))

export const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
