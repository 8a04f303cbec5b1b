import { joined, marks, pair, quoted, wordOrText } from '../files/quote.ts'
import { CLASSES, COUNTER_FILE, type Counter, type CounterSet, LISTS } from './counter.ts'

/** The text form of a set of counters: the same set always gives the same text. */
export function writeCounters(set: CounterSet): string {
  const lines = [
    `format ${COUNTER_FILE.format}`,
    joined('counters', quoted(set.title), `values=${set.valueNames.join(',')}`),
    ...listLines(set),
    '',
    ...set.counters.map(counterLine),
    '',
    'end',
    '',
  ]
  return lines.join('\n')
}

function listLines({ allowed = {} }: CounterSet): string[] {
  return Object.entries(LISTS).flatMap(([directive, key]) => {
    const words = allowed[key]
    return words === undefined ? [] : [joined(directive, ...words.map(wordOrText))]
  })
}

function counterLine(counter: Counter): string {
  const keys = ['name', ...CLASSES, 'steps', ...counter.fields.keys(), ...counter.flags]
  return joined(
    'counter',
    counter.id,
    quoted(counter.name),
    ...CLASSES.map(key => pair(key, counter[key])),
    `steps=${counter.steps.map(step => step.join('-')).join('/')}`,
    ...[...counter.fields].map(([key, value]) => pair(key, value)),
    ...counter.flags,
    marks(keys.filter(key => counter.isFromRulebook(key))),
  )
}
