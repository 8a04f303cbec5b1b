// docs/balance.md and its plots, from what was measured. The same figures give the same files.
import { bandOf, type Moved, type ScenarioBalance } from './balance.ts'
import { type Figures, type Rival, rivalsOf, shareOf } from './figures.ts'
import { wilson } from './intervals.ts'
import { markdownTable } from './markdown.ts'
import { curvesPlot, type Dots, dotsPlot, type Share, sharesPlot } from './plots.ts'
import { scoreSheetOf } from './scores.ts'
import { nameOf } from './titles.ts'

export interface PageFile {
  /** From the folder of the documents. */
  readonly path: string
  readonly text: string
}

export interface PageTerms {
  readonly command: string
  readonly seed: number
  readonly games: number
  readonly leverGames: number
}

/** What all games of one title say about its rules. */
export interface RulesReport {
  readonly game: string
  readonly games: number
  readonly fired: number
  readonly wordless: number
  /** Rules that an event can name and none did, with what they say. */
  readonly silent: readonly (readonly [id: string, rule: string])[]
}

export function balancePage(
  scenarios: readonly ScenarioBalance[],
  rules: readonly RulesReport[],
  terms: PageTerms,
): PageFile[] {
  const lines = [
    ...introduction(terms),
    ...overview(scenarios),
    ...scenarios.flatMap(chapter),
    ...silence(rules),
  ]
  return [
    { path: 'balance.md', text: `${lines.join('\n').trimEnd()}\n` },
    { path: 'balance/shares.svg', text: overviewPlot(scenarios) },
    ...scenarios.flatMap(scenario => [
      { path: `balance/${fileOf(scenario)}-levers.svg`, text: leversPlot(scenario) },
      { path: `balance/${fileOf(scenario)}-points.svg`, text: pointsPlot(scenario) },
    ]),
  ]
}

const fileOf = ({ title }: ScenarioBalance): string => `${title.game.id}-${title.scenario.id}`
const headingOf = ({ title }: ScenarioBalance): string => `${title.game.title}: ${title.scenario.title}`

function introduction({ command, seed, games, leverGames }: PageTerms): string[] {
  return [
    '# How even the scenarios are',
    '',
    'Written by',
    '',
    '```',
    `npm run -s salient -- ${command}`,
    '```',
    '',
    `and not to be edited by hand. Officers play all sides of every scenario, ${games} games with the seeds from ${seed} on; the`,
    "same command gives the same games. A side's share is its wins and an even part of the draws, with Wilson's 95 %",
    'interval behind it. A scenario is a contest when every side has its fair share, give or take three tenths of it: 35 to',
    '65 % for two sides, 23 to 43 % for three.',
    '',
    'What a rulebook states is never touched. What we had to reconstruct may be calibrated; each change, its reason and',
    'its effect are in [balance-changes.md](balance-changes.md).',
    '',
    `To see what hangs on the reconstructed values, each kind is moved by one, down and up, for ${leverGames} games with the same`,
    'seeds, and nothing else is changed.',
    '',
  ]
}

function overview(scenarios: readonly ScenarioBalance[]): string[] {
  const rows = scenarios.flatMap(({ title, base }) =>
    rivalsOf(title.scenario).map(({ name, side }, i) => [
      i === 0 ? nameOf(title) : '',
      i === 0 ? `${base.games}` : '',
      name,
      sharePercent(base, side),
      i === 0 ? percent(base.draws / Math.max(1, base.games)) : '',
      i === 0 ? base.turns.mean.toFixed(1) : '',
      verdict(base, side),
    ]),
  )
  return [
    '## Shares',
    '',
    ...markdownTable(['scenario', 'games', 'side', 'share', 'draws', 'turns', 'contest'], rows),
    '',
    '![Shares of the sides in all scenarios](balance/shares.svg)',
    '',
  ]
}

/** Yes or no, and "perhaps" behind it where the interval reaches across. */
function verdict(figures: Figures, side: number): string {
  const [low, high] = bandOf(figures.rivals)
  const { share, low: least, high: most } = shareWithInterval(figures, side, '')
  const isInside = share >= low && share <= high
  const isSure = isInside ? least >= low && most <= high : most < low || least > high
  return `${isInside ? 'yes' : 'no'}${isSure ? '' : ' (not certain)'}`
}

