// Probes at the socket, a sample; `salient fuzz <title> --probes --messages 100000` sends more.
import { expect, test } from 'vitest'
import type { Game } from '../../engine/game/game.ts'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { titled } from '../../lab/fuzz/fuzz.fixture.ts'
import { allTitles, nameOf, type Title } from '../../lab/titles.ts'
import { probeSockets } from './probes.ts'

const MESSAGES = 400

test.each(someOfToday(allTitles(), 2).map(title => ({ name: nameOf(title), title })))(
  '$name: of what is not legal, not one’s own, late, repeated or no message nothing is carried out',
  async ({ title }) => {
    const { messages, codes, actions, fault } = await probeSockets(title, 1, MESSAGES)
    expect(fault).toBeNull()
    expect([messages, actions > 20]).toEqual([MESSAGES, true])
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining(['refused', 'stale', 'not-your-seat', 'bad-message', 'repeated']),
    )
  },
)

test.each<[string, (game: Game) => Partial<Game>, RegExp]>([
  ['allows everything', () => ({ check: () => [] }), /./],
  [
    'refuses without a rule',
    game => ({
      check: (g, side, action) =>
        game.check(g, side, action).map(() => ({ rule: '', because: 'because it is so' })),
    }),
    /no rule is named/,
  ],
  [
    'throws',
    game => ({
      check: (g, side, action) => {
        if (game.check(g, side, action).length > 0) throw new Error('x')
        return []
      },
    }),
    /throws|broken/,
  ],
])('a game that %s is found out', async (_, defect, fault) => {
  const title = titled('war-comes-early/1939')
  const broken: Title = { ...title, game: { ...title.game, ...defect(title.game) } }
  expect((await probeSockets(broken, 1, 200)).fault).toMatch(fault)
})
