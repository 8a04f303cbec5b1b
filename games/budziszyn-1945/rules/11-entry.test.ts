import { afterEach, describe, expect, test } from 'vitest'
import { POINT } from '../../../engine/movement/points.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { counters, fieldOf, unit, unitIds } from '../units.ts'
import { HEXES, hex, layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { setController } from './04-hex-control.ts'
import { combatDecision } from './05-combat.ts'
import { GERMAN_PLAYER, movementPhase, SOVIET_PLAYER, strategicPhase, waitAt } from './11-test-kit.ts'
import { zoneNames, zoneOf } from './11-zones.ts'
import { beginState } from './17-set-up.ts'
import { ask, emptyGame, layOutGround, put, type Table, tableOf, whereIs } from './testing.ts'

afterEach(() => layOut())

const enter = (id: string, at: string) => ({ do: 'enter', unit: id, at })
const pointsLeft = (g: State, id: string) => g.left[unit(id)] / POINT
const entering = (t: Table) => [
  ...new Set(
    t
      .legal()
      .filter(a => a.do === 'enter')
      .map(a => a.unit),
  ),
]

describe('who may enter', () => {
  test('[11.1.1] on 18 April the Germans may bring on whoever is due by then, and nobody else', () => {
    const g = emptyGame('nysa')
    beginState(g)
    g.turn = 3
    const due = unitIds.filter((_, u) => {
      const turn = fieldOf(u, 'nysaTurn')
      return counters[u].nation === 'Germany' && turn !== '' && Number(turn) <= 3
    })
    expect(entering(movementPhase(g, GERMAN_PLAYER)).sort()).toEqual([...due].sort())
    expect(due).toContain('de-275-983')
  })

  test('[N-R2] 294 and 337 enter at C on 17 April and not before', () => {
    const g = emptyGame('nysa')
    beginState(g)
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('su-52-294', '6511'))).toBe('11.1.1')
    g.turn = 2
    const t = movementPhase(g, SOVIET_PLAYER)
    t.play(enter('su-52-294', '6511'))
    t.play({ do: 'halt' })
    t.play(enter('su-52-337', '6511'))
    expect(whereIs(g, 'su-52-337')).toBe('6511')
  })

  test('[11.1.1] the enemy’s reinforcements are not mine to bring on', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983', 'E')
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('de-275-983', '4499'))).toBe('2.1.2')
  })
})

describe('where they enter', () => {
  test('[11.1.2] a unit that is due at E does not enter at X, nor off the zones', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983', 'E')
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(t.why(enter('de-275-983', '5238'))).toBe('11.1.2')
    expect(t.why(enter('de-275-983', '4410'))).toBe('11.1.2')
    t.play(enter('de-275-983', '4499'))
    expect(whereIs(g, 'de-275-983')).toBe('4499')
  })

  test('[11.1.2] in zone D each side keeps to its own bank of the Nysa', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-36-91 su-28-20', 'D')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-36-91', '5499'))).toBe('11.1.2')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-36-91', '4900'))).toBe(null)
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('su-28-20', '4900'))).toBe('11.1.2')
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('su-28-20', '5499'))).toBe(null)
  })

  test('[11.1.4] nobody enters by a zone of which the enemy controls every hex; one hex reopens it', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-10ss-pz', 'F')
    for (let h = 0; h < HEXES; h++) if (zoneNames[zoneOf[h]] === 'F') setController(g, h, CAMP.soviet)
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-10ss-pz', '3899'))).toBe('11.1.4')
    setController(g, hex('3500'), CAMP.german)
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-10ss-pz', '3899'))).toBe(null)
  })

  test('[11.1.4] in zone D only hexes of the own bank keep the zone open', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-36-91', 'D')
    for (let h = 0; h < HEXES; h++) if (zoneNames[zoneOf[h]] === 'D') setController(g, h, CAMP.soviet)
    setController(g, hex('5499'), CAMP.german)
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-36-91', '4900'))).toBe('11.1.4')
    setController(g, hex('4800'), CAMP.german)
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-36-91', '4900'))).toBe(null)
  })

  test('[11.1.4] an enemy zone of control stops a unit that enters, an enemy unit keeps it out', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '4401')
    waitAt(g, 'de-275-983', 'E')
    put(g, 'su-52-254', '4100')
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(t.why(enter('de-275-983', '4100'))).toBe('3.1.8')
    t.play(enter('de-275-983', '4400'))
    expect(hasFlag(g.unitFlags, unit('de-275-983'), UNIT.stopped)).toBe(true)
    expect(t.asked()).toBe('movement')
  })
})

