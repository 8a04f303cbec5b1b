// The picture of the table in lines: whose decision it is, what it is about, and what would come of it.
import type { Fact, LogLine, OddsPicture, Sentence } from '../../table/presentation.ts'
import type { AdvicePicture, Note, Now, TableSnapshot, Verdict } from '../../table/snapshot.ts'
import { percent } from '../../table/words.ts'
import { columns, wrap } from '../output.ts'

const WIDTH = 98

/** "V Corps must stop in 2021: enemy zone of control. [9.1]" */
export function said({ text, rules }: Pick<Sentence, 'text' | 'rules'>): string {
  return rules.length === 0 ? text : `${text} [${rules.join(', ')}]`
}

export const lines = (text: string, indent = '  '): string[] =>
  text === '' ? [] : wrap(text, WIDTH - indent.length, '  ').map(line => `${indent}${line}`)

const factRows = (facts: readonly Fact[]): string[] =>
  columns(facts.map(({ label, value, rule }) => [`  ${label}`, value, rule === undefined ? '' : `[${rule}]`]))

/** Side, turn and score: what stands over the table. */
export function headingOf({ header }: TableSnapshot): string {
  const { sides, viewer, turn, score } = header
  const side = sides[viewer]?.name.toUpperCase() ?? ''
  return [side, turn, ...score.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ')
}

/** The decision in hand. */
export function taskLines({ bar, now }: TableSnapshot): string[] {
  const { title, detail, mandatory, main } = bar
  return [
    ...lines([ended(title), said(detail)].filter(Boolean).join(' '), ''),
    ...(mandatory === null ? [] : lines(said(mandatory))),
    ...nowLines(now),
    ...(main?.refusal ? lines(`${main.label}: ${said(main.refusal)}`) : []),
  ]
}

const ended = (title: string): string => (/[.!?:]$|^$/.test(title) ? title : `${title}.`)

const noteLines = (notes: readonly Note[]): string[] => notes.flatMap(({ sentence }) => lines(said(sentence)))

function nowLines(now: Now): string[] {
  switch (now.kind) {
    case 'attack':
      return [
        ...lines([now.title, now.subtitle].filter(Boolean).join(': ')),
        ...(now.odds === null ? [] : oddsLines(now.odds)),
        ...noteLines(now.notes),
      ]
    case 'move':
      return [
        ...lines(`${now.title}: ${now.subtitle}`),
        ...(now.plan === null ? [] : factRows([...now.plan.lines, now.plan.spent])),
        ...noteLines(now.notes),
      ]
    case 'pick':
      return [...(now.battle === null ? [] : battleLines(now.battle)), ...noteLines(now.notes)]
    case 'placement':
      return [...lines([now.title, now.subtitle].filter(Boolean).join(': ')), ...noteLines(now.notes)]
    case 'units':
      return [
        ...lines(`${now.title}: ${now.subtitle}`),
        ...now.rows.flatMap(({ unit, name, line, value }) =>
          lines([`${name} (${unit})`, line, value].filter(Boolean).join(', ')),
        ),
        ...noteLines(now.notes),
      ]
    case 'missions':
      return [...factRows([now.pool]), ...noteLines(now.notes)]
    case 'window':
      return [...factRows(now.phases), ...noteLines(now.notes)]
    case 'objectives':
    case 'recap':
      return []
    default:
      return noteLines(now.notes)
  }
}

function battleLines({
  title,
  dice,
  result,
  says,
  odds,
  notes,
}: NonNullable<Extract<Now, { kind: 'pick' }>['battle']>): string[] {
  const rolled = dice.length === 0 ? '' : `die ${dice.join(', ')}`
  return [
    ...lines([title, rolled, result].filter(Boolean).join(' · ')),
    ...factRows(odds),
    ...lines(said(says)),
    ...notes.flatMap(note => lines(said(note))),
  ]
}

const range = (from: number, to: number | null): string =>
  to === null || to === from ? percent(from) : `${percent(from)} to ${percent(to)}`

/** The odds line by line, and the chance of every result. */
export function oddsLines({ lines: rows, headline, results, isGuess }: OddsPicture): string[] {
  const reckoning = rows.map(({ label, value, rule, applies }) => [
    `  ${label}`,
    applies ? value : '–',
    rule === '' ? '' : `[${rule}]`,
  ])
  const chances = results.map(({ label, text, chance, chanceTo }) => [
    `  ${range(chance, chanceTo)}`,
    [label, text].filter(Boolean).join(': '),
  ])
  return [
    ...columns(reckoning),
    ...(headline === null
      ? []
      : lines(
          `${range(headline.chance, headline.chanceTo)} ${said(headline)}${isGuess ? ' (a guess)' : ''}`,
        )),
    ...columns(chances),
  ]
}

/** Something that happened. */
export function logLines(line: LogLine): string[] {
  const { text, weight, dice, details } = line
  const told = said(line)
  if (weight === 'turn') return ['', `== ${text} ==`]
  if (weight === 'phase') return ['', `-- ${told}`]
  const die = dice === undefined || dice.length === 0 ? '' : ` (die ${dice.join(', ')})`
  return [
    ...lines(`${told}${die}`, weight === 'part' ? '    ' : '  '),
    ...(details === undefined ? [] : inner(details)),
  ]
}

const inner = (facts: readonly Fact[]): string[] => factRows(facts).map(row => `    ${row.trimStart()}`)

export function adviceLines({ title, text, facts, reasons, note }: AdvicePicture): string[] {
  return [
    ...lines([title, text].filter(Boolean).join(': ')),
    ...reasons.flatMap(reason => lines(said(reason), '    ')),
    ...factRows(facts),
    ...(note === null ? [] : lines(said(note))),
  ]
}

export function verdictLines({ title, sentence, facts }: Verdict): string[] {
  return ['', `*** ${title}`, ...lines(said(sentence)), ...factRows(facts)]
}
