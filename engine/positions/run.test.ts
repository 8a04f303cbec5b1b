import { describe, expect, it } from 'vitest'
import { type Fault, valueOrThrow } from '../files/result.ts'
import { documentOf } from './document.ts'
import { readPositionFile } from './read-file.ts'
import type { Point, Report } from './report.ts'
import { describeFailure } from './report.ts'
import { runPosition } from './run.ts'
import { meadow, skirmishPositions, table } from './skirmish.fixture.ts'

const GAMES = [skirmishPositions as never]
const DUEL = { game: 'skirmish', scenario: 'day', units: { '0101': 'red-1', '0102': 'blue-1' } }

function run(data: object): Report {
  const file = valueOrThrow(readPositionFile(documentOf({ ...DUEL, ...data }), 'duel.yaml', GAMES))
  return valueOrThrow(runPosition(skirmishPositions, file))
}

const failuresOf = (data: object): string[] =>
  run(data).cases.flatMap(each => each.failures.map(failure => `${failure.path}: ${failure.because}`))

const lastOf = (data: object): Point => run(data).cases[0].points.at(-1)!

const SHOT = { shoot: { unit: 'red-1', at: 'blue-1' } }

describe('a run', () => {
  it('tells the position before the first action and after each', () => {
    const [before, after] = run({ do: [{ walk: { unit: 'red-1', to: '0201' } }] }).cases[0].points
    expect(before).toMatchObject({ step: 0, action: null, awaited: { side: 'Red', decision: 'act' } })
    expect(before.units).toEqual({
      'red-1': '0101',
      'red-2': 'reserve',
      'blue-1': '0102',
      'blue-2': 'reserve',
    })
    expect(after).toMatchObject({
      step: 1,
      action: { do: 'walk' },
      side: 'Red',
      refused: [],
      events: [{ event: 'walked' }],
      units: { 'red-1': '0201' },
    })
    expect(after.legal).toContainEqual({ do: 'end' })
  })

  it('prints what is only asked', () => {
    const { facts } = lastOf({
      ask: { at: ['red-1', 'blue-1'], wind: null, range: [{ from: 'red-1', to: 'blue-1' }] },
    })
    expect(facts).toEqual({
      at: { 'red-1': '0101', 'blue-1': '0102' },
      wind: 'calm',
      range: [{ from: 'red-1', to: 'blue-1', found: { is: 1 } }],
    })
  })

  it('compares facts of units, hexes, sides, the game, and questions', () => {
    const expected = {
      at: { 'red-1': 101, 'blue-2': 'reserve' },
      steps: { 'red-1': 2 },
      control: { '0101': 'Red', '0201': 'Blue' },
      alive: { Red: ['red-1'] },
      wind: 'calm',
      range: [{ from: 'red-1', to: 'blue-1', is: 1 }],
    }
    expect(failuresOf({ expect: { ...expected, at: { 'red-1': '0101', 'blue-2': 'reserve' } } })).toEqual([])
    expect(
      failuresOf({
        expect: { wind: 'storm', at: { 'red-1': '0102' }, range: [{ from: 'red-1', to: 'blue-1', is: 3 }] },
      }),
    ).toEqual([
      'expect.wind: expected storm, found calm',
      'expect.at.red-1: expected 0102, found 0101',
      'expect.range[1].is: expected 3, found 1',
    ])
    expect(failuresOf({ expect: { at: { 'red-9': '0101' } } })).toEqual([
      'expect.at.red-9: there is no unit "red-9"',
    ])
  })

  it('compares what every game has', () => {
    const expected = {
      turn: 1,
      phase: 'day',
      side: 'Red',
      decision: 'act',
      outcome: 'none',
      situation: { wind: 'calm' },
      legal: ['end', { do: 'walk', to: '0201' }],
      absent: [{ do: 'walk', to: '0303' }],
      onlyLegal: ['end', 'walk', 'shoot'],
      legalCount: { shoot: 1, all: { least: 3 } },
      forbidden: [{ walk: { unit: 'red-1', to: '0303' }, by: '2.1' }],
      allowed: [SHOT],
      events: [],
      rolls: 0,
      view: { Red: { mine: ['red-1'] } },
    }
    expect(failuresOf({ expect: expected })).toEqual([])
    expect(run({ expect: expected }).expectations).toBe(18)
  })

  it('says what is wrong with them', () => {
    const wrong = {
      side: 'Blue',
      legal: [{ do: 'walk', to: '0303' }],
      absent: ['end', { do: 'wlak' }],
      onlyLegal: ['end', 'walk'],
      forbidden: [
        { ...SHOT, by: '3.1' },
        { walk: { unit: 'red-1', to: '0102' }, by: '2.1' },
        { shot: { unit: 'red-1' } },
      ],
      allowed: [{ walk: { unit: 'red-1', to: '0102' } }],
    }
    expect(failuresOf({ expect: wrong })).toEqual([
      'expect.side: expected Blue, found Red',
      'expect.legal[1]: there is no {"do":"walk","to":"0303"}',
      'expect.absent[1]: there is a {"do":"end"}',
      'expect.absent[2]: there is no verb "wlak"; "walk" was probably meant',
      'expect.onlyLegal: there is also {"do":"shoot","unit":"red-1","at":"blue-1"}',
      'expect.forbidden[1]: allowed, though 3.1 should forbid it',
      'expect.forbidden[2]: refused by 2.2 (somebody is there), not by 2.1',
      'expect.forbidden[3]: there is no verb "shot"; "shoot" was probably meant',
      'expect.allowed[1]: refused by 2.2 (somebody is there)',
    ])
  })

  it('stops a case at an action that is refused', () => {
    const report = run({ do: [{ walk: { unit: 'red-1', to: '0303' }, expect: { wind: 'storm' } }, 'end'] })
    expect(report.cases[0].failures.map(failure => failure.because)).toEqual([
      'refused by 2.1 (units walk to an adjacent hex)',
    ])
    expect(report.cases[0].points).toHaveLength(2)
  })

  it('goes on after a refusal that was expected, and not after one that did not come', () => {
    const refused = {
      walk: { unit: 'red-1', to: '0303' },
      forbidden: '2.1',
      expect: { at: { 'red-1': '0101' } },
    }
    expect(failuresOf({ do: [refused, 'end'] })).toEqual([])
    expect(failuresOf({ do: [{ end: null, forbidden: '2.1' }] })).toEqual([
      'do[1]: allowed, though 2.1 should forbid it',
    ])
    expect(failuresOf({ do: [{ ...refused, forbidden: '9.9' }] })).toEqual([
      'do[1]: refused by 2.1 (units walk to an adjacent hex), not by 9.9',
    ])
  })

  it('lets a side act out of its turn', () => {
    expect(failuresOf({ do: [{ end: null, as: 'Blue', forbidden: '1.1' }] })).toEqual([])
  })

  it('waits until something comes up', () => {
    const point = lastOf({ do: [{ until: { turn: 3, side: 'Blue' } }] })
    expect(point.situation.turn).toBe(3)
    expect(point.awaited?.side).toBe('Blue')
    expect(lastOf({ do: [{ until: { side: 'Red' } }] }).situation.turn).toBe(1)
    expect(failuresOf({ do: [{ until: { trun: 3 } }] })).toEqual([
      'do[1]: there is no key of until "trun"; "turn" was probably meant',
    ])
    expect(failuresOf({ do: [{ until: { decision: 'none' } }] })).toEqual(['do[1]: this never comes up'])
    expect(failuresOf({ do: [{ until: { turn: 3, side: 'blu' } }] })).toEqual([
      'do[1]: there is no side "blu"; "blue" was probably meant',
    ])
    expect(failuresOf({ do: [{ until: { side: { Blue: 'act' } } }] })[0]).toContain(
      'side of until is a word or a number',
    )
    expect(failuresOf({ do: [{ until: { decision: 'akt' } }] })).toEqual([
      'do[1]: there is no decision "akt"; "act" was probably meant',
    ])
  })

  it('lays out another board and other values, and puts back what was there', () => {
    const data = {
      board: { changes: { '0201': '- sea' } },
      units: [{ id: 'red-1', hex: '0101', power: 9 }],
      expect: { power: { 'red-1': 9 } },
      do: [{ walk: { unit: 'red-1', to: '0201' }, forbidden: '2.3' }],
    }
    expect(failuresOf(data)).toEqual([])
    expect(table).toBe(meadow)
    expect(failuresOf({ expect: { power: { 'red-1': 'no' } } })).toEqual([])
  })

  it('gives a case the values of its own units only', () => {
    const cases = [
      { units: [{ id: 'red-1', hex: '0101', power: 9 }], expect: { power: { 'red-1': 9 } } },
      { expect: { power: { 'red-1': 'no' } } },
    ]
    expect(failuresOf({ cases })).toEqual([])
  })

  it('hands the game the words that it adds to a unit', () => {
    const units = [{ id: 'red-1', hex: '0101', hidden: true }, 'red-2 0102']
    expect(failuresOf({ units, expect: { at: { 'red-1': 'reserve', 'red-2': '0102' } } })).toEqual([])
  })

  it('reports a situation that the game cannot have, with its place', () => {
    const data = { ...DUEL, board: { changes: { '0101': '- sea' } } }
    const file = valueOrThrow(readPositionFile(documentOf(data), 'duel.yaml', GAMES))
    const result = runPosition(skirmishPositions, file)
    expect((result as { faults?: Fault[] }).faults).toMatchObject([
      { code: 'in-the-water', place: 'units.0101' },
    ])
  })

  it('describes a failure in a line', () => {
    const failure = {
      file: 'x.yaml',
      title: '[9.1c] Zones',
      line: 7,
      path: 'expect.side',
      because: 'expected a, found b',
    }
    expect(describeFailure(failure)).toBe('x.yaml:7: [9.1c] Zones: expect.side: expected a, found b')
  })
})

