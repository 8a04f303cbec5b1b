import { describe, expect, it } from 'vitest'
import { readOptions, wordsOf } from './options.ts'

const SPECS = [
  { id: 'fog', title: 'Hidden stacks', rule: '16.1', values: ['true', 'false'], standard: 'true' },
  { id: 'towns', title: 'Towns', rule: '10.1', values: ['held', 'all'], standard: 'held' },
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

  it('refuse what is no list of names', () => {
    expect(readOptions(SPECS, 7, 'game')).toMatchObject({ ok: false })
  })

  it('go back into words', () => {
    expect(wordsOf({ fog: true, towns: 'held' })).toEqual({ fog: 'true', towns: 'held' })
  })
})
