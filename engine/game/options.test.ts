import { describe, expect, it } from 'vitest'
import {
  changedOptions,
  choice,
  chosenOptions,
  optionsIn,
  readOptions,
  scenarioNamed,
  wordsOf,
  yesNo,
} from './options.ts'

const SPECS = [
  yesNo('fog', true, { title: 'Hidden stacks', says: 'Only the top unit is seen.', rule: '16.1' }),
  choice('towns', { title: 'Towns', says: 'Which towns count.', rule: '10.1', only: ['summer'] }, [
    ['held', 'Held'],
    ['all', 'All'],
  ]),
]

describe('options of a game', () => {
  it('take the standard where nothing is said', () => {
    expect(readOptions(SPECS, { towns: 'all' }, 'game')).toEqual({
      ok: true,
      value: { fog: 'true', towns: 'all' },
    })
    expect(readOptions(SPECS, undefined, 'game')).toMatchObject({ ok: true })
  })

  it.each([
    ['a word that is not allowed', { fog: 'maybe' }, 'fog'],
    ['an option that does not exist', { mud: 'true' }, 'mud'],
  ])('refuse %s and name the place', (_, given, place) => {
    expect(readOptions(SPECS, given, 'game')).toMatchObject({ ok: false, faults: [{ place, file: 'game' }] })
  })

  it('appear in the scenarios in which they change anything', () => {
    const scenario = (id: string) => ({ id, title: id, turns: 1, sides: ['a', 'b'], options: SPECS })
    expect(optionsIn(scenario('summer')).map(({ id }) => id)).toEqual(['fog', 'towns'])
    expect(optionsIn(scenario('winter')).map(({ id }) => id)).toEqual(['fog'])
  })

  it('refuse what is no list of names', () => {
    expect(readOptions(SPECS, 7, 'game')).toMatchObject({ ok: false })
  })

  it('are true, false or words to the rules', () => {
    expect(chosenOptions(SPECS, { towns: 'all' }, 'game')).toEqual({
      ok: true,
      value: { fog: true, towns: 'all' },
    })
    expect(chosenOptions(SPECS, { fog: 'false' }, 'game')).toMatchObject({ value: { fog: false } })
    expect(chosenOptions(SPECS, { fog: 'maybe' }, 'game').ok).toBe(false)
    expect(yesNo('mud', false, { title: 'Mud', says: 'Mud slows.', rule: '20' })).toMatchObject({
      values: ['false', 'true'],
      labels: ['No', 'Yes'],
      standard: 'false',
    })
  })

  it('go back into words', () => {
    expect(wordsOf({ fog: true, towns: 'held' })).toEqual({ fog: 'true', towns: 'held' })
    expect(changedOptions(SPECS, { fog: false, towns: 'held' })).toEqual({ fog: 'false' })
  })
})

describe('a scenario', () => {
  const scenarios = [{ id: 'dawn', title: 'Dawn', turns: 3, sides: ['red', 'blue'], options: [] }]

  it('is known by its name', () => {
    expect(scenarioNamed(scenarios, 'dawn', 'game')).toEqual({ ok: true, value: scenarios[0] })
    expect(scenarioNamed(scenarios, 'dusk', 'game')).toMatchObject({
      faults: [{ file: 'game', reason: 'there is no scenario dusk' }],
    })
  })
})
