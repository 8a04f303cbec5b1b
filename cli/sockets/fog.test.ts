// Fog at the socket, a sample; `salient fuzz <title> --socket --pairs 10000` looks at more.
import { expect, test } from 'vitest'
import type { Game, GameState } from '../../engine/game/game.ts'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { titled } from '../../lab/fuzz/fuzz.fixture.ts'
import { hiddenUnits, type Pieces } from '../../lab/secrets/units.ts'
import { allTitles, nameOf } from '../../lab/titles.ts'
import { countersOf } from '../secrets.ts'
import { fogAtSocket } from './fog.ts'

const PAIRS = 15

test.each(someOfToday(allTitles(), 3).map(title => ({ name: nameOf(title), title })))(
  '$name: positions that a viewer must not tell apart give him the same bytes',
  async ({ title }) => {
    const { pairs, messages, leak } = await fogAtSocket(title, await countersOf(title), 1, PAIRS)
    expect(leak).toBeNull()
    expect(pairs).toBe(PAIRS)
    expect(messages).toBeGreaterThan(PAIRS * 5)
  },
)

const NYSA = titled('budziszyn-1945/nysa')
const firstHidden = (game: Game, g: GameState, viewer: number): number =>
  (g as Pieces).place[hiddenUnits(game, g as Pieces, viewer)[0] ?? 0]

test.each<[string, (game: Game) => Partial<Game>]>([
  [
    'a view',
    game => ({ view: (g, viewer) => ({ ...game.view(g, viewer), first: firstHidden(game, g, viewer) }) }),
  ],
  [
    'a refusal',
    game => ({
      check: (g, side, action) =>
        game
          .check(g, side, action)
          .map(refusal => ({ ...refusal, because: `${firstHidden(game, g, side)}` })),
    }),
  ],
])('a secret that is told by %s is found', async (_, defect) => {
  const { game } = NYSA
  const broken = { ...NYSA, game: { ...game, ...defect(game) } }
  const { leak } = await fogAtSocket(broken, await countersOf(NYSA), 1, 300)
  expect(leak).toMatch(/^seed \d+: .* can tell, .*: message \d+: /)
})
