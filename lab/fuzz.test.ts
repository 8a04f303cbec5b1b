import { describe, expect, test } from 'vitest'
import { failure } from '../engine/files/result.ts'
import type { Action } from '../engine/game/action.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import { fingerprint } from '../engine/state/layout.ts'
import type { State } from '../games/war-comes-early/state.ts'
import { broken, POLAND, titled } from './fuzz/fuzz.fixture.ts'
import { fuzzGame, STYLES, type Style } from './fuzz.ts'
import type { Title } from './titles.ts'

function expectSound(title: Title, style: Style): void {
  const { decisions, failure } = fuzzGame(title, 101, style)
  expect(failure).toBeNull()
  expect(decisions).toBeGreaterThan(50)
}

test.each(STYLES)('a short game of %s play keeps every invariant', style => expectSound(POLAND, style))

test('a long game keeps every invariant', () => expectSound(titled('war-comes-early/1938'), 'mixed'))

test('the same seed is the same game', () => {
  expect(fuzzGame(POLAND, 7, 'mixed')).toEqual(fuzzGame(POLAND, 7, 'mixed'))
  expect(fuzzGame(POLAND, 7, 'mixed').decisions).not.toBe(fuzzGame(POLAND, 8, 'mixed').decisions)
})

const faultOf = (title: ReturnType<typeof broken>): string =>
  fuzzGame(title, 1, 'random').failure?.fault ?? 'nothing was found'

describe('what it finds', () => {
  test('a dead end', () => {
    const title = broken(game => ({
      legal: (g, side) => (game.awaited(g)?.decision === 'combat' ? [] : game.legal(g, side)),
    }))
    expect(faultOf(title)).toMatch(/nothing is legal in combat|dead end in combat/)
  })

  test('a broken invariant, with the action that broke it', () => {
    const title = broken(game => ({
      perform(g, side, action, log) {
        game.perform(g, side, action, log)
        if (action.do === 'begin') (g as unknown as State).control.fill(99, 0, 1)
      },
    }))
    expect(faultOf(title)).toMatch(/\(movement: \{"do":"begin","hex":"\d{4}"\}\)$/)
  })

  test('a listed action that the check refuses', () => {
    const title = broken(game => ({
      check: (g, side, action) =>
        (action as Action)?.do === 'resolve' ? [{ rule: '1', because: 'no' }] : game.check(g, side, action),
    }))
    expect(faultOf(title)).toContain('{"do":"resolve"} is listed and refused: no (1)')
  })

  test('an action that is allowed to the wrong side', () => {
    const title = broken(game => ({
      check: (g, side, action) => game.check(g, game.awaited(g)?.side ?? side, action),
    }))
    expect(faultOf(title)).toContain('is allowed to a side that is not asked')
  })

  test('a refusal without a rule', () => {
    const title = broken(game => ({
      check: (g, side, action) => game.check(g, side, action).map(refusal => ({ ...refusal, rule: '' })),
    }))
    expect(faultOf(title)).toContain('is refused without a rule')
  })

  test('a check that throws at rubbish', () => {
    const title = broken(game => ({
      check: (g, side, action) => ((action as Action).do.length < 0 ? [] : game.check(g, side, action)),
    }))
    expect(faultOf(title)).toMatch(/throws.*Cannot read properties/)
  })

  test('a view that tells too much', () => {
    const title = broken(game => ({
      view: (g, side) => ({ ...game.view(g, side), hint: fingerprint(g.numbers()) }),
    }))
    expect(faultOf(title)).toMatch(/^the view of side \d tells what is hidden: hint is/)
  })

  test('a public that is told too much', () => {
    const title = broken(game => ({
      view: (g, viewer) =>
        viewer === PUBLIC
          ? { ...game.view(g, viewer), hint: fingerprint(g.numbers()) }
          : game.view(g, viewer),
    }))
    expect(faultOf(title)).toMatch(/^the public sees what is hidden from side \d: hint is/)
  })

  test('a watch that is offered and refused', () => {
    const dawn = { kind: 'until', id: 'dawn', title: 'dawn', rule: '1', isSet: false } as const
    expect(faultOf(broken(() => ({ watches: () => [dawn] })))).toContain('"dawn"} is offered and refused')
  })

  test('a list that tells too much', () => {
    const title = broken(game => ({
      legal: (g, side) => {
        const actions = game.legal(g, side)
        const first = Number.parseInt(fingerprint(g.numbers()).slice(-4), 16) % actions.length
        return [...actions.slice(first), ...actions.slice(0, first)]
      },
    }))
    expect(faultOf(title)).toMatch(/the legal actions of side \d tell what is hidden/)
  })

  test('a view that nobody can imagine', () => {
    const title = broken(() => ({ imagine: () => failure([{ file: 'view', line: 0, reason: 'too foggy' }]) }))
    expect(faultOf(title)).toBe('side 0 cannot imagine its view: too foggy')
  })

  test('a saved position that loses something', () => {
    const title = broken(game => ({
      fromJSON(json, dice) {
        const loaded = game.fromJSON(json, dice)
        if (loaded.ok) loaded.value.rolls += 1
        return loaded
      },
    }))
    expect(faultOf(title)).toBe('a saved position is another when it is loaded')
  })

  test('a rule that remembers something outside the state', () => {
    let calls = 0
    const title = broken(game => ({
      perform(g, side, action, log) {
        if (++calls % 500 === 0) g.rolls += 1
        game.perform(g, side, action, log)
      },
    }))
    expect(faultOf(title)).toMatch(/elsewhere|another state|does not restore|cannot be/)
  })

  test('a state whose copies hang together', () => {
    const shared = (g: GameState): GameState =>
      new Proxy(g, { get: (of, key) => (key === 'copy' ? () => g : Reflect.get(of, key)) })
    const title = broken(game => ({
      begin(scenario, options, dice) {
        const begun = game.begin(scenario, options, dice)
        return begun.ok ? { ok: true, value: shared(begun.value) } : begun
      },
    }))
    expect(faultOf(title)).not.toBe('nothing was found')
  })

  test('a game without an end', () => {
    const title = broken(game => ({
      perform(g, side, action, log) {
        if (action.do !== 'end') game.perform(g, side, action, log)
      },
    }))
    const { failure } = fuzzGame(title, 1, 'random', 300)
    expect(failure?.fault).toBe('the game is not over after 300 actions')
  })

  test('an action after the end', () => {
    const title = broken(game => ({
      check: (g, side, action) => (game.outcome(g) === null ? game.check(g, side, action) : []),
    }))
    expect(faultOf(title)).toBe('an action is allowed after the end of the game')
  })

  test('an event that names no rule', () => {
    const title = broken(game => ({
      perform(g, side, action, log) {
        game.perform(g, side, action, log)
        log?.push({ event: 'odd', rule: '' })
      },
    }))
    expect(faultOf(title)).toContain('names no rule')
  })
})
