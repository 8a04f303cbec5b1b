// Saved games: whole files or none, in the user's data folder unless told otherwise.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Journal, writeJournal } from '../../engine/journal/journal.ts'

/** Who plays each side, by the names of the sides; kept in the file beside the journal. */
export type Seats = Readonly<Record<string, string>>

export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const base = environment.XDG_DATA_HOME || environment.LOCALAPPDATA || join(homedir(), '.local', 'share')
  return join(base, 'salient')
}

/** A name that no other game has: `war-comes-early-1939-20260722-143210.json`. */
export function newSaveFile(game: string, scenario: string, now: Date, folder = dataFolder()): string {
  const digits = now.toISOString().replace(/\D/g, '')
  return join(folder, `${game}-${scenario}-${digits.slice(0, 8)}-${digits.slice(8, 17)}.json`)
}

/** Writes beside the file first, so that a crash or a full disk never leaves half a game in its place. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

export const saveText = (journal: Journal, players: Seats): string =>
  writeJournal({ ...journal, players } as Journal)

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your quota of the disk is used up',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
}

export function whyNotSaved(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message.split('\n')[0]
}

/** Saved games that were not finished, the newest first. */
export function unfinishedGames(folder = dataFolder()): { file: string; saved: Date }[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.json') && !name.startsWith('.'))
      .map(name => ({ file: join(folder, name), saved: statSync(join(folder, name)).mtime }))
      .sort((a, b) => b.saved.getTime() - a.saved.getTime())
  } catch {
    return []
  }
}

/** Puts a finished game away, out of the list of those that wait. */
export function putAway(file: string, folder = dataFolder()): string {
  if (dirname(file) !== folder) return file
  const kept = join(folder, 'finished', basename(file))
  mkdirSync(dirname(kept), { recursive: true })
  renameSync(file, kept)
  return kept
}
