// Objectives, charts and historical notes in lines.
import type {
  ChartCard,
  ChartPart,
  Goal,
  HistoricalNotes,
  Objectives,
  TablePart,
} from '../../table/presentation.ts'
import type { SidePicture } from '../../table/snapshot.ts'
import { columns } from '../output.ts'
import { lines, said } from './panels.ts'

const MARKS: Readonly<Record<Goal['state'], string>> = {
  held: '[x]',
  part: '[/]',
  open: '[ ]',
  later: '[-]',
  lost: '[!]',
}

export function objectiveLines(told: Objectives, sides: readonly SidePicture[]): string[] {
  const { task, now, alarm, wins, track, goals, checks, tallies, notes } = told
  const nameOf = (side: number) => sides.find(other => other.side === side)?.name ?? ''
  return [
    ...lines(said(task)),
    ...(alarm === null ? [] : lines(said(alarm))),
    ...(now === null ? [] : lines(said(now))),
    ...(track === null ? [] : lines(`${track.label}: ${track.boxes[track.at]}`)),
    '',
    ...wins.flatMap(({ side, sentence }) => lines(`${nameOf(side)} victory: ${said(sentence)}`)),
    '',
    ...goals.flatMap(goal => [
      `  ${MARKS[goal.state]} ${[placeOf(goal), goal.value].filter(Boolean).join(': ')}`,
      ...lines(said(goal.detail), '      '),
    ]),
    ...checks.flatMap(({ title, side, detail, turns }) => [
      `  ${nameOf(side)}: ${title} (${turnsOf(turns)})`,
      ...lines(said(detail), '      '),
    ]),
    ...tallies.flatMap(({ title, items }) => [
      `  ${title}`,
      ...lines(items.map(({ name, isHeld }) => (isHeld ? `${name} [x]` : name)).join(', '), '      '),
    ]),
    ...notes.flatMap(note => lines(said(note))),
    '',
  ]
}

const placeOf = ({ title, hexes }: Goal): string =>
  hexes.length === 1 && hexes[0] !== title ? `${title} ${hexes[0]}` : title

/** 'turns 1, 2', 'every turn', 'turn 3: 5' */
function turnsOf(turns: readonly string[]): string {
  if (turns.every(mark => mark === '•')) return 'every turn'
  const named = turns.flatMap((mark, i) =>
    mark === '' ? [] : [mark === '•' ? `${i + 1}` : `${i + 1}: ${mark}`],
  )
  return `${named.length === 1 ? 'turn' : 'turns'} ${named.join(', ')}`
}

export function chartLines({ parts }: ChartCard): string[] {
  return parts.flatMap(part => [...partLines(part), ''])
}

function partLines(part: ChartPart): string[] {
  switch (part.kind) {
    case 'note':
      return lines(said(part.sentence))
    case 'table':
      return [
        ...lines(said({ text: part.title, rules: part.rules })),
        ...lines(part.note),
        ...tableLines(part),
      ]
    case 'sequence':
      return [
        ...lines(said({ text: part.title, rules: part.rules })),
        ...part.groups.flatMap(({ title, steps }) => [
          ...(title === '' ? [] : [`  ${title}`]),
          ...steps.flatMap(({ label, state, detail }) =>
            lines(`${STATES[state]} ${label}${detail === null ? '' : `: ${said(detail)}`}`, '    '),
          ),
        ]),
      ]
    case 'turns':
      return [
        ...lines(said({ text: part.title, rules: part.rules })),
        ...part.boxes.map(
          ({ turn, date, due, checks }) =>
            `  ${turn === part.now ? '>' : ' '} ${turn}  ${[date, ...checks, ...due].filter(Boolean).join(', ')}`,
        ),
      ]
  }
}

const STATES = { done: '[x]', current: ' > ', next: '[ ]' } as const

/** The column in use stands between signs, the row behind one. */
function tableLines({ headings, rows, corner, column, row }: TablePart): string[] {
  const marked = (cell: string, i: number) => (i === column ? `>${cell}<` : cell)
  return columns([
    ...headings.map(({ columns: names }, i) => [
      `    ${i === headings.length - 1 ? corner : ''}`,
      ...names.map(marked),
    ]),
    ...rows.map(({ label, cells }, i) => [`  ${i === row ? '>' : ' '} ${label}`, ...cells.map(marked)]),
  ])
}

export const historyLines = ({ title, paragraphs }: HistoricalNotes): string[] => [
  `  ${title}`,
  ...paragraphs.flatMap(text => ['', ...lines(text)]),
  '',
]
