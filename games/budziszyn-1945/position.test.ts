import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { type Fault, valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut, runPosition } from '../../engine/positions/run.ts'
import { budziszyn1945 } from './index.ts'
import { budziszyn1945Positions } from './position.ts'
import type { State } from './state.ts'
import { attackPoints, movementPoints, unit } from './units.ts'
import { hex, TERRAIN, terrain } from './world.ts'

const read = (data: object) =>
  readPositionFile(documentOf({ game: 'budziszyn-1945', scenario: 'nysa', ...data }), 'x', [
    budziszyn1945Positions,
  ])

/** The state of a position when its phase has opened. */
function lay(data: object): State {
  const [only] = valueOrThrow(read(data)).cases
  return budziszyn1945Positions.during(only.position, () => {
    const g = valueOrThrow(layOut(budziszyn1945Positions, only))
    budziszyn1945Positions.open(g, [])
    return g
  })
}

function faultsOf(data: object): readonly Fault[] {
  const file = read(data)
  if (!file.ok) return file.faults
  const report = runPosition(budziszyn1945Positions, file.value)
  return report.ok ? [] : report.faults
}

const UNITS = { 6424: 'su-52-art1 su-52-art2', 6025: 'su-52-50', 5924: 'de-1244' }

describe('phases', () => {
  it.each([
    ['set-up', 'nysa', 1, 'set-up', '1 deploy none 0'],
    ['none at all', 'nysa', 5, undefined, '0 movement movement 0'],
    ['a turn with air points', 'nysa', 1, 'turn', '0 airPlan air 0'],
    ['the barrage of turn 1', 'nysa', 1, { barrage: 'soviet' }, '0 barrage barrage 0'],
    ['a side', 'nysa', 5, { combat: 'german' }, '1 combat combat 1'],
    ['a camp that a player commands', 'stars-2', 5, { combat: 'german' }, '0 combat combat 0'],
    ['the third player', 'stars-3', 5, { movement: 'german' }, '2 movement movement 2'],
    [
      'a strategic phase in which nobody is marked, passed over',
      'nysa',
      1,
      { strategic: 'soviet' },
      '0 airPlan air 1',
    ],
    ['a supply phase', 'nysa', 5, { supply: 'soviet' }, '1 movement movement 1'],
    ['the end of a turn', 'nysa', 5, 'end-of-turn', '0 movement movement 0'],
  ])('%s', (_, scenario, turn, phase, expected) => {
    const units = phase === 'set-up' || scenario !== 'nysa' ? {} : { units: UNITS }
    const g = lay({ scenario, turn, ...units, ...(phase === undefined ? {} : { phase }) })
    const awaited = budziszyn1945.awaited(g)
    const { phase: name, player } = budziszyn1945.situation(g)
    expect(`${awaited?.side} ${awaited?.decision} ${name} ${player}`).toBe(expected)
  })

  it.each([
    ['nysa', 15, { movement: 'soviet' }],
    ['nysa', 17, { combat: 'german' }],
    ['stars-2', 15, { air: 'soviet' }],
    ['stars-3', 16, { supply: 'soviet' }],
  ])('go on to the end of the game: %s, turn %i', (scenario, turn, phase) => {
    const g = lay({ scenario, turn, phase, units: { 6025: 'su-52-50', 6027: 'de-6-37' } })
    for (let actions = 0; budziszyn1945.awaited(g) !== null; actions++) {
      const { side } = budziszyn1945.awaited(g)!
      const action = budziszyn1945Positions.quietAction(g)!
      expect(budziszyn1945.check(g, side, action)).toEqual([])
      budziszyn1945.perform(g, side, action, null)
      expect(actions).toBeLessThan(400)
    }
    expect(budziszyn1945.outcome(g)).not.toBe(null)
  })
})

