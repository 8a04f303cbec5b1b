import { expect, test } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { Match } from '../../engine/journal/match.ts'
import { hostileJournals, SOON } from '../../engine/testing/hostile-files.ts'
import { yardsFromNow } from '../../engine/testing/yardstick.ts'
import { warComesEarly } from '../../games/war-comes-early/index.ts'
import { problemWords } from '../ui/problem.tsx'
import { openFile } from './opening.ts'

const sound = valueOrThrow(Match.begin(warComesEarly, '1939', {}, { kind: 'fast', seed: 1 })).journal()

test('a sound file is opened', async () => {
  const opened = await openFile(new File([JSON.stringify(sound)], 'game.json'))
  expect(opened.ok).toBe(true)
})

test.each(hostileJournals(sound))('the page refuses a file made of $name at once, in words', async file => {
  const given = new File([file.text], 'game.json')
  const yards = yardsFromNow()
  const opened = await openFile(given)
  const cost = yards()
  expect(opened.ok).toBe(false)
  if (opened.ok) return
  const { title, text } = problemWords(opened.problem)
  expect(title).not.toBe('')
  expect(text.length).toBeLessThan(400)
  expect(cost).toBeLessThan(SOON)
})
