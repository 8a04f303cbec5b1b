import type { GameCard } from './card.ts'

/** A game whose maps and counters are ready and whose table is not. */
export const toCome = (
  card: Pick<GameCard, 'id' | 'title' | 'place' | 'facts' | 'maps' | 'counters'>,
): GameCard => ({
  ...card,
  scenarios: [],
  stories: {},
  sides: {},
  load: async () => {
    throw new Error(`${card.title} has no table yet`)
  },
})