describe('when they enter', () => {
  test('[11.1.3] in the strategic phase a unit enters with two points fewer, and not into an enemy zone of control', () => {
    layOutGround({ hexes: { 4499: 'clear zone="E"', 4400: 'clear zone="E"' } })
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983 de-275-984', 'E')
    put(g, 'su-52-213', '4402')
    const t = strategicPhase(g, GERMAN_PLAYER)
    expect(t.why(enter('de-275-983', '4400'))).toBe(null)
    g.turn = 1
    put(g, 'su-52-254', '4401')
    expect(t.why(enter('de-275-983', '4400'))).toBe('12.2.2')
    t.play(enter('de-275-983', '4499'))
    expect(pointsLeft(g, 'de-275-983')).toBe(1)
  })

  test('[11.1.3] nobody enters in the combat phase', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983', 'E')
    ask(g, FRAMES.combat, GERMAN_PLAYER, PHASE.combat)
    expect(tableOf(g, [[FRAMES.combat, combatDecision]]).why(enter('de-275-983', '4499'))).toBe('2.1.2')
  })

  test('[11.1.3] a unit that has no point left without its two does not enter in the strategic phase', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983 de-275-984', 'E')
    g.outOfSupply[unit('de-275-983')] = 1
    expect(strategicPhase(g, GERMAN_PLAYER).why(enter('de-275-983', '4499'))).toBe('12.2.3')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-275-983', '4499'))).toBe(null)
  })

  test('[11.1.3] it marches on with what is left, and may go on after another has entered', () => {
    layOutGround({ hexes: { 4499: 'clear zone="E"' } })
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983 de-275-984', 'E')
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(enter('de-275-983', '4499'))
    t.play({ do: 'step', to: '4401' })
    expect(pointsLeft(g, 'de-275-983')).toBe(1)
    t.play({ do: 'halt' })
    t.play(enter('de-275-984', '4499'))
    t.play({ do: 'halt' })
    t.play({ do: 'begin', unit: 'de-275-983' })
    t.play({ do: 'step', to: '4402' })
    expect(whereIs(g, 'de-275-983')).toBe('4402')
  })

  test('[11.1.3] guns come in transport set-up', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-artLVII', 'X')
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(enter('de-artLVII', '5238'))
    expect(hasFlag(g.unitFlags, unit('de-artLVII'), UNIT.transport)).toBe(true)
  })
})

const TEN =
  'de-275-983 de-275-984 de-275-985 de-344-1057 de-344-1058 de-344-1059 de-269-489 de-269-490 de-269-496 de-freieukr'

