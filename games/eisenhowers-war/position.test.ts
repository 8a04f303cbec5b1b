import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { type Fault, valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { runPosition } from '../../engine/positions/run.ts'
import { eisenhowersWar } from './index.ts'
import { eisenhowersWarPositions } from './position.ts'
import { describePosition } from './position-write.ts'
import { GONE, HEX, NOWHERE, type State, UNIT } from './state.ts'
import { lay } from './testing.ts'

const read = (data: object) =>
  readPositionFile(documentOf({ game: 'eisenhowers-war', scenario: 'historical', ...data }), 'x', [
    eisenhowersWarPositions,
  ])

function faultsOf(data: object): readonly Fault[] {
  const file = read(data)
  if (!file.ok) return file.faults
  const report = runPosition(eisenhowersWarPositions, file.value)
  return report.ok ? [] : report.faults
}

const decisionOf = (data: object): string => {
  const awaited = eisenhowersWar.awaited(lay(data))
  return `${awaited?.side} ${awaited?.decision}`
}

const PORTS = { allied: [3404, 3302, 3306, 3101, 2801, 2700, 3300, 3500] }

describe('phases', () => {
  it.each([
    ['none at all', 5, undefined, '0 movement'],
    ['set-up', 1, 'set-up', '0 planSecond'],
    ['a turn', 6, 'turn', '0 alliedReinforcement'],
    ['Allied reinforcements', 6, { reinforcement: 'allied' }, '0 alliedReinforcement'],
    ['the Allied order', 6, { order: 'allied' }, '0 order'],
    ['Allied movement after the attacks', 6, { movement: 'allied', after: 'attack' }, '0 movement'],
    ['Allied attacks', 6, { attack: 'allied' }, '0 combat'],
    ['Allied attacks before the movement', 6, { attack: 'allied', before: 'movement' }, '0 combat'],
    ['the Allied Supply Check', 6, { supply: 'allied' }, '1 order'],
    ['the German order', 6, { order: 'german' }, '1 order'],
    ['German movement', 6, { movement: 'german' }, '1 movement'],
    ['German attacks', 6, { attack: 'german' }, '1 combat'],
    ['German reinforcements', 6, { reinforcement: 'german' }, '0 alliedReinforcement'],
    ['the German Supply Check', 6, { supply: 'german' }, '0 alliedReinforcement'],
    ['the Victory Check', 6, 'victory', '0 alliedReinforcement'],
  ])('%s', (_, turn, phase, decision) => {
    const control = phase === 'set-up' ? {} : PORTS
    expect(decisionOf({ turn, control, ...(phase !== undefined && { phase }) })).toBe(decision)
  })

  it.each([
    ['a side that does not exist', { movement: 'soviet' }, 'no-side'],
    ['a set-up after turn 1', 'set-up', 'impossible-phase'],
    ['a word that it does not know', { movement: 'allied', at: 'start' }, 'unknown-key'],
  ])('refuses %s', (_, phase, code) => {
    expect(faultsOf({ turn: 5, phase })).toMatchObject([{ code }])
  })

  it('go on to the end of the game', () => {
    const g = lay({ turn: 7, phase: { movement: 'german' }, units: { 2803: 'us-5', 3120: 'ge-84' } })
    for (let actions = 0; eisenhowersWar.awaited(g) !== null; actions++) {
      expect(actions).toBeLessThan(500)
      eisenhowersWar.perform(
        g,
        eisenhowersWar.awaited(g)!.side,
        eisenhowersWarPositions.quietAction(g)!,
        null,
      )
    }
    expect(eisenhowersWar.outcome(g)?.rule).toBe('4.4')
  })
})

describe('what cannot be is told with its place', () => {
  it.each([
    ['a unit in the sea', { units: { 3405: 'us-5' } }, 'no-land'],
    ['a unit in Switzerland', { units: { 2510: 'us-5' } }, 'no-land'],
    ['both sides in one hex', { units: { 2803: 'us-5 ge-84' } }, 'enemies'],
    ['a bridge that is none', { situation: { bridge: { 2803: 2804 } } }, 'no-rhine'],
    ['a third beachhead', { situation: { beachheads: [3304, 3303, 3302] } }, 'too-many'],
    ['a source that is none', { situation: { sourcesLost: [3106] } }, 'no-source'],
    ['too many units', { units: { 2803: 'us-5 us-7 us-8 us-12 us-15 us-19' } }, 'impossible'],
    ['a mixed stack', { units: { 2803: 'us-5 br-1' } }, 'impossible'],
  ])('%s', (_, data, code) => {
    expect(faultsOf({ turn: 5, ...data })[0]).toMatchObject({ code })
  })

  it('the values of one case are not those of the next', () => {
    const units = [{ id: 'ge-gar-ch', hex: '3404', defence: 9 }]
    const file = valueOrThrow(
      read({
        turn: 5,
        cases: [
          { title: 'one', units },
          { title: 'two', units: { 3404: 'ge-gar-ch' }, expect: { unit: { 'ge-gar-ch': { defence: 2 } } } },
        ],
      }),
    )
    const report = valueOrThrow(runPosition(eisenhowersWarPositions, file))
    expect(report.failures).toBe(0)
  })
})

/** Random play, with a look at every position in which a player is asked. */
function* randomPlay(scenario: string, seed: number, most: number): Generator<State> {
  const g = valueOrThrow(eisenhowersWar.begin(scenario, {}, fastDice(seed)))
  let random = seed
  for (let actions = 0; actions < most; actions++) {
    const awaited = eisenhowersWar.awaited(g)
    if (awaited === null) return
    yield g
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const legal = eisenhowersWar.legal(g, awaited.side)
    eisenhowersWar.perform(g, awaited.side, legal[(random >>> 8) % legal.length], null)
  }
}

describe('the words for actions and dice', () => {
  it.each(['historical', 'alternate'])('name every action and every roll: %s', scenario => {
    const { actions, rolls, rollIn } = eisenhowersWarPositions
    const verbs = new Set<string>()
    for (const g of randomPlay(scenario, 11, 900)) {
      const { side } = eisenhowersWar.awaited(g)!
      for (const action of eisenhowersWar.legal(g, side)) verbs.add(action.do)
      const log: GameEvent[] = []
      const trial = g.copy()
      eisenhowersWar.perform(trial, side, eisenhowersWar.legal(g, side)[0], log)
      const rolled = log.flatMap(event => rollIn(event) ?? [])
      expect(rolled.reduce((sum, { count }) => sum + count, 0)).toBe(trial.rolls - g.rolls)
      for (const { meaning } of rolled) expect(Object.keys(rolls)).toContain(meaning)
    }
    expect([...verbs].filter(verb => !(verb in actions))).toEqual([])
  })
})

describe('a position of a game as a file', () => {
  it.each([
    ['historical', 3],
    ['historical', 12],
    ['alternate', 4],
    ['alternate', 9],
  ])('is read back the same: %s, %i', (scenario, seed) => {
    let count = 0
    for (const g of randomPlay(scenario, seed, 700)) {
      const file = describePosition(g, 'somewhere in a game')
      if (file === null) continue
      count += 1
      if (count % 9 === 1) expect(relevant(lay(file)), JSON.stringify(file)).toEqual(relevant(g))
    }
    expect(count).toBeGreaterThan(5)
  })

  it('waits until nothing is on the move', () => {
    const g = lay({ turn: 5, units: { 2803: 'us-5' } })
    expect(describePosition(g, '')).not.toBe(null)
    eisenhowersWar.perform(g, 0, { do: 'begin', unit: 'us-5' }, null)
    expect(describePosition(g, '')).toBe(null)
  })
})

/** All that a game goes on from. What is over and done with (a plan that was shown, a marker that is gone) is not told. */
function relevant(g: State) {
  const { state } = eisenhowersWar.toJSON(g) as { state: Record<string, number | number[]> }
  const over = g.secondPlan > 0
  return {
    ...state,
    rolls: 0,
    revelations: 0,
    flow: 0,
    below: 0,
    top: 0,
    stacks: Array.from(g.place),
    secondPlan: Math.min(g.secondPlan, 1),
    secondTurn: over ? 0 : g.secondTurn,
    secondHex: over ? 0 : g.secondHex,
    beachheads: Array.from(g.beachheads, hex => (hex === GONE ? NOWHERE : hex)),
    hexFlags: (state.hexFlags as number[]).map(flags => flags & ~HEX.spared),
    unitFlags: (state.unitFlags as number[]).map(flags => flags & ~UNIT.southern),
    offensiveReady: 0,
  }
}
