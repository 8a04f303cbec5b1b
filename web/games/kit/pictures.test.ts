// What lies on the map and beside it: counters, overlays, trays, guesses, header and log.
import { describe, expect, test } from 'vitest'
import { PUBLIC } from '../../../engine/game/game.ts'
import { battleSteps, lastAttack } from './battle.ts'
import { countersOf, marker, perSight } from './counters.ts'
import { facts } from './facts.ts'
import { guessOf } from './guess.ts'
import { setUpSteps, turnHeading, turnOf } from './header.ts'
import { logHeading, logLine } from './log.ts'
import {
  bySide,
  CHOICES,
  choice,
  inRange,
  ofHexes,
  overlaysOf,
  supplyOverlay,
  threatened,
} from './overlays.ts'
import type { KitSight } from './sight.ts'
import { DEAD, field, HIDDEN, hexAt, lay, see, type Toy } from './toy.fixture.ts'
import { alike, arriving, grouped, inBox, tray, traysOf } from './trays.ts'

type S = KitSight<Toy>
const g = lay({ E11: ['red-1', 'red-2'], E12: ['blue-1', 'blue-2'], W11: ['green-1'] })

describe('counters', () => {
  const { counters, spokenUnit } = countersOf<Toy, S>(field, {
    isSpent: (_, unit) => unit === 0,
    statesOf: (_, unit) => (unit === 1 ? ['unsupplied'] : []),
    wordsOf: () => ['attack 3'],
    shortageOf: (_, unit) => (unit === 1 ? 2 : 0),
  })
  const shown = (viewer: number) =>
    counters(see(g, viewer)).map(({ unit, hex, depth }) => `${unit} ${hex} ${depth}`)

  test('hidden ones lie under the top one without a name, for everybody but their owner', () => {
    expect(shown(0)).toEqual(['red-1 E11 0', 'red-2 E11 1', 'blue-1 E12 0', 'null E12 1', 'green-1 W11 0'])
    expect(shown(1)).toContain('blue-2 E12 1')
    expect(shown(PUBLIC)).toContain('null E12 1')
    expect(counters(see(g, 0))[3]).toMatchObject({ side: 1, name: 'a unit that you cannot see' })
  })

  test('tell their states and say everything in one sentence', () => {
    expect(counters(see(g, 0)).slice(0, 2)).toMatchObject([
      { states: ['spent'], name: 'I Corps, Red corps, attack 3' },
      { states: ['unsupplied'], shortage: 2 },
    ])
    expect(spokenUnit(see(g, 0), 'red-1')).toBe(
      'I Corps, Red corps, attack 3, done in this phase, in Brest with II Corps',
    )
    expect(spokenUnit(see(g, 0), 'red-3')).toBe('III Corps, Red corps, attack 3')
  })

  test('a layer may be known in part', () => {
    const known = countersOf<Toy, S>(field, {
      isSpent: () => false,
      statesOf: () => [],
      wordsOf: () => [],
      layersOf: (_, hex) => (hex === 1 ? [{ side: 1, known: ['tanks', '2 levels'] }, 3] : []),
    })
    expect(known.counters(see(g, 0)).map(({ name }) => name)).toEqual([
      'a unit that you cannot see, tanks, 2 levels',
      '1. Army, Blue army',
    ])
  })
})

test('an answer is worked out once for a sight', () => {
  let asked = 0
  const answer = perSight((s: S) => {
    asked += 1
    return s.viewer
  })
  const s = see(g, 0)
  expect([answer(s), answer(s), answer(see(g, 1)), asked]).toEqual([0, 0, 1, 2])
})

describe('overlays', () => {
  const { overlays, overlay } = overlaysOf<Toy, S>(field, [
    bySide(field, CHOICES.zones, 'zoc', (s, side, hex) =>
      field.unitsOf(s.g, side).some(u => s.g.place[u] === hex),
    ),
    supplyOverlay(field, (s, units) =>
      units.map(unit => ({ unit, line: [s.g.place[unit], 2, 3], isDry: unit === 1 })),
    ),
    ofHexes(field, choice('victory', 'Towns', 'V'), 'victory', (_, hex) => field.townOf(hex) !== ''),
  ])

  test('are chosen by key, and one that is not there draws nothing', () => {
    expect(overlays.map(({ id, key }) => id + key)).toEqual(['zonesZ', 'supplyS', 'victoryV'])
    expect(overlay(see(g, 0), 'weather', [])).toEqual([])
  })

  test('a picture for every side, that of the viewer on top', () => {
    expect(overlay(see(g, 0), 'zones', []).map(({ side }) => side)).toEqual([1, 2, 0])
    expect(overlay(see(g, PUBLIC), 'zones', []).map(({ side }) => side)).toEqual([0, 1, 2])
  })

  test('supply of those in hand or of everybody: a line for a stack, and who has none', () => {
    const [lines, dry] = overlay(see(g, 0), 'supply', [])
    expect(lines.lines).toEqual([['E11', 'E13', 'E14']])
    expect(dry.hexes).toEqual(['E11'])
    expect(overlay(see(g, 0), 'supply', ['red-1'])[1].hexes).toEqual([])
  })

  test('what enemies could attack: where they get to and the hexes around', () => {
    const asked: number[] = []
    const hexes = threatened<Toy, S>(field, see(g, 0), {
      isThreat: (_, unit) => unit !== 5,
      likeness: () => '',
      reachOf: ({ g: at }, unit) => {
        asked.push(unit)
        return [at.place[unit]]
      },
      isOpen: hex => hex !== hexAt('E11'),
    })
    expect(asked).toEqual([3])
    expect(hexes).toEqual(
      field
        .hexNames([hexAt('E12'), ...field.around(hexAt('E12'))])
        .filter(n => n !== 'E11')
        .sort(),
    )
  })

  test('hexes in range stay on the map of the unit', () => {
    const near = inRange(field, g, [5], () => 1)
    expect(near).toHaveLength(1 + field.around(hexAt('W11')).length)
    expect(near.every(name => name.startsWith('W'))).toBe(true)
  })
})

