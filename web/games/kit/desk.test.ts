import { describe, expect, test } from 'vitest'
import { pushFrame } from '../../../engine/flow/frames.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { cheapest, deskOf, inFrame, plain, suggested, type Wording, waitingForOf } from './desk.ts'
import { pointerOf } from './pointers.ts'
import { sentence } from './sentences.ts'
import type { KitSight } from './sight.ts'
import { FRAMES, field, gameOf, hexAt, lay, see, type Toy } from './toy.fixture.ts'

type Decision = 'act' | 'losses'
type S = KitSight<Toy, Decision>

const LOSSES: Wording<S> = {
  style: s => (s.viewer === 0 ? 'pick' : 'several'),
  bar: () => ({ title: 'Your loss.', detail: sentence('Choose.', '5') }),
  dock: () => ({ title: 'Losses', question: 'Who?', rules: ['5'] }),
  hexes: () => [hexAt('E11'), -1],
  shortcuts: [
    { id: 'suggest', label: 'Suggest', action: { do: 'suggest' }, again: false },
    { id: 'forbidden', label: 'Never', action: { do: 'never' }, again: false },
  ],
}

const affordances: readonly Affordance[] = [
  { action: { do: 'lose', unit: 'red-2' }, piece: 'red-2', says: 'Lose II Corps' },
  { action: { do: 'lose', unit: 'red-1' }, piece: 'red-1', says: 'Lose I Corps' },
  { action: { do: 'end' }, says: 'End' },
]

const desk = deskOf<Toy, Decision, S>(field, {
  words: { act: plain('move', ['Act.', 'Everybody once.'], '2', ['Acting', 'Who?']), losses: LOSSES },
  affordancesOf: () => affordances,
  suggestions: {
    losses: (_, all) =>
      cheapest(
        all,
        piece => field.unitAt(piece),
        piece => sentence(`Take ${piece}.`),
      ),
  },
  mandatoryOf: (_, decision) =>
    decision === 'act' ? { ...sentence('Must attack.', '6'), hexes: ['E12'] } : null,
})

const at = (decision: Decision): S =>
  see(lay({}), 0, { decision, legal: [{ do: 'suggest' }] }) as unknown as S

describe('a desk', () => {
  test('is put together from the words of its decision', () => {
    const { style, prompt, title, hexes, shortcuts, suggestion, mandatory, battle, ticked } = desk(
      at('losses'),
      [],
    )
    expect([style, prompt.title, title, hexes]).toEqual(['pick', 'Your loss.', 'Losses', ['E11']])
    expect(shortcuts.map(({ id }) => id)).toEqual(['suggest'])
    expect(suggestion?.affordance.piece).toBe('red-1')
    expect(suggestion?.why.text).toBe('Take red-1.')
    expect([mandatory, battle, ticked]).toEqual([null, null, []])
  })

  test('looks where something mandatory is', () => {
    expect(desk(at('act'), []).hexes).toEqual(['E12'])
    expect(desk(at('act'), []).suggestion).toBeNull()
  })
})

test('suggestions: the first that is wanted, or none', () => {
  const why = sentence('Because.')
  expect(suggested(affordances, ({ action }) => action.do === 'end', why)?.affordance.says).toBe('End')
  expect(suggested(affordances, () => false, why)).toBeNull()
  expect(
    cheapest(
      [],
      () => 0,
      () => why,
    ),
  ).toBeNull()
})

test('numbers of the nearest frame of a kind', () => {
  const g = lay({})
  expect(inFrame(g, FRAMES.act, 'unit')).toBe(-1)
  pushFrame(g.flow, FRAMES.act, 4)
  pushFrame(g.flow, FRAMES.start)
  expect(inFrame(g, FRAMES.act, 'unit')).toBe(4)
})

test('those who wait are told for whom', () => {
  const waitingFor = waitingForOf(field, () => 'set-up')
  expect(waitingFor(see(lay({}), 0, { side: 2 })).text).toBe('Set-up: waiting for the Green player.')
  const waiting = waitingForOf(field, () => null)(see(lay({}), 0, { side: 2 }))
  expect(waiting.text).toBe('Waiting for the Green player.')
  const over = { ...gameOf(), awaited: () => null }
  expect(waitingFor({ ...see(lay({}), 0), awaited: over.awaited() }).text).toBe('The game is over.')
})

test('pointers are for the first turn, or the turn in which a decision is first met', () => {
  const pointer = pointerOf<Toy, Decision>(
    { act: sentence('Read this.'), losses: sentence('And this.') },
    { losses: 3 },
  )
  const g = lay({})
  g.turn = 2
  const told = (decision: Decision) => pointer({ ...at(decision), g } as S)?.text ?? null
  expect([told('act'), told('losses')]).toEqual([null, 'And this.'])
  g.turn = 4
  expect(told('losses')).toBeNull()
})
