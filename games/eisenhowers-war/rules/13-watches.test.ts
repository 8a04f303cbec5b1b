import { describe, expect, it } from 'vitest'
import type { Action } from '../../../engine/game/action.ts'
import { eisenhowersWar } from '../index.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { NOWHERE, type State } from '../state.ts'
import { lay } from '../testing.ts'

const FRONT = {
  turn: 4,
  phase: { movement: 'allied' },
  control: {
    allied: ['2806', '2807', '2906', '2907', '3007', '3304', '3204', '3205', '3105', '3006', '3106'],
  },
  situation: { beachheads: ['3304'], offensives: 5 },
  units: { 2907: 'us-5', 2806: 'us-7', 2908: 'ge-1ss', 3304: 'br-1 us-8' },
}

const asked = (g: State): string => {
  const awaited = eisenhowersWar.awaited(g)!
  return `${awaited.side === GERMAN ? 'german' : 'allied'} ${awaited.decision}`
}

function act(g: State, ...actions: Action[]): void {
  for (const action of actions) {
    const { side } = eisenhowersWar.awaited(g)!
    expect(eisenhowersWar.check(g, side, action), JSON.stringify(action)).toEqual([])
    eisenhowersWar.perform(g, side, action, null)
  }
}

const move = (unit: string, ...path: string[]): Action => ({ do: 'move', units: [unit], path })

describe('[13.6a] windows for offensives', () => {
  it('open before the first move, after each and at the end', () => {
    const g = lay(FRONT)
    expect(asked(g)).toBe('german window')
    act(g, { do: 'pass' }, move('br-1', '3303'))
    expect(asked(g)).toBe('german window')
    act(g, { do: 'pass' }, { do: 'end' })
    expect(asked(g)).toBe('german window')
    act(g, { do: 'pass' })
    expect(asked(g)).toBe('allied combat')
  })

  it('stay shut for a player who waits for the next turn', () => {
    const g = lay(FRONT)
    act(g, { do: 'watch', until: 'next-turn' }, move('br-1', '3303'), { do: 'end' })
    expect(asked(g)).toBe('allied combat')
  })

  it('open once the Allied player ends his movement, if that is waited for', () => {
    const g = lay(FRONT)
    act(g, { do: 'watch', until: 'movement-over' }, move('br-1', '3303'))
    expect(asked(g)).toBe('allied movement')
    act(g, { do: 'end' })
    expect(asked(g)).toBe('german window')
  })

  it('open when an enemy comes next to the hex that is watched', () => {
    const g = lay(FRONT)
    act(g, { do: 'watch-hex', hex: '3102' }, { do: 'watch', until: 'hex' }, move('br-1', '3303'))
    expect(asked(g)).toBe('allied movement')
    act(g, move('us-8', '3204', '3203'))
    expect(asked(g)).toBe('german window')
  })

  it('open when the enemy leaves the hex that is watched', () => {
    const g = lay({ ...FRONT, units: { ...FRONT.units, 3008: 'us-12' } })
    act(g, { do: 'watch-hex', hex: '2907' }, { do: 'watch', only: ['stack'] }, { do: 'pass' })
    act(g, move('br-1', '3303'))
    expect(asked(g)).toBe('allied movement')
    act(g, move('us-5', '2906'))
    expect(asked(g)).toBe('german window')
  })

  it('open when Allied units are out of supply, if that is all that matters', () => {
    const g = lay({ ...FRONT, units: { ...FRONT.units, 2605: 'ge-84' } })
    act(g, { do: 'watch', only: ['unsupplied'] }, { do: 'pass' }, move('br-1', '3303'))
    expect(asked(g)).toBe('allied movement')
    act(g, move('us-7', '2705', '2704'))
    expect(asked(g)).toBe('german window')
  })

  it('open when Germans are cut off', () => {
    const g = lay({ ...FRONT, units: { ...FRONT.units, 2905: 'ge-84' } })
    act(g, { do: 'watch', only: ['cut-off'] }, { do: 'pass' }, move('br-1', '3303'))
    expect(asked(g)).toBe('allied movement')
    act(g, move('us-7', '2805'))
    expect(asked(g)).toBe('allied movement')
    act(g, move('us-8', '3204', '3104', '3005'))
    expect(asked(g)).toBe('german window')
  })

  it('never open for a player who wants none, and always for one without a watch', () => {
    const g = lay(FRONT)
    act(g, { do: 'watch', only: [] }, { do: 'pass' }, move('br-1', '3303'), { do: 'end' })
    expect(asked(g)).toBe('allied combat')
  })

  it('a hex has to be named before it can be waited for', () => {
    const g = lay(FRONT)
    expect(eisenhowersWar.check(g, GERMAN, { do: 'watch', until: 'hex' })).toHaveLength(1)
    expect(eisenhowersWar.check(g, GERMAN, { do: 'watch-hex', hex: '3405' })).toHaveLength(1)
    act(g, { do: 'watch-hex', hex: '3102' })
    expect(eisenhowersWar.check(g, GERMAN, { do: 'watch', until: 'hex' })).toEqual([])
    act(g, { do: 'watch-hex', hex: null })
    expect(g.watchedHex[GERMAN]).toBe(NOWHERE)
  })

  it('are hidden from the other side', () => {
    const g = lay(FRONT)
    const before = eisenhowersWar.view(g, ALLIED)
    act(g, { do: 'watch-hex', hex: '3102' }, { do: 'watch', only: ['hex'] })
    expect(eisenhowersWar.view(g, ALLIED)).toEqual(before)
    expect(eisenhowersWar.view(g, GERMAN)).not.toEqual(eisenhowersWar.view(lay(FRONT), GERMAN))
  })
})

describe('[10.10] windows before German attacks', () => {
  const ATTACK = {
    turn: 5,
    phase: { attack: 'german' },
    units: { 3106: 'us-5', 3107: 'ge-1ss', 2803: 'us-7', 2703: 'ge-84' },
    situation: { bombers: 2, beachheads: ['3304'] },
    control: { allied: ['3304', '3205', '3105'] },
  }
  const attack = (target: string, unit: string): Action => ({ do: 'attack', target, units: [unit] })

  it('ask the Allied player for bombers', () => {
    const g = lay(ATTACK)
    act(g, attack('2803', 'ge-84'))
    expect(asked(g)).toBe('allied support')
  })

  it('only where a city is attacked, if he wants it so', () => {
    const g = lay(ATTACK)
    eisenhowersWar.perform(g, GERMAN, attack('2803', 'ge-84'), null)
    act(g, { do: 'watch', only: ['city'] }, { do: 'pass' })
    while (asked(g) !== 'german combat') act(g, eisenhowersWar.legal(g, eisenhowersWar.awaited(g)!.side)[0])
    act(g, attack('3106', 'ge-1ss'))
    expect(asked(g)).toBe('allied support')
  })
})

it('watches are told with what they mean', () => {
  const told = eisenhowersWar.watches(lay(FRONT), GERMAN)
  expect(told.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'until unsupplied',
    'until cut-off',
    'until movement-over',
    'until next-turn',
    'only hex',
    'only stack',
    'only unsupplied',
    'only cut-off',
    'only city',
  ])
})
