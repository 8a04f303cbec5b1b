// A new game goes through every list, the terminal, the client and the lab with its own files and one line in each of the four
// doors. The doors are widened here as a new game would widen them; nothing else is touched.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock(import('../../games/index.ts'), async original => ({
  ENTRIES: [
    ...(await original()).ENTRIES,
    { id: 'ferry', open: async () => (await import('./rules.ts')).door },
  ],
}))
vi.mock(import('../../ai/games/index.ts'), async original => ({
  KNOWN_GAMES: [
    ...(await original()).KNOWN_GAMES,
    { id: 'ferry', open: async () => (await import('./players.ts')).knowledge },
  ],
}))
vi.mock(import('../../lab/games/index.ts'), async original => ({
  LAB_GAMES: [
    ...(await original()).LAB_GAMES,
    { id: 'ferry', open: async () => (await import('./lab.ts')).lab },
  ],
}))
vi.mock(import('../../web/games/index.ts'), async original => ({
  CARDS: [...(await original()).CARDS, (await import('./card.ts')).card],
}))

import { knowledgeAbout, levelsOf, playerOf } from '../../ai/games/all.ts'
import { newMind, type Report } from '../../ai/mind.ts'
import { LEVELS } from '../../ai/players/players.ts'
import { sessionOf, sitAt } from '../../cli/play/sitting.fixture.ts'
import { BATTLES } from '../../cli/play/start.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { writeJournal } from '../../engine/journal/journal.ts'
import { replay } from '../../engine/journal/replay.ts'
import { fingerprint } from '../../engine/state/layout.ts'
import { GAMES, gameById } from '../../games/all.ts'
import { runBatch } from '../../lab/batches.ts'
import { fuzzGame } from '../../lab/fuzz.ts'
import { labGame } from '../../lab/games/all.ts'
import { record } from '../../lab/golden.ts'
import { ladderBudget } from '../../lab/ladder-budgets.ts'
import { leversOf } from '../../lab/levers.ts'
import { playGame } from '../../lab/selfplay.ts'
import { nameOf, titleOf } from '../../lab/titles.ts'
import { History } from '../../table/history.ts'
import { battleById, isPlayable } from '../../web/catalogue.ts'
import { loadCounterFaces } from '../../web/map/faces.ts'
import { openJournal } from '../../web/session/opening.ts'
import { tableOf } from '../../web/session/tables.ts'
import { BattleCards } from '../../web/ui/start/battle-cards.tsx'
import { lacksOf } from '../lacks.ts'

const title = valueOrThrow(titleOf('ferry/day'))

/** What a verb of the command prints. */
async function printed(verb: string, args: string[]): Promise<string> {
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
    text += chunk
    return true
  })
  try {
    const { run } = await import(`../../cli/${verb}.ts`)
    expect(await run(args)).toBe(0)
  } finally {
    write.mockRestore()
  }
  return text
}

describe('the lists', () => {
  test('have the game, and say what it lacks', async () => {
    expect(GAMES.map(({ id }) => id)).toContain('ferry')
    expect(nameOf(title)).toBe('ferry/day')
    expect(await printed('games', [])).toMatch(
      /ferry\/day +The Ferry: A day at the ferry +4 turns +red against blue/,
    )
    expect(await lacksOf(gameById('ferry')!)).toEqual([
      'games/ferry/ledger.ts: is not there',
      'games/ferry/LEDGER.md: is not there',
      'games/ferry/RULINGS.md: is not there',
      'games/ferry/index.ts: no position files are read',
      'games/ferry/positions/: no position files',
      'games/ferry/perft.json: no counts of legal actions',
      'games/ferry/golden/: no golden games',
      ...['objectives', 'charts', 'notes', 'glossary'].map(
        page => `web/games/ferry/presentation.ts: no ${page}`,
      ),
      'web/games/ferry/index.ts: no credits',
      'atlas/maps/ferry.ts: no map ferry',
      'games/ferry/golden/: day.json is not recorded',
    ])
  })
})

describe('the players', () => {
  test.each(LEVELS)('%s plays it', level => {
    expect(levelsOf('ferry')).toContain(level)
    expect(playerOf(level, 'ferry').level).toBe(level)
    const { outcome } = playGame(title, [level, 'random'], 4, { nodes: 100 })
    expect(outcome.rule).toBe('4')
  })

  test('a mind answers from a view, with an action and with a hint', () => {
    const g = valueOrThrow(title.game.begin('day', {}, { below: () => 0 }))
    const reports: Report[] = []
    const put = { number: 1, game: 'ferry', side: 0, view: title.game.view(g, 0), hurry: null }
    const mind = newMind(knowledgeAbout)
    const legal = title.game.legal(g, 0)
    mind({ ...put, asks: { for: 'action', level: 'officer', seed: 1, legal } }, report =>
      reports.push(report),
    )
    mind({ ...put, asks: { for: 'suggestion' } }, report => reports.push(report))
    expect(reports.filter(report => 'answer' in report)).toHaveLength(2)
  })
})

