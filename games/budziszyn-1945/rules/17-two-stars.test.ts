import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { budziszyn1945 as game } from '../index.ts'
import { CAMP, NATION } from '../nations.ts'
import { HEX, type ScenarioId, type State, UNIT } from '../state.ts'
import { fullLevels, UNITS, unit, unitIds, unitNation } from '../units.ts'
import { grid, hex, startControl } from '../world.ts'
import { begun, passUntil, play, why } from './02-test-kit.ts'
import { whereIs } from './testing.ts'

/** Two Stars when this decision comes up for the first time. */
function upTo(decision: string, scenario: ScenarioId = 'stars-2'): State {
  const g = begun(scenario)
  passUntil(g, (_now, asked) => asked === decision)
  return g
}

const lossOf = (g: State, ids: string): number =>
  ids.split(' ').reduce((sum, id) => sum + fullLevels[unit(id)] - g.levels[unit(id)], 0)

const CUTS: readonly (readonly [string, number, string])[] = [
  ['2 SS', 4, 'de-2ss-pz de-2ss-g1 de-2ss-g2 de-2ss-art'],
  ['10 SS', 4, 'de-10ss-pz de-10ss-g1 de-10ss-g2 de-10ss-art'],
  ['344', 2, 'de-344-1057 de-344-1058 de-344-1059'],
  ['guns of 1 HG', 1, 'de-1hg-art'],
  ['1 HG', 2, 'de-1hg-pz de-1hg-g2'],
  ['20', 4, 'de-20-pz de-20-g1 de-20-g2 de-20-art'],
  ['17', 3, 'de-17-21 de-17-55 de-17-95'],
  ['6', 3, 'de-6-37 de-6-18 de-6-58'],
  ['214', 1, 'de-214'],
  ['35 SS', 2, 'de-35-A de-35-B de-35-C'],
  ['36 SS', 1, 'de-36-89 de-36-90 de-36-91'],
  ['I Cavalry', 2, 'su-icav-1 su-icav-2 su-icav-7'],
  ['VII Mechanised', 4, 'su-vii-24 su-vii-25 su-vii-26 su-vii-57'],
  ['52nd Army', 2, 'su-52-213 su-52-50 su-52-337 su-52-254 su-52-111 su-52-294'],
  ['I Armoured', 2, 'pl-iarm-1 pl-iarm-2 pl-iarm-3 pl-iarm-4'],
  ['7 Polish', 2, 'pl-7-33 pl-7-35 pl-7-37'],
  ['5 Polish', 1, 'pl-5-13 pl-5-15 pl-5-17'],
  ['8 Polish', 2, 'pl-8-32 pl-8-34 pl-8-36'],
  ['9 Polish', 1, 'pl-9-26 pl-9-28 pl-9-30'],
]

describe('levels lost before the game', () => {
  const done = upTo('airDays')
  test.each(CUTS)('[S-G] [S-R] %s has lost %i', (_, loss, ids) => {
    expect(lossOf(done, ids)).toBe(loss)
    for (const id of ids.split(' ')) expect(done.levels[unit(id)]).toBeGreaterThan(0)
  })

  test('[S-R] nobody else has lost one', () => {
    const all = unitIds.filter((_, u) => done.place[u] >= 0).join(' ')
    expect(lossOf(done, all)).toBe(CUTS.reduce((sum, [, loss]) => sum + loss, 0))
  })

  test('[S-R] the Soviet player chooses which two divisions of 52nd Army', () => {
    const g = upTo('cut')
    expect(game.awaited(g)).toEqual({ side: 1, decision: 'cut' })
    expect(why(g, { do: 'cut', unit: 'de-214' })).toBe('S-G')
    expect(why(g, { do: 'cut', unit: 'su-28-20' })).toBe('S-G')
    expect(play(g, { do: 'cut', unit: 'su-52-294' })[0]).toMatchObject({ event: 'reduced', rule: 'S-R' })
    // B2  One level is left to each.
    expect(why(g, { do: 'cut', unit: 'su-52-294' })).toBe('S-G')
    play(g, { do: 'cut', unit: 'su-52-337' })
    expect(why(g, { do: 'cut', unit: 'su-52-50' })).toBe('S-G')
    expect(lossOf(g, CUTS[13][2])).toBe(2)
  })

  test('[S-G] with three players the Germans cut their own', () => {
    const g = upTo('cut', 'stars-3')
    expect(game.awaited(g)).toEqual({ side: 2, decision: 'cut' })
    expect(why(g, { do: 'cut', unit: 'su-52-294' })).toBe('S-G')
  })
})

test('[S-A] reserves begin where the owner wants behind the Elbe, and nowhere else', () => {
  const g = begun('stars-2')
  passUntil(g, now => game.awaited(now)?.side === 0)
  expect(why(g, { do: 'place', unit: 'us-hqVII', hex: '0823' })).toBeNull()
  expect(why(g, { do: 'place', unit: 'us-hqVII', hex: '1423' })).toBe('N-G0')
  expect(why(g, { do: 'place', unit: 'us-hqVII', hex: '3030' })).toBe('N-G0')
  play(g, { do: 'take', unit: 'us-3arm-cca' })
  for (const action of game.legal(g, 0))
    expect(startControl.stars[hex(String(action.hex))]).toBe(CAMP.american)
})

