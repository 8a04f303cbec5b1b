import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/game/action.ts'
import { CAMP } from '../nations.ts'
import { BRIDGE, HEX, MISSION, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut, waterside } from '../world.ts'
import { hopsOf, movementPhase, strategicPhase } from './03-test-kit.ts'
import { around, emptyGame, layOutGround, put, rollNext, slotBetween, stackIn, whereIs } from './testing.ts'

const INFANTRY = 'su-52-50'

/** A big river all round 3011. */
const RIVER = Object.values(around('3011')).map(name => `${name}/3011 big-river name="Elbe"`)

beforeEach(() => layOutGround({ sides: RIVER }))
afterAll(() => layOut())

/** American aircraft wait at 3011 with so many attacks. */
function watched(attacks: number): State {
  const g = emptyGame('stars-2')
  g.own('hexFlags')[hex('3011')] |= attacks << HEX.crossingShift
  g.own('missions').set([MISSION.crossing, hex('3011'), attacks, CAMP.american])
  return g
}

const dice = (log: readonly GameEvent[]) => log.find(event => event.event === 'crossing-attacked')?.dice

describe('aircraft over a crossing', () => {
  test('[8.2.16] [8.2.19] a unit that wades rolls a die for each attack; a six costs a level', () => {
    const g = watched(2)
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g, 1)
    rollNext(g, 5, 6)
    const log = phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(dice(log)).toEqual([5, 6])
    expect([whereIs(g, INFANTRY), g.levels[unit(INFANTRY)]]).toEqual(['3011', 1])
  })

  test('[8.2.19] two sixes end a unit of two levels, to the credit of those who flew', () => {
    const g = watched(3)
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g, 1)
    rollNext(g, 6, 1, 6)
    phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(whereIs(g, INFANTRY)).toBe('eliminated')
    expect(g.killed[CAMP.american * 4 + 1]).toBe(1)
    expect(phase.asked()).toBe('movement')
  })

  test('[8.2.19] [6.1.7] guns on the far bank are run over by those who survive, and by nobody else (B65)', () => {
    const wade = (...faces: number[]) => {
      const g = watched(2)
      put(g, INFANTRY, '3010')
      put(g, 'us-VIII-art1', '3011')
      const phase = movementPhase(g, 1)
      rollNext(g, ...faces)
      phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
      return [whereIs(g, INFANTRY), whereIs(g, 'us-VIII-art1')]
    }
    expect(wade(6, 5)).toEqual(['3011', 'eliminated'])
    expect(wade(6, 6)).toEqual(['eliminated', '3011'])
  })

  test('[8.2.20] every unit that comes rolls', () => {
    const g = watched(1)
    const units = ['su-52-50', 'su-3-106', 'su-13-395']
    put(g, units.join(' '), '3010')
    const phase = movementPhase(g, 1)
    rollNext(g, 1, 2, 6)
    const rolls = units.map(id => dice(phase.play({ do: 'move', unit: id, to: '3011' })))
    expect(rolls).toEqual([[1], [2], [6]])
    expect(g.levels[unit('su-13-395')]).toBe(1)
  })

  test('[8.2.21] a bridge or a pontoon makes the crossing safe', () => {
    const g = watched(2)
    put(g, INFANTRY, '3010')
    g.own('bridge')[waterside[slotBetween('3010', '3011')]] = BRIDGE.stands | BRIDGE.pontoon
    const phase = movementPhase(g, 1)
    expect(dice(phase.play({ do: 'move', unit: INFANTRY, to: '3011' }))).toBe(undefined)
    expect(g.rolls).toBe(0)
  })

  test('[8.2.16] nobody rolls at a stream', () => {
    layOutGround({ sides: ['3010/3011 stream'] })
    const g = watched(2)
    put(g, INFANTRY, '3010')
    movementPhase(g, 1).play({ do: 'move', unit: INFANTRY, path: ['3011'] })
    expect([whereIs(g, INFANTRY), g.rolls]).toEqual(['3011', 0])
  })

  test('[8.2.16] friends of those who fly cross unharmed', () => {
    const g = watched(2)
    g.turn = 2
    put(g, 'de-36-89', '3010')
    movementPhase(g, 0).play({ do: 'move', unit: 'de-36-89', to: '3011' })
    expect([whereIs(g, 'de-36-89'), g.rolls]).toEqual(['3011', 0])
  })

  test('[8.2.16] in strategic movement too', () => {
    const g = watched(1)
    put(g, 'su-xarm-61', '3010', { flags: UNIT.marked })
    const phase = strategicPhase(g, 1)
    rollNext(g, 6)
    expect(dice(phase.play({ do: 'move', unit: 'su-xarm-61', to: '3011' }))).toEqual([6])
  })

  test('the roll ends a hop; a unit with points left goes on', () => {
    layOutGround({ sides: ['3010/3011 big-river name="Elbe"'] })
    const g = watched(1)
    put(g, 'su-xarm-61', '3010')
    const phase = movementPhase(g, 1)
    phase.play({ do: 'begin', unit: 'su-xarm-61' })
    rollNext(g, 3)
    expect(hopsOf(phase)).toContain('3011')
    phase.play({ do: 'straight', to: '3011' })
    phase.play({ do: 'step', to: '3013' })
    expect(stackIn(g, '3013')).toEqual(['su-xarm-61'])
  })

  test('a move in one order ends with the first roll, whatever the dice say', () => {
    for (const face of [1, 6]) {
      const g = watched(1)
      put(g, 'su-52-50 su-3-106', '3010', { levels: 1 })
      const phase = movementPhase(g, 1)
      rollNext(g, face)
      phase.play({ do: 'move', units: ['su-52-50', 'su-3-106'], to: '3011' })
      expect(whereIs(g, 'su-3-106')).toBe('3010')
    }
  })
})
