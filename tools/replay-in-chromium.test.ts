// A journal replays bit for bit in Node and in a browser: the same modules, the same dice, the same states on the way.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { replay } from '../engine/journal/replay.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { goldenFolder, goldenGame, goldenText } from '../games/golden.fixture.ts'
import { warComesEarly } from '../games/war-comes-early/index.ts'
import { withChromium } from './chromium.ts'
import { serveModules } from './module-server.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GOLDEN = goldenFolder('war-comes-early')
const FILES = ['1938-greedy-fair.json', '1938-lively.json', '1939-greedy-fair.json']
const EVERY = 50

function replayHere(file: string): string[] {
  const journal = goldenGame('war-comes-early', file)
  const prints: string[] = []
  const end = replay(warComesEarly, journal, file, null, (g, _entry, index) => {
    if (index % EVERY === 0) prints.push(fingerprint(g.numbers()))
  })
  if (!end.ok) throw new Error(end.faults[0].reason)
  return [...prints, fingerprint(end.value.numbers())]
}

/** The same as `replayHere`, as text that a page runs. */
const replayThere = ({ file, every }: { file: string; every: number }): string => `(async () => {
  const { parseJournal } = await import('/engine/journal/journal.ts')
  const { replay } = await import('/engine/journal/replay.ts')
  const { fingerprint } = await import('/engine/state/layout.ts')
  const { warComesEarly } = await import('/games/war-comes-early/index.ts')
  const text = ${JSON.stringify(goldenText(GOLDEN, file))}
  const journal = parseJournal(text, '${file}')
  if (!journal.ok) throw new Error(journal.faults[0].reason)
  const prints = []
  const end = replay(warComesEarly, journal.value, '${file}', null, (g, entry, index) => {
    if (index % ${every} === 0) prints.push(fingerprint(g.numbers()))
  })
  if (!end.ok) throw new Error(end.faults[0].reason)
  return [...prints, fingerprint(end.value.numbers())]
})()`

test('golden games replay bit for bit in Chromium', async () => {
  const server = await serveModules(ROOT)
  try {
    await withChromium(async browser => {
      const page = await browser.newPage()
      await page.goto(server.address)
      for (const file of FILES) {
        const there = await page.evaluate(replayThere({ file, every: EVERY }))
        const here = replayHere(file)
        expect(there, file).toEqual(here)
        expect(here.length, file).toBeGreaterThan(5)
      }
    })
  } finally {
    await server.close()
  }
}, 600_000)
