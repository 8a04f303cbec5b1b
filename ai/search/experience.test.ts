import { expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { newExperience } from './experience.ts'

const bold = { ...OFFICER, drive: 2 }
const careful = { ...OFFICER, caution: 2 }

test('of what was never tried nothing is expected, with doubt', () => {
  const experience = newExperience()
  expect(experience.lead(bold)).toBe(0)
  expect(experience.doubt(bold)).toBeGreaterThan(0)
})

test('one lead is hardly believed, many are, and doubt shrinks', () => {
  const experience = newExperience()
  experience.add(bold, 0.2)
  expect(experience.lead(bold)).toBeGreaterThan(0)
  expect(experience.lead(bold)).toBeLessThan(0.15)
  const doubt = experience.doubt(bold)
  for (let i = 0; i < 19; i++) experience.add(bold, 0.2)
  expect(experience.lead(bold)).toBeCloseTo(0.2, 1)
  expect(experience.doubt(bold)).toBeLessThan(doubt)
  expect(experience.doubt(careful)).toBeGreaterThan(experience.doubt(bold))
})

test('where nothing is better than an officer’s own way, the untried is not either', () => {
  const experience = newExperience()
  for (let i = 0; i < 10; i++) experience.add(bold, -0.1)
  expect(experience.lead(careful)).toBeLessThan(-0.05)
})

test('what is past counts less than what was seen this turn', () => {
  const experience = newExperience()
  experience.add(bold, 0.3)
  experience.add(careful, -0.3)
  for (let turn = 0; turn < 10; turn++) experience.fade()
  experience.add(bold, -0.2)
  experience.add(careful, 0.2)
  expect(experience.lead(bold)).toBeLessThan(0)
  expect(experience.lead(careful)).toBeGreaterThan(0)
})