describe('faults of a situation', () => {
  it.each<[string, object, string]>([
    [
      'nine levels in a hex',
      { units: { 3010: 'su-52-50 su-52-111 su-52-213 su-52-254 su-hq52' } },
      'overstacked',
    ],
    ['enemies in a hex', { units: { 3010: 'su-52-50 de-1244' } }, 'overstacked'],
    ['a unit of the other scenario', { units: { 3600: 'de-214' } }, 'wrong-scenario'],
    ['infantry on trucks', { units: [{ id: 'su-52-50', hex: '3010', transport: true }] }, 'no-gun'],
    ['a Soviet defector', { units: [{ id: 'su-52-50', hex: '3010', camp: 'american' }] }, 'no-defector'],
    ['a phase of nobody', { phase: { movement: 'romanian' } }, 'unknown-side'],
    ['a mistyped word beside a phase', { phase: { movement: 'soviet', at: 'start' } }, 'unknown-key'],
    ['a bridge over land', { situation: { bridges: { '3010/3011': 'blown' } } }, 'no-water'],
    ['a bridge to nowhere', { situation: { building: { 'su-hq52': 3011 } } }, 'no-water'],
    ['an unknown army', { situation: { pontoonsUsed: ['54'] } }, 'unknown-army'],
    [
      'a mission without points',
      { situation: { missions: [{ camp: 'soviet', kind: 'air-attack', hex: 3010 }] } },
      'bad-mission',
    ],
    ['a killed headquarters without a hex', { situation: { kills: [{ by: 'soviet' }] } }, 'bad-kill'],
    ['an unknown zone', { situation: { arrivals: { 'su-52-294': 'Z' } } }, 'unknown-zone'],
  ])('%s', (_, data, code) => {
    expect(faultsOf({ turn: 5, ...data })).toContainEqual(expect.objectContaining({ code }))
  })

  it('can be allowed where the rules mend them', () => {
    const units = { 3010: 'su-52-50 su-52-111 su-52-213 su-52-254 su-hq52' }
    expect(faultsOf({ allow: 'overstacked', turn: 5, units })).toEqual([])
  })
})

describe('the table', () => {
  it('is put back after a case, whatever happens in it', () => {
    const data = {
      board: { draw: { at: 3010, legend: { f: 'Germany forest' }, rows: ['f f'] } },
      units: [{ id: 'su-52-50', hex: '3010', sp: 77, movement: 9 }],
    }
    const [only] = valueOrThrow(read(data)).cases
    const now = () => [
      terrain[hex('3211')],
      attackPoints[2][unit('su-52-50')],
      movementPoints[unit('su-52-50')],
    ]
    const before = now()
    expect(() =>
      budziszyn1945Positions.during(only.position, () => {
        expect(now()).toEqual([TERRAIN.lake, 77, 9])
        throw new Error('in the middle')
      }),
    ).toThrow('in the middle')
    expect(now()).toEqual(before)
  })

  it('holds what the file says, and off the map what the game begins with', () => {
    const g = lay({ turn: 5, units: { 6025: 'su-52-50' }, control: { german: [6119] } })
    const fact = (name: string, subject: string) => budziszyn1945Positions.facts[name].read(g, subject)
    const ids = ['su-52-50', 'su-52-111', 'de-275-983', 'us-69-271', 'de-214']
    expect(ids.map(id => fact('at', id))).toEqual(['6025', 'aside', 'waiting', 'onCall', 'unused'])
    expect(['6025', '6119', '6424'].map(name => fact('control', name))).toEqual([
      'soviet',
      'german',
      'soviet',
    ])
    expect(budziszyn1945.faultsIn(g)).toEqual([])
  })
})

describe('the words for actions and dice', () => {
  it.each(['nysa', 'stars-2', 'stars-3'])('name every action and every roll of %s', scenario => {
    const { actions, rolls, rollIn } = budziszyn1945Positions
    const g = valueOrThrow(budziszyn1945.begin(scenario, {}, fastDice(3)))
    for (let count = 0, random = 3; count < 800; count++) {
      const awaited = budziszyn1945.awaited(g)
      if (awaited === null) break
      const legal = budziszyn1945.legal(g, awaited.side)
      random = (random * 48271) % 2147483647
      const action = legal[random % legal.length]
      const log: GameEvent[] = []
      expect(Object.keys(actions)).toContain(action.do)
      const before = g.rolls
      budziszyn1945.perform(g, awaited.side, action, log)
      const rolled = log.flatMap(event => rollIn(event) ?? [])
      expect(rolled.reduce((sum, each) => sum + each.count, 0)).toBe(g.rolls - before)
      for (const { meaning } of rolled) expect(Object.keys(rolls)).toContain(meaning)
    }
  })
})
