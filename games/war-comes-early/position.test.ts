import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { type Fault, valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut, runPosition } from '../../engine/positions/run.ts'
import { warComesEarly } from './index.ts'
import { warComesEarlyPositions } from './position.ts'
import { describePosition } from './position-write.ts'
import { HEX, type State, UNIT } from './state.ts'
import { attackFactor, country, grid, unit } from './world.ts'

const read = (data: object) =>
  readPositionFile(documentOf({ game: 'war-comes-early', scenario: '1938', ...data }), 'x', [
    warComesEarlyPositions,
  ])

/** The state of a position when its phase has opened. */
function lay(data: object): State {
  const [only] = valueOrThrow(read(data)).cases
  return warComesEarlyPositions.during(only.position, () => {
    const g = valueOrThrow(layOut(warComesEarlyPositions, only))
    warComesEarlyPositions.open(g, [])
    return g
  })
}

function faultsOf(data: object): readonly Fault[] {
  const file = read(data)
  if (!file.ok) return file.faults
  const report = runPosition(warComesEarlyPositions, file.value)
  return report.ok ? [] : report.faults
}

const decisionOf = (data: object) => {
  const g = lay(data)
  const awaited = warComesEarly.awaited(g)
  return `${awaited?.side} ${awaited?.decision} ${warComesEarly.situation(g).nations}`
}

describe('phases', () => {
  it.each([
    ['set-up', 1, 'set-up', '1 deploy '],
    ['none at all', 5, undefined, '0 movement Germany'],
    ['the first turn', 1, 'turn', '0 germanOrder '],
    ['the German order', 2, 'order', '0 germanOrder '],
    ['German movement in turn 2', 2, { movement: 'Germany' }, '0 movement Germany'],
    ['Czech combat in turn 1', 1, { combat: 'Czechoslovakia' }, '1 combat Czechoslovakia'],
    ['German reorganization in turn 5', 5, { reorganization: 'Germany' }, '0 reorganization Germany'],
    ['German movement with what precedes it', 5, { movement: 'Germany', at: 'start' }, '0 violation Germany'],
    ['a nation', 5, { movement: 'Soviet Union' }, '1 movement Soviet Union'],
    ['a marker', 5, { movement: 'Soviet + Lith' }, '1 movement Soviet Union'],
    ['a marker of several nations', 5, { combat: 'Yugo + Rom' }, '1 combat Romania, Yugoslavia'],
    ['an ally of Germany', 5, { combat: 'Hungary' }, '0 combat Hungary'],
    ['a German window', 5, { window: 'Italy', after: 'draw' }, '0 germanWindow '],
    ['railheads', 5, 'railheads', '1 railheads Soviet Union'],
    ['a draw', 5, 'draw', '0 germanWindow '],
    ['the end of a turn', 1, 'end-of-turn', '0 germanOrder '],
  ])('%s', (_, turn, phase, decision) => {
    expect(decisionOf(phase === undefined ? { turn } : { turn, phase })).toBe(decision)
  })

  it('of airpower need markers', () => {
    const air = { side: 'allied', unassigned: 2 }
    expect(decisionOf({ turn: 5, phase: 'bombing', situation: { air } })).toBe('1 terrorBombing ')
    expect(decisionOf({ turn: 5, phase: 'support', situation: { air } })).toBe('1 groundSupport ')
    expect(faultsOf({ turn: 5, phase: 'bombing' })).toMatchObject([{ code: 'impossible-phase' }])
  })

  it.each([
    ['1938', 1, { movement: 'Germany' }],
    ['1938', 2, { combat: 'Czechoslovakia' }],
    ['1938', 3, { movement: 'Germany' }],
    ['1938', 9, { reorganization: 'Poland' }],
    ['1938', 10, { window: 'Czech', after: 'movement' }],
    ['1939', 5, { combat: 'Poland' }],
  ])('go on to the end of the game: %s, turn %i', (scenario, turn, phase) => {
    const g = lay({ scenario, turn, phase, units: { 2413: 'po-c1' } })
    for (let actions = 0; warComesEarly.awaited(g) !== null; actions++) {
      const { side } = warComesEarly.awaited(g)!
      const action = warComesEarlyPositions.quietAction(g)!
      expect(warComesEarly.check(g, side, action)).toEqual([])
      warComesEarly.perform(g, side, action, null)
      expect(actions).toBeLessThan(2000)
    }
    expect(warComesEarly.outcome(g)).not.toBe(null)
  })

  it('leave the pool and the track as the drawn markers say', () => {
    const g = lay({
      turn: 5,
      phase: { combat: 'Czech' },
      situation: { drawn: ['Italy', 'Czech'], germanPhasesUsed: ['movement'] },
    })
    const { facts } = warComesEarlyPositions
    expect(facts.track.read(g, '')).toEqual(['Italy', 'Czech', 'German movement'])
    expect(facts.pool.read(g, '')).toEqual([
      'Anglo-French',
      'Hungary',
      'Poland',
      'Yugo + Rom',
      'Soviet + Lith',
    ])
  })
})

