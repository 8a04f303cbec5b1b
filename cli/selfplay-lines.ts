// The report of self-play for people.
import type { Spread } from '../lab/figures.ts'
import { rateInWords } from '../lab/intervals.ts'
import { columns, wrap } from './output.ts'
import type { SelfplayReport } from './selfplay.ts'

const WIDTH = 100

export function selfplayLines(title: string, report: SelfplayReport): string[] {
  const { games, turns, decisions, seconds } = report
  const blocks = [
    [
      `${title}: ${games} games, ${Math.round(decisions.mean)} decisions on average, ${spread(turns)} turns (${seconds} s)`,
      ...rates(report),
    ],
    endings(report),
    losses(report),
    slips(report),
    points(report),
    rules(report),
  ]
  return blocks.filter(block => block.length > 0).flatMap((block, i) => (i === 0 ? block : ['', ...block]))
}

const spread = ({ mean, least, most }: Spread): string =>
  least === most ? `${least}` : `${mean.toFixed(1)} (${least} to ${most})`

function rates({ games, wins, draws, levels }: SelfplayReport): string[] {
  const rows = Object.entries(wins).map(([side, won]) => [
    `${side} (${levels[side]})`,
    'wins',
    rateInWords(won, games),
  ])
  return columns([...rows, ['', 'draws', rateInWords(draws, games)]])
}

function endings(report: SelfplayReport): string[] {
  return columns(
    report.endings.map(({ games, winners, because, rule }) => [
      String(games),
      winners.join(' and ') || 'draw',
      `${because} (${rule})`,
    ]),
  )
}

function losses({ losses, strengthIn }: SelfplayReport): string[] {
  const rows = Object.entries(losses).map(([side, { counters, strength }]) => [
    side,
    `${counters.toFixed(1)} counters`,
    `${strength.toFixed(1)} ${strengthIn}`,
  ])
  return ['Lost in a game, on average', ...columns(rows)]
}

function slips({ slips }: SelfplayReport): string[] {
  const rows = Object.entries(slips).map(([name, count]) => [`${count}`, name])
  return rows.length === 0 ? [] : ['In all games', ...columns(rows)]
}

function points({ points, pointsAre }: SelfplayReport): string[] {
  const curves = Object.entries(points).filter(([, curve]) => curve.length > 0)
  if (curves.length === 0) return []
  const turns = curves[0][1].map((_, i) => String(i + 1))
  const rows = curves.map(([side, curve]) => [side, ...curve.map(value => value.toFixed(1))])
  return [`At the end of each turn: ${pointsAre}`, ...columns([['turn', ...turns], ...rows])]
}

function rules({ rules: { fired, silent, wordless } }: SelfplayReport): string[] {
  const all = fired.length + silent.length + wordless.length
  const list = silent.length === 0 ? [] : wrap(silent.join(', '), WIDTH, '  ')
  return [
    `Rules: ${fired.length} of ${all} fired: an event after the first decision, a line within one or the final count names them`,
    `${wordless.length} have no event of their own: they forbid, limit or count, and tests show them`,
    silent.length === 0
      ? 'every rule that an event can name has fired'
      : `${silent.length} that an event can name never fired:`,
    ...list.map((line, i) => (i === 0 ? `  ${line}` : line)),
  ]
}
