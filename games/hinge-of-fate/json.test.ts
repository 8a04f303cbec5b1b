import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { sameState } from '../../engine/state/layout.ts'
import { hingeOfFate } from './index.ts'
import type { State } from './state.ts'
import { hex, unit } from './world.ts'

const begin = (scenario = 'hinge') => valueOrThrow(hingeOfFate.begin(scenario, {}, fastDice(1)))

interface Saved {
  state: Record<string, number | number[]>
  [key: string]: unknown
}

const saved = (g: State): Saved => structuredClone(hingeOfFate.toJSON(g)) as unknown as Saved

const reasonOf = (json: unknown): string => {
  const read = hingeOfFate.fromJSON(json, fastDice(1))
  return read.ok ? 'sound' : read.faults[0].reason
}

describe('a position as JSON', () => {
  it.each(['hinge', 'historical'])('comes back as it was: %s', scenario => {
    const g = begin(scenario)
    hingeOfFate.perform(g, 0, { do: 'order', order: 'move-fight' }, null)
    const back = valueOrThrow(
      hingeOfFate.fromJSON(JSON.parse(JSON.stringify(hingeOfFate.toJSON(g))), fastDice(1)),
    )
    expect(sameState(back, g)).toBe(true)
    expect(back.terms).toEqual(g.terms)
  })

  it.each<[string, (json: Saved) => void, string]>([
    ['another game', json => (json.game = 'chess'), 'not a position of Hinge of Fate'],
    ['another scenario', json => (json.scenario = '1941'), 'no scenario 1941'],
    ['a missing field', json => delete json.state.turn, 'missing'],
    ['a turn beyond the last', json => (json.state.turn = 13), 'no game can reach'],
    ['supply points that were never there', json => (json.state.supplyPoints = 50), 'no game can reach'],
    ['a verdict that does not exist', json => (json.state.verdict = 99), 'no game can reach'],
    ['a mover that is no unit', json => (json.state.mover = 999), 'no game can reach'],
    ['a flow of unknown frames', json => ((json.state.flow as number[])[1] = 99), 'no game can reach'],
  ])('with %s is refused', (_, spoil, reason) => {
    const json = saved(begin())
    spoil(json)
    expect(reasonOf(json)).toContain(reason)
  })

  it.each<[string, (json: Saved) => void, string]>([
    [
      'a unit in two places',
      json => ((json.state.place as number[])[unit('ags-4')] = hex('E2535')),
      'stands elsewhere',
    ],
    ['a living dead', json => ((json.state.steps as number[])[unit('ags-4')] = 0), 'neither dead nor alive'],
    [
      'a third step',
      json => ((json.state.steps as number[])[unit('slo')] = 2),
      'more steps than its counter',
    ],
    [
      'a hex that its occupant does not control',
      json => ((json.state.control as number[])[hex('E2933')] = 2),
      'does not control',
    ],
    ['a siege without a city', json => (json.state.seaside = 1), 'siege'],
  ])('with %s is refused, and told why', (_, spoil, reason) => {
    const json = saved(begin())
    spoil(json)
    expect(reasonOf(json)).toContain(reason)
  })
})

describe('invariants', () => {
  const moved = (id: string, to: string) => {
    const g = begin()
    const json = saved(g)
    const u = unit(id)
    ;(json.state.top as number[])[g.place[u]] = -1
    ;(json.state.place as number[])[u] = hex(to)
    ;(json.state.top as number[])[hex(to)] = u
    ;(json.state.control as number[])[hex(to)] = 1
    return reasonOf(json)
  }

  it.each([
    ['[2.11a] static units stay', 'agn-dnz', 'E1131', 'static and has moved'],
    ['[10.8a] Germans do not stand in the Red Row', 'ags-4', 'E2016', '10.8a'],
    ['[1.4] nobody changes maps', 'ags-4', 'W3640', '1.4'],
    ['[10.4] Army Group C stays in Germany', 'agc-5', 'W2941', '10.4'],
  ])('%s', (_, id, to, reason) => {
    expect(moved(id, to)).toContain(reason)
  })
})
