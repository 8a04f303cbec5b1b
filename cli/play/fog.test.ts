// A side is told nothing that it may not know.
import { expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameState } from '../../engine/game/game.ts'
import { diceOf } from '../../engine/journal/chance.ts'
import { HUMAN, type Session } from './session.ts'
import { sessionOf, sitAt } from './sitting.fixture.ts'

const GERMAN = 1
const PEOPLE = { german: HUMAN, soviet: HUMAN }

/** Units that a text names, by their ids. */
const namedIn = (text: string, { presentation }: Session): string[] =>
  presentation.units
    .map(({ unit }) => unit)
    .filter(unit => new RegExp(`(?<![\\w-])${unit}(?![\\w-])`).test(text))

/** Every position of the game so far. */
function* positionsOf({ game, table }: Session): Generator<GameState> {
  const { scenario, options, chance, actions } = table.journal()
  const g = valueOrThrow(game.begin(scenario, options, diceOf(chance)!))
  yield g
  for (const [side, action] of actions) {
    game.perform(g, side, action, null)
    yield g
  }
}

type Placed = GameState & { readonly place: ArrayLike<number> }

/** A side knows where a unit is when it is there in every position that the side's view allows. */
function knownUnits({ game, presentation }: Session, g: GameState, side: number, tries: number): string[] {
  const view = game.view(g, side)
  const imagined = Array.from(
    { length: tries },
    (_, seed) => valueOrThrow(game.imagine(view, fastDice(seed))) as Placed,
  )
  const { place } = g as Placed
  return presentation.units
    .map(({ unit }) => unit)
    .filter((_, u) => imagined.every(other => other.place[u] === place[u]))
}

test('[16.1.1] maps, hexes and lists of the German player name no Soviet unit that he cannot see', async () => {
  const session = await sessionOf('budziszyn-1945/nysa', { seats: PEOPLE })
  const hexes = new Set(session.table.snapshot().scene.counters.map(({ hex }) => hex))
  const { out } = await sitAt(session, ['m', 'o', ...[...hexes].map(hex => `u ${hex}`)])
  const [start] = positionsOf(session)
  const known = knownUnits(session, start, GERMAN, 12)
  expect(known.length).toBeLessThan(session.presentation.units.length - 20)
  const named = namedIn(out, session)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(unit => !known.includes(unit))).toEqual([])
  expect(out).toContain('a unit that you cannot see')
})

test('[16.1.1] between two players the screen is covered until the next one says that he is there', async () => {
  const session = await sessionOf('budziszyn-1945/nysa', { seats: PEOPLE, isOpen: false })
  const { pages } = await sitAt(session, ['', 'suggest', '1', ''])
  expect(pages[0]).toContain('German player')
  expect(namedIn(pages[0], session)).toEqual([])
  expect(pages[3]).toContain('Soviet player')
  expect(namedIn(pages[3], session)).toEqual([])
  expect(namedIn(pages[4], session).length).toBeGreaterThan(5)
})

test('what a computer does is told without the units that were never seen', async () => {
  const session = await sessionOf('budziszyn-1945/nysa', { seats: { german: HUMAN, soviet: 'recruit' } })
  const { out } = await sitAt(session, ['suggest', ...new Array(20).fill('1')])
  const seen = new Set<string>()
  for (const g of positionsOf(session)) for (const unit of knownUnits(session, g, GERMAN, 4)) seen.add(unit)
  expect(out).toContain('Soviet combat')
  expect(seen.size).toBeLessThan(session.presentation.units.length)
  expect(namedIn(out, session).filter(unit => !seen.has(unit))).toEqual([])
}, 600_000)
