import { expect, it } from 'vitest'
import type { GameEvent } from './action.ts'
import { toldEvents } from './told-events.ts'

it('leaves out the names of hidden units, in lists too, except in events that lie open', () => {
  const events: GameEvent[] = [
    { event: 'moved', rule: '1', unit: 'a', path: ['x', 'y'] },
    { event: 'tested', rule: '2', units: ['a', 'b'] },
    { event: 'attack', rule: '3', units: ['a'] },
  ]
  expect(toldEvents(events, new Set(['a']), { open: new Set(['attack']) })).toEqual([
    { event: 'moved', rule: '1', unit: 'hidden', path: ['x', 'y'] },
    { event: 'tested', rule: '2', units: ['hidden', 'b'] },
    { event: 'attack', rule: '3', units: ['a'] },
  ])
})

it('names everybody only in the fields that lie open, and keeps quiet about what nobody could notice', () => {
  const events: GameEvent[] = [
    { event: 'attack', rule: '1', units: ['a'], support: ['a', 'b'] },
    { event: 'set-up', rule: '2', unit: 'a' },
    { event: 'set-up', rule: '2', unit: 'b' },
  ]
  const discretion = {
    open: new Set<string>(),
    openFields: { attack: ['units'] },
    silent: new Set(['set-up']),
  }
  expect(toldEvents(events, new Set(['a']), discretion)).toEqual([
    { event: 'attack', rule: '1', units: ['a'], support: ['hidden', 'b'] },
    { event: 'set-up', rule: '2', unit: 'b' },
  ])
})