describe('trays', () => {
  const beside = lay({})
  beside.place.fill(DEAD, 0, 3)

  test('those of the viewer first, empty ones left out', () => {
    const trays = traysOf<Toy, S>(field, (s, side) => [
      tray('lost', 'Lost', '', ['1'], alike(field, inBox(field, s.g, side, DEAD))),
    ])
    expect(trays(see(beside, 1)).map(({ id }) => id)).toEqual(['lost-0'])
    beside.place[3] = DEAD
    expect(trays(see(beside, 1)).map(({ id }) => id)).toEqual(['lost-1', 'lost-0'])
  })

  test('equal counters are one group; figures set them apart', () => {
    expect(alike(field, [0, 1, 2])).toEqual([
      { label: '× 3', units: ['red-1', 'red-2', 'red-3'], line: 'Red corps' },
    ])
    expect(alike(field, [0, 1], unit => `${unit}`).map(({ label }) => label)).toEqual(['I Corps', 'II Corps'])
    expect(grouped(field, [0, 1, 2], unit => `Turn ${unit < 2 ? 1 : 4}`)).toMatchObject([
      { label: 'Turn 1', line: 'I Corps, II Corps' },
      { label: 'Turn 4', units: ['red-3'] },
    ])
  })

  test('what the decision in hand can bring', () => {
    const s = see(beside, 0, {
      legal: [{ do: 'enter', unit: 'red-2' }, { do: 'enter', unit: 'red-2' }, { do: 'end' }],
    })
    expect(arriving(field, s, ['enter'])).toEqual([1])
  })
})

test('guesses: the weakest and the strongest of those that could lie there', () => {
  const strength = [0, 0, 0, 9, 2, 5]
  const guess = guessOf<Toy, S, { readonly side: number }>(field, {
    copyOf: s => s.g.copy(),
    hiddenIn: (s, hex) => new Array(s.unseenIn(hex)).fill({ side: 1 }),
    isUnseen: (at, unit) => at.place[unit] === HIDDEN || unit === 5,
    couldBe: (_, __, unit) => unit > 3,
    strengthOf: (_, unit) => strength[unit],
  })
  const here = [hexAt('E12')]
  const { weakest, strongest, count } = guess(see(g, 0), here)
  expect([count, field.unitsIn(weakest, here[0]), field.unitsIn(strongest, here[0])]).toEqual([
    1,
    [3, 4],
    [3, 5],
  ])
  const s = see(g, 1)
  expect(guess(s, here)).toEqual({ weakest: s.g, strongest: s.g, count: 0 })
})

describe('header and log', () => {
  const dateOf = (_: Toy, turn: number) => `${turn} May`

  test('the turn with its date, and without', () => {
    expect(turnOf(dateOf)(see(g, 0))).toEqual({ number: 1, last: 5, name: 'Turn 1 of 5, 1 May' })
    expect(turnOf(() => '')(see(g, 0)).name).toBe('Turn 1 of 5')
    expect(turnHeading(dateOf, g, 3)).toBe('Turn 3, 3 May')
  })

  test('sides set up in their order', () => {
    expect(setUpSteps(field, g, [2, 1, 0], 1).steps.map(({ label, state }) => `${label} ${state}`)).toEqual([
      'Green set-up done',
      'Blue set-up current',
      'Red set-up next',
    ])
  })

  test('lines and headings', () => {
    const line = {
      text: 'attack on Brest',
      rule: '12',
      hexes: ['E11'],
      dice: [4],
      rows: [['column', '+2', '12.1']],
    } as const
    expect(logLine(line, 'battle', 1)).toEqual({
      side: 1,
      text: 'Attack on Brest.',
      rules: ['12'],
      hexes: ['E11'],
      weight: 'battle',
      dice: [4],
      details: [{ label: 'Column', value: '+2', rule: '12.1' }],
    })
    expect(logLine({ text: 'it rains', rule: '1', hexes: [] }, 'plain', null)).not.toHaveProperty('dice')
    expect(logHeading('Turn 2', 'turn', '5').side).toBeNull()
  })

  test('the last attack and its steps', () => {
    const events = ['attack', 'roll', 'attack', 'loss'].map(event => ({ event, rule: '1' }))
    expect(lastAttack(events, 'attack').map(({ event }) => event)).toEqual(['attack', 'loss'])
    expect(lastAttack(events, 'fire')).toEqual([])
    expect(battleSteps(['Roll', 'Losses', 'Advance'], 1).map(({ state }) => state)).toEqual([
      'done',
      'current',
      'next',
    ])
  })

  test('facts that hold, and markers', () => {
    expect(facts([['Held by', 'Red', '3'], false])).toEqual([{ label: 'Held by', value: 'Red', rule: '3' }])
    expect(marker('fortified', 'E11', 'Dug in')).toEqual({
      kind: 'fortified',
      hex: 'E11',
      label: 'Dug in',
      side: null,
    })
  })
})
