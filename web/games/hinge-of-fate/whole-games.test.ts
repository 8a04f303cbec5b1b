// Games to their verdict by what is on the screen and nothing else.
import { expect, test } from 'vitest'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { replay } from '../../../engine/journal/replay.ts'
import { TableController } from '../../../table/controller.ts'
import type { AnyPresentation } from '../../../table/stage.ts'
import { human, ScriptedUser } from '../../../table/user.fixture.ts'
import { hingeOfFateTable } from './presentation.ts'

const presentation = hingeOfFateTable as unknown as AnyPresentation

function newTable(scenario: string, seed: number, people: readonly string[]): TableController {
  const game = { scenario, options: {}, chance: { kind: 'fast', seed } as const }
  return valueOrThrow(TableController.begin(presentation, game, { seats: people.map(human) }))
}

/** Objectives and charts at the end, as every command reads them. */
function told(table: TableController): unknown {
  const g = valueOrThrow(replay(presentation.game, table.journal(), 'game'))
  const use = { units: [], hex: 'E2524', attack: null }
  return [0, 1].map(side => {
    const s = presentation.see(g, side)
    return [presentation.objectives?.(s), presentation.charts?.(s, use), presentation.discs?.(s)]
  })
}

test.each([
  ['hinge', 4, ['Anna', 'Jan', 'Karl', 'Claire'], ['choice', 'move', 'pick', 'placement']],
  ['historical', 7, ['Anna', 'Jan'], ['choice', 'move', 'pick']],
] as const)(
  '[4.2, 14.9] %s is played by intents alone to its verdict, in whole sentences, with rules that can be read',
  (scenario, seed, people, kinds) => {
    const table = newTable(scenario, seed, people)
    const user = new ScriptedUser(table, seed)
    const cited = new Set<string>()
    for (let i = 0; i < 6000 && user.shown.verdict === null; i++) {
      user.step()
      const { bar, now, refused, log } = user.shown
      const said = JSON.stringify([bar, now, refused, log.at(-1)])
      expect(said).not.toMatch(/undefined|NaN|nowhere|\[object/)
      for (const [, rules] of said.matchAll(/"rules":\[([^\]]*)\]/g))
        for (const rule of rules.split(',')) if (rule !== '') cited.add(JSON.parse(rule))
    }
    expect(JSON.stringify(told(table))).not.toMatch(/undefined|NaN|nowhere|\[object/)
    const { verdict } = user.shown
    expect(verdict?.title).toMatch(/victory|draw/)
    expect(verdict!.report.scores.length).toBeGreaterThan(1)
    for (const kind of kinds) expect(user.answered.get(kind), kind).toBeGreaterThan(0)
    expect([...cited].filter(rule => table.rule(rule) === null)).toEqual([])
  },
)
