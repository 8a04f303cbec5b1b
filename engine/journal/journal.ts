import { type Fault, failure, type Result, success } from '../files/result.ts'
import { type Action, isAction } from '../game/action.ts'
import { MOST_SIDES, type Options } from '../game/game.ts'

/** A game as a file: what was agreed, where chance came from, and every action. State is its fold. */
export interface Journal {
  readonly salient: 'journal'
  /** 2 where the dice are everybody's (`SharedChance`), otherwise 1, which older programs read, too. */
  readonly format: 1 | 2
  readonly game: string
  readonly rulesVersion: number
  readonly scenario: string
  readonly options: Options
  readonly chance: Chance
  readonly actions: readonly Entry[]
  /** Who sat where, by the names of the sides: for the reader, not for the fold. */
  readonly players?: Readonly<Record<string, string>>
}

/** Side and action. */
export type Entry = readonly [number, Action]

/**
 * Where the dice come from. A fair game commits to its seed at the start and reveals it at the end; a fast game is
 * for search and tests; a scripted game fixes the first rolls and goes on as a fast one.
 */
export type Chance =
  | FairChance
  | SharedChance
  | { readonly kind: 'fast'; readonly seed: number }
  | { readonly kind: 'scripted'; readonly rolls: readonly number[]; readonly seed: number }

export interface FairChance {
  readonly kind: 'fair'
  readonly commitment: string
  readonly seed: string | null
  /** In a game that left another one: its first rolls, and where they came from. */
  readonly inherited?: { readonly rolls: number; readonly chance: Chance }
}

/**
 * Dice that nobody chose: the seed of whoever runs the table, promised at the start and revealed at the end, and the shares of
 * all who sat down, in the order of their seats. Neither alone decides a roll.
 */
export interface SharedChance {
  readonly kind: 'shared'
  readonly commitment: string
  readonly seed: string | null
  readonly shares: readonly string[]
}

/** The newest format that is read. */
const NEWEST_FORMAT = 2

/** The format that a game with such dice is written in. */
export function formatFor(chance: Chance): 1 | 2 {
  if (chance.kind === 'shared') return 2
  return chance.kind === 'fair' && chance.inherited !== undefined ? formatFor(chance.inherited.chance) : 1
}

/** One action a line, so that journals read and diff well. */
export function writeJournal(journal: Journal): string {
  const { actions, ...head } = journal
  const lines = actions.map(entry => `    ${JSON.stringify(entry)}`)
  const text = JSON.stringify(head, null, 2)
  return `${text.slice(0, -2)},\n  "actions": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

/** Characters; the longest games have a few million. */
const LARGEST = 40_000_000
/** How often a game may have left another one. */
const MOST_BRANCHES = 256
const KEYS = [
  'salient',
  'format',
  'game',
  'rulesVersion',
  'scenario',
  'options',
  'chance',
  'actions',
  'players',
]

/** Reads a journal file; whatever is wrong with it is said with its place, and nothing is half-loaded. */
export function parseJournal(text: string, file: string): Result<Journal> {
  const fault = (reason: string, place?: string): Fault => ({ file, line: 0, place, reason })
  if (text.length > LARGEST) return failure([fault('this file is larger than any game')])
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return failure([fault(`this is not a whole JSON file: ${(error as Error).message}`)])
  }
  const head = headFault(json)
  if (head !== null) return failure([fault(head)])
  const journal = json as Journal
  const bad = journal.actions.findIndex(entry => !isEntry(entry))
  if (bad >= 0) return failure([fault('is not [side, action]', `action ${bad + 1}`)])
  return success(journal)
}

function headFault(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return 'this is not a game file'
  const head = json as Partial<Record<keyof Journal, unknown>>
  if (head.salient !== 'journal') return 'this is not a game file of Salient'
  if (!Number.isInteger(head.format) || (head.format as number) < 1) return 'the file does not say its format'
  if ((head.format as number) > NEWEST_FORMAT) {
    return `the file is of format ${head.format}; this program reads up to ${NEWEST_FORMAT}: a newer version is needed`
  }
  for (const key of ['game', 'scenario'] as const) {
    const name = head[key]
    if (typeof name !== 'string' || name.length > 80) return `the file does not name its ${key}`
  }
  if (!Number.isInteger(head.rulesVersion)) return 'the file does not say the version of its rules'
  const unknown = Object.keys(head).find(key => !KEYS.includes(key))
  if (unknown !== undefined) return `the file says something unknown: "${unknown.slice(0, 40)}"`
  if (head.players !== undefined && !isOptions(head.players)) return 'the players are not a list of names'
  if (!isOptions(head.options)) return 'the options of the game are not a list of names and values'
  if (!isChance(head.chance)) return 'the file does not say where its dice come from'
  return Array.isArray(head.actions) ? null : 'the file has no list of actions'
}

function isOptions(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(v => typeof v === 'string')
}

function isChance(value: unknown, branches = MOST_BRANCHES): value is Chance {
  if (typeof value !== 'object' || value === null || branches < 0) return false
  const chance = value as Record<string, unknown>
  switch (chance.kind) {
    case 'fair':
      return (
        typeof chance.commitment === 'string' &&
        (chance.seed === null || isSeed(chance.seed)) &&
        (chance.inherited === undefined || isInherited(chance.inherited, branches - 1))
      )
    case 'shared':
      return (
        typeof chance.commitment === 'string' &&
        (chance.seed === null || isSeed(chance.seed)) &&
        Array.isArray(chance.shares) &&
        chance.shares.length <= MOST_SIDES &&
        chance.shares.every(isSeed)
      )
    case 'fast':
      return Number.isSafeInteger(chance.seed)
    case 'scripted':
      return Number.isSafeInteger(chance.seed) && Array.isArray(chance.rolls) && chance.rolls.every(isFace)
    default:
      return false
  }
}

function isInherited(value: unknown, branches: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { rolls, chance } = value as Record<string, unknown>
  return Number.isInteger(rolls) && (rolls as number) > 0 && isChance(chance, branches)
}

/** 256 bits as hexadecimal digits. */
function isSeed(value: unknown): value is string {
  return typeof value === 'string' && /^([0-9a-f]{2})+$/i.test(value)
}

function isFace(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isAction(value[1])
}
