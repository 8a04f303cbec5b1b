import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { valueOrThrow } from '../files/result.ts'
import { fingerprint } from '../state/layout.ts'
import { stones } from '../testing/stones.ts'
import { fairChance, keepsPromise } from './chance.ts'
import { parseJournal, writeJournal } from './journal.ts'
import { Match } from './match.ts'
import { replay } from './replay.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const begin = () => valueOrThrow(Match.begin(stones, 'twelve', {}, { kind: 'fast', seed: 7 }))

describe('match', () => {
  it('takes legal actions and keeps them', () => {
    const match = begin()
    const played = match.act(0, { do: 'take', count: 2 })
    expect(played).toMatchObject({ ok: true, events: [{ event: 'took', count: 2 }] })
    expect(match.state.stones).toBe(10)
    expect(match.journal().actions).toEqual([[0, { do: 'take', count: 2 }]])
  })

  it('refuses what the rules refuse, and nothing is lost', () => {
    const match = begin()
    expect(match.act(1, { do: 'roll' })).toMatchObject({ ok: false, refusals: [{ rule: '1' }] })
    expect([match.length, match.position]).toEqual([0, 0])
    expect(match.act(0, { do: 'roll' }).ok).toBe(true)
  })

  it('refuses a decision that was made on an older position', () => {
    const match = begin()
    match.act(0, { do: 'take', count: 1 })
    expect(match.act(1, { do: 'take', count: 1 }, 0)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'stale' }],
    })
    expect(match.act(1, { do: 'take', count: 1 }, 1).ok).toBe(true)
  })

  it('never gives two positions the same number', () => {
    const match = begin()
    const given = new Set([match.position])
    const isNew = () => given.size < given.add(match.position).size
    match.act(0, { do: 'take', count: 1 })
    expect(isNew()).toBe(true)
    const decidedOn = match.position
    match.undo()
    expect(isNew()).toBe(true)
    match.redo()
    expect(isNew()).toBe(true)
    match.undo()
    match.act(0, { do: 'take', count: 3 })
    expect([isNew(), match.length]).toEqual([true, 1])
    expect(match.act(1, { do: 'roll' }, decidedOn)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'stale' }],
    })
    expect(match.act(1, { do: 'roll' }, match.position).ok).toBe(true)
  })

  it('goes on numbering where it left off when it is opened again', () => {
    const match = begin()
    match.act(0, { do: 'take', count: 1 })
    match.undo()
    match.act(0, { do: 'take', count: 2 })
    const resumed = valueOrThrow(Match.resume(stones, match.journal(true), 'kept', match.position))
    expect([resumed.length, resumed.position]).toEqual([1, 3])
  })

  it('undoes and redoes what a side has done since the last roll', () => {
    const match = begin()
    match.act(0, { do: 'roll' })
    const rolled = fingerprint(match.state.numbers())
    expect(match.canUndo).toBe(false)
    match.act(1, { do: 'take', count: 1 })
    const later = fingerprint(match.state.numbers())
    expect(match.undo()).toBe(true)
    expect(fingerprint(match.state.numbers())).toBe(rolled)
    expect(match.undo()).toBe(false)
    expect(match.redo()).toBe(true)
    expect(match.redo()).toBe(false)
    expect(fingerprint(match.state.numbers())).toBe(later)
    expect(match.length).toBe(2)
  })

  it('does not undo what the other side has answered', () => {
    const match = begin()
    match.act(0, { do: 'take', count: 1 })
    match.act(1, { do: 'take', count: 1 })
    expect(match.undo()).toBe(true)
    expect(match.undo()).toBe(false)
    expect(match.length).toBe(1)
  })

  it('does not undo the end of the game, after which the seed is public', () => {
    const match = begin()
    for (let side = 0; !match.isOver; side = 1 - side) match.act(side, { do: 'take', count: 3 })
    expect(match.canUndo).toBe(false)
  })

  it('does not undo what somebody was shown', () => {
    const match = begin()
    match.act(0, { do: 'look' })
    expect(match.undo()).toBe(false)
  })

  it('forgets what was undone as soon as something else is done', () => {
    const match = begin()
    match.act(0, { do: 'take', count: 1 })
    match.undo()
    match.act(0, { do: 'take', count: 2 })
    expect(match.redo()).toBe(false)
  })

  it('says how much can be taken back: nothing that the other side has answered', () => {
    const match = begin()
    match.act(0, { do: 'take', count: 1 })
    expect(match.undoable).toBe(1)
    match.act(1, { do: 'take', count: 1 })
    expect(match.undoable).toBe(1)
    match.undo()
    expect([match.undoable, match.undo()]).toEqual([0, false])
  })

  it('keeps the seed of fair dice back until the game is over', () => {
    const match = valueOrThrow(Match.begin(stones, 'twelve', {}, fairChance(SEED)))
    expect(match.journal().chance).toMatchObject({ kind: 'fair', seed: null })
    for (let side = 0; !match.isOver; side = 1 - side) match.act(side, { do: 'roll' })
    const { chance } = match.journal()
    expect(chance).toMatchObject({ seed: SEED })
    expect(keepsPromise(chance)).toBe(true)
    expect(keepsPromise({ kind: 'fair', commitment: '00', seed: SEED })).toBe(false)
  })
})

