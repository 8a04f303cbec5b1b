import { describe, expect, it } from 'vitest'
import { warComesEarly } from '../index.ts'
import { randomPosition } from '../reference/random-position.ts'
import { actions, perform, type ReferencePosition } from '../reference/reference.ts'
import { stateOf } from './from-reference.ts'

const positions = Array.from({ length: 100 }, (_, i) => randomPosition(20_000 + i))

// The reference keeps no victory points, so those of the state belong to no real game.
const faults = (position: ReferencePosition) =>
  warComesEarly.faultsIn(stateOf(position)).filter(fault => !fault.includes('victory points'))

describe('a position of the reference', () => {
  it('becomes a sound state', () => {
    for (const position of positions) expect(faults(position)).toEqual([])
  })

  it('asks the acting side for the decision of its phase', () => {
    for (const position of positions) {
      const german = ['Germany', 'Italy', 'Hungary', 'Poland'].includes(position.active[0])
      const side = position.scenario === '1939' ? (position.active[0] === 'Poland' ? 1 : 0) : german ? 0 : 1
      expect(warComesEarly.awaited(stateOf(position))).toEqual({ side, decision: position.phase })
    }
  })

  it('keeps an attack that has been opened', () => {
    const opened = positions.flatMap(position => {
      const attack = actions(position).find(action => action.do === 'attack' || action.do === 'flank')
      return attack ? [perform(position, attack)] : []
    })
    expect(opened.length).toBeGreaterThan(10)
    for (const position of opened) expect(warComesEarly.awaited(stateOf(position))?.decision).toBe('assemble')
  })

  it('goes on with the next step of the sequence when its phase ends', () => {
    for (const position of positions) {
      const g = stateOf(position)
      const { side } = warComesEarly.awaited(g)!
      warComesEarly.perform(g, side, { do: 'end' }, null)
      expect(warComesEarly.outcome(g) !== null || warComesEarly.awaited(g) !== null).toBe(true)
      const soviets = position.phase === 'movement' && position.active.includes('Soviet Union')
      if (soviets) expect(warComesEarly.awaited(g)!.decision).toBe('railheads')
    }
  })
})