function chapter(scenario: ScenarioBalance): string[] {
  const { title, base, moved } = scenario
  const { sides } = title.scenario
  const sheet = scoreSheetOf(title.game.id)
  return [
    `## ${headingOf(scenario)}`,
    '',
    ...markdownTable(
      ['games', 'ended', 'rule'],
      base.endings
        .slice(0, 8)
        .map(({ games, winners, because, rule }) => [
          `${games}`,
          `${winners.map(side => sides[side]).join(' and ') || 'draw'}: ${because}`,
          rule,
        ]),
    ),
    '',
    ...markdownTable(
      ['lost in a game', 'counters', sheet.strengthIn],
      sides.map((side, i) => [side, base.counters[i].toFixed(1), base.strength[i].toFixed(1)]),
    ),
    '',
    `Average at the end of each turn: ${sheet.pointsAre(title.scenario.id)}.`,
    '',
    `![Points of ${title.scenario.title} by turn](balance/${fileOf(scenario)}-points.svg)`,
    '',
    ...leverTable(rivalsOf(title.scenario), base, moved),
    '',
    `![Shares in ${title.scenario.title} when values are moved](balance/${fileOf(scenario)}-levers.svg)`,
    '',
  ]
}

function silence(rules: readonly RulesReport[]): string[] {
  return [
    '## Rules that never fired',
    '',
    'A rule fires when an event after the first decision names it, a line within an event such as a shift of the odds, or the',
    'final count of points. Many rules have no event: they forbid, limit or count, and only tests show them. Those that an event',
    'can name and none did are listed: officers play as they do, and some chances never come.',
    '',
    ...rules.flatMap(({ game, games, fired, wordless, silent }) => [
      `### ${game}`,
      '',
      `In ${games} games ${fired} rules fired; ${wordless} have no event; ${silent.length} never fired${silent.length === 0 ? '.' : ':'}`,
      '',
      ...(silent.length === 0 ? [] : [...markdownTable(['rule', 'in our words'], silent), '']),
    ]),
  ]
}

/** Of two the second has what the first has not. */
const shown = (rivals: readonly Rival[]): readonly Rival[] =>
  rivals.length === 2 ? rivals.slice(0, 1) : rivals

function leverTable(rivals: readonly Rival[], base: Figures, moved: readonly Moved[]): string[] {
  const rows = moved.flatMap(({ what, less, more }) =>
    shown(rivals).map(({ name, side }, i) => [
      i === 0 ? what : '',
      name,
      sharePercent(less, side),
      sharePercent(base, side),
      sharePercent(more, side),
    ]),
  )
  return markdownTable(['moved by one', 'share of', 'one less', 'as it is', 'one more'], rows)
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function shareWithInterval(figures: Figures, side: number, name: string): Share {
  const share = shareOf(figures, side)
  const [low, high] = wilson(share * figures.games, figures.games)
  return { name, share, low, high }
}

function sharePercent(figures: Figures, side: number): string {
  const { share, low, high } = shareWithInterval(figures, side, '')
  return figures.games === 0
    ? 'not played'
    : `${percent(share)} (${Math.round(low * 100)} to ${Math.round(high * 100)})`
}

function overviewPlot(scenarios: readonly ScenarioBalance[]): string {
  return sharesPlot(
    'Games won by each side, and draws',
    scenarios.map(({ title, base }) => ({
      label: nameOf(title),
      shares: rivalsOf(title.scenario).map(({ name, side }) => {
        const [low, high] = wilson(base.wins[side], base.games)
        return { name, share: base.wins[side] / Math.max(1, base.games), low, high }
      }),
      draws: base.draws / Math.max(1, base.games),
    })),
  )
}

function leversPlot({ title, base, moved }: ScenarioBalance): string {
  const rivals = shown(rivalsOf(title.scenario))
  const row = (label: string, figures: Figures): Dots => ({
    label,
    shares: rivals.map(({ name, side }) => shareWithInterval(figures, side, name)),
  })
  const rows = moved.flatMap(({ lever, less, more }) => {
    const words = lever.replaceAll('-', ' ')
    return [row(`${words} −1`, less), row(`${words} +1`, more)]
  })
  const words = `Shares in ${title.scenario.title} when reconstructed values are moved by one`
  return dotsPlot(words, [row('as it is', base), ...rows], bandOf(base.rivals))
}

function pointsPlot({ title, base }: ScenarioBalance): string {
  return curvesPlot(`Points in ${title.scenario.title} by turn`, title.scenario.sides, base.points)
}
