import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Journal } from '../../engine/journal/journal.ts'
import { gameFileName, gameFileText, journalForPage, newChance, readGameFile, seatsFrom } from './files.ts'

const journal: Journal = {
  salient: 'journal',
  format: 1,
  game: 'war-comes-early',
  rulesVersion: 1,
  scenario: '1939',
  options: {},
  chance: { kind: 'fast', seed: 1 },
  actions: [[0, { do: 'note', text: '</script><b>' }]],
}
const seats = [
  { who: 'human', name: 'Ewa' },
  { who: 'computer', name: 'recruit' },
] as const
const sides = ['german', 'polish']

describe('game files', () => {
  test('come back as they were written, with who sat where', () => {
    const read = readGameFile(gameFileText(journal, seats, sides), 'game.json')
    expect(read).toMatchObject({ ok: true, players: { german: 'human', polish: 'recruit' } })
    if (!read.ok) return
    expect(read.journal.actions).toEqual(journal.actions)
    expect(seatsFrom(read.players, sides, ['recruit'])).toEqual([{ who: 'human', name: '' }, seats[1]])
  })

  test('are found inside a report, whatever their text holds', () => {
    const inside = journalForPage(gameFileText(journal, seats, sides))
    const page = `<!doctype html><p>story</p><script type="application/json" id="salient-journal">${inside}</script>`
    const read = readGameFile(page, 'report.html')
    expect(read.ok && read.journal.actions).toEqual(journal.actions)
  })

  test.each([
    ['{"salient": "jour', /whole JSON/],
    ['{}', /game file of Salient/],
    ['<html><p>nothing</p></html>', /holds no game/],
    ['', /whole JSON/],
  ])('that are none are refused with the reason: %s', (text, reason) => {
    const read = readGameFile(text, 'x')
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.reason).toMatch(reason)
  })

  test('of levels that we do not have are given to people', () => {
    expect(seatsFrom({ german: 'genius' }, sides, ['recruit'])).toEqual([
      { who: 'human', name: '' },
      { who: 'human', name: '' },
    ])
  })

  test('have names that sort by time', () => {
    expect(gameFileName(journal, new Date('2026-07-22T14:32:10Z'))).toBe(
      'war-comes-early-1939-2026-07-22-1432.json',
    )
  })
})

describe('dice', () => {
  const none = (): never => {
    throw new Error('no chance was asked for')
  }

  test('are dealt again from the same word, the same as in the terminal', () => {
    const chance = newChance('prague', none)
    expect(chance).toEqual(newChance('prague', none))
    expect(chance).toMatchObject({ kind: 'fair', seed: createHash('sha256').update('prague').digest('hex') })
  })

  test('come from the browser without one', () => {
    expect(newChance(null, bytes => bytes.fill(255))).toMatchObject({ seed: 'ff'.repeat(32) })
  })
})
