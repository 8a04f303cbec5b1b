import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isCodeFile, isTestFile, type SourceFile } from './ledger.ts'

/** Every file of a game's folder that can cite or test a rule, in a fixed order. */
export function filesOf(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.split(sep).join('/'))
    .filter(path => isCodeFile(path) || isTestFile(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}
