import { expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { parseJournal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { replay } from '../engine/journal/replay.ts'
import { runPosition } from '../engine/positions/run.ts'
import { hostileJournals, hostilePositions, SOON } from '../engine/testing/hostile-files.ts'
import { yardsFromNow } from '../engine/testing/yardstick.ts'
import { warComesEarly } from '../games/war-comes-early/index.ts'
import { parsePosition } from './position-file.ts'

const costOf = (work: () => void): number => {
  const yards = yardsFromNow()
  work()
  return yards()
}

test.each(hostilePositions())(
  'a position file made of $name is refused at once, in a sentence',
  ({ text }) => {
    let said = ''
    const cost = costOf(() => {
      const read = parsePosition(text, 'position.yaml')
      const run = read.ok ? runPosition(read.value.game, read.value.file) : read
      said = run.ok ? '' : run.faults[0].reason
    })
    expect(said).toMatch(/\w{2} \w{2}/)
    expect(said.length).toBeLessThan(300)
    expect(cost).toBeLessThan(SOON)
  },
)

const sound = valueOrThrow(Match.begin(warComesEarly, '1939', {}, { kind: 'fast', seed: 1 })).journal()

test.each(hostileJournals(sound))(
  'a game file made of $name is refused at once, in a sentence',
  ({ text }) => {
    let said = ''
    const cost = costOf(() => {
      const read = parseJournal(text, 'game.json')
      const done = read.ok ? replay(warComesEarly, read.value, 'game.json') : read
      said = done.ok ? '' : done.faults[0].reason
    })
    expect(said).toMatch(/\w{2} \w{2}/)
    expect(said.length).toBeLessThan(300)
    expect(cost).toBeLessThan(SOON)
  },
)
