// Every position file of every game, case by case: the same door as `salient probe --check`.
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { describeFailure, type Report } from '../engine/positions/report.ts'
import { runPosition } from '../engine/positions/run.ts'
import { POSITIONS, positionFilesIn, readPosition } from './position-file.ts'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

const files = POSITIONS.flatMap(({ game }) => {
  const folder = join(GAMES, game.id, 'positions')
  return readdirSync(folder).flatMap(chapter => positionFilesIn(join(folder, chapter)))
})

describe.each(files.map(path => [relative(GAMES, path).split(sep).join('/'), path]))('%s', (name, path) => {
  const { game, file } = valueOrThrow(readPosition(path))
  let report: Report | undefined
  it.each(file.cases.map((each, i) => [each.title, i] as const))('%s', (title, i) => {
    report ??= valueOrThrow(runPosition(game, file))
    const { failures, expectations } = report.cases[i]
    expect(failures.map(failure => describeFailure({ file: name, title, ...failure }))).toEqual([])
    // A case that expects nothing would pass whatever the rules do; perft looks at its positions elsewhere.
    expect(expectations > 0 || name.includes('/perft/')).toBe(true)
  })
})
