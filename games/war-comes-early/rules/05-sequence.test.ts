import { describe, expect, it } from 'vitest'
import { warComesEarly } from '../index.ts'
import {
  ALLIED,
  BELGIUM,
  BRITAIN,
  CZECHOSLOVAKIA,
  FRANCE,
  GERMAN,
  HUNGARY,
  LITHUANIA,
  MARKERS,
  POLAND,
  SOVIET_UNION,
} from '../nations.ts'
import { STATUS } from '../state.ts'
import { capital, country, grid, victoryValue } from '../world.ts'
import { capitulate } from './04-victory.ts'
import { layOnTrack, removeMarkerOf } from './05-markers.ts'
import {
  act,
  afterSetUp,
  atOrder,
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
  side,
} from './05-test-kit.ts'

const STRAIGHT = { do: 'order', phases: ['reorganization', 'movement', 'combat'] }

describe('turns 1 and 2', () => {
  it('[5.1a] only Germans and Czechs have phases', () => {
    const g = afterSetUp('1938')
    act(g, STRAIGHT)
    const phases = phasesIn(finishTurn(g))
    expect(new Set(phases.map(phase => phase.split(' ')[0]))).toEqual(new Set(['Germany', 'Czechoslovakia']))
  })

  it('[5.1d] the German order is free, all six of them', () => {
    const g = afterSetUp('1938')
    expect([decision(g), side(g)]).toEqual(['germanOrder', GERMAN])
    expect(offered(g)).toHaveLength(6)
    expect(refusedBy(g, { do: 'order', phases: ['combat', 'combat', 'movement'] })).toEqual(['5.1d'])
    expect(refusedBy(g, { do: 'order', phases: ['combat', 'movement'] })).toEqual(['5.1d'])
    expect(refusedBy(g, { do: 'order', phases: 'combat' })).toEqual(['5.1d'])
    act(g, { do: 'order', phases: ['combat', 'movement', 'reorganization'] })
    const played: string[] = []
    while (side(g) === GERMAN) {
      played.push(decision(g))
      endPhase(g)
    }
    expect(played).toEqual(['combat', 'movement', 'reorganization'])
  })

  it('[5.1d] the order is locked once the first phase has begun', () => {
    const g = afterSetUp('1938')
    act(g, { do: 'order', phases: ['combat', 'movement', 'reorganization'] })
    expect(refusedBy(g, { do: 'order', phases: ['combat', 'reorganization', 'movement'] })).toEqual(['5.0a'])
  })

  it('[5.1e] the Czech phases follow in their fixed order', () => {
    const g = afterSetUp('1938')
    act(g, STRAIGHT)
    for (let phase = 0; phase < 3; phase++) endPhase(g)
    for (const name of ['reorganization', 'movement', 'combat']) {
      expect([side(g), decision(g), g.active]).toEqual([ALLIED, name, 1 << CZECHOSLOVAKIA])
      endPhase(g)
    }
    expect([g.turn, decision(g)]).toEqual([2, 'germanOrder'])
  })

  it('[5.1c] no air superiority before turn 3', () => {
    const g = afterSetUp('1938')
    while (g.turn < 3) {
      expect([g.rolls, g.airSide]).toEqual([0, -1])
      passAlong(g)
    }
    expect(g.rolls).toBeGreaterThanOrEqual(5)
  })

  it('[5.1b] points are scored from turn 1', () => {
    const g = afterSetUp('1938')
    const prize = [...victoryValue.keys()].find(
      h =>
        country[h] === CZECHOSLOVAKIA && victoryValue[h] > 0 && h !== capital[CZECHOSLOVAKIA] && g.top[h] < 0,
    )!
    put(g, 'ge-m16', grid.names[prize])
    expect([...g.vp]).toEqual([50 + victoryValue[prize], 50 - victoryValue[prize]])
  })

  it('[5.0a] what belongs to another phase is refused', () => {
    const g = afterSetUp('1938')
    act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
    expect(refusedBy(g, { do: 'attack', unit: 'ge-a8', target: '2420' })).toEqual(['5.0a'])
    expect(refusedBy(g, { do: 'split', army: 'ge-a8' })).toEqual(['5.0a'])
  })
})

