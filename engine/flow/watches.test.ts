// A guard watches a thief, who takes a coin at a time; after each the guard may shout.
import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { success, valueOrThrow } from '../files/result.ts'
import { type Game, PUBLIC } from '../game/game.ts'
import { forbid } from '../game/refusal.ts'
import { Match } from '../journal/match.ts'
import { COUNTLESS, type StateOf, scalar, stateLayout } from '../state/layout.ts'
import { type Decision, flowOf } from './flow-game.ts'
import { defineFrames, FLOW_CELLS, flowField, popFrame, pushFrame } from './frames.ts'
import { gameOf } from './game-of.ts'
import { hideWatches, watchesOf } from './watches.ts'

const [THIEF, GUARD] = [0, 1]
const COINS = 8

const FRAMES = defineFrames({ steal: [], listen: [] }, {})

const TERMS = { scenario: 'one', options: {} }
type Terms = typeof TERMS

const layout = stateLayout<Terms, never>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  coins: scalar(0, COINS),
  shouts: scalar(0, COUNTLESS),
  flow: flowField(FRAMES),
})
type Night = StateOf<typeof layout.spec, Terms, never>

const ODD = forbid('1', 'a thief steals or leaves, a guard shouts or passes')

const watches = watchesOf({
  hasWindows: (_g: Night, side) => side === GUARD,
  until: {
    half: {
      title: 'half is gone',
      rule: '2',
      holds: g => g.coins <= COINS / 2,
      isAhead: g => g.coins > COINS / 2,
    },
    silver: { title: 'silver is taken', rule: '2' },
  },
  only: {
    even: { title: 'an even number is left', rule: '2', holds: g => g.coins % 2 === 0 },
    few: { title: 'few are left', rule: '2', holds: g => g.coins < 3 },
  },
})

const steal: Decision<Night> = {
  side: () => THIEF,
  list(_g, offer) {
    for (const what of ['coin', 'silver']) offer({ do: 'steal', what })
  },
  check: (_g, action) => (action.do === 'steal' ? null : ODD),
  perform(g, action) {
    g.coins -= 1
    if (action.what === 'silver') watches.happens(g, GUARD, 'silver')
    pushFrame(g.flow, FRAMES.listen)
  },
}

const listen: Decision<Night> = {
  side: () => GUARD,
  pass: { do: 'pass' },
  list(_g, offer) {
    for (const verb of ['shout', 'pass']) offer({ do: verb })
  },
  check: (_g, action) => (action.do === 'shout' || action.do === 'pass' ? null : ODD),
  perform(g, action) {
    if (action.do === 'shout') g.shouts += 1
    else popFrame(g.flow)
  },
}

const flow = flowOf({
  frames: FRAMES,
  decisions: { steal, listen },
  procedures: {},
  verbs: { steal: 'what', shout: '', pass: '' },
  expand: () => null,
  watches,
  isOver: (g: Night) => g.coins === 0,
  refusals: { over: ODD, wrongSide: ODD, malformed: ODD },
})

const night: Game<Night> = gameOf({
  id: 'night',
  title: 'Night',
  rulesVersion: 1,
  scenarios: [{ id: 'one', title: 'One', turns: 1, sides: ['thief', 'guard'], options: [] }],
  flow,
  termsFrom: () => success(TERMS),
  state: {
    layout,
    begin(g: Night) {
      g.coins = COINS
      pushFrame(g.flow, FRAMES.steal)
    },
    faultsIn: () => [],
  },
  outcome: g => (g.coins === 0 ? { winners: [THIEF], rule: '3', because: 'all is gone' } : null),
  sight: {
    view(g: Night, viewer) {
      const seen = g.copy()
      hideWatches(seen.flow, viewer)
      return { state: night.toJSON(seen) }
    },
    hear: (_g, _viewer, events) => events,
    imagine: (view, dice) => night.fromJSON(view.state, dice),
  },
  situation: g => ({ coins: g.coins }),
})

const STEAL = { do: 'steal', what: 'coin' }
const PASS = { do: 'pass' }

/** After the first theft: the guard is asked. */
function heard(): Match<Night> {
  const match = valueOrThrow(Match.begin(night, 'one', {}, { kind: 'fast', seed: 1 }))
  match.act(THIEF, STEAL)
  return match
}

const asked = (match: Match<Night>): string | undefined => night.awaited(match.state)?.decision

/** Steals until the guard is asked; gives what is left then. */
function untilAsked(match: Match<Night>, what = 'coin'): number {
  while (asked(match) === 'steal') match.act(THIEF, { do: 'steal', what })
  return match.state.coins
}

