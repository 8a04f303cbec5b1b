import { describe, expect, it } from 'vitest'
import {
  changedOptions,
  choice,
  chosenOptions,
  readOptions,
  scenarioNamed,
  wordsOf,
  yesNo,
} from './options.ts'

const SPECS = [yesNo('fog', 'Hidden stacks', '16.1', true), choice('towns', 'Towns', '10.1', ['held', 'all'])]

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
    expect(yesNo('mud', 'Mud', '20', false)).toMatchObject({ values: ['false', 'true'], standard: 'false' })
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