describe('journal', () => {
  it('is the state: folding it gives the same cells, whatever was played', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), (choices, seed) => {
        const match = valueOrThrow(Match.begin(stones, 'twelve', {}, { kind: 'fast', seed }))
        for (const choice of choices) {
          const awaited = stones.awaited(match.state)
          if (awaited === null) break
          const legal = stones.legal(match.state, awaited.side)
          expect(match.act(awaited.side, legal[choice % legal.length]).ok).toBe(true)
          if (choice % 5 === 0) match.undo()
        }
        const text = writeJournal(match.journal(true))
        const journal = valueOrThrow(parseJournal(text, 'game.json'))
        const state = valueOrThrow(replay(stones, journal, 'game.json'))
        expect([...state.numbers()]).toEqual([...match.state.numbers()])
        const resumed = valueOrThrow(Match.resume(stones, journal, 'game.json'))
        expect(resumed.length).toBe(match.length)
        expect(resumed.canUndo).toBe(false)
      }),
    )
  })

  it('reads scripted dice', () => {
    const match = valueOrThrow(
      Match.begin(stones, 'twelve', {}, { kind: 'scripted', rolls: [6, 1], seed: 1 }),
    )
    match.act(0, { do: 'roll' })
    match.act(1, { do: 'roll' })
    expect(match.state.stones).toBe(5)
  })

  const sound = () => JSON.parse(writeJournal(begin().journal())) as Record<string, unknown>
  it.each([
    ['is cut off', () => '{"salient": "jour', /whole JSON/],
    ['is something else', () => '[1, 2]', /game file/],
    ['is of another program', () => JSON.stringify({ ...sound(), salient: 'map' }), /Salient/],
    ['is newer', () => JSON.stringify({ ...sound(), format: 3 }), /newer/],
    ['names no game', () => JSON.stringify({ ...sound(), game: undefined }), /game/],
    ['has no dice', () => JSON.stringify({ ...sound(), chance: { kind: 'luck' } }), /dice/],
    ['has a format that is none', () => JSON.stringify({ ...sound(), format: -1 }), /format/],
    [
      'has a seed that is none',
      () => JSON.stringify({ ...sound(), chance: { kind: 'fair', commitment: 'x', seed: 'zz' } }),
      /dice/,
    ],
    [
      'has a die that is none',
      () => JSON.stringify({ ...sound(), chance: { kind: 'scripted', seed: 1, rolls: [0] } }),
      /dice/,
    ],
    ['has a list for options', () => JSON.stringify({ ...sound(), options: [] }), /options/],
    ['has bad options', () => JSON.stringify({ ...sound(), options: { fog: 1 } }), /options/],
    ['has no actions', () => JSON.stringify({ ...sound(), actions: 3 }), /actions/],
    [
      'has a broken action',
      () => JSON.stringify({ ...sound(), actions: [[0, { do: 'roll' }], [1]] }),
      /side/,
    ],
  ])('refuses a file that %s', (_, text, reason) => {
    const result = parseJournal(text(), 'game.json')
    expect(result.ok).toBe(false)
    if (!result.ok) {
      expect(result.faults[0].reason).toMatch(reason)
      expect(result.faults[0].file).toBe('game.json')
    }
  })

  it.each([
    ['another game', { game: 'chess' }, /chess/],
    ['another version of the rules', { rulesVersion: 9 }, /version 9/],
    ['an unknown scenario', { scenario: 'forty' }, /forty/],
    ['a seed that was not promised', { chance: { kind: 'fair', commitment: 'x', seed: SEED } }, /promised/],
    [
      'a die with too many eyes',
      { chance: { kind: 'scripted', seed: 1, rolls: [9] }, actions: [[0, { do: 'roll' }]] },
      /9/,
    ],
    ['a seed kept back', { chance: { kind: 'fair', commitment: 'x', seed: null } }, /revealed/],
    ['an illegal action', { actions: [[0, { do: 'take', count: 9 }]] }, /not so many stones/],
  ])('refuses to replay %s', (_, change, reason) => {
    const journal = { ...begin().journal(), ...change } as Parameters<typeof replay>[1]
    const result = replay(stones, journal, 'game.json')
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.faults[0].reason).toMatch(reason)
  })

  it('says which action a replay stopped at', () => {
    const journal = {
      ...begin().journal(),
      actions: [
        [0, { do: 'roll' }],
        [0, { do: 'roll' }],
      ],
    } as never
    const result = replay(stones, journal, 'game.json')
    expect(result.ok ? '' : result.faults[0].place).toBe('action 2')
  })

  it('does not begin without a seed', () => {
    const begun = Match.begin(stones, 'twelve', {}, { kind: 'fair', commitment: 'x', seed: null })
    expect(begun.ok).toBe(false)
    expect(stones.begin('eleven', {}, fastDice(1)).ok).toBe(false)
  })
})