describe('dice', () => {
  const two = { do: [SHOT, SHOT] }

  it('fall in the order of the file', () => {
    expect(failuresOf({ ...two, dice: [4, 3], expect: {} })).toEqual([])
    expect(lastOf({ ...two, dice: [4, 3] }).events).toMatchObject([{ event: 'shot', dice: [3] }])
    expect(lastOf({ ...two, dice: [4, 6, 2] }).events).toMatchObject([
      { dice: [6] },
      { event: 'grief', dice: [2] },
    ])
  })

  it('fall for what they are meant for, whatever is rolled between', () => {
    const dice = { mourning: [5], shot: [4, 6], wind: ['storm', 'calm'] }
    const steps = [SHOT, 'end', 'end', SHOT]
    const points = run({ dice, do: steps }).cases[0].points
    expect(points.map(point => point.situation.wind)).toEqual(['calm', 'calm', 'storm', 'calm', 'calm'])
    expect(points[4].events).toMatchObject([{ dice: [6] }, { for: 'mourning', dice: [5] }])
  })

  it('may stand beside an action', () => {
    const points = run({
      do: [
        { ...SHOT, dice: [6] },
        { ...SHOT, dice: { shot: [5], mourning: [1] } },
      ],
    }).cases[0].points
    expect(points[1].events).toMatchObject([{ dice: [6] }])
    expect(points[2].events).toMatchObject([{ dice: [5] }, { dice: [1] }])
  })

  it('go on from the seed, the same each time', () => {
    const rolled = (seed: number) =>
      run({ seed, do: [SHOT, 'end', 'end', 'end'] }).cases[0].points.map(point => point.events)
    expect(rolled(3)).toEqual(rolled(3))
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(rolled(seed)))).size,
    ).toBeGreaterThan(5)
  })

  it('that do not fit are reported', () => {
    expect(failuresOf({ dice: [7], do: [SHOT] })).toEqual(['do[1]: a 7 was scripted for a die of 6 sides'])
    expect(failuresOf({ dice: { wind: ['gale'] }, do: ['end'] })).toEqual([
      'do[1]: "gale" cannot be drawn now',
    ])
  })

  it('end a game', () => {
    const point = lastOf({
      units: [{ id: 'blue-1', hex: '0102', step: 1 }, 'red-1 0101', 'blue-2 dead'],
      do: [SHOT],
      dice: [6],
    })
    expect(point.outcome).toMatchObject({ winner: 'Red', rule: '6' })
    expect(point.awaited).toBe(null)
  })
})