describe('watches', () => {
  it('are offered to a side that has windows, with what is set', () => {
    const match = heard()
    expect(night.watches(match.state, THIEF)).toEqual([])
    const told = () =>
      night.watches(match.state, GUARD).map(({ kind, id, isSet }) => `${kind} ${id} ${isSet}`)
    expect(told()).toEqual(['until half false', 'until silver false', 'only even true', 'only few true'])
    match.act(GUARD, { do: 'watch', only: ['few'] })
    expect(told()).toEqual(['until half false', 'until silver false', 'only even false', 'only few true'])
  })

  it('are allowed whenever the side decides, and are not among the listed actions', () => {
    const match = heard()
    expect(night.legal(match.state, GUARD)).toEqual([{ do: 'shout' }, PASS])
    expect(night.check(match.state, GUARD, { do: 'watch', until: 'half' })).toEqual([])
    expect(night.check(match.state, THIEF, { do: 'watch', until: 'half' })).toEqual([ODD])
  })

  it.each([
    ['something unknown', { do: 'watch', until: 'dawn' }],
    ['nothing', { do: 'watch' }],
    ['both', { do: 'watch', until: 'half', only: [] }],
    ['a word for a list', { do: 'watch', only: 'few' }],
    ['a list with something unknown', { do: 'watch', only: ['few', 'half'] }],
  ])('for %s are refused', (_, action) => {
    expect(night.check(heard().state, GUARD, action)).toEqual([ODD])
  })

  it('for what has gone by are refused with their rule', () => {
    const match = heard()
    match.state.coins = 3
    expect(night.check(match.state, GUARD, { do: 'watch', until: 'half' })).toMatchObject([
      { rule: '2', because: 'nobody can wait any more until half is gone' },
    ])
  })

  it('pass the window in which they are set and every other one until they fire; then they are gone', () => {
    const match = heard()
    match.act(GUARD, { do: 'watch', until: 'half' })
    expect(asked(match)).toBe('steal')
    expect(untilAsked(match)).toBe(4)
    const without = match.state.copy()
    hideWatches(without.flow, PUBLIC)
    expect([...match.state.flow]).toEqual([...without.flow])
    match.act(GUARD, PASS)
    expect(untilAsked(match)).toBe(3)
  })

  it('fire when the rules say that it has happened', () => {
    const match = heard()
    match.act(GUARD, { do: 'watch', until: 'silver' })
    match.act(THIEF, STEAL)
    expect(asked(match)).toBe('steal')
    expect(untilAsked(match, 'silver')).toBe(5)
  })

  it('for conditions hold from the next window on, as often as they hold, until they are lifted', () => {
    const match = heard()
    match.act(GUARD, { do: 'watch', only: ['even'] })
    expect(asked(match)).toBe('listen')
    match.act(GUARD, PASS)
    expect(untilAsked(match)).toBe(6)
    match.act(GUARD, PASS)
    expect(untilAsked(match)).toBe(4)
    match.act(GUARD, { do: 'watch', only: null })
    match.act(GUARD, PASS)
    expect(untilAsked(match)).toBe(3)
  })

  it('for no condition at all mean never to be asked', () => {
    const match = heard()
    match.act(GUARD, { do: 'watch', only: [] })
    match.act(GUARD, PASS)
    expect(untilAsked(match)).toBe(0)
  })

  it('do not end the undo of the side that moves, and put no passes into the journal', () => {
    const match = heard()
    match.act(GUARD, { do: 'watch', until: 'half' })
    for (let i = 0; i < 3; i++) match.act(THIEF, STEAL)
    expect(match.undoable).toBe(3)
    expect(match.journal().actions).toHaveLength(5)
    while (match.undo());
    expect(match.state.coins).toBe(7)
  })

  it('are seen by nobody else', () => {
    const match = heard()
    const before = [THIEF, PUBLIC].map(viewer => night.view(match.state, viewer))
    match.act(GUARD, { do: 'watch', only: ['few'] })
    expect([THIEF, PUBLIC].map(viewer => night.view(match.state, viewer))).toEqual(before)
    const own = valueOrThrow(night.imagine(night.view(match.state, GUARD), fastDice(1)))
    expect(own.numbers()).toEqual(match.state.numbers())
  })

  it('from a file must be those of the game', () => {
    const { state } = heard()
    const spoilt = [1, 0x4001, 3, 8].map((value, at) => {
      const g = state.copy()
      g.flow[FLOW_CELLS - 8 + [1, 5, 1, 5][at]] = value
      return night.fromJSON(night.toJSON(g), fastDice(1)).ok
    })
    expect(spoilt).toEqual([true, true, false, false])
  })
})
