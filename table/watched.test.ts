// What whoever watches computers play is shown, and that nobody else is shown it.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import type { Journal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { CARDS } from '../web/games/index.ts'
import { textOf } from './arranged.fixture.ts'
import { TableController } from './controller.ts'
import type { Opponent } from './opponents.ts'
import type { Seat } from './sitting.ts'
import type { AnyPresentation } from './stage.ts'
import { human } from './user.fixture.ts'
import { openToWatchers, shownWhere } from './watched.ts'

const loaded = (id: string) =>
  CARDS.find(card => card.id === id)!.load() as Promise<unknown> as Promise<AnyPresentation>

/** Somebody who thinks for ever. */
const slow = (name: string): Seat => ({
  name,
  opponent: { name, choose: () => new Promise(() => {}) } as Opponent,
})

/** So many actions; at random, Eisenhower's War is over soon. */
const FAR: Readonly<Record<string, number>> = { 'eisenhowers-war': 40 }

/** A game some way on, played at random. */
function playedOn({ game }: AnyPresentation, scenario: string, actions: number): Match<GameState> {
  const match = valueOrThrow(Match.begin(game, scenario, {}, { kind: 'fast', seed: 5 }))
  const dice = fastDice(3)
  for (let i = 0; i < actions; i++) {
    const awaited = game.awaited(match.state)
    if (awaited === null) break
    const legal = game.legal(match.state, awaited.side)
    match.act(awaited.side, legal[dice.below(i, legal.length)])
  }
  return match
}

const seatsOf = (
  { game }: AnyPresentation,
  scenario: string,
  seat: (name: string, side: number) => Seat,
): Seat[] => game.scenarios.find(({ id }) => id === scenario)!.sides.map(seat)

const resumed = (presentation: AnyPresentation, journal: Journal, seats: readonly Seat[], viewer?: number) =>
  valueOrThrow(
    TableController.resume(presentation, journal, { seats, ...(viewer !== undefined && { viewer }) }),
  )

describe.each(CARDS.map(card => [card.id, card.scenarios[0].id]))('%s', (id, scenario) => {
  test('whoever watches sees the position as it is and hears everything', async () => {
    const presentation = await loaded(id)
    const match = playedOn(presentation, scenario, FAR[id] ?? 150)
    const open = openToWatchers(presentation)
    expect(open.see(match.state, PUBLIC).g.numbers()).toEqual(match.state.numbers())
    const watched = resumed(open, match.journal(true), seatsOf(open, scenario, slow))
    const { header, log, bar, now } = watched.snapshot()
    expect(header.viewer).toBe(PUBLIC)
    expect(log.length).toBeGreaterThan(0)
    expect(bar.kind).toBe('waiting')
    expect(now).toMatchObject({ kind: 'nothing', title: 'What happened last' })
    watched.close()
  })

  test('a side is shown and told no more than before', async () => {
    const presentation = await loaded(id)
    const match = playedOn(presentation, scenario, FAR[id] ?? 150)
    const journal = match.journal(true)
    const seats = seatsOf(presentation, scenario, (name, side) => (side === 0 ? human(name) : slow(name)))
    const look = (shown: AnyPresentation) => {
      const table = resumed(shown, journal, seats)
      const text = textOf(table.snapshot())
      table.close()
      return text
    }
    expect(look(openToWatchers(presentation))).toBe(look(presentation))
  })
})

test('[16.1] a watched battle of Budziszyn shows the hidden units of both sides', async () => {
  const presentation = await loaded('budziszyn-1945')
  const match = playedOn(presentation, 'nysa', 150)
  const shownTo = (shown: AnyPresentation, viewer: number) =>
    new Set(shown.counters(shown.see(match.state, viewer)).flatMap(({ unit }) => unit ?? []))
  const open = openToWatchers(presentation)
  const watched = shownTo(open, PUBLIC)
  for (const viewer of [0, 1]) {
    const seen = shownTo(presentation, viewer)
    expect([...seen].filter(unit => !watched.has(unit))).toEqual([])
    // What the other one hides is in the open now.
    expect(
      [...shownTo(presentation, 1 - viewer)].filter(unit => watched.has(unit) && !seen.has(unit)).length,
    ).toBeGreaterThan(0)
  }
  const table = resumed(open, match.journal(true), seatsOf(open, 'nysa', slow))
  expect(
    table
      .snapshot()
      .scene.counters.map(({ unit }) => unit)
      .toSorted(),
  ).toEqual([...watched].toSorted())
  table.close()
})

test('where somebody plays, nothing lies open', async () => {
  const presentation = await loaded('budziszyn-1945')
  expect(shownWhere(true, presentation)).toBe(presentation)
  expect(presentation.isOpen).toBeUndefined()
  expect(shownWhere(false, presentation).isOpen).toBe(true)
})

test("only tables of one's own machine are opened", () => {
  for (const folder of ['../web/online', '../web/ui/online', '../server', '../cli/sockets']) {
    const at = new URL(`${folder}/`, import.meta.url)
    for (const file of readdirSync(at).filter(name => /\.tsx?$/.test(name)))
      expect(readFileSync(new URL(file, at), 'utf8'), file).not.toMatch(/watched\.ts|shownFor|seeOpen/)
  }
})
