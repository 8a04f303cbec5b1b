import { expect, test } from 'vitest'
import { salient } from './salient.fixture.ts'

test('pace tells how long a turn takes, and whether that is too long', async () => {
  const { out, err, code } = await salient([
    'pace',
    '--scenarios',
    'war-comes-early/1939',
    '--level',
    'officer',
    '--turns',
    '1',
  ])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/1939 +officer +2 +[\d.]+ s +[\d.]+ s +3 s (kept|broken)\n/)
})

test('pace knows only levels with a limit', async () => {
  const { err, code } = await salient(['pace', '--level', 'random'])
  expect(code).toBe(2)
  expect(err).toBe('salient: --level is officer or general, not "random"\n')
})
