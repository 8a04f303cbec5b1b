import { describe, expect, it } from 'vitest'
import { commonRefusals, numberIn } from './common-refusals.ts'

describe('what every decision shares', () => {
  it('is refused by the rules that the game names', () => {
    const refusals = commonRefusals({ sequence: '5', over: '4', unit: '2.3', hex: '2.1' })
    const rules = Object.entries(refusals).map(([name, { rule }]) => [name, rule])
    expect(Object.fromEntries(rules)).toEqual({
      WRONG_PHASE: '5',
      WRONG_SIDE: '5',
      GAME_OVER: '4',
      MALFORMED: '5',
      UNKNOWN_UNIT: '2.3',
      UNKNOWN_HEX: '2.1',
    })
  })

  it('reads names that a player has sent', () => {
    const unitOf = numberIn(['alpha', 'beta'])
    expect(['beta', 'gamma', undefined, 1, null, ['beta']].map(unitOf)).toEqual([1, -1, -1, -1, -1, -1])
  })
})
