import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES, isRulesOnly } from './all.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = /^- \*\*([A-Z])(\d+)\b/gm
const OPTION = /\bOption `(\w+)`/g
// R26, R45c; not N-R3, which is a rule of a scenario.
const CITATION = /(?<![\w.-])[RBWH]\d{1,2}(?=[a-z]?(?![\w-]))/g

/** Files that may cite a game's rulings, RULINGS.md itself among them, as paths from the root. */
function filesOf(game: string): string[] {
  return [`games/${game}`, `ai/games/${game}`, `web/games/${game}`, `atlas/${game}`]
    .filter(folder => existsSync(ROOT + folder))
    .flatMap(folder =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
    )
    .filter(path => /\.(?:ts|md|yaml)$/.test(path))
}

/** A game that has its rules only may have made no rulings yet. */
const ruled = GAMES.filter(({ id }) => !isRulesOnly(id) || existsSync(`${ROOT}games/${id}/RULINGS.md`))

describe.each(ruled.map(game => [game.id, game] as const))('%s', (id, game) => {
  const rulings = readFileSync(`${ROOT}games/${id}/RULINGS.md`, 'utf8')
  const entries = Array.from(rulings.matchAll(ENTRY), ([, letter, number]) => ({
    letter,
    number: Number(number),
  }))

  test('RULINGS.md has every ruling that is cited', () => {
    const known = new Set(entries.map(({ letter, number }) => letter + number))
    const unknown = filesOf(id).flatMap(path => {
      const cited = new Set(readFileSync(ROOT + path, 'utf8').match(CITATION))
      return [...cited].filter(ruling => !known.has(ruling)).map(ruling => `${path} cites ${ruling}`)
    })
    expect(unknown).toEqual([])
  })

  test('RULINGS.md has them in order, each once', () => {
    const letters = [...new Set(entries.map(entry => entry.letter))]
    expect(letters).toHaveLength(2)
    for (const letter of letters) {
      const numbers = entries.filter(entry => entry.letter === letter).map(entry => entry.number)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
  })

  test('the options that RULINGS.md names are options of every scenario', () => {
    const named = Array.from(rulings.matchAll(OPTION), match => match[1])
    expect(named).not.toEqual([])
    for (const { options } of game.scenarios)
      expect(options.map(option => option.id)).toEqual(expect.arrayContaining(named))
  })
})
