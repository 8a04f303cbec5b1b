import { describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { munichWar } from '../index.ts'
import { BOX, type State } from '../state.ts'
import { unit } from '../units.ts'

/** Czechoslovakia, Britain, France, Poland, then the neutrals: Soviet Union, Finland, Yugoslavia, the Low Countries, Denmark, the Baltic states. */
const QUIET = 4

/** A General War with the surprise dice falling like this, set up; the events of the last placement. */
function surprised(faces: readonly number[]): { g: State; events: GameEvent[] } {
  const all = [...faces, ...new Array(Math.max(0, 14 - faces.length)).fill(QUIET)]
  const dice = scriptedDice(all, fastDice(3))
  const g = valueOrThrow(munichWar.begin('general-war', { surpriseAttack: 'true' }, dice)) as State
  let events: GameEvent[] = []
  while (munichWar.awaited(g)?.decision === 'deploy') {
    events = []
    munichWar.perform(g, munichWar.awaited(g)!.side, { do: 'deploy-suggested' }, events)
  }
  return { g, events }
}

describe('German surprise attack', () => {
  it('[23.2a] a die for each Allied belligerent and each neutral with counters', () => {
    const { events } = surprised([])
    const rolled = events.filter(({ event }) => event === 'surprise').map(({ nation }) => nation)
    expect(rolled).toEqual([
      'Czechoslovakia',
      'Great Britain',
      'France',
      'Poland',
      'Soviet Union',
      'Finland',
      'Yugoslavia',
      'Belgium',
      'Netherlands',
      'Denmark',
      'Lithuania',
      'Latvia',
      'Estonia',
    ])
  })

  it('[23.2b] 1 to 3: its aircraft begin in Utilized and cannot intercept', () => {
    const { g } = surprised([QUIET, QUIET, 3, QUIET, 2])
    expect(g.place[unit('fr-air1')]).toBe(BOX.utilized)
    expect(g.place[unit('gb-air1')]).toBe(BOX.available)
    munichWar.perform(g, 0, { do: 'launch', unit: 'ge-l1', to: '1615' }, null)
    munichWar.perform(g, 0, { do: 'done' }, null)
    const legal = munichWar.legal(g, 1)
    expect(munichWar.awaited(g)).toEqual({ side: 1, decision: 'interception' })
    expect(legal.some(action => action.unit === 'fr-air1')).toBe(false)
    expect(legal.some(action => action.unit === 'gb-air1')).toBe(true)
  })

  it('[23.2b] a neutral that is caught finds its aircraft in Utilized when it joins', () => {
    const { g } = surprised([QUIET, QUIET, QUIET, QUIET, 1])
    while (munichWar.awaited(g) !== null && g.turn < 2) {
      const { side } = munichWar.awaited(g)!
      const legal = munichWar.legal(g, side)
      const quiet = legal.find(({ do: verb }) => verb === 'done' || verb === 'end')
      if (g.turn === 1) g.dice = scriptedDice([...new Array(g.rolls).fill(1), 2], fastDice(1))
      munichWar.perform(g, side, quiet ?? legal[0], null)
    }
    expect(g.intervened).toBe(1)
    expect(g.place[unit('su-air1')]).toBe(BOX.utilized)
  })

  it('[23.2b] 6: it gets a point at once, even as a neutral', () => {
    const { g } = surprised([
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      6,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      3,
    ])
    expect(munichWar.awaited(g)).toEqual({ side: 0, decision: 'spending' })
    expect(munichWar.legal(g, 0)).toEqual([{ do: 'mobilize', unit: 'fi-2' }, { do: 'done' }])
    munichWar.perform(g, 0, { do: 'mobilize', unit: 'fi-2' }, null)
    expect([g.place[unit('fi-2')], g.due[unit('fi-2')]]).toEqual([BOX.track, 3])
    expect(munichWar.awaited(g)?.decision).toBe('launch')
  })
})
