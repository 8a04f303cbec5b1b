import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../files/result.ts'
import { documentOf } from './document.ts'
import type { PositionFile } from './format.ts'
import { readPositionFile } from './read-file.ts'
import { skirmishPositions } from './skirmish.fixture.ts'

const GAMES = [skirmishPositions as never]
const SOUND = { game: 'skirmish', scenario: 'day', units: { '0101': 'red-1' } }

function faultsOf(data: unknown): readonly Fault[] {
  const read = readPositionFile(documentOf(data), 'x.yaml', GAMES)
  return read.ok ? [] : read.faults
}

function read(data: unknown): PositionFile {
  const result = readPositionFile(documentOf(data), 'x.yaml', GAMES)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.value
}

const first = (data: unknown) => read(data).cases[0]

describe('a position file', () => {
  it('is one case, or a list of them that share a situation', () => {
    expect(read({ ...SOUND, title: 'Alone' }).cases.map(each => each.title)).toEqual(['Alone'])
    const cases = [{ title: 'One' }, { title: 'Two' }]
    expect(read({ ...SOUND, cases }).cases.map(each => each.title)).toEqual(['One', 'Two'])
  })

  it('places units by hex, topmost first, or one by one', () => {
    const byHex = first({ ...SOUND, units: { '0101': 'red-1 red-2', '0301': ['blue-1'] } }).position
      .placements
    expect(byHex.map(({ unit, hex }) => [unit, hex])).toEqual([
      ['red-1', 0],
      ['red-2', 0],
      ['blue-1', 5],
    ])
    const listed = ['red-1 0101', { id: 'red-2', hex: '0102', step: 1, power: 7 }, 'blue-1 dead']
    expect(first({ ...SOUND, units: listed }).position.placements).toMatchObject([
      { unit: 'red-1', hex: 0, box: null, step: null, values: {} },
      { unit: 'red-2', hex: 1, step: 1, values: { power: 7 } },
      { unit: 'blue-1', hex: -1, box: 'dead' },
    ])
  })

  it('knows a hex without its leading zero', () => {
    expect(first({ ...SOUND, units: { 101: 'red-1' } }).position.placements[0].hex).toBe(0)
  })

  it('lets a case move a unit of the file', () => {
    const file = { ...SOUND, units: { '0101': 'red-1 red-2' }, cases: [{ units: { '0302': 'red-1' } }] }
    const places = first(file).position.placements.map(({ unit, hex }) => [unit, hex])
    expect(places).toEqual([
      ['red-2', 0],
      ['red-1', 6],
    ])
  })

  it('lets a case change words, options, control and boxes one by one', () => {
    const file = {
      ...SOUND,
      options: { mud: true },
      control: { Red: ['0301'], '0302': 'nobody' },
      situation: { wind: 'calm' },
      cases: [{}, { options: { mud: 'false' }, control: { '0301': 'Blue' }, situation: { wind: 'storm' } }],
    }
    const [one, two] = read(file).cases.map(each => each.position)
    expect([one.options, two.options]).toEqual([{ mud: 'true' }, { mud: 'false' }])
    expect(one.control.map(({ hex, holder }) => [hex, holder])).toEqual([
      [5, 'Red'],
      [6, null],
    ])
    expect(two.control.at(-1)).toMatchObject({ hex: 5, holder: 'Blue' })
    expect(two.situation.get('wind')?.path).toBe('cases[2].situation.wind')
  })

  it('gives a region for all its hexes', () => {
    expect(first({ ...SOUND, control: { Blue: ['Red'] } }).position.control.map(({ hex }) => hex)).toEqual([
      0, 1, 2,
    ])
  })

  it('reads a phase with who acts and what stands beside it', () => {
    expect(first({ ...SOUND, phase: 'dusk' }).position.phase).toMatchObject({ name: 'dusk', who: null })
    const phase = first({ ...SOUND, phase: { act: 'Blue', at: 'start' } }).position.phase
    expect(phase).toMatchObject({ name: 'act', who: 'Blue' })
    expect(phase?.more.has('at')).toBe(true)
  })

  it('reads steps in every form', () => {
    const steps = first({
      ...SOUND,
      do: [
        'end',
        { end: null, as: 'Blue' },
        { walk: { unit: 'red-1', to: '0102' }, forbidden: '2.1' },
        { do: 'walk', unit: 'red-1', to: '0102', forbidden: true },
        { expect: { wind: 'calm' } },
        { until: { turn: 2 } },
      ],
    }).steps
    expect(steps.map(step => step.action)).toEqual([
      { do: 'end' },
      { do: 'end' },
      { do: 'walk', unit: 'red-1', to: '0102' },
      { do: 'walk', unit: 'red-1', to: '0102' },
      null,
      null,
    ])
    expect(steps.map(step => step.forbidden)).toEqual([null, null, '2.1', '', null, null])
    expect(steps.map(step => step.side)).toEqual([-1, 1, -1, -1, -1, -1])
  })

  it('reads dice in order and by meaning', () => {
    expect(first({ ...SOUND, dice: [1, '2', 3] }).dice.inOrder).toEqual([1, 2, 3])
    const { byMeaning } = first({ ...SOUND, dice: { shot: [4, 5], wind: ['storm'] } }).dice
    expect([...byMeaning]).toEqual([
      ['shot', [4, 5]],
      ['wind', ['storm']],
    ])
  })
})