describe('faults of a situation', () => {
  it.each<[string, object, string]>([
    ['six units in a hex', { units: { 2413: 'ge-c1 ge-c2 ge-c3 ge-c4 ge-c5 ge-c6' } }, 'overstacked'],
    ['two armies in a hex', { units: { 2413: 'ge-a2 ge-a3' } }, 'overstacked'],
    ['enemies in a hex', { allow: 'overstacked', units: { 2413: 'ge-c1 cz-c1' } }, 'overstacked'],
    ['a unit at sea', { units: { '0101': 'ge-c1' } }, 'in-the-water'],
    ['a unit of the other scenario', { units: { 2413: 'g39-c1' } }, 'wrong-scenario'],
    ['a Belgian unit while Belgium is neutral', { turn: 5, units: { '0406': 'be-c1' } }, 'not-in-the-war'],
    [
      'a Polish unit when Poland is out',
      { turn: 5, units: { 2413: 'po-c1' }, situation: { capitulated: ['Poland'] } },
      'not-in-the-war',
    ],
    [
      'a mistyped word beside a phase',
      { turn: 5, phase: { movement: 'Germany', att: 'start' } },
      'unknown-key',
    ],
    ['the Flieger Division as a unit', { units: { 2413: 'ge-7f' } }, 'not-a-unit'],
    ['an order in turn 5', { turn: 5, phase: 'order' }, 'impossible-phase'],
    ['a Polish phase in turn 1', { turn: 1, phase: { movement: 'Poland' } }, 'impossible-phase'],
    [
      'a phase of a nation that is out',
      { turn: 5, phase: { movement: 'Poland' }, situation: { capitulated: ['Poland'] } },
      'impossible-phase',
    ],
    [
      'a German phase that is over',
      { turn: 5, phase: { combat: 'Germany' }, situation: { germanPhasesUsed: ['combat'] } },
      'impossible-phase',
    ],
    ['a violated belligerent', { turn: 5, situation: { belligerent: ['France'] } }, 'not-neutral'],
    ['a breach without a fort', { turn: 5, situation: { breached: [2413] } }, 'no-fort'],
    ['five railheads', { turn: 5, situation: { railheads: [5322, 5322, 5322, 5322, 5322] } }, 'too-many'],
    ['airpower of nobody', { turn: 5, situation: { air: { markers: [2413] } } }, 'no-side'],
    ['points of an unknown side', { turn: 5, situation: { vp: { russian: 5 } } }, 'unknown-side'],
    ['an unknown nation', { turn: 5, situation: { capitulated: ['Polnd'] } }, 'unknown-nation'],
    ['a draw in turn 2', { turn: 2, phase: 'draw' }, 'impossible-phase'],
    ['railheads that move in turn 1', { turn: 1, phase: 'railheads' }, 'impossible-phase'],
    ['a set-up in turn 5', { turn: 5, phase: 'set-up' }, 'impossible-phase'],
    ['a phase of nobody', { turn: 5, phase: 'movement' }, 'no-nation'],
    ['a phase at its end', { turn: 5, phase: { movement: 'Germany', at: 'end' } }, 'unknown-moment'],
    [
      'airpower in turn 2',
      { turn: 2, phase: 'bombing', situation: { air: { side: 'german', unassigned: 2 } } },
      'no-airpower',
    ],
    [
      'airpower in 1939',
      { scenario: '1939', turn: 4, situation: { air: { side: 'german', markers: [2413] } } },
      'no-airpower',
    ],
    [
      'two air markers in a hex',
      { turn: 5, situation: { air: { side: 'german', markers: [2413, 2413] } } },
      'marker-twice',
    ],
    ['a marker drawn twice', { turn: 5, situation: { drawn: ['Czech', 'Italy', 'Czech'] } }, 'marker-twice'],
    [
      'an order with a phase twice',
      { turn: 1, situation: { germanOrder: ['movement', 'movement', 'combat'] } },
      'bad-order',
    ],
    ['an order of two phases', { turn: 1, situation: { germanOrder: ['movement', 'combat'] } }, 'bad-order'],
    [
      'a unit on the map and on its way back',
      { turn: 5, units: { 3821: 'po-c1' }, situation: { returns: { 'po-c1': 8 } } },
      'unit-twice',
    ],
    ['a unit that returns nobody knows when', { turn: 5, boxes: { returning: ['po-c1'] } }, 'no-return'],
    [
      'a great power that capitulates',
      { turn: 5, situation: { capitulated: ['France'] } },
      'never-capitulates',
    ],
    ['an unknown marker', { turn: 5, phase: 'draw', situation: { drawn: ['Chekh'] } }, 'unknown-marker'],
  ])('%s', (_, data, code) => {
    expect(faultsOf(data)).toContainEqual(expect.objectContaining({ code }))
  })

  it('are none where a box and its turn say the same', () => {
    const data = { turn: 5, boxes: { returning: ['po-c1'] }, situation: { returns: { 'po-c1': 8 } } }
    expect(faultsOf(data)).toEqual([])
  })

  it('can be allowed where the rules mend them', () => {
    const units = { 2413: 'ge-c1 ge-c2 ge-c3 ge-c4 ge-c5 ge-c6' }
    expect(faultsOf({ allow: 'overstacked', phase: { movement: 'Germany' }, units })).toEqual([])
  })
})

