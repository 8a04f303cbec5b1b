import { describe, expect, test } from 'vitest'
import type { GameReport, LogEntry } from '../../table/snapshot.ts'
import { readGameFile } from '../store/files.ts'
import { chaptersOf, decisiveBattles, type ReportStory } from './report.ts'
import { reportHtml } from './report-html.ts'

const line = (position: number, weight: LogEntry['weight'], text: string, turn = 'Turn 1'): LogEntry => ({
  id: `${position}`,
  position,
  weight,
  text,
  turn,
  side: 0,
  rules: [],
  hexes: [`12${position}`],
  folded: [],
})

const log = [
  line(1, 'move', 'V Corps to 2121'),
  line(2, 'battle', 'Attack on Prague at +20'),
  line(2, 'part', '1. Army is lost'),
  line(5, 'battle', 'Attack on <Brno>', 'Turn 2'),
]

const figures: GameReport = {
  scores: [{ turn: 2, values: [54, 47] }],
  lastTurn: 10,
  luck: [],
  luckUnit: 'corps',
  luckText: 'Luck was even.',
  losses: [{ side: 0, label: 'German', lost: 2, expected: 1.44 }],
  turningPoints: [
    { position: 5, battle: 'Brno', text: '', chance: '33%', dice: [6], swing: '+2 German', side: 0 },
  ],
}

const journal = `{"salient":"journal","format":1,"game":"war-comes-early","rulesVersion":2,"scenario":"1938",
"options":{},"chance":{"kind":"fast","seed":1},"actions":[[0,{"do":"note","text":"</script>"}]]}`

const story: ReportStory = {
  game: 'War Comes Early',
  scenario: 'Czechoslovakia 1938',
  title: 'German victory',
  turn: 'Turn 2',
  sides: [
    { name: 'German', player: 'Martin' },
    { name: 'Allied', player: 'Ewa' },
  ],
  winners: [0],
  isOver: true,
  score: ['54', '47'],
  figures,
  chapters: chaptersOf(log),
  battles: [],
  journal,
}

describe('after-action report', () => {
  test('of three sides, the winner beat both others; nobody won a draw', () => {
    const sides = [...story.sides, { name: 'Soviet', player: 'Jan' }]
    const score = ['54', '47', '60']
    const told = (...winners: number[]) => reportHtml({ ...story, sides, score, winners }, [], new Date(), '')
    expect(told(2)).toContain('Jan (Soviet) beat Martin (German) and Ewa (Allied), 60 to 54 to 47')
    expect(told()).toContain('Drawn, 54 to 47 to 60')
    expect(told(0, 2)).toContain('Martin (German) and Jan (Soviet) beat Ewa (Allied), 54 to 60 to 47')
  })

  test('who gave no name is called by his side, and the points of the winner come first', () => {
    const sides = story.sides.map(({ name }) => ({ name, player: name }))
    const told = reportHtml({ ...story, sides, winners: [1] }, [], new Date(), '')
    expect(told).toContain('The Allied side beat the German side, 47 to 54')
    const alone = reportHtml({ ...story, sides, score: ['2'], winners: [1] }, [], new Date(), '')
    expect(alone).toContain('The Allied side beat the German side, 2')
  })

  test('tells battles and what came of them, turn by turn, and leaves moves out', () => {
    expect(chaptersOf(log).map(({ turn, lines }) => [turn, lines.map(told => told.text)])).toEqual([
      ['Turn 1', ['Attack on Prague at +20', '1. Army is lost']],
      ['Turn 2', ['Attack on <Brno>']],
    ])
  })

  test('shows the battles that turned the game, or the latest while it goes on', () => {
    expect(decisiveBattles(log, figures).map(({ before, hex }) => [before, hex])).toEqual([[4, '125']])
    expect(decisiveBattles(log, null)).toHaveLength(2)
  })

  test('is one page with the game inside it', () => {
    const battles = decisiveBattles(log, figures).map(battle => ({ ...battle, map: '<svg></svg>' }))
    const html = reportHtml(story, battles, new Date('2026-07-22'))
    expect(html).toContain('Martin (German) beat Ewa (Allied), 54 to 47')
    expect(html).toContain('Attack on &lt;Brno&gt;')
    expect(html).toContain('<svg></svg>')
    expect(html.match(/<script/g)).toHaveLength(1)
    const read = readGameFile(html, 'report.html')
    expect(read.ok && read.journal.actions[0][1].text).toBe('</script>')
  })

  test('can be written of a game that goes on', () => {
    const html = reportHtml({ ...story, isOver: false, winners: [], figures: null }, [], new Date())
    expect(html).toContain('Turn 2, 54 to 47')
  })
})
