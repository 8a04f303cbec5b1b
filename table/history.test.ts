import { describe, expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import type { Journal } from '../engine/journal/journal.ts'
import { goldenGame } from '../games/golden.fixture.ts'
import { warComesEarlyTable } from '../web/games/war-comes-early/presentation.ts'
import { TableController } from './controller.ts'
import { History, type Stored } from './history.ts'
import { Logbook } from './logbook.ts'
import type { AnyPresentation } from './stage.ts'
import { TWO_PEOPLE } from './user.fixture.ts'

const LONG = goldenGame('war-comes-early', '1938-lively.json')
const OPTIONS = { seats: TWO_PEOPLE, isOpen: true }

/** The table of a game, and how often the game was asked to do something. */
function counted() {
  const asked = { perform: 0, check: 0, hear: 0, log: 0, scores: 0, report: 0 }
  const table = warComesEarlyTable as unknown as AnyPresentation
  function counting<A extends unknown[], R>(what: keyof typeof asked, ask: (...args: A) => R) {
    return (...args: A): R => {
      asked[what] += 1
      return ask(...args)
    }
  }
  const { game } = table
  const presentation: AnyPresentation = {
    ...table,
    game: {
      ...game,
      perform: counting('perform', game.perform),
      check: counting('check', game.check),
      hear: counting('hear', game.hear),
    },
    log: counting('log', table.log),
    scores: counting('scores', table.scores),
    report: counting('report', table.report),
  }
  return { presentation, asked }
}

const upTo = (journal: Journal, length: number): Journal => ({
  ...journal,
  actions: journal.actions.slice(0, length),
})

/** As the browser's storage gives it back. */
const storedOf = (history: History<GameState>): Stored => structuredClone(history.stored!)

const opened = (presentation: AnyPresentation, journal: Journal, stored: Stored | null = null) =>
  valueOrThrow(TableController.resume(presentation, journal, OPTIONS, 'game', stored))

function wholeStored(journal: Journal): Stored {
  const { presentation } = counted()
  return storedOf(valueOrThrow(History.resume(presentation, journal, 'game')))
}

describe('opening a long game', () => {
  const stored = wholeStored(LONG)

  test('without a stored position replays it once', () => {
    const { presentation, asked } = counted()
    opened(presentation, LONG).snapshot()
    expect(asked.perform).toBe(LONG.actions.length)
    expect(asked.check).toBeLessThan(LONG.actions.length * 1.2)
  })

  test('from a stored position replays only what came after it, and reports without reading the past', () => {
    const { presentation, asked } = counted()
    const { record, verdict, log } = opened(presentation, LONG, stored).snapshot()
    expect(asked.perform).toBe(LONG.actions.length - stored.position)
    expect(asked.perform).toBeLessThan(LONG.actions.length / 2)
    expect([record, asked.report]).toEqual(['unread', 0])
    expect(verdict?.report).toEqual(opened(presentation, LONG).snapshot().verdict?.report)
    expect(log.length).toBeGreaterThan(0)
  })

  test('the past is read a few actions at a time, once, and then everything is as if it had been replayed', () => {
    const { presentation, asked } = counted()
    const table = opened(presentation, LONG, stored)
    const before = asked.perform
    let calls = 1
    while (table.tellPast(50)) calls += 1
    expect(calls).toBe(Math.ceil(stored.position / 50))
    expect(asked.perform - before).toBe(stored.position)
    const whole = opened(presentation, LONG)
    expect(table.snapshot().record).toBe('sound')
    expect(table.snapshot().log).toEqual(whole.snapshot().log)
    for (const moment of [0, 31, 700, stored.position + 3]) {
      table.scrubTo(moment)
      whole.scrubTo(moment)
      expect(table.snapshot().timeline).toEqual(whole.snapshot().timeline)
      expect(table.snapshot().scene).toEqual(whole.snapshot().scene)
      expect(table.snapshot().log).toEqual(whole.snapshot().log)
    }
  })

  test('whoever looks back before the past was read gets all of it', () => {
    const { presentation } = counted()
    const table = opened(presentation, LONG, stored)
    table.scrubTo(5)
    expect(table.snapshot()).toMatchObject({ record: 'sound', timeline: { position: 5 } })
  })
})

describe('a stored position', () => {
  const journal = upTo(LONG, 1000)
  const stored = wholeStored(journal)

  test('that the journal does not lead to is found out', () => {
    const { presentation } = counted()
    const { state } = stored as { state: Record<string, unknown> }
    const changed = JSON.parse(
      JSON.stringify(state, (key, value) => (key === 'revelations' ? value + 1 : value)),
    )
    const table = opened(presentation, journal, { ...stored, state: changed })
    expect(table.snapshot().record).toBe('unread')
    while (table.tellPast(100));
    expect(table.snapshot().record).toBe('broken')
    expect(table.kept.stored).toBeNull()
  })

  test.each([
    ['is of another game', { state: { moves: 3 } }],
    ['is none', { state: null }],
    ['lies beyond the end', { position: 4096 }],
    ['is between two that are kept', { position: 7 }],
  ])('that %s is not used: the game is replayed', (_, change) => {
    const { presentation, asked } = counted()
    const table = opened(presentation, journal, { ...stored, ...change })
    expect(table.snapshot().record).toBe('sound')
    expect(asked.perform).toBeGreaterThanOrEqual(journal.actions.length)
  })

  test('goes with what can be told from it: the present phase, and what each side heard since it acted', () => {
    const { presentation } = counted()
    for (const length of [40, 333, 1000, 1500]) {
      const part = upTo(LONG, length)
      const near = opened(presentation, part, wholeStored(part)).snapshot()
      const whole = opened(presentation, part).snapshot()
      expect(near.now).toEqual(whole.now)
      expect(near.bar).toEqual(whole.bar)
      expect(near.scene).toEqual(whole.scene)
    }
  })

  test('is the same object as long as nothing else need be stored', () => {
    const { presentation } = counted()
    const history = valueOrThrow(History.resume(presentation, upTo(LONG, 500), 'game'))
    const stored = new Set([history.stored])
    for (const [side, action] of LONG.actions.slice(500, 800)) {
      history.act(side, action)
      expect(history.stored).toBe(history.stored)
      stored.add(history.stored)
    }
    expect(stored.size).toBeGreaterThan(1)
    expect(stored.size).toBeLessThan(300 / 8)
  })
})

describe('an action', () => {
  /** What the game is asked for while the next actions of a journal are played and shown. */
  function askedFor(from: number, count: number) {
    const { presentation, asked } = counted()
    const journal = upTo(LONG, from)
    const history = valueOrThrow(History.resume(presentation, journal, 'game'))
    const table = TableController.of(presentation, history, OPTIONS)
    table.snapshot()
    for (const key of Object.keys(asked) as (keyof typeof asked)[]) asked[key] = 0
    let entries = 0
    for (const [side, action] of LONG.actions.slice(from, from + count)) {
      history.act(side, action)
      table.hover('2121')
      table.hover(null)
      entries += table.snapshot().log.length
    }
    return { ...asked, entries }
  }

  test('asks as much of the game after 1900 actions as after 100', () => {
    const [early, late] = [askedFor(100, 60), askedFor(1900, 60)]
    expect(late.entries).toBeGreaterThan(early.entries * 3)
    expect(late.perform).toBe(early.perform)
    expect(late.hear).toBe(early.hear)
    // Moves of a phase are told together, and phases are not equally long.
    expect(late.log).toBeLessThan(early.log * 3)
    expect(late.scores).toBeLessThan(60 / 2)
  })

  test('leaves the log as it would be if it were made anew, also when it is taken back', () => {
    const { presentation } = counted()
    const history = valueOrThrow(History.resume(presentation, upTo(LONG, 200), 'game'))
    const logbooks = new Map([0, 1, PUBLIC].map(viewer => [viewer, new Logbook()]))
    let undone = 0
    for (const [i, [side, action]] of LONG.actions.slice(200, 500).entries()) {
      history.beginGroup()
      expect(history.act(side, action)).toBeNull()
      for (const [viewer, logbook] of logbooks) {
        const grown = logbook.entries(history, history.position, viewer)
        if (i % 20 === 0) expect(grown).toEqual(new Logbook().entries(history, history.position, viewer))
        expect(new Set(grown.map(({ id }) => id)).size).toBe(grown.length)
      }
      if (i % 3 !== 2 || !history.undo(() => true)) continue
      undone += 1
      for (const [viewer, logbook] of logbooks) {
        const shrunk = logbook.entries(history, history.position, viewer)
        expect(shrunk).toEqual(new Logbook().entries(history, history.position, viewer))
      }
      history.redo()
    }
    expect(undone).toBeGreaterThan(20)
  })
})
