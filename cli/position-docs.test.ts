// docs/position-files.md against the program: every word is explained, and the examples are true.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { CASE_KEYS, FILE_KEYS } from '../engine/positions/format.ts'
import { runPosition } from '../engine/positions/run.ts'
import { POSITIONS, parsePosition, parseYaml, vocabularyOf } from './position-file.ts'

const page = readFileSync(new URL('../docs/position-files.md', import.meta.url), 'utf8')
const examples = Array.from(page.matchAll(/```yaml\n([\s\S]*?)```/g), match => match[1])
const explained = new Set(Array.from(page.matchAll(/`([^`\n]+)`/g), match => match[1]))

const GAMES = ['war-comes-early', 'eisenhowers-war', 'munich-war', 'hinge-of-fate', 'budziszyn-1945']

describe('docs/position-files.md', () => {
  it('explains every key of a file', () => {
    for (const key of [...FILE_KEYS, ...CASE_KEYS]) expect(explained).toContain(key)
  })

  it.each(POSITIONS.map(game => [game.game.id, game] as const))('explains every word of %s', (_, game) => {
    const { phase, situation, expect: facts, boxes, dice } = vocabularyOf(game)
    for (const words of [phase, situation, facts, dice]) {
      for (const word of Object.keys(words)) expect(explained).toContain(word)
    }
    for (const box of boxes as readonly string[]) expect(explained).toContain(box)
  })

  it('has an example for each of the five games', () => {
    for (const game of GAMES) expect(examples.some(text => text.includes(`game: ${game}\n`))).toBe(true)
  })

  it.each(examples.map(text => [/title: (.*)/.exec(text)?.[1] ?? '', text]))('%s', (_, text) => {
    const game = /game: (.*)/.exec(text)?.[1]
    if (!POSITIONS.some(each => each.game.id === game)) {
      expect(parseYaml(text, 'example').ok).toBe(true)
      return
    }
    const read = valueOrThrow(parsePosition(text, 'example'))
    const report = valueOrThrow(runPosition(read.game, read.file))
    expect(report.cases.flatMap(each => each.failures)).toEqual([])
    expect(report.expectations).toBeGreaterThan(0)
  })
})
