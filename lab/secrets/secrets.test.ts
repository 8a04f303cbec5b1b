// Leaks are planted, and found.
import { expect, test } from 'vitest'
import type { GameEvent } from '../../engine/game/action.ts'
import { type Game, type GameState, PUBLIC } from '../../engine/game/game.ts'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { DOORS } from '../../games/all.ts'
import { titled } from '../fuzz/fuzz.fixture.ts'
import { allTitles, nameOf, type Title } from '../titles.ts'
import { deedOf, type Names, namesHidden, shownBy } from './deeds.ts'
import { momentsOf, type Turn, turnsOf } from './moments.ts'
import { type Secrets, secretsGame } from './secrets.ts'
import { twinsOf } from './twins.ts'
import { hiddenUnits, type Pieces } from './units.ts'

const NYSA = titled('budziszyn-1945/nysa')

async function secretsOf({ game }: Title): Promise<Secrets> {
  const { board, units, kindOf } = await DOORS.find(door => door.game.id === game.id)!.positions!()
  return { grid: board.grid, units, kindOf, shown: null }
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
  const secrets = await secretsOf(title)
  const broken = { ...title.game, hear: (_: GameState, __: number, events: readonly GameEvent[]) => events }
  const viewers = [PUBLIC, ...title.scenario.sides.keys()]
  expect(firstNamed(title, broken as Game, secrets, viewers, seed)).toMatch(/hears the name of/)
})

/** Listens to a game without comparing positions, which takes most of the time. */
function firstNamed(
  title: Title,
  game: Game,
  names: Names,
  viewers: readonly number[],
  seed: number,
): string {
  for (const turn of turnsOf(title, seed)) {
    if (typeof turn === 'string') return turn
    const deed = deedOf(game, turn.g, turn.side, turn.action)
    const named = namesHidden(game, deed, turn.action, names, viewers)
    if (named !== null) return named
  }
  return 'nothing'
}

// A battle shows who fights in it: nobody may be told of others because of that.
test('what is told of somebody far from a battle is found', async () => {
  const title = titled('war-comes-early/1938')
  const { units, grid, kindOf } = await secretsOf(title)
  const game: Game = {
    ...title.game,
    hear: (after, viewer, events) => [
      ...title.game.hear(after, viewer, events),
      {
        event: 'noise',
        rule: '1',
        units: hiddenUnits(title.game, after as Pieces, viewer).map(u => units[u]),
      },
    ],
  }
  const names = { units, grid }
  let found = 0
  for (const turn of turnsOf(title, 1)) {
    if (typeof turn === 'string') throw new Error(turn)
    const deed = deedOf(game, turn.g, turn.side, turn.action)
    if (!deed.reveals) continue
    expect(namesHidden(title.game, deed, turn.action, names, [0, 1, PUBLIC])).toBeNull()
    if (namesHidden(game, deed, turn.action, names, [0, 1, PUBLIC]) !== null) found += 1
    const isShown = shownBy(deed, turn.action, names)
    const kind = (unit: number) => kindOf(units[unit])
    for (const { isAside, exchanged } of twinsOf(
      game,
      turn.g,
      0,
      { actors: [], isShown, kindOf: kind },
      turn.luck,
    ))
      if (isAside) expect(exchanged!.some(isShown)).toBe(false)
    if (found === 3) return
  }
  expect(found).toBe(3)
})

test('moments of a sample are drawn from all of a game, and the same for the same seed', () => {
  const title = titled('war-comes-early/1939')
  const turns = (seed: number) => {
    const drawn = [...momentsOf(title, seed, 4)]
    return drawn.map(turn => (typeof turn === 'string' ? turn : { action: turn.action, g: turn.g.numbers() }))
  }
  expect(turns(3)).toEqual(turns(3))
  expect(turns(3)).not.toEqual(turns(4))
  const turnNumbers = [1, 2, 3, 4, 5, 6].flatMap(seed =>
    [...momentsOf(title, seed, 4)].map(turn => (turn as Turn & { g: { turn: number } }).g.turn),
  )
  expect(new Set(turnNumbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('a sample finds what can be told, too', async () => {
  const secrets = await secretsOf(NYSA)
  const broken = { ...NYSA, game: { ...NYSA.game, ...withField(NYSA.game, 'disorganised') } }
  const { leak, pairs } = secretsGame(broken, secrets, 1, 3)
  expect(leak).toMatch(/can tell, secret fields changed: view: view.state.disorganised/)
  expect(pairs).toBeGreaterThan(0)
})

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
