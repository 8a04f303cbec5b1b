// docs/position-files.md against the program: every word is explained, and the examples are true.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { CASE_KEYS, FILE_KEYS } from '../engine/positions/format.ts'
import { runPosition } from '../engine/positions/run.ts'
import { POSITIONS, parsePosition, vocabularyOf } from './position-file.ts'

const page = readFileSync(new URL('../docs/position-files.md', import.meta.url), 'utf8')
const examples = Array.from(page.matchAll(/```yaml\n([\s\S]*?)```/g), match => match[1])
const explained = new Set(Array.from(page.matchAll(/`([^`\n]+)`/g), match => match[1]))

describe('docs/position-files.md', () => {
  it('explains every key of a file', () => {
    for (const key of [...FILE_KEYS, ...CASE_KEYS]) expect(explained).toContain(key)
  })

  it.each(POSITIONS.map(game => [game.game.id, game] as const))('%s explains its own words', (_, game) => {
    const { units: _units, ...vocabulary } = vocabularyOf(game)
    for (const words of Object.values(vocabulary)) {
      const explained = Array.isArray(words) ? [] : Object.entries(words)
      for (const [word, about] of explained) expect(about, word).not.toBe('')
    }
    for (const part of ['decisions', 'events', 'hex lines', 'hexside lines']) {
      expect(Object.keys(vocabulary[part] ?? {}), part).not.toEqual([])
    }
  })

  it('has an example for every game with position files that it speaks of', () => {
    const games = examples.map(text => /^game: (.*)$/m.exec(text)?.[1])
    for (const game of games) expect(POSITIONS.map(each => each.game.id)).toContain(game)
    expect(new Set(games).size).toBeGreaterThan(1)
  })

  it.each(examples.map(text => [/title: (.*)/.exec(text)?.[1] ?? '', text]))('%s', (_, text) => {
    const read = valueOrThrow(parsePosition(text, 'example'))
    const report = valueOrThrow(runPosition(read.game, read.file))
    expect(report.cases.flatMap(each => each.failures)).toEqual([])
    expect(report.expectations).toBeGreaterThan(0)
  })
})