describe('the table', () => {
  it('is put back after a case, whatever happens in it', () => {
    const data = {
      board: { draw: { at: 1020, legend: { c: 'Czechoslovakia clear' }, rows: ['c c'] } },
      units: [{ id: 'ge-c1', hex: '1020', attack: 77 }],
    }
    const [only] = valueOrThrow(read(data)).cases
    const before = [country[grid.indexOf('1020')], attackFactor[unit('ge-c1')]]
    expect(() =>
      warComesEarlyPositions.during(only.position, () => {
        expect(attackFactor[unit('ge-c1')]).toBe(77)
        throw new Error('in the middle')
      }),
    ).toThrow('in the middle')
    expect([country[grid.indexOf('1020')], attackFactor[unit('ge-c1')]]).toEqual(before)
  })

  it('holds what the file says and the beginning of the game where it says nothing', () => {
    const g = lay({
      turn: 5,
      phase: { movement: 'Germany' },
      units: { 2413: 'ge-c1' },
      control: { 3821: 'Soviet Union' },
    })
    const at = (id: string) => warComesEarlyPositions.facts.at.read(g, id)
    expect(['ge-c1', 'ge-c2', 'ge-a2', 'g39-c1'].map(at)).toEqual(['2413', 'pool', 'aside', 'unused'])
    expect(warComesEarlyPositions.facts.control.read(g, '3821')).toEqual({
      is: 'Soviet Union',
      side: 'allied',
    })
    // 1.3d, 3.3a
    expect(warComesEarlyPositions.facts.control.read(g, '0406')).toEqual({ is: 'nobody', side: 'nobody' })
    expect([g.vp[0], g.vp[1]]).toEqual([50, 50])
    expect(warComesEarly.faultsIn(g)).toEqual([])
  })
})

