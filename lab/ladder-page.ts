// docs/ladder.md, from what was measured.
import { EXPLOITERS, EXPLOITS } from '../ai/players/exploiters.ts'
import { rateInWords } from './intervals.ts'
import { type Climb, EXPLOITER_RUNGS, RUNGS } from './ladder.ts'
import { markdownTable } from './markdown.ts'
import { BOUND } from './sequential.ts'

export interface LadderRow extends Climb {
  readonly title: string
  readonly higher: string
  readonly lower: string
  readonly sides: number
  readonly goal: number
  /** Nodes of a general in a turn, and their part of the full budget. */
  readonly nodes?: number
  readonly part?: number
  /** Rehearsals that the budget pays for in a turn. */
  readonly rehearsals?: number
  /** The command that measured it, and when. */
  readonly command: string
  readonly day: string
}

/** What was measured now takes the place of what was measured before; a row without games says nothing. */
export function rowsWith(
  before: readonly LadderRow[],
  now: readonly LadderRow[],
  titles: readonly string[],
): LadderRow[] {
  const nameOf = ({ title, higher, lower }: LadderRow) => `${title} ${higher} ${lower}`
  const rows = new Map([...before, ...now.filter(({ games }) => games > 0)].map(row => [nameOf(row), row]))
  const rung = ({ higher, lower }: LadderRow) =>
    ALL_RUNGS.findIndex(other => other.higher === higher && other.lower === lower)
  return [...rows.values()].sort(
    (a, b) => rung(a) - rung(b) || titles.indexOf(a.title) - titles.indexOf(b.title),
  )
}

const ALL_RUNGS = [...RUNGS, ...EXPLOITER_RUNGS]

/** With fewer rehearsals a turn a row measures a general's doctrine, hardly his thought. */
export const ENOUGH_THOUGHT = 100

export const percent = (part: number): string => `${Number((part * 100).toPrecision(3))} %`

export function ladderPage(rows: readonly LadderRow[]): string {
  const commands = [
    ...new Set(rows.map(({ command, day }) => `${day}  npm run -s salient -- ${command}`)),
  ].sort()
  const lines = [
    '# Whether each level beats the next one down',
    '',
    'Written by these commands, and not to be edited by hand; at the same state of the program the same command gives the same games. A',
    'rung that was not measured has no row.',
    '',
    '```',
    ...commands,
    '```',
    '',
    '**Two sides.** Each seed is played twice, with sides swapped. A win scores one, a draw a half.',
    '',
    '**Three sides.** No seat is worth as much as another there, so a share of wins would measure the seats. As at duplicate bridge, the',
    'higher level takes each seat in turn among players of the lower one; the same seed is played again with the lower level in all',
    'seats; and the seat is compared with itself. The better result scores one, by outcome and then by the lead in victory points, the',
    'same result a half. Equal players score a half, as they do with two sides.',
    '',
    `**The test** is Wald's: it ends as soon as the logarithm of the likelihood ratio leaves ±${BOUND}, so that either error has a`,
    'chance of one in nineteen at most, and otherwise after the last game, by the score. Its two hypotheses lie on either side of the goal,',
    'where neither gains on the other:',
    '',
    ...markdownTable(
      ['rung', 'goal', 'low', 'high'],
      ALL_RUNGS.map(({ higher, lower, hypotheses: { goal, low, high } }) => [
        `${higher} v ${lower}`,
        ...[goal, low, high].map(percent),
      ]),
    ),
    '',
    '**Budgets.** A general thinks so many nodes in a turn (a node is one simulated action) as the table says, and what part that is',
    'of his full budget at the table. A plan is tried out in rehearsals of the turn and the replies to it, or of all turns up to the',
    `game's horizon. A row with fewer than ${ENOUGH_THOUGHT} rehearsals a turn measures doctrine rather than`,
    'thought, and says so.',
    '',
    '**Exploiters** are players after one weakness, without search:',
    '',
    ...EXPLOITERS.map(name => `- *${name}* ${EXPLOITS[name]};`),
    '',
    'the officer has to score at least 35 % against each of them, the general half.',
    '',
    ...markdownTable(
      [
        'scenario',
        'rung',
        'games',
        'score',
        'ratio',
        'verdict',
        'nodes a turn',
        'rehearsals',
        'won outright',
      ],
      rows.map(cellsOf),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function cellsOf({
  title,
  higher,
  lower,
  games,
  score,
  ratio,
  verdict,
  nodes,
  part,
  rehearsals,
  wins,
}: LadderRow): string[] {
  return [
    title,
    `${higher} v ${lower}`,
    `${games}`,
    rateInWords(score, games),
    ratio.toFixed(2),
    verdict ?? 'undecided',
    nodes === undefined || part === undefined ? '' : `${nodes} (${percent(part)})`,
    rehearsals === undefined ? '' : rehearsals < ENOUGH_THOUGHT ? `${rehearsals}: doctrine` : `${rehearsals}`,
    percent(games === 0 ? 0 : wins / games),
  ]
}
