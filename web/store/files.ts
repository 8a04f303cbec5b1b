// Games as files: reading whatever a player gives us, and writing what any Salient can read.
import { hexadecimalFromBytes } from '../../engine/dice/hexadecimal.ts'
import { sha256 } from '../../engine/dice/sha256.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { type Chance, type Journal, parseJournal, writeJournal } from '../../engine/journal/journal.ts'
import type { Seat } from './records.ts'

/** The element of a report that holds the game it tells of. */
export const JOURNAL_ELEMENT = 'salient-journal'
const LARGEST = 40_000_000

export type ReadFile =
  | { readonly ok: true; readonly journal: Journal; readonly players: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: string }

/** Reads a game file, or the game inside a report. */
export function readGameFile(text: string, name: string): ReadFile {
  const json = /^\s*</.test(text) ? journalInside(text) : text
  if (json === null) return { ok: false, reason: 'this page holds no game' }
  const read = parseJournal(json, name)
  if (!read.ok) return { ok: false, reason: read.faults[0].reason }
  return { ok: true, journal: read.value, players: read.value.players ?? {} }
}

export const isTooLarge = (bytes: number): boolean => bytes > LARGEST

/** Looks at each character of the page a few times at most, whatever is in it. */
function journalInside(page: string): string | null {
  const id = page.indexOf(`id="${JOURNAL_ELEMENT}"`)
  const begins = page.lastIndexOf('<', id)
  if (id < 0 || !page.startsWith('<script', begins)) return null
  const from = page.indexOf('>', id) + 1
  const to = page.indexOf('</script>', from)
  return from === 0 || to < 0 ? null : page.slice(from, to)
}

/** For the inside of a page: no text of the game can end the element. */
export const journalForPage = (text: string): string => text.replaceAll('<', '\\u003c')

/** A level that we do not have, or nobody named, is somebody at this screen. */
export function seatsFrom(
  players: Readonly<Record<string, string>>,
  sides: readonly string[],
  levels: readonly string[],
): Seat[] {
  return sides.map(side => {
    const who = players[side]
    return levels.includes(who) ? { who: 'computer', name: who } : { who: 'human', name: '' }
  })
}

export function gameFileText(journal: Journal, seats: readonly Seat[], sides: readonly string[]): string {
  const players = Object.fromEntries(
    sides.map((side, i) => [side, seats[i]?.who === 'computer' ? seats[i].name : 'human']),
  )
  return writeJournal({ ...journal, players })
}

/** 'war-comes-early-1939-2026-07-22-1432.json' */
export function gameFileName(
  journal: Pick<Journal, 'game' | 'scenario'>,
  now: Date,
  ending = 'json',
): string {
  const stamp = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return `${journal.game}-${journal.scenario}-${stamp}.${ending}`
}

/** A seed that nobody knows. */
export const newSeed = (random: (bytes: Uint8Array) => Uint8Array): string =>
  hexadecimalFromBytes(random(new Uint8Array(32)))

/** Dice for a new game: dealt from a word if one was given, as the terminal does, else from the browser's randomness. */
export function newChance(seed: string | null, random: (bytes: Uint8Array) => Uint8Array): Chance {
  if (seed === null) return fairChance(newSeed(random))
  const isWhole = /^[0-9a-f]{64}$/.test(seed)
  return fairChance(isWhole ? seed : hexadecimalFromBytes(sha256(new TextEncoder().encode(seed))))
}
