import { expect, test } from 'vitest'
import { balanceOf, bandOf, firedInAll, settingsOf } from './balance.ts'
import { balancePage } from './balance-page.ts'
import type { SelfplayBatch, SelfplayResult } from './batches.ts'
import { leversOf } from './levers.ts'
import { allTitles, nameOf } from './titles.ts'

const titles = allTitles().filter(({ scenario }) => ['1939', 'stars-3'].includes(scenario.id))
const [poland] = titles
const settings = settingsOf(titles, 7, 4, 2)

/** German attack decides who wins; everything else is a draw. */
function played(batch: SelfplayBatch): SelfplayResult {
  const by = batch.pull?.lever === 'german-attack' ? batch.pull.by : 0
  const sides = batch.levels.map(() => 0)
  const game = (seed: number) => ({
    seed,
    outcome: { winners: by === 0 ? [] : [by > 0 ? 0 : 1], rule: '1.1', because: 'so be it' },
    decisions: 10,
    turns: 2,
    counters: sides,
    strength: sides,
    points: [sides, sides],
    fired: { '1.1': 1, ...(by > 0 && { '2.2': 1 }) },
  })
  return { kind: 'selfplay', games: batch.seeds.length, decisions: 10, played: batch.seeds.map(game) }
}

const balance = balanceOf(
  settings,
  settings.flatMap(setting => setting.batches.map(played)),
)

test('every lever is moved down and up, with the seeds of the game as it is', () => {
  const levers = titles.flatMap(title => leversOf(title))
  expect(settings).toHaveLength(titles.length + 2 * levers.length)
  const seeds = settings.map(({ batches }) => batches.flatMap(batch => batch.seeds))
  expect(seeds[0]).toEqual([7, 8, 9, 10])
  expect(seeds[1]).toEqual([7, 8])
})

test('results find back to their settings', () => {
  const [{ base, moved }, stars] = balance
  expect(base).toMatchObject({ games: 4, wins: [0, 0], draws: 4 })
  expect(moved[0]).toMatchObject({ lever: 'german-attack', less: { wins: [0, 2] }, more: { wins: [2, 0] } })
  expect(moved[1]).toMatchObject({ less: { draws: 2 }, more: { draws: 2 } })
  expect(nameOf(stars.title)).toBe('budziszyn-1945/stars-3')
  expect(stars.base.wins).toEqual([0, 0, 0])
})

test('what fired in any setting has fired', () => {
  // Nothing is named in these games but what they say themselves.
  const { games, counts } = firedInAll(balance)
  expect(games).toBe(settings.flatMap(({ batches }) => batches.flatMap(batch => batch.seeds)).length)
  expect(counts).toEqual({ '1.1': games, '2.2': 2 })
})

test('a contest is a fair share, give or take three tenths', () => {
  expect(bandOf(2)).toEqual([0.35, 0.65])
  expect(bandOf(3)[0]).toBeCloseTo(0.2333)
})

test('the page has a table and two plots for every scenario, and links only what is written', () => {
  const rules = [
    { game: 'War Comes Early', games: 9, fired: 3, wordless: 5, silent: [['4.6', 'Tanks cost points.']] },
  ] as const
  const files = balancePage(balance, rules, {
    command: 'balance --games 4',
    seed: 7,
    games: 4,
    leverGames: 2,
  })
  const page = files.find(file => file.path === 'balance.md')!.text
  expect(page).toContain('npm run -s salient -- balance --games 4\n')
  expect(page).toContain(
    '| war-comes-early/1939 | 4 | german | 50 % (15 to 85) | 100 % | 2.0 | yes (not certain) |',
  )
  expect(page).toContain(
    '| attack factor of German armies and corps | german | 0 % (0 to 66) | 50 % (15 to 85) | 100 % (34 to 100) |',
  )
  expect(page).toContain('| 4 | draw: so be it | 1.1 |')
  expect(page).toContain(`## War Comes Early: ${poland.scenario.title}`)
  expect(page).toContain('In 9 games 3 rules fired; 5 have no event; 1 never fired:')
  expect(page).toContain('| 4.6 | Tanks cost points. |')
  const linked = Array.from(page.matchAll(/\]\((balance\/[^)]+)\)/g), match => match[1])
  expect(linked.toSorted()).toEqual(
    files
      .map(file => file.path)
      .filter(path => path.endsWith('.svg'))
      .toSorted(),
  )
  expect(linked).toHaveLength(5)
})