describe('queues at one hex', () => {
  function enterAll(t: Table, at: string): string[] {
    const waiting: string[] = []
    for (const id of TEN.split(' ')) {
      const refusal = t.why(enter(id, at))
      if (refusal !== null) waiting.push(refusal)
      else {
        t.play(enter(id, at))
        if (t.asked() === 'march') t.play(t.legal().find(a => a.do === 'step') ?? { do: 'halt' })
        if (t.asked() === 'march') t.play({ do: 'halt' })
      }
    }
    return waiting
  }

  test('[11.1.5] of ten regiments through woods the first four pay 2, the next four 4, and the last two must wait', () => {
    layOutGround({ hexes: { 4499: 'forest zone="E"' } })
    const g = emptyGame('nysa')
    waitAt(g, TEN, 'E')
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(enter('de-275-983', '4499'))
    expect(pointsLeft(g, 'de-275-983')).toBe(2)
    t.play({ do: 'step', to: '4400' })
    t.play({ do: 'halt' })
    for (const id of TEN.split(' ').slice(1, 4)) {
      t.play(enter(id, '4499'))
      t.play({ do: 'step', to: '4400' })
      t.play({ do: 'halt' })
    }
    t.play(enter('de-344-1058', '4499'))
    expect(pointsLeft(g, 'de-344-1058')).toBe(0)
    for (const id of TEN.split(' ').slice(5, 8)) t.play(enter(id, '4499'))
    expect(t.why(enter('de-269-496', '4499'))).toBe('11.1.5')
    endMovementPhase(g)
    g.turn = 2
    for (const id of TEN.split(' ').slice(4, 8)) put(g, id, '4410')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-269-496', '4499'))).toBe(null)
  })

  test('[11.1.5] to the first stack a hex is no dearer than all its points, to the second it is', () => {
    layOutGround({ hexes: { 4499: 'mountain zone="E"' } })
    const g = emptyGame('nysa')
    waitAt(g, TEN, 'E')
    for (const id of TEN.split(' ')) g.outOfSupply[unit(id)] = 1
    const t = movementPhase(g, GERMAN_PLAYER)
    for (const id of TEN.split(' ').slice(0, 4)) t.play(enter(id, '4499'))
    expect(pointsLeft(g, 'de-275-983')).toBe(0)
    for (const id of TEN.split(' ').slice(0, 4)) put(g, id, '4410')
    expect(t.why(enter('de-344-1058', '4499'))).toBe('11.1.5')
  })

  test('[11.1.5] by a main road ten regiments pay ½, 1 and 1½', () => {
    layOutGround({ hexes: { 4499: 'forest zone="E" road-edge=north' }, routes: ['main 4499 4400 4401 4402'] })
    const g = emptyGame('nysa')
    waitAt(g, TEN, 'E')
    const left: number[] = []
    const t = movementPhase(g, GERMAN_PLAYER)
    TEN.split(' ').forEach((id, i) => {
      t.play(enter(id, '4499'))
      left.push(pointsLeft(g, id))
      t.play({ do: 'step', to: ['4400', '4401', '4402'][Math.floor(i / 4)] })
      if (t.asked() === 'march') t.play({ do: 'halt' })
    })
    expect(left).toEqual([3.5, 3.5, 3.5, 3.5, 3, 3, 3, 3, 2.5, 2.5])
  })

  test('[11.1.5] a full hex lets a unit in only if it can march on, and it may not halt there', () => {
    layOutGround({ hexes: { 4499: 'forest zone="E"' } })
    const g = emptyGame('nysa')
    put(g, 'de-275-983 de-275-984 de-275-985 de-344-1057', '4499')
    waitAt(g, 'de-344-1058 de-10ss-pz', 'E')
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(enter('de-344-1058', '4499'))
    expect(t.why({ do: 'halt' })).toBe('3.2.1')
    t.play({ do: 'step', to: '4400' })
    put(g, 'su-52-213', '4401')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-10ss-pz', '4499'))).toBe(null)
    put(g, 'su-52-254', '4300')
    put(g, 'su-52-50', '4500')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-10ss-pz', '4499'))).toBe('3.2.1')
  })

  test('[11.1.5] the queue of one hex holds up nobody at another', () => {
    layOutGround({ hexes: { 4499: 'forest zone="E"', 4699: 'forest zone="E"' } })
    const g = emptyGame('nysa')
    waitAt(g, TEN, 'E')
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(enterAll(t, '4499')).toEqual(['11.1.5', '11.1.5'])
    t.play(enter('de-269-496', '4699'))
    expect(pointsLeft(g, 'de-269-496')).toBe(2)
  })
})
