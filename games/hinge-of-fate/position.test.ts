import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { type Fault, valueOrThrow } from '../../engine/files/result.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { layOut, runPosition } from '../../engine/positions/run.ts'
import { sameState } from '../../engine/state/layout.ts'
import { hingeOfFate } from './index.ts'
import { hingeOfFatePositions } from './position.ts'
import { describePosition } from './position-write.ts'
import type { State } from './state.ts'
import { fullFactor, unit } from './world.ts'

const read = (data: object) =>
  readPositionFile(documentOf({ game: 'hinge-of-fate', scenario: 'hinge', ...data }), 'x', [
    hingeOfFatePositions,
  ])

/** The state of a position when its phase has opened. */
function lay(data: object): State {
  const [only] = valueOrThrow(read(data)).cases
  return hingeOfFatePositions.during(only.position, () => {
    const g = valueOrThrow(layOut(hingeOfFatePositions, only))
    hingeOfFatePositions.open(g, [])
    return g
  })
}

function faultsOf(data: object): readonly Fault[] {
  const file = read(data)
  if (!file.ok) return file.faults
  const report = runPosition(hingeOfFatePositions, file.value)
  return report.ok ? [] : report.faults
}

const decisionOf = (data: object) => {
  const g = lay(data)
  const awaited = hingeOfFate.awaited(g)
  return `${awaited?.side} ${awaited?.decision}`
}

describe('phases', () => {
  it.each([
    ['set-up', 1, 'set-up', '0 order'],
    ['none at all', 5, undefined, '0 movement'],
    ['the first turn', 1, 'turn', '0 order'],
    ['the declarations of a player turn', 5, { declarations: 'German West' }, '2 order'],
    ['German movement', 2, { movement: 'German East' }, '0 movement'],
    ['German combat', 2, { combat: 'German East', order: 'move-fight' }, '0 combat'],
    ['Polish combat', 2, { combat: 'Polish' }, '1 combat'],
    ['Polish movement', 2, { movement: 'polish' }, '1 movement'],
    ['French replacements', 4, { replacement: 'French' }, '3 replacement'],
    ['the end of a player turn', 4, { removal: 'French' }, '2 order'],
    ['the end of a turn', 2, 'end-of-turn', '0 order'],
  ])('%s', (_, turn, phase, decision) => {
    expect(decisionOf(phase === undefined ? { turn } : { turn, phase })).toBe(decision)
  })

  it.each([
    ['hinge', 1, { movement: 'German East' }],
    ['hinge', 3, { combat: 'French' }],
    ['hinge', 9, { movement: 'German West' }],
    ['historical', 5, { combat: 'Polish' }],
  ])('go on to the end of the game: %s, turn %i', (scenario, turn, phase) => {
    const g = lay({
      scenario,
      turn,
      phase,
      units: { E2523: 'pl-lod', E2535: 'ags-4' },
      boxes: { dead: ['ags-22'] },
    })
    for (let actions = 0; hingeOfFate.awaited(g) !== null; actions++) {
      const { side } = hingeOfFate.awaited(g)!
      const action = hingeOfFatePositions.quietAction(g) ?? hingeOfFate.legal(g, side)[0]
      expect(hingeOfFate.check(g, side, action)).toEqual([])
      hingeOfFate.perform(g, side, action, null)
      expect(actions).toBeLessThan(500)
    }
    expect(hingeOfFate.outcome(g)).not.toBe(null)
  })
})

describe('faults of a situation', () => {
  it.each<[string, object, string]>([
    ['two units in a hex', { units: { E2422: 'ags-4 ags-8' } }, 'overstacked'],
    ['enemies in a hex', { allow: 'overstacked', units: { E2422: 'ags-4 pl-lod' } }, 'overstacked'],
    ['both army groups in a city', { units: { E2535: 'ags-4 agn-1' } }, 'overstacked'],
    ['a unit at sea', { units: { E1020: 'ags-4' } }, 'out-of-area'],
    ['a Pole in Germany', { units: { E2535: 'pl-lod' } }, 'out-of-area'],
    ['a corps on the wrong map', { units: { W3543: 'ags-4' } }, 'out-of-area'],
    ['a Stuka on the map', { units: { E2535: 'lw-fd1' } }, 'not-a-unit'],
    ['a unit of the other scenario', { scenario: 'historical', units: { E2523: 'su-b3' } }, 'wrong-scenario'],
    ['a phase that the turn does not have', { turn: 2, phase: { movement: 'French' } }, 'impossible-phase'],
    ['a phase of nobody', { turn: 2, phase: 'movement' }, 'unknown-player'],
    ['a set-up in turn 4', { turn: 4, phase: 'set-up' }, 'impossible-phase'],
    ['an unknown key of a phase', { turn: 2, phase: { movement: 'Polish', at: 'start' } }, 'unknown-key'],
    ['a turn too many', { turn: 13 }, 'not-a-number'],
    ['a siege of nothing', { situation: { siege: { hexes: ['E2523'] } } }, 'bad-siege'],
    ['a word of another game', { situation: { railheads: [] } }, 'unknown-word'],
  ])('%s', (_, data, code) => {
    expect(faultsOf(data).map(fault => fault.code)).toContain(code)
  })
})

describe('values of a case', () => {
  it('hold while it runs', () => {
    const before = fullFactor[unit('ags-4')]
    const file = valueOrThrow(
      read({
        units: [{ id: 'ags-4', hex: 'E2428', combat: 20 }, 'pl-lod E2427'],
        expect: { odds: [{ target: 'E2427', attackers: ['ags-4'], attack: 20 }] },
      }),
    )
    expect(valueOrThrow(runPosition(hingeOfFatePositions, file)).failures).toBe(0)
    expect(fullFactor[unit('ags-4')]).toBe(before)
  })
})

describe('a position of a game', () => {
  /** Plays at random, and hands out what can be described. */
  function positionsOf(scenario: string, seed: number, found: (g: State) => void): void {
    const g = valueOrThrow(hingeOfFate.begin(scenario, {}, fastDice(seed)))
    const luck = fastDice(seed + 1000)
    for (let i = 0; hingeOfFate.awaited(g) !== null; i++) {
      const { side } = hingeOfFate.awaited(g)!
      const legal = hingeOfFate.legal(g, side)
      if (i % 5 === 0) found(g)
      hingeOfFate.perform(g, side, legal[luck.below(i, legal.length)], null)
    }
  }

  it.each([
    ['hinge', 1],
    ['hinge', 2],
    ['historical', 3],
  ])('as a file is the same position: %s, seed %i', (scenario, seed) => {
    let described = 0
    positionsOf(scenario, seed, g => {
      const file = describePosition(g, 'somewhere in a game')
      if (file === null) return
      described += 1
      const again = lay({ ...file, allow: 'overstacked' })
      // Dice and looks of the past are no part of a position.
      again.rolls = g.rolls
      again.revelations = g.revelations
      expect(sameState(again, g), JSON.stringify(file)).toBe(true)
    })
    expect(described).toBeGreaterThan(2)
  })

  it('in the middle of a move is none', () => {
    const g = lay({ turn: 2, phase: { movement: 'German East' }, units: { E2535: 'ags-4' } })
    expect(describePosition(g, '')).not.toBe(null)
    hingeOfFate.perform(g, 0, { do: 'begin', unit: 'ags-4' }, null)
    expect(describePosition(g, '')).toBe(null)
  })
})
