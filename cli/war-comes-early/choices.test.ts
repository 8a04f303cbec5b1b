import { expect, test } from 'vitest'
import { playerOf } from '../../ai/games/all.ts'
import { luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { gameById } from '../../games/all.ts'
import { warComesEarly as game } from '../../games/war-comes-early/index.ts'
import { seenBy } from '../../games/war-comes-early/words/seen.ts'
import { groupsOf } from './choices.ts'
import { situationLines, taskOf } from './situation.ts'
import { act, setUp, stack } from './table.fixture.ts'

function listed(g: ReturnType<typeof setUp>): string[] {
  const { side } = game.awaited(g)!
  return groupsOf(seenBy(g, side), game.legal(g, side)).flatMap(({ title, choices }) => [
    title,
    ...choices.map(c => `  ${c.label}`),
  ])
}

test('the stack on the move comes first with its points, the end of the phase last', () => {
  const g = setUp('1939')
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  act(g, { do: 'begin', hex: '3213' })
  const lines = listed(g)
  expect(lines[0]).toBe('Move XIX Motorized Corps (g39-m19) from 3213, 6 points left, to')
  expect(lines[1]).toMatch(/^ {2}\d{4}( \w+)?, \d/)
  expect(lines).toContain('Begin to move the stack in')
  expect(lines.at(-1)).toBe('  end the phase')
})

test('[8.3a] targets show who holds them, as far as it can be seen', () => {
  const g = setUp('1939')
  stack(g, '3122', 'po-c1')
  act(g, { do: 'order', phases: ['combat', 'movement', 'reorganization'] })
  const lines = listed(g)
  expect(lines[0]).toMatch(/^Attack 3122, held by I? ?.*\(po-c1\) \d-\d-6 and 1 unseen, with$/)
  expect(lines[1]).toBe('  10. Army (g39-a10) 10-11-4 from 3022')
})

test('every decision of whole games has a task, and every action a group and a label', () => {
  const seen = new Set<string>()
  for (const [scenario, seed] of [
    ['1938', 3],
    ['1938', 4],
    ['1939', 3],
  ] as const) {
    const g = valueOrThrow(game.begin(scenario, {}, fastDice(seed)))
    const players = [playerOf('lively', game.id), playerOf('lively', game.id)]
    const luck = luckOf(seed)
    for (let asked = game.awaited(g); asked !== null; asked = game.awaited(g)) {
      const legal = game.legal(g, asked.side)
      if (!seen.has(asked.decision)) {
        seen.add(asked.decision)
        const shown = seenBy(g, asked.side)
        expect(taskOf(shown.g, asked.decision), asked.decision).not.toBe('Choose.')
        expect(taskOf(shown.g, asked.decision)).not.toMatch(/undefined|NaN/)
        expect(situationLines(shown.g, asked.decision).join(' ')).not.toMatch(/undefined|NaN/)
        const groups = groupsOf(shown, legal)
        expect(groups.flatMap(group => group.choices)).toHaveLength(legal.length)
        for (const { title, choices } of groups) {
          expect(title).not.toMatch(/undefined|NaN|^Choose$/)
          for (const { label } of choices) expect(label).not.toMatch(/undefined|NaN/)
        }
      }
      game.perform(
        g,
        asked.side,
        players[asked.side].choose(gameById(game.id)!, g, asked.side, legal, luck),
        null,
      )
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(16)
})
