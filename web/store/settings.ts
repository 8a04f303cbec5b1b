// What the player likes: kept in the browser's storage if it has any, and for the page's life if it has none.

export interface Settings {
  readonly theme: 'system' | 'paper' | 'lamp'
  readonly motion: 'system' | 'full' | 'reduced'
  /** A phase with nothing to do passes by itself, or waits to be ended. */
  readonly empty: 'pass' | 'wait'
  /** In the first turn, what somebody new should know. */
  readonly pointers: 'show' | 'hide'
  /** What the scenario is about, before the first decision. */
  readonly briefing: 'show' | 'hide'
  /** What the others did, before one's own turn: played back, its last picture, or not at all. */
  readonly recap: 'play' | 'show' | 'never'
  /** How an opponent's turn is shown: move by move, four times as fast, or only its end. */
  readonly pace: 'watch' | 'fast' | 'skip'
  /** Loudness of dice and orders from 0, silent, to 10. */
  readonly volume: number
  /** Those that he has read. */
  readonly read: readonly string[]
  /** The player's name, '' for none. */
  readonly name: string
}

export const STANDARD: Settings = {
  theme: 'system',
  motion: 'system',
  empty: 'pass',
  pointers: 'show',
  briefing: 'show',
  recap: 'play',
  pace: 'watch',
  volume: 0,
  read: [],
  name: '',
}

const KEY = 'salient.settings'
const LONGEST_NAME = 24
const MOST_READ = 200

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Reads what it can; whatever it does not know becomes the standard. */
export function readSettings(text: string | null): Settings {
  let read: unknown
  try {
    read = JSON.parse(text ?? '{}')
  } catch {
    return STANDARD
  }
  const known = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>
  const oneOf = <T extends string>(value: unknown, among: readonly T[], standard: T): T =>
    among.includes(value as T) ? (value as T) : standard
  return {
    theme: oneOf(known.theme, ['system', 'paper', 'lamp'], STANDARD.theme),
    motion: oneOf(known.motion, ['system', 'full', 'reduced'], STANDARD.motion),
    empty: oneOf(known.empty, ['pass', 'wait'], STANDARD.empty),
    pointers: oneOf(known.pointers, ['show', 'hide'], STANDARD.pointers),
    briefing: oneOf(known.briefing, ['show', 'hide'], STANDARD.briefing),
    recap: oneOf(known.recap, ['play', 'show', 'never'], STANDARD.recap),
    pace: oneOf(known.pace, ['watch', 'fast', 'skip'], STANDARD.pace),
    volume: volumeOf(known.volume),
    read: Array.isArray(known.read) ? known.read.filter(id => typeof id === 'string').slice(-MOST_READ) : [],
    name: typeof known.name === 'string' ? known.name.slice(0, LONGEST_NAME) : '',
  }
}

const LOUDEST = 10

const volumeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.min(LOUDEST, Math.round(value))) : 0

/** One for the page; views subscribe to it. */
export class SettingsStore {
  readonly #storage: Storage | null
  readonly #listeners = new Set<() => void>()
  #settings: Settings
  #isKept = true

  constructor(storage: () => Storage) {
    this.#storage = attempt(storage)
    const text = this.#storage === null ? null : attempt(() => this.#storage?.getItem(KEY) ?? null)
    this.#settings = readSettings(text)
    this.#isKept = this.#storage !== null
  }

  get = (): Settings => this.#settings

  /** False when the browser refuses to keep anything. */
  get isKept(): boolean {
    return this.#isKept
  }

  set(change: Partial<Settings>): void {
    this.#settings = readSettings(JSON.stringify({ ...this.#settings, ...change }))
    const kept = attempt(() => {
      this.#storage?.setItem(KEY, JSON.stringify(this.#settings))
      return true
    })
    this.#isKept = this.#storage !== null && kept === true
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

// Browsers throw when storage is blocked or full.
function attempt<T>(what: () => T): T | null {
  try {
    return what()
  } catch {
    return null
  }
}
