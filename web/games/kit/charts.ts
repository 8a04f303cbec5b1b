// Play aids from what a game has already: its combat tables, its ribbon, its turns.
import { type CombatTable, printedResult } from '../../../engine/battle/table.ts'
import { capital } from '../../../engine/words/english.ts'
import type {
  ChartCard,
  ChartPart,
  InUse,
  NotePart,
  RibbonGroup,
  Sentence,
  SequencePart,
  TablePart,
  TurnsPart,
} from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'

export const note = (sentence: Sentence): NotePart => ({ kind: 'note', sentence })

interface ResultsCard {
  readonly title: string
  readonly note: string
  readonly rules: readonly string[]
  /** What the lines of headings are called, in the order of the table; '' for one that needs no name. */
  readonly headings: readonly string[]
}

/**
 * A combat results table as it is printed: columns across, rolls down. Before the roll the column of the odds is marked,
 * after it the cell. `line` is the heading in use, by its name in the table.
 */
export function resultsCard(
  table: CombatTable<unknown>,
  { title, note, rules, headings }: ResultsCard,
  use: Pick<InUse, 'attack' | 'rolled'>,
): TablePart {
  const lines = Object.values(table.headings)
  const odds = use.attack?.odds ?? null
  const inUse = use.rolled?.heading ?? lines.findIndex(({ labels }) => labels.join() === odds?.columns.join())
  return {
    kind: 'table',
    title,
    note,
    rules,
    corner: 'Die',
    headings: lines.map(({ labels }, i) => ({
      label: headings[i] ?? '',
      columns: labels.map(printed),
      inUse: inUse < 0 || i === inUse,
    })),
    rows: rollsOf(table).map(roll => ({
      label: `${roll}`,
      cells: Array.from({ length: table.columns }, (_, column) =>
        printed(printedResult(table, column, roll)),
      ),
    })),
    column: use.rolled?.column ?? odds?.column ?? null,
    ...(!use.rolled && odds?.columnTo != null && { columnTo: odds.columnTo }),
    row: use.rolled?.row ?? null,
  }
}

/** The same with the odds down the side and the rolls across, for tables with long cells. */
export function turnedCard(
  table: CombatTable<unknown>,
  card: ResultsCard & { readonly corner: string },
  { rolled, attack }: Pick<InUse, 'rolled' | 'attack'>,
): TablePart {
  const [{ labels }] = Object.values(table.headings)
  const rolls = rollsOf(table)
  return {
    kind: 'table',
    title: card.title,
    note: card.note,
    rules: card.rules,
    corner: card.corner,
    headings: [{ label: card.headings[0] ?? '', columns: rolls.map(String), inUse: true }],
    rows: labels.map((label, column) => ({
      label: printed(label),
      cells: rolls.map(roll => printed(printedResult(table, column, roll))),
    })),
    column: rolled?.column ?? null,
    row: rolled?.row ?? attack?.odds?.column ?? null,
  }
}

const rollsOf = ({ lowestRoll, highestRoll }: CombatTable<unknown>): number[] =>
  Array.from({ length: highestRoll - lowestRoll + 1 }, (_, i) => lowestRoll + i)

/** With the signs of the typesetter: ≤0, −1. */
export const printed = (text: string): string =>
  text.replace('<=', '≤').replace('>=', '≥').replaceAll('-', '−')

/** Lines of a card that are no combat results: terrain, shifts, bridges. */
export const tableOf = (
  title: string,
  corner: string,
  columns: readonly string[],
  rows: TablePart['rows'],
  more: Partial<TablePart> = {},
): TablePart => ({
  kind: 'table',
  title,
  rules: [],
  note: '',
  corner,
  headings: [{ label: '', columns, inUse: true }],
  rows,
  column: null,
  row: null,
  ...more,
})

/** The card of the sequence of play; `steps` say what is done in each, and what may interrupt it, by its label in the ribbon. */
export const sequenceCard = <G extends FieldState>(
  field: Field<G>,
  g: G,
  ribbon: readonly RibbonGroup[],
  rule: string,
  steps: Readonly<Record<string, Sentence>>,
): ChartCard => ({
  id: 'sequence',
  tab: 'Sequence',
  parts: [sequenceOf(field, g, ribbon, { rules: [rule], detail: label => steps[label] ?? null })],
})

/** The card of the turn track, with what is due in each turn. */
export const turnsCard = <G extends FieldState>(
  field: Field<G>,
  g: G,
  rule: string,
  dateOf: (g: G, turn: number) => string,
  dueIn: (turn: number) => Due,
): ChartCard => ({ id: 'turns', tab: 'Turns', parts: [turnTrack(field, g, [rule], dateOf, dueIn)] })

/** The sequence of play from the ribbon; `detail` says what is done in a step, and what may interrupt it. */
export function sequenceOf<G extends FieldState>(
  field: Field<G>,
  g: G,
  ribbon: readonly RibbonGroup[],
  { rules, detail }: { readonly rules: readonly string[]; detail(label: string): Sentence | null },
): SequencePart {
  return {
    kind: 'sequence',
    title: 'Sequence of play',
    rules,
    groups: ribbon.map(({ side, steps }) => ({
      side: side ?? null,
      title: side === undefined ? '' : `${field.sideOf(g, side)} turn`,
      steps: steps.map(({ label, state }) => ({ label: capital(label), state, detail: detail(label) })),
    })),
  }
}

interface Due {
  readonly due?: readonly string[]
  readonly checks?: readonly string[]
}

/** The turn track: a box for each turn, with its date and what is due in it. */
export function turnTrack<G extends FieldState>(
  field: Field<G>,
  g: G,
  rules: readonly string[],
  dateOf: (g: G, turn: number) => string,
  dueIn: (turn: number) => Due,
): TurnsPart {
  return {
    kind: 'turns',
    title: 'Turn track',
    rules,
    boxes: Array.from({ length: field.lastTurnOf(g) }, (_, i) => ({
      turn: i + 1,
      date: dateOf(g, i + 1).replace(/ \d{4}$/, ''),
      due: dueIn(i + 1).due ?? [],
      checks: dueIn(i + 1).checks ?? [],
    })),
    now: g.turn,
  }
}

export const parts = (...all: readonly (ChartPart | null)[]): readonly ChartPart[] =>
  all.filter(part => part !== null)
