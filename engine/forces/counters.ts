import { argumentsOf, expectOnly } from '../files/arguments.ts'
import { openFile } from '../files/open.ts'
import { type Reporter, reporter } from '../files/reporter.ts'
import { failure, type Result, settle } from '../files/result.ts'
import type { Line } from '../files/tokens.ts'
import { type AllowedValues, COUNTER_FILE, type Counter, type CounterSet, LISTS } from './counter.ts'
import { readCounter } from './counter-line.ts'

export type { AllowedValues, Counter, CounterSet } from './counter.ts'
export { writeCounters } from './write-counters.ts'

/** Reads counters; for a bad file every fault that was found. Never throws. The text may begin further down in its file. */
export function parseCounters(text: string, file: string, firstLine = 1): Result<CounterSet> {
  const to = reporter(file, firstLine)
  const opened = openFile(text, COUNTER_FILE, to)
  if (opened === null) return failure(to.faults)
  const { title, header, lines } = opened
  const valueNames = readValueNames(header, to)
  const allowed = readAllowed(lines, to)
  const counters = valueNames === null ? [] : readCounters(lines, valueNames, allowed, to)
  const index = new Map(counters.map((counter, i) => [counter.id, i]))
  const indexOf = (id: string) => index.get(id) ?? -1
  return settle({ title, valueNames: valueNames ?? [], allowed, counters, indexOf }, to.faults)
}

function readValueNames(header: Line, to: Reporter): string[] | null {
  const given = argumentsOf(header, to)
  expectOnly(header, given, ['values'], [], to)
  const names = given.pairs.get('values')?.split(',') ?? []
  const isRight = names.length > 0 && names.every(name => name !== '') && new Set(names).size === names.length
  if (isRight) return names
  to.report(
    'no-values',
    header.number,
    'the header must name the numbers on a counter, as in values=attack,defence,movement',
  )
  return null
}

function readAllowed(lines: readonly Line[], to: Reporter): AllowedValues {
  const allowed: Record<string, string[]> = {}
  for (const line of lines) {
    if (!Object.hasOwn(LISTS, line.directive)) continue
    const given = argumentsOf(line, to)
    expectOnly(line, given, [], [], to)
    const key = LISTS[line.directive as keyof typeof LISTS]
    allowed[key] = [...(allowed[key] ?? []), ...given.words]
  }
  return allowed
}

function readCounters(
  lines: readonly Line[],
  valueNames: readonly string[],
  allowed: AllowedValues,
  to: Reporter,
): Counter[] {
  const counters: Counter[] = []
  const givenBy = new Map<string, number>()
  for (const line of lines) {
    if (line.directive !== 'counter') continue
    const counter = readCounter(line, valueNames, allowed, to)
    if (counter === null) continue
    const earlier = givenBy.get(counter.id)
    if (earlier === undefined) counters.push(counter)
    else to.report('id-twice', line.number, `this id has been given before, in line ${earlier}`, counter.id)
    givenBy.set(counter.id, earlier ?? line.number)
  }
  return counters
}