describe('the words for actions and dice', () => {
  it('name every action and every roll of whole games', () => {
    const { actions, rolls, rollIn } = warComesEarlyPositions
    for (const scenario of ['1938', '1939']) {
      const g = valueOrThrow(warComesEarly.begin(scenario, {}, fastDice(3)))
      for (let count = 0, random = 3; count < 4000; count++) {
        const awaited = warComesEarly.awaited(g)
        if (awaited === null) break
        const legal =
          awaited.decision === 'deploy' ? [{ do: 'deploy-suggested' }] : warComesEarly.legal(g, awaited.side)
        expect(Object.keys(actions)).toEqual(
          expect.arrayContaining([...new Set(legal.map(action => action.do))]),
        )
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0
        const log: GameEvent[] = []
        const before = g.rolls
        warComesEarly.perform(g, awaited.side, legal[(random >>> 8) % legal.length], log)
        const rolled = log.flatMap(event => rollIn(event) ?? [])
        expect(rolled.reduce((sum, { count }) => sum + count, 0)).toBe(g.rolls - before)
        for (const { meaning } of rolled) expect(Object.keys(rolls)).toContain(meaning)
      }
    }
  })
})

describe('a position of a game as a file', () => {
  /** Random play to the first phases of a few kinds. */
  function* phasesOf(scenario: string, seed: number): Generator<State> {
    const g = valueOrThrow(warComesEarly.begin(scenario, {}, fastDice(seed)))
    let random = seed
    for (let actions = 0; actions < 1500; actions++) {
      const awaited = warComesEarly.awaited(g)
      if (awaited === null) return
      if (['reorganization', 'movement', 'combat'].includes(awaited.decision) && actions % 7 === 0)
        yield g.copy()
      const legal =
        awaited.decision === 'deploy' ? [{ do: 'deploy-suggested' }] : warComesEarly.legal(g, awaited.side)
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0
      warComesEarly.perform(g, awaited.side, legal[(random >>> 8) % legal.length], null)
    }
  }

  it.each(['1938', '1939'])('is read back the same: %s', scenario => {
    let count = 0
    for (const g of phasesOf(scenario, 5)) {
      const file = describePosition(g, 'somewhere in a game')
      if (file === null || count >= 12) continue
      count += 1
      const again = lay(file)
      expect(relevant(again)).toEqual(relevant(g))
    }
    expect(count).toBeGreaterThan(5)
  })

  it('waits until nothing is on the move', () => {
    const g = lay({ turn: 5, phase: { movement: 'Germany' }, units: { 2413: 'ge-c1' } })
    expect(describePosition(g, '')).not.toBe(null)
    warComesEarly.perform(g, 0, { do: 'begin', hex: '2413' }, null)
    expect(describePosition(g, '')).toBe(null)
  })
})

/** How a unit went whose move is over. */
const PAST = UNIT.stepped | UNIT.column | UNIT.stopped | UNIT.unsuppliedMove

/** All that a game goes on from; the order of the track, old moves and the count of rolls are history. */
function relevant(g: State) {
  const { state } = warComesEarly.toJSON(g) as { state: Record<string, number | number[]> }
  return {
    ...state,
    unitFlags: (state.unitFlags as number[]).map(flags => flags & ~PAST),
    hexFlags: (state.hexFlags as number[]).map(flags =>
      flags & HEX.breached ? flags & ~HEX.assaulted : flags,
    ),
    track: [...(state.track as number[])].sort(),
    rolls: 0,
    revelations: 0,
    left: 0,
  }
}
