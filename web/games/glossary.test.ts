// The glossaries of all games: every term has its rules, and is used where it can be asked about.
import { describe, expect, test } from 'vitest'
import { Glossary } from '../../table/glossary.ts'
import { budziszyn1945Table } from './budziszyn-1945/presentation.ts'
import { eisenhowersWarTable } from './eisenhowers-war/presentation.ts'
import { hingeOfFateTable } from './hinge-of-fate/presentation.ts'
import { munichWarTable } from './munich-war/presentation.ts'
import { warComesEarlyTable } from './war-comes-early/presentation.ts'

const TABLES = [warComesEarlyTable, budziszyn1945Table, hingeOfFateTable, eisenhowersWarTable, munichWarTable]

describe.each(TABLES.map(table => [table.game.id, table] as const))('%s', (_, table) => {
  const terms = table.glossary ?? []

  test('explains at least twenty terms, each once and with rules that are in the book', () => {
    expect(terms.length).toBeGreaterThanOrEqual(20)
    const forms = terms.flatMap(({ term, also = [] }) => [term, ...also].map(form => form.toLowerCase()))
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
    const cited = terms.flatMap(({ rules }) => rules)
    expect(cited.filter(id => table.rule(id) === null)).toEqual([])
    expect(terms.filter(({ rules }) => rules.length === 0)).toEqual([])
  })

  test('its rules use every term', () => {
    const glossary = new Glossary(terms)
    const used = new Set(
      table.rules.flatMap(({ title, text }) => glossary.partsOf(`${title}. ${text}`).map(part => part.term)),
    )
    expect(terms.filter(term => !used.has(term)).map(({ term }) => term)).toEqual([])
  })
})
