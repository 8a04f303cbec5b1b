import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action } from '../../../engine/game/action.ts'
import { documentOf } from '../../../engine/positions/document.ts'
import { readPositionFile } from '../../../engine/positions/read-file.ts'
import { layOut } from '../../../engine/positions/run.ts'
import { FRENCH, GERMAN_EAST, GERMAN_WEST, POLISH } from '../forces.ts'
import { hingeOfFate as game } from '../index.ts'
import { hingeOfFatePositions } from '../position.ts'
import type { State } from '../state.ts'
import { view } from '../view.ts'

/** Two Polish attacks on two German corps lie ahead, and the paratroops are ready. */
function polishCombat(more: object = {}): State {
  const data = {
    game: 'hinge-of-fate',
    scenario: 'hinge',
    turn: 3,
    phase: { combat: 'Polish' },
    units: { E2427: 'ags-4', E2426: 'pl-lod', E2727: 'ags-16', E2726: 'pl-krk' },
    situation: { paratroops: 'ready' },
    ...more,
  }
  const [only] = valueOrThrow(readPositionFile(documentOf(data), 'x', [hingeOfFatePositions])).cases
  return hingeOfFatePositions.during(only.position, () => {
    const g = valueOrThrow(layOut(hingeOfFatePositions, only))
    hingeOfFatePositions.open(g, [])
    return g
  })
}

const decision = (g: State) => game.awaited(g)?.decision

function act(g: State, action: Action): void {
  const { side } = game.awaited(g)!
  expect(game.check(g, side, action)).toEqual([])
  game.perform(g, side, action, null)
}

const attack = (g: State, target: string, unit: string) => act(g, { do: 'attack', target, units: [unit] })

describe('watches of the paratroops', () => {
  it('[13.6b] are offered to German commands while the paratroops are ready', () => {
    const g = polishCombat()
    expect(game.watches(g, GERMAN_EAST).map(({ id }) => id)).toEqual([
      'next-player-turn',
      'next-turn',
      'end-of-game',
      'panzers',
      'fortress',
      'last',
    ])
    expect(game.watches(g, GERMAN_WEST)).not.toEqual([])
    expect(game.watches(g, POLISH)).toEqual([])
    expect(game.watches(g, FRENCH)).toEqual([])
    expect(game.watches(polishCombat({ situation: { paratroops: 'spent' } }), GERMAN_EAST)).toEqual([])
  })

  it('[13.6b] without one the command is asked at every attack', () => {
    const g = polishCombat()
    attack(g, 'E2427', 'pl-lod')
    expect([decision(g), game.awaited(g)!.side]).toEqual(['relief', GERMAN_EAST])
    act(g, { do: 'pass' })
    expect(decision(g)).toBe('commit')
  })

  it('[13.6b] who waits for the next turn is not asked again in this one', () => {
    const g = polishCombat()
    attack(g, 'E2427', 'pl-lod')
    act(g, { do: 'watch', until: 'next-turn' })
    expect(decision(g)).toBe('commit')
    act(g, { do: 'roll' })
    while (decision(g) !== 'combat') act(g, game.legal(g, game.awaited(g)!.side)[0])
    attack(g, 'E2727', 'pl-krk')
    expect(decision(g)).toBe('commit')
  })

  it('[13.6b] and is asked in the next', () => {
    const g = polishCombat({ turn: 1, units: { E2427: 'ags-4', E2426: 'pl-lod' } })
    attack(g, 'E2427', 'pl-lod')
    act(g, { do: 'watch', until: 'next-turn' })
    act(g, { do: 'roll', lower: 0 })
    while (g.turn === 1) act(g, hingeOfFatePositions.quietAction(g)!)
    expect(game.watches(g, GERMAN_EAST).some(({ isSet, kind }) => isSet && kind === 'until')).toBe(false)
  })

  it('[13.6b] who wants to be asked for panzers only is asked for panzers only', () => {
    const g = polishCombat()
    attack(g, 'E2427', 'pl-lod')
    act(g, { do: 'watch', only: ['panzers'] })
    expect(decision(g)).toBe('relief')
    act(g, { do: 'pass' })
    act(g, { do: 'roll' })
    while (decision(g) !== 'combat') act(g, game.legal(g, game.awaited(g)!.side)[0])
    attack(g, 'E2727', 'pl-krk')
    expect(decision(g)).toBe('relief')
  })

  it('are seen by nobody else', () => {
    const g = polishCombat()
    attack(g, 'E2427', 'pl-lod')
    const before = [POLISH, FRENCH, GERMAN_WEST].map(side => JSON.stringify(view(g, side)))
    const copy = g.copy()
    game.perform(copy, GERMAN_EAST, { do: 'watch', only: ['panzers'] }, null)
    expect([POLISH, FRENCH, GERMAN_WEST].map(side => JSON.stringify(view(copy, side)))).toEqual(before)
    expect(JSON.stringify(view(copy, GERMAN_EAST))).not.toBe(JSON.stringify(view(g, GERMAN_EAST)))
  })
})
