import { expect, test } from 'vitest'
import type { GameEvent } from '../engine/game/action.ts'
import type { Deed } from './deeds.ts'
import { linesOf } from './lines.ts'
import type { LogLine } from './presentation.ts'

const line = (text: string, weight: LogLine['weight']): LogLine => ({
  side: 0,
  text,
  rules: [],
  hexes: [],
  weight,
})

/** A deed of which side 0 knows the unit and side 1 does not. */
function deed(position: number, unit: string, weight: LogLine['weight'] = 'move', side = 0): Deed {
  const heard = (name: string): GameEvent[] => [{ event: 'moved', rule: '', unit: name }]
  return {
    position,
    side,
    action: { do: 'step' },
    group: position,
    isFinal: false,
    turn: 1,
    scores: [],
    events: heard(unit),
    heard: [heard(unit), heard('hidden')],
    lines: [[line(unit, weight)], [line('hidden', weight)]],
  }
}

const tell = (heard: readonly GameEvent[]): LogLine[] => [
  line(heard.map(event => String(event.unit)).join('+'), 'move'),
]
const texts = (deeds: readonly Deed[], viewer: number) =>
  linesOf(deeds, viewer, tell).map(({ line: { text }, position }) => `${position} ${text}`)

test('moves one after the other are told together, other things by themselves', () => {
  const deeds = [deed(1, 'a'), deed(2, 'b'), deed(3, 'c', 'battle'), deed(4, 'd'), deed(5, 'e', 'move', 1)]
  expect(texts(deeds, 0)).toEqual(['1 a+b', '3 c', '4 d', '5 e'])
})

test('[8.3a] what one side was told is never told to the other, whoever looks first', () => {
  const deeds = [deed(1, 'a'), deed(2, 'b')]
  expect(texts(deeds, 0)).toEqual(['1 a+b'])
  expect(texts(deeds, 1)).toEqual(['1 hidden+hidden'])
  expect(texts(deeds, 0)).toEqual(['1 a+b'])
})

test('a run that was cut short by an undo is told anew', () => {
  const deeds = [deed(1, 'a'), deed(2, 'b'), deed(3, 'c')]
  expect(texts(deeds, 0)).toEqual(['1 a+b+c'])
  expect(texts(deeds.slice(0, 2), 0)).toEqual(['1 a+b'])
  expect(texts([...deeds.slice(0, 2), deed(3, 'd')], 0)).toEqual(['1 a+b+d'])
})
