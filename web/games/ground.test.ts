// One sentence about a hex: whatever speaks of its ground says the same.
import { expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { CARDS } from './index.ts'

const TITLES = CARDS.flatMap(card => card.scenarios.slice(0, 1).map(({ id }) => [card.id, id, card] as const))

test.each(TITLES)(
  '%s: card, stack and search agree on the ground of every place',
  async (_, scenario, { load, maps = [] }) => {
    const table = (await load()) as unknown as AnyPresentation
    const s = table.see(valueOrThrow(table.game.begin(scenario, {}, fastDice(3))), 0)
    for (const { hex, detail } of table.places) {
      // A place is told with its number and, of several maps, with the one that it lies on.
      const isElse = (word: string) =>
        word === hex || /^\d+$/.test(word) || maps.some(({ title }) => title === word)
      const ground = detail.split(', ').filter(word => !isElse(word))[0]
      expect(table.hexCard(s, hex).title).toContain(ground)
      expect(table.stackTitle(s, hex).subtitle).toContain(ground)
    }
  },
)