describe('Soviet air days', () => {
  test('[S-3] 25 on 30 April, 20 on 6 May, 30 on 10 May', () => {
    const g = upTo('airDays')
    expect(game.awaited(g)?.side).toBe(1)
    for (const turn of [0, 17, 1.5, '3', null]) expect(why(g, { do: 'air-day', turn })).toBe('S-3')
    play(g, { do: 'air-day', turn: 11 })
    expect(why(g, { do: 'air-day', turn: 11 })).toBe('S-3')
    play(g, { do: 'air-day', turn: 1 })
    play(g, { do: 'air-day', turn: 7 })
    expect([...g.airDays]).toEqual([11, 1, 7])
    passUntil(g, now => now.phase > 0)
    expect(g.airLeft[CAMP.soviet]).toBe(25)
  })
})

const POLES = Array.from({ length: UNITS }, (_, u) => u).filter(u => unitNation[u] === NATION.poland)

/** Two Stars after the Poles have rolled: these counters as written, all others a five. */
function afterRolls(rolls: Readonly<Record<string, number>>, scenario: ScenarioId = 'stars-2'): State {
  const g = upTo('airDays', scenario)
  const faces = POLES.map(u => rolls[unitIds[u]] ?? 5)
  const script = scriptedDice(faces, fastDice(3))
  const from = g.rolls
  g.dice = { below: (counter, n) => script.below(counter - from, n) }
  for (const turn of [1, 2, 3]) play(g, { do: 'air-day', turn })
  return g
}

describe('Poles choose their side', () => {
  test('[S-4] one roll for each of the twenty-four counters', () => {
    const g = upTo('airDays')
    const before = g.rolls
    for (const turn of [1, 2, 3]) play(g, { do: 'air-day', turn })
    expect([POLES.length, g.rolls - before]).toEqual([24, 24])
  })

  test('[S-4] one comes over, two comes over weaker, three and four stay worse, five and six stay', () => {
    const g = afterRolls({ 'pl-16': 1, 'pl-10-25': 2, 'pl-10-27': 3, 'pl-10-29': 4, 'pl-iarm-1': 6 })
    const report = (id: string) => [g.camp[unit(id)], g.levels[unit(id)], g.disorganised[unit(id)] > 0]
    expect(report('pl-16')).toEqual([CAMP.american, 2, false])
    expect(report('pl-10-25')).toEqual([CAMP.american, 1, false])
    expect(report('pl-10-27')).toEqual([CAMP.soviet, 1, false])
    expect(report('pl-10-29')).toEqual([CAMP.soviet, 2, true])
    expect(report('pl-iarm-1')).toEqual([CAMP.soviet, 2, false])
    expect(g.unitFlags[unit('pl-16')] & UNIT.defector).not.toBe(0)
  })

  test('[S-4] R47 a counter with one level is gone on a two or three, and nobody scores for it', () => {
    const g = afterRolls({ 'pl-hq': 2, 'pl-artA': 3, 'pl-5': 2 })
    for (const id of ['pl-hq', 'pl-artA', 'pl-5']) expect(whereIs(g, id)).toBe('eliminated')
    expect(g.killed.every(count => count === 0)).toBe(true)
    expect(g.kills.every(cell => cell === 0)).toBe(true)
    expect(game.faultsIn(g)).toEqual([])
  })

  test('[S-4] R47 the Allied player places them with an American headquarters', () => {
    const g = afterRolls({ 'pl-16': 1, 'pl-10-25': 2 })
    expect(game.awaited(g)).toEqual({ side: 0, decision: 'deploy' })
    expect(why(g, { do: 'place', unit: 'pl-16', hex: '0919' })).toBe('N-G0')
    const open = (id: string) => {
      const now = g.copy()
      play(now, { do: 'take', unit: id })
      return game.legal(now, 0).map(action => action.hex)
    }
    // With the headquarters in 1427 there is room for one level only.
    expect([open('pl-16'), open('pl-10-25')]).toEqual([['0823'], ['0823', '1427']])
    play(g, { do: 'place', unit: 'pl-16', hex: '0823' })
    play(g, { do: 'place', unit: 'pl-10-25', hex: '1427' })
    expect([whereIs(g, 'pl-16'), g.phase]).toEqual(['0823', 1])
    expect(g.hexFlags[hex('0823')] & HEX.digMask).toBe(CAMP.american + 1)
  })

  test('B3 when no headquarters has room, next to one', () => {
    const everybody = Object.fromEntries(POLES.map(u => [unitIds[u], 1]))
    const g = afterRolls(everybody, 'stars-3')
    passUntil(g, now => now.phase > 0)
    const places = POLES.map(u => whereIs(g, unitIds[u]))
    const headquarters = ['us-hqVII', 'us-hqVIII'].map(id => g.place[unit(id)])
    const distance = (name: string) => Math.min(...headquarters.map(at => grid.distance(at, hex(name))))
    expect(Math.max(...places.map(distance))).toBe(1)
    expect(game.faultsIn(g)).toEqual([])
  })

  test('nobody is asked again when no Pole has come over', () => {
    const g = afterRolls({})
    expect([g.phase, game.awaited(g)?.decision]).toEqual([1, 'airPlan'])
  })
})