describe('the lab', () => {
  test('plays random games of it and finds every invariant held', () => {
    for (let seed = 1; seed <= labGame('ferry')!.fuzzGames.day; seed++)
      expect(fuzzGame(title, seed, 'mixed').failure).toBeNull()
  })

  test('counts its points and losses, moves its values and knows its budgets', () => {
    const { played } = runBatch({
      kind: 'selfplay',
      title: 'ferry/day',
      seeds: [1, 2],
      levels: ['officer', 'recruit'],
    })
    expect(played).toHaveLength(2)
    expect(played[0].points.at(-1)).toHaveLength(2)
    expect(ladderBudget(title).nodes).toBe(200)
    expect(leversOf(title).map(({ id }) => id)).toEqual(['nothing'])
  })

  test('records its golden games, and they replay', () => {
    for (const recipe of labGame('ferry')!.golden) {
      const { journal, golden } = record(title, recipe)
      const end = valueOrThrow(replay(title.game, journal, recipe.file))
      expect(fingerprint(end.numbers())).toBe(golden.fingerprint)
    }
  })

  test('selfplay tells of it in words', async () => {
    const told = await printed('fuzz', ['ferry/day', '--games', '2', '--jobs', '1'])
    expect(told).toContain('ferry/day: 2 games')
  })
})

describe('the terminal', () => {
  const seats = { red: 'human', blue: 'human' }

  test('offers it, draws its map and plays it by orders and by numbers to the verdict', async () => {
    expect(BATTLES.map(({ card }) => card.id)).toContain('ferry')
    const session = await sessionOf('ferry/day', { seats })
    const { pages, isOver, out } = await sitAt(session, [
      'm',
      'u 0202',
      'r red-2',
      'move red-2 0202',
      'why move red-1 0303',
      ...new Array(20).fill('1'),
    ])
    expect(pages[0]).toContain('RED · Turn 1 of 4 · Red: 2 · Blue: 2')
    expect(pages[1]).toContain('red-2')
    expect(pages[2]).toContain('Held by  nobody  [4]')
    expect(pages[4]).toContain('Red 2 walks to the ferry. [2]')
    expect(pages[5]).toContain('Companies walk and shoot one hex far. [2]')
    expect(isOver).toBe(true)
    expect(out).toContain('*** Red victory')
  })

  test('lets a person play an officer, with the adviser at his side', async () => {
    const session = await sessionOf('ferry/day', { seats: { red: 'human', blue: 'officer' } })
    const lines = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'suggest' : '1'))
    const { isOver, out } = await sitAt(session, lines)
    expect(isOver).toBe(true)
    expect(out).toContain('Suggested')
  })
})

describe('the client', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'reduced' } } })
    return () => vi.unstubAllGlobals()
  })

  test('has its card on the start page', () => {
    const battle = battleById('ferry')!
    expect(isPlayable(battle)).toBe(true)
    const page = renderToStaticMarkup(
      createElement(BattleCards, { maps: null, chosen: battle, onChoose: () => {} }),
    )
    expect(page).toContain('The Ferry')
  })

  test('opens a file of it, draws its counters and plays it at the table', async () => {
    const { journal } = record(title, labGame('ferry')!.golden[0])
    const opened = await openJournal(JSON.parse(writeJournal(journal)))
    if (!opened.ok) throw new Error(opened.problem.kind)
    const faces = await loadCounterFaces(opened.battle.counters)
    expect(faces.face('red-1', [], 'field')).toContain('<')
    const seat = { who: 'human', name: '' } as const
    const { presentation } = opened
    const begun = valueOrThrow(History.resume(presentation, { ...opened.journal, actions: [] }, 'ferry'))
    const table = tableOf(presentation, begun, [seat, seat], false)
    table.clickUnit('red-2')
    table.clickHex('0202')
    table.clickHex('0202')
    expect(table.snapshot().log.map(({ text }) => text)).toContain('Red 2 walks to the ferry.')
    table.undo()
    expect(table.snapshot().position).toBe(0)
    table.close()
  })
})
