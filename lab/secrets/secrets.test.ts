// Leaks are planted, and found.
import { expect, test } from 'vitest'
import type { GameEvent } from '../../engine/game/action.ts'
import { type Game, type GameState, PUBLIC } from '../../engine/game/game.ts'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { DOORS } from '../../games/all.ts'
import { titled } from '../fuzz/fuzz.fixture.ts'
import { allTitles, nameOf, type Title } from '../titles.ts'
import { namesHidden } from './disclosed.ts'
import { type Secrets, secretsGame, turnsOf } from './secrets.ts'
import { hiddenUnits, type Pieces } from './units.ts'

const NYSA = titled('budziszyn-1945/nysa')

async function secretsOf({ game }: Title): Promise<Secrets> {
  const { units, kindOf } = await DOORS.find(door => door.game.id === game.id)!.positions!()
  return { units, kindOf, shown: null }
}

/** What is told of a few games with something broken in their rules. */
async function told(title: Title, defect: (game: Game, units: readonly string[]) => Partial<Game>) {
  const secrets = await secretsOf(title)
  const broken = { ...title, game: { ...title.game, ...defect(title.game, secrets.units) } }
  for (let seed = 1; seed <= 4; seed++) {
    const { leak } = secretsGame(broken, secrets, seed)
    if (leak !== null) return leak
  }
  return 'nothing'
}

type Nysa = Pieces & { readonly disorganised: Int16Array; readonly outOfSupply: Uint8Array }

/** The view with a field of the units that it hides. */
const withField = (game: Game, field: 'disorganised' | 'outOfSupply'): Partial<Game> => ({
  view(g: GameState, viewer: number) {
    const view = game.view(g, viewer)
    const cells = Array.from((g as Nysa)[field])
    return { ...view, state: { ...(view.state as object), [field]: cells } }
  },
})

test.each(['disorganised', 'outOfSupply'] as const)(
  'a hidden unit’s %s in the view is found',
  async field => {
    expect(await told(NYSA, game => withField(game, field))).toMatch(
      new RegExp(`can tell, secret fields changed: view: view.state.${field}`),
    )
  },
)

test('a list in the order of hidden ids is found', async () => {
  const leak = await told(titled('war-comes-early/1938'), game => ({
    situation: g => ({
      ...game.situation(g),
      first: (g as Pieces).place[hiddenUnits(game, g as Pieces, 1)[0] ?? 0],
    }),
  }))
  expect(leak).toMatch(/can tell, (dealt anew|ids exchanged): situation: situation.first/)
})

test('an event that tells where a hidden unit stands is found', async () => {
  const leak = await told(titled('war-comes-early/1938'), game => ({
    perform(g, side, action, log) {
      const [hidden] = hiddenUnits(game, g as Pieces, 1 - side)
      game.perform(g, side, action, log)
      if (hidden !== undefined) log?.push({ event: 'noise', rule: '1', at: (g as Pieces).place[hidden] })
    },
    hear(after, viewer, events) {
      const isNoise = ({ event }: GameEvent) => event === 'noise'
      const heard = game.hear(
        after,
        viewer,
        events.filter(event => !isNoise(event)),
      )
      return [...heard, ...events.filter(isNoise)]
    },
  }))
  expect(leak).toMatch(/can tell, (dealt anew|ids exchanged): heard: /)
})

// Each with a game in which somebody hidden soon does something.
test.each([
  ['budziszyn-1945/nysa', 1],
  ['war-comes-early/1938', 4],
  ['munich-war/western-powers', 1],
] as const)('%s: an event that names a hidden unit which does something is found', async (name, seed) => {
  const title = titled(name)
  const { units } = await secretsOf(title)
  const broken = { ...title.game, hear: (_: GameState, __: number, events: readonly GameEvent[]) => events }
  const viewers = [PUBLIC, ...title.scenario.sides.keys()]
  expect(firstNamed(title, broken as Game, units, viewers, seed)).toMatch(/hears the name of/)
})

/** Listens to a game without comparing positions, which takes most of the time. */
function firstNamed(
  title: Title,
  game: Game,
  units: readonly string[],
  viewers: readonly number[],
  seed: number,
): string {
  for (const turn of turnsOf(title, seed)) {
    if (typeof turn === 'string') return turn
    const named = namesHidden(game, turn.g, turn, units, viewers)
    if (named !== null) return named
  }
  return 'nothing'
}

test('a whole game of the fuzzer tells who is named', async () => {
  const leak = await told(titled('munich-war/western-powers'), () => ({
    hear: (_after, _viewer, events) => events,
  }))
  expect(leak).toMatch(/hears the name of/)
})

test('what a hidden unit lets others do is found', async () => {
  const leak = await told(NYSA, game => ({
    legal(g, side) {
      const [hidden] = hiddenUnits(game, g as Pieces, side)
      const legal = game.legal(g, side)
      return hidden === undefined || (g as Nysa).disorganised[hidden] === 0 ? legal : legal.toReversed()
    },
  }))
  expect(leak).toMatch(/can tell, secret fields changed: legal: /)
})

// With the table and a thousand games a title: `salient fuzz <title> --secrets --games 1000`.
test.each(someOfToday(allTitles().map(nameOf), 2))('%s keeps its secrets', async name => {
  const title = titled(name)
  const { leak, pairs } = secretsGame(title, await secretsOf(title), 1)
  expect(leak).toBeNull()
  expect(pairs).toBeGreaterThan(0)
})
