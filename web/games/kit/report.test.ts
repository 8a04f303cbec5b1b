import { describe, expect, test } from 'vitest'
import type { Chance } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import type { Past } from '../../../table/presentation.ts'
import { attackIn, reportOf } from './report.ts'
import { field, lay, see, type Toy } from './toy.fixture.ts'
import { verdictOf } from './verdict.ts'

// A die: on 4 to 6 the defender loses a step.
const chance = (printed: string, result: number): Chance<number> =>
  ({ printed, result, ways: 3, of: 6 }) as Chance<number>
const CHANCES = [chance('D1', 1), chance('-', 0)]

const report = reportOf<Toy, number>(field, {
  declared: 'attack',
  rolled: 'battle',
  fought: (_, { unit }, { target, result, dice }) => ({
    side: field.ownerOf(lay({}), field.unitAt(unit)),
    enemy: field.unitAt(unit) < 3 ? 1 : 0,
    target: String(target),
    attackers: [field.unitAt(unit)],
    chances: CHANCES,
    result: Number(result),
    printed: result ? 'D1' : '-',
    dice: dice as number[],
  }),
  balance: result => result,
  unit: 'steps',
  costs: result => ({ attacker: 0, defender: result }),
  lossReader: () => event => (event.event === 'reduced' ? { unit: field.unitAt(event.unit), lost: 1 } : null),
  kindOfLoss: unit => field.unitName(unit),
  kinds: 1,
  story: (_, { after }) => (after.some(({ event }) => event === 'advance') ? 'took it' : 'attacked'),
})

const event = (name: string, more: object = {}): GameEvent =>
  ({ event: name, rule: '1', ...more }) as GameEvent
const battle = (unit: string, result: number, ...more: GameEvent[]): GameEvent[] => [
  event('attack', { unit }),
  event('battle', { target: 'E12', result, dice: [result ? 6 : 1] }),
  ...more,
]
const past = (turn: number, events: GameEvent[]): Past => ({
  position: turn,
  side: 0,
  turn,
  events,
  scores: [turn, 0, 0],
})

const g = lay({ E11: ['red-1'] })
const reduced = (unit: string) => event('reduced', { unit })

describe('the report', () => {
  const told = report(
    [
      past(1, battle('red-1', 1, reduced('blue-1'), event('advance'))),
      past(2, battle('blue-1', 0)),
      past(2, [...battle('red-2', 1, reduced('blue-2')), reduced('blue-2'), reduced('red-1')]),
    ],
    g,
  )

  test('what one side gains by luck the other loses', () => {
    expect(told.luck.map(({ side, value }) => [side, value])).toEqual([
      [0, 0.5],
      [0, 0.5],
      [0, 0.5],
    ])
    expect(told.luckText).toBe(
      'The Red side was luckiest (Red +1.5, Blue −1.5, Green +0.0 steps): the sum over 3 battles of the result less its average.',
    )
    expect(report([past(1, battle('red-1', 1))], lay({}, 'two')).luckText).toBe(
      'The Red side was luckier by 0.5 steps: the sum over 1 battle of the result less its average.',
    )
    expect(report([], g).luckText).toBe('No battle was fought.')
  })

  test('losses by kind, and what the table would have given', () => {
    expect(told.losses).toEqual([
      { side: 0, label: 'I Corps', lost: 1, expected: expect.any(Number) },
      { side: 1, label: '2. Army', lost: 2, expected: 1 },
      { side: 1, label: '1. Army', lost: 1, expected: 0.5 },
    ])
  })

  test('kinds beyond the limit share a row', () => {
    const many = report([past(1, ['red-1', 'red-1', 'red-2', 'red-3'].map(reduced))], g)
    expect(many.losses.map(({ label, lost }) => `${label} ${lost}`)).toEqual(['I Corps 2', 'other Red 2'])
  })

  test('scores by turn and where it turned', () => {
    expect(told.scores.map(({ turn }) => turn)).toEqual([1, 2])
    expect(told.turningPoints).toHaveLength(3)
    expect(told.turningPoints[0]).toMatchObject({
      battle: 'E12, turn 1',
      text: 'took it',
      chance: '50%',
      swing: '+0.5 Red',
      side: 0,
    })
  })
})

describe('the verdict', () => {
  const score = () => [{ side: 0, label: 'Red', value: '3' }]
  const told = (winners: readonly number[]) => {
    const outcome = { winners, rule: '4', because: 'time is up' }
    const s = see(g, 0, { outcome })
    return verdictOf<Toy, typeof s>(field, { outcome: () => outcome } as never, { score })(s)
  }

  test('allies win together, and nobody in a draw', () => {
    expect(told([0, 2])).toEqual({
      title: 'Red and Green victory',
      sentence: { text: 'Time is up.', rules: ['4'] },
      facts: [{ label: 'Red', value: '3' }],
    })
    expect(told([])?.title).toBe('A draw')
  })
})

describe('what most games have in common', () => {
  const usual = reportOf<Toy, number>(field, {
    fought: (state, declared, rolled) => {
      const known = attackIn(field, state, declared, rolled)
      return known && { ...known, chances: CHANCES, result: known.printed === 'D1' ? 1 : 0 }
    },
    balance: result => result,
    unit: 'steps',
    costs: result => ({ attacker: 0, defender: result }),
    kindOfLoss: unit => field.unitName(unit),
  })
  const attack = (units: string[], printed: string, ...more: GameEvent[]): GameEvent[] => [
    event('attack', { units }),
    event('battle', { target: 'E12', result: printed, dice: [6] }),
    ...more,
  ]

  test('an attack is told with its units, its target and whether it was taken', () => {
    const { turningPoints, losses } = usual(
      [
        past(
          1,
          attack(
            ['red-1', 'red-2'],
            'D1',
            event('eliminated', { unit: 'blue-1' }),
            event('advanced', { to: 'E12' }),
          ),
        ),
        past(2, attack(['blue-2'], '-', event('advance', { to: 'E11' }))),
      ],
      g,
    )
    expect(turningPoints.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^2 .*units took it: D1$/),
      expect.stringMatching(/^1 .*unit attacked: -$/),
    ])
    expect(losses).toMatchObject([{ label: field.unitName(field.unitAt('blue-1')), lost: 1 }])
  })

  test('an attack of nobody who can be named is left out', () => {
    expect(usual([past(1, attack(['hidden'], 'D1'))], g).turningPoints).toEqual([])
  })
})
