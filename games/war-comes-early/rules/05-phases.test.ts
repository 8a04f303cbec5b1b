import { describe, expect, it } from 'vitest'
import { ALLIED, CZECHOSLOVAKIA, GERMAN, SOVIET_UNION } from '../nations.ts'
import { BOX, FLIEGER, type State, UNIT } from '../state.ts'
import { unit } from '../world.ts'
import { capitulate } from './04-victory.ts'
import {
  act,
  afterSetUp,
  atWindow,
  decision,
  endPhase,
  finishTurn,
  germanPhase,
  offered,
  offers,
  passAlong,
  phasesIn,
  put,
  refusedBy,
  rollNext,
  side,
} from './05-test-kit.ts'

describe('German phases from turn 3', () => {
  it('[5.3a] each once a turn, in any window', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy', 2)
    expect(offers(g, 'phase').map(a => a.phase)).toEqual(['reorganization', 'movement', 'combat'])
    germanPhase(g, 'combat')
    endPhase(g)
    expect(decision(g)).toBe('germanWindow')
    expect(refusedBy(g, { do: 'phase', phase: 'combat' })).toEqual(['5.3a'])
    expect(refusedBy(g, { do: 'phase', phase: 'none' })).toEqual(['5.3a'])
  })

  it('[5.3b] all three may be run in one window, one declared after the other', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy')
    rollNext(g, 1)
    for (const phase of ['movement', 'combat', 'reorganization'] as const) {
      expect(decision(g)).toBe('germanWindow')
      germanPhase(g, phase)
      expect([decision(g), side(g)]).toEqual([phase, GERMAN])
      endPhase(g)
    }
    expect([decision(g), side(g)]).toEqual(['reorganization', GERMAN])
    expect(g.active & 1).toBe(0)
  })

  it('[5.3c] the worked example: after the third German phase the Soviets go on and no window is left', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Anglo-French')
    germanPhase(g, 'movement')
    endPhase(g)
    act(g, { do: 'pass' })
    expect([decision(g), side(g)]).toEqual(['reorganization', ALLIED])
    atSovietMovementEnd(g)
    germanPhase(g, 'combat')
    endPhase(g)
    rollNext(g, 1)
    germanPhase(g, 'reorganization')
    endPhase(g)
    expect([decision(g), side(g), g.active]).toEqual(['combat', ALLIED, 1 << SOVIET_UNION])
    let windows = 0
    while (g.turn === 3 && decision(g) !== 'none') {
      if (decision(g) === 'germanWindow') windows += 1
      passAlong(g)
    }
    expect(windows).toBe(0)
  })

  function atSovietMovementEnd(g: State): void {
    const used = g.germanPhases
    atWindow(g, 3, 'Soviet + Lith', 2)
    g.germanPhases = used
  }

  it('[5.3a] [R28] the last window is after the combat of the last marker', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy', 2)
    g.pool = 0
    act(g, { do: 'pass' })
    expect(decision(g)).toBe('combat')
    endPhase(g)
    expect(decision(g)).toBe('germanWindow')
    act(g, { do: 'pass' })
    expect(g.turn).toBe(4)
  })

  it('[5.2e] a nation that falls in a window loses the rest of its turn', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Czech')
    capitulate(g, CZECHOSLOVAKIA, null)
    const phases = phasesIn(finishTurn(g))
    expect(phases.filter(phase => phase.startsWith('Czech'))).toEqual([])
  })
})

describe('the end of a phase', () => {
  it('[5.0a] what units did in it is forgotten', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy')
    germanPhase(g, 'movement')
    g.unitFlags[unit('ge-a8')] |= UNIT.stepped
    endPhase(g)
    expect(g.unitFlags.some(flags => flags !== 0)).toBe(false)
    expect([g.phase, g.active]).toEqual([0, 0])
  })

  it('[8.0g] an overstacked hex is dispersed by the opponent', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy')
    germanPhase(g, 'combat')
    for (const id of ['ge-c1', 'ge-c2', 'ge-c3', 'ge-c4', 'ge-c5', 'ge-c6']) put(g, id, '1815')
    endPhase(g)
    expect([decision(g), side(g)]).toEqual(['disperse', ALLIED])
    act(g, offered(g)[0])
    expect(decision(g)).toBe('germanWindow')
  })

  it('[10.3.1b] railheads follow at the end of a Soviet Movement Phase', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Soviet + Lith', 1)
    act(g, { do: 'pass' })
    expect(decision(g)).toBe('movement')
    act(g, { do: 'end' })
    expect([decision(g), side(g)]).toEqual(['railheads', ALLIED])
    act(g, { do: 'done' })
    expect(decision(g)).toBe('germanWindow')
  })

  it('[12.8a] [R49] the 7th Flieger is ready from the German Reorganization Phase of turn 3, or from turn 4', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy')
    expect(g.flieger).toBe(FLIEGER.waiting)
    act(g, { do: 'phase', phase: 'reorganization' })
    expect(g.flieger).toBe(FLIEGER.ready)
    const idle = afterSetUp('1938')
    atWindow(idle, 3, 'Italy', 3)
    idle.pool = 0
    act(idle, { do: 'pass' })
    expect([idle.turn, idle.flieger]).toEqual([4, FLIEGER.ready])
    expect(idle.place[unit('ge-7f')]).toBe(BOX.aside)
  })
})
