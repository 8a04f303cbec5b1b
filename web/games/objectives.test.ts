// What every scenario tells each of its sides of what it plays for.
import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import type { Objectives, Sentence } from '../../table/presentation.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { CARDS } from './index.ts'
import { warComesEarlyTable } from './war-comes-early/presentation.ts'

const SCENARIOS = CARDS.flatMap(card =>
  card.scenarios.map(({ id, sides }) => [card.id, id, sides.length, card.load] as const),
)

const sentencesOf = (told: Objectives): Sentence[] => [
  told.task,
  ...(told.now === null ? [] : [told.now]),
  ...(told.alarm === null ? [] : [told.alarm]),
  ...told.wins.map(({ sentence }) => sentence),
  ...told.goals.map(({ detail }) => detail),
  ...told.checks.map(({ detail }) => detail),
  ...told.notes,
  ...told.asides.map(({ sentence }) => sentence),
]

describe.each(SCENARIOS)('%s, %s', (_, scenario, sides, load) => {
  test('tells every side how it wins, by rules that exist and hexes on the map', async () => {
    const table = (await load()) as unknown as AnyPresentation
    if (table.objectives === undefined) return
    const g = valueOrThrow(table.game.begin(scenario, {}, fastDice(1)))
    for (const viewer of [PUBLIC, ...Array.from({ length: sides }, (_, side) => side)]) {
      const told = table.objectives(table.see(g, viewer))
      expect(told.wins.map(({ side }) => side)).toEqual(Array.from({ length: sides }, (_, side) => side))
      for (const { text, rules } of sentencesOf(told)) {
        expect(text, text).toMatch(/[.]$/)
        for (const id of rules) expect(table.rule(id), `rule ${id}: ${text}`).not.toBeNull()
      }
      const hexes = [...told.goals, ...told.checks].flatMap(line => line.hexes)
      for (const hex of hexes) expect(table.ground.board.grid.indexOf(hex), hex).toBeGreaterThanOrEqual(0)
      if (told.track !== null) {
        expect(told.track.boxes[told.track.at]).toBeDefined()
        const boxes = told.track.zones.reduce((sum, zone) => sum + zone.boxes, 0)
        expect(boxes).toBe(told.track.boxes.length)
      }
      for (const { turns } of told.checks) expect(turns).toHaveLength(table.turn(table.see(g, viewer)).last)
    }
  })
})

const NOTHING_IN_USE = { units: [], hex: null, attack: null, rolled: null }

describe.each(SCENARIOS)('the play aids of %s, %s', (_, scenario, sides, load) => {
  test('are whole tables, by rules that exist', async () => {
    const table = (await load()) as unknown as AnyPresentation
    if (table.charts === undefined) return
    const g = valueOrThrow(table.game.begin(scenario, {}, fastDice(1)))
    for (const viewer of [PUBLIC, ...Array.from({ length: sides }, (_, side) => side)]) {
      const cards = table.charts(table.see(g, viewer), NOTHING_IN_USE)
      expect(cards.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['combat', 'terrain', 'sequence', 'turns']),
      )
      for (const part of cards.flatMap(card => card.parts)) {
        const rules = part.kind === 'note' ? part.sentence.rules : part.rules
        const details = part.kind === 'sequence' ? part.groups.flatMap(group => group.steps) : []
        for (const id of [...rules, ...details.flatMap(({ detail }) => detail?.rules ?? [])])
          expect(table.rule(id), `rule ${id}`).not.toBeNull()
        if (part.kind !== 'table') continue
        for (const { columns } of part.headings)
          for (const { cells, isHeading } of part.rows)
            if (!isHeading) expect(cells).toHaveLength(columns.length)
      }
    }
  })
})

describe('War Comes Early', () => {
  const begun = (scenario: string) => {
    const g = valueOrThrow(warComesEarlyTable.game.begin(scenario, {}, fastDice(1)))
    return warComesEarlyTable.see(g as never, 0) as never
  }

  test('[13.3b] 1939 has discs at Warsaw, Kraków and Danzig only', () => {
    expect(warComesEarlyTable.discs!(begun('1939'))).toEqual([
      { hex: '3821', text: '2' },
      { hex: '3226', text: '1' },
      { hex: '3714', text: '1' },
    ])
  })

  test('[4.4a] 1938 has a disc at every victory city', () => {
    const discs = warComesEarlyTable.discs!(begun('1938'))
    expect(discs).toContainEqual({ hex: '3821', text: '4' })
    expect(discs.length).toBeGreaterThan(60)
  })

  test('[13.3c] at the start of 1939 nothing counts, and Poland would win', () => {
    const told = warComesEarlyTable.objectives!(begun('1939'))
    expect(told.goals.map(({ title, state, value }) => [title, state, value])).toEqual([
      ['Warsaw', 'open', '2'],
      ['Kraków', 'open', '1'],
      ['Danzig', 'open', '1'],
    ])
    expect(told.now!.text).toBe('If the game ended now, Poland would win.')
    expect(told.track!.at).toBe(0)
  })
})
