import { expect, test } from 'vitest'
import { briefly } from './briefly.ts'

test('three attackers are named, of more the first two and how many join them', () => {
  const few = 'Attack on 3122 by 8. Army, V Corps and VI Corps at +10: 1/1.'
  expect(briefly(few)).toBe(few)
  expect(
    briefly('Attack on 3122 by 8. Army, V Corps, VI Corps, Dreszer Group and III Corps at +10: 1/1.'),
  ).toBe('Attack on 3122 by 8. Army, V Corps and 3 more at +10: 1/1.')
})

test('what names no attackers stays as it is', () => {
  expect(briefly('Two batteries fire at 5512: no effect.')).toBe('Two batteries fire at 5512: no effect.')
})