describe('turn 3 and later', () => {
  it('[5.2a] [5.2e] [PAC-S] one air phase, then each marker once with its three phases', () => {
    const g = afterSetUp('1938')
    atOrder(g, 2)
    act(g, STRAIGHT)
    while (g.turn === 2) passAlong(g)
    const drawnBefore = g.drawn
    expect(['terrorBombing', 'germanWindow']).toContain(decision(g))
    expect(drawnBefore).toBe(decision(g) === 'germanWindow' ? 1 : 0)
    const marker = g.marker
    const events = finishTurn(g)
    const phases = phasesIn(events)
    const drawn = events.filter(e => e.event === 'drawn').map(e => e.marker)
    const all = marker >= 0 ? [MARKERS[marker].name, ...drawn] : drawn
    expect([...all].sort()).toEqual(MARKERS.map(m => m.name).sort())
    expect(phases).toHaveLength(21)
    for (let i = 0; i < phases.length; i += 3) {
      const [nation] = phases[i].split(' r')
      expect(phases.slice(i, i + 3)).toEqual([
        `${nation} reorganization`,
        `${nation} movement`,
        `${nation} combat`,
      ])
    }
    expect(events.filter(e => e.event === 'air-superiority')).toHaveLength(1)
  })

  it('[5.2b] each marker brings its nations, and the player of that side is asked', () => {
    const g = afterSetUp('1938')
    for (const [marker, nations, player] of [
      ['Anglo-French', [FRANCE, BRITAIN], ALLIED],
      ['Hungary', [HUNGARY], GERMAN],
      ['Poland', [POLAND], GERMAN],
      ['Soviet + Lith', [SOVIET_UNION], ALLIED],
    ] as const) {
      atWindow(g, 3, marker)
      act(g, { do: 'pass' })
      expect(g.active).toBe(nations.reduce((bits, nation) => bits | (1 << nation), 0))
      expect(side(g)).toBe(player)
    }
  })

  it('[5.2b] [5.2c] Lithuania acts with the Soviets only after it was violated', () => {
    const g = afterSetUp('1938')
    g.status[LITHUANIA] = STATUS.fighting
    atWindow(g, 3, 'Soviet + Lith')
    act(g, { do: 'pass' })
    expect(g.active).toBe((1 << SOVIET_UNION) | (1 << LITHUANIA))
  })

  it('[5.2c] neutral Belgium has no part in the Anglo-French phases', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Anglo-French')
    act(g, { do: 'pass' })
    expect(g.active & (1 << BELGIUM)).toBe(0)
  })

  it('[5.2d] the marker of a capitulated nation leaves the pool', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Italy')
    const before = g.pool
    capitulate(g, POLAND, null)
    expect(g.pool).toBe(before & ~(1 << MARKERS.findIndex(m => m.name === 'Poland')))
  })

  it('[5.2d] and the track, when it was drawn already', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Poland')
    expect(g.track[0]).toBe(g.marker + 1)
    capitulate(g, POLAND, null)
    expect([g.track[0], g.drawn]).toEqual([0, 0])
    act(g, { do: 'pass' })
    expect(g.marker).not.toBe(MARKERS.findIndex(m => m.name === 'Poland'))
  })

  it('[5.2d] [R31] a shared marker stays while one of its nations fights', () => {
    const g = afterSetUp('1938')
    g.status[BELGIUM] = STATUS.capitulated
    const before = g.pool
    removeMarkerOf(g, BELGIUM)
    expect(g.pool).toBe(before)
  })

  it.each([
    ['another nation is still to be drawn', 1 << 0],
    ['it was the last to be drawn', 0],
  ])('[5.3b] W22 its window stays open for what Germany has not used: %s', (_, pool) => {
    const g = afterSetUp('1938')
    atWindow(g, 5, 'Czech')
    g.pool = pool
    germanPhase(g, 'combat')
    capitulate(g, CZECHOSLOVAKIA, null)
    endPhase(g)
    expect(decision(g)).toBe('germanWindow')
    expect(offers(g, 'phase').map(({ phase }) => phase)).toEqual(['reorganization', 'movement'])
    germanPhase(g, 'movement')
    endPhase(g)
    expect(offers(g, 'phase').map(({ phase }) => phase)).toEqual(['reorganization'])
    const events = act(g, { do: 'pass' })
    expect(phasesIn(events).filter(name => name.includes('Czech'))).toEqual([])
  })

  it('[5.2d] a capitulated nation has no marker in the next turn either', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Italy')
    capitulate(g, HUNGARY, null)
    while (g.turn === 4) passAlong(g)
    const hungary = 1 << MARKERS.findIndex(m => m.name === 'Hungary')
    expect((g.pool | (1 << Math.max(g.marker, 0))) & hungary).toBe(0)
  })

  it('[5.2f] markers and German phases take the leftmost empty box', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy')
    germanPhase(g, 'combat')
    expect([...g.track.subarray(0, 3)]).toEqual([g.marker + 1, 103, 0])
    layOnTrack(g, 5)
    expect([g.track[2], g.drawn]).toEqual([5, 3])
    g.track[0] = 0
    layOnTrack(g, 7)
    expect(g.track[0]).toBe(7)
  })

  it('[5.2g] after the last turn the winner is found', () => {
    const g = afterSetUp('1938')
    atWindow(g, 10, 'Italy', 3)
    g.pool = 0
    act(g, { do: 'pass' })
    expect(decision(g)).toBe('none')
    expect(warComesEarly.outcome(g)?.rule).toBe('4.2a')
  })

  it('[5.2g] the turn advances after the last marker', () => {
    const g = afterSetUp('1938')
    atWindow(g, 4, 'Italy', 3)
    g.pool = 0
    act(g, { do: 'pass' })
    expect(g.turn).toBe(5)
  })
})