describe('faults', () => {
  it.each<[string, unknown, string, string?]>([
    ['no map at all', 'position', 'not-a-position'],
    ['another kind of file', { ...SOUND, salient: 'journal' }, 'not-a-position'],
    ['a newer format', { ...SOUND, format: 2 }, 'newer-format', 'format'],
    ['no game', { scenario: 'day' }, 'no-game'],
    ['an unknown game', { ...SOUND, game: 'skirmisch' }, 'unknown-game', 'game'],
    ['no scenario', { game: 'skirmish' }, 'no-scenario'],
    ['an unknown scenario', { ...SOUND, scenario: 'dawn' }, 'unknown-scenario', 'scenario'],
    ['an unknown key', { ...SOUND, unit: {} }, 'unknown-key', 'unit'],
    ['an unknown key of a case', { ...SOUND, cases: [{ titel: 'x' }] }, 'unknown-key', 'cases[1].titel'],
    ['an action beside cases', { ...SOUND, cases: [{}], do: ['end'] }, 'misplaced', 'do'],
    ['an unknown hex', { ...SOUND, units: { '0909': 'red-1' } }, 'unknown-hex', 'units.0909'],
    ['an unknown unit', { ...SOUND, units: { '0101': 'red-3' } }, 'unknown-unit', 'units.0101'],
    [
      'a unit in two hexes',
      { ...SOUND, units: { '0101': 'red-1', '0102': 'red-1' } },
      'unit-twice',
      'units.0102',
    ],
    [
      'a unit on the map and in a box',
      { ...SOUND, boxes: { dead: ['red-1'] } },
      'unit-twice',
      'boxes.dead[1]',
    ],
    ['an unknown box', { ...SOUND, boxes: { dad: ['red-2'] } }, 'unknown-key', 'boxes.dad'],
    ['a unit without a place', { ...SOUND, units: [{ id: 'red-1' }] }, 'bad-unit', 'units[1]'],
    [
      'an unknown value of a unit',
      { ...SOUND, units: [{ id: 'red-1', hex: '0101', powr: 3 }] },
      'unknown-key',
      'units[1].powr',
    ],
    [
      'too many steps',
      { ...SOUND, units: [{ id: 'red-1', hex: '0101', step: 3 }] },
      'not-a-number',
      'units[1].step',
    ],
    ['an unknown holder', { ...SOUND, control: { Green: ['0101'] } }, 'unknown-holder', 'control.Green'],
    ['a turn that never comes', { ...SOUND, turn: 99 }, 'not-a-number', 'turn'],
    ['an unknown phase', { ...SOUND, phase: 'dusq' }, 'unknown-phase', 'phase'],
    ['an unknown phase with who acts', { ...SOUND, phase: { atc: 'Red' } }, 'unknown-phase', 'phase'],
    ['an unknown word', { ...SOUND, situation: { winds: 'calm' } }, 'unknown-word', 'situation.winds'],
    ['an unknown option', { ...SOUND, options: { mudd: true } }, 'unknown-option', 'options.mudd'],
    ['an unknown value of an option', { ...SOUND, options: { mud: 'deep' } }, 'unknown-value', 'options.mud'],
    ['an unknown fact', { ...SOUND, expect: { stpes: {} } }, 'unknown-fact', 'expect.stpes'],
    ['an unknown side', { ...SOUND, do: [{ end: null, as: 'Green' }] }, 'unknown-side', 'do[1].as'],
    ['an unknown verb', { ...SOUND, do: [{ wlak: { unit: 'red-1' } }] }, 'unknown-verb', 'do[1]'],
    [
      'a verb under "do"',
      { ...SOUND, do: [{ do: { walk: {} }, forbidden: 'yes' }] },
      'unknown-verb',
      'do[1]',
    ],
    ['an unknown verb alone', { ...SOUND, do: ['ende'] }, 'unknown-verb', 'do[1]'],
    [
      'an unknown verb that should be forbidden',
      { ...SOUND, do: [{ do: 'wlak', forbidden: 'yes' }] },
      'unknown-verb',
      'do[1]',
    ],
    ['a list of no cases', { ...SOUND, cases: [] }, 'no-cases', 'cases'],
    ['leave for nothing', { ...SOUND, allow: 'overstaked' }, 'unknown-word', 'allow'],
    ['two verbs in a step', { ...SOUND, do: [{ walk: {}, shoot: {} }] }, 'unknown-key', 'do[1].shoot'],
    ['a verb with a plain value', { ...SOUND, do: [{ walk: 'red-1' }] }, 'bad-action', 'do[1].walk'],
    ['actions that are no list', { ...SOUND, do: { walk: {} } }, 'not-a-list', 'do'],
    ['a die without a number', { ...SOUND, dice: ['six'] }, 'not-a-number', 'dice[1]'],
    ['dice for what is never rolled', { ...SOUND, dice: { shoot: [6] } }, 'unknown-key', 'dice.shoot'],
    ['a die with no pips', { ...SOUND, dice: [0] }, 'not-a-number', 'dice[1]'],
  ])('%s', (_, data, code, place) => {
    expect(faultsOf(data)).toContainEqual(expect.objectContaining({ code, ...(place && { place }) }))
  })

  it('names what was probably meant', () => {
    const reason = (data: unknown) => faultsOf(data)[0].reason
    expect(reason({ ...SOUND, unit: {} })).toContain('"units" was probably meant')
    expect(reason({ ...SOUND, situation: { wnd: 1 } })).toContain('"wind" was probably meant')
    expect(reason({ ...SOUND, units: { '0101': 'red1' } })).toContain('"red-1" was probably meant')
  })

  it('tells all of them at once', () => {
    expect(faultsOf({ ...SOUND, turn: 0, phase: 'x', dice: [9999] })).toHaveLength(3)
  })

  it('never throws, whatever the file holds', () => {
    const keys = [
      'title',
      'board',
      'units',
      'boxes',
      'control',
      'turn',
      'phase',
      'situation',
      'dice',
      'do',
      'expect',
      'cases',
    ]
    const junk = fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.string(),
      fc.array(fc.string()),
      fc.object({ maxDepth: 2 }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), junk), data => {
        readPositionFile(documentOf({ ...SOUND, ...data }), 'x.yaml', GAMES)
      }),
    )
  })
})
