import { expect, it } from 'vitest'
import type { GameEvent } from './action.ts'
import { toldEvents } from './told-events.ts'

it('leaves out the names of hidden units, in lists too, except in events that lie open', () => {
  const events: GameEvent[] = [
    { event: 'moved', rule: '1', unit: 'a', path: ['x', 'y'] },
    { event: 'tested', rule: '2', units: ['a', 'b'] },
    { event: 'attack', rule: '3', units: ['a'] },
  ]
  expect(toldEvents(events, new Set(['a']), new Set(['attack']))).toEqual([
    { event: 'moved', rule: '1', unit: 'hidden', path: ['x', 'y'] },
    { event: 'tested', rule: '2', units: ['hidden', 'b'] },
    { event: 'attack', rule: '3', units: ['a'] },
  ])
})
