import { type Arguments, argumentsOf } from '../files/arguments.ts'
import { unknown } from '../files/nearest.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import { type AllowedValues, CLASSES, type Counter, type CounterClass } from './counter.ts'

// counter ge-m16 "XVI Motorized Corps" nation=Germany type=motorized size=corps mobility=mech
//         steps=6-4-6/3-2-6 germanMech setup=2413 !name
// (on one line)

const OWN_KEYS: readonly string[] = ['name', ...CLASSES, 'steps']

/** Null, with faults reported, if the line does not describe a counter. */
export function readCounter(
  line: Line,
  valueNames: readonly string[],
  allowed: AllowedValues,
  to: Reporter,
): Counter | null {
  const before = to.faults.length
  const given = argumentsOf(line, to)
  if (!hasIdAndName(line, given, to)) return null
  const [id, name] = given.words
  const classes = readClasses(line, id, given, allowed, to)
  const steps = readSteps(line, id, given.pairs.get('steps'), valueNames, to)
  const flags = readFlags(line, id, given, to)
  const fields = new Map([...given.pairs].filter(([key]) => !OWN_KEYS.includes(key)))
  checkMarks(line, id, given, flags, to)
  if (to.faults.length > before) return null
  return { id, name, ...classes, steps, flags, fields, isFromRulebook: key => given.marks.has(key) }
}

function hasIdAndName(line: Line, { words, pairs }: Arguments, to: Reporter): boolean {
  const [id, name] = line.tokens
  if (id?.kind !== 'word') {
    to.report('no-id', line.number, 'a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …')
    return false
  }
  if (name?.kind !== 'text') {
    to.report('missing-field', line.number, 'the name, in quotes, must follow the id', words[0])
    return false
  }
  if (pairs.has('name')) {
    to.report('unknown-key', line.number, 'the name follows the id, without name=', words[0])
  }
  return true
}

function readClasses(
  line: Line,
  id: string,
  { pairs }: Arguments,
  allowed: AllowedValues,
  to: Reporter,
): Record<CounterClass, string> {
  const classes = { nation: '', type: '', size: '', mobility: '' }
  for (const key of CLASSES) {
    const value = pairs.get(key) ?? ''
    if (value === '') to.report('missing-field', line.number, `${key}= is missing`, id)
    else if (allowed[key] && !allowed[key].includes(value)) {
      to.report('unknown-value', line.number, unknown(key, value, allowed[key]), id)
    }
    classes[key] = value
  }
  return classes
}

/** `6-4-6/3-2-6`: a step after another, the full-strength side first. */
function readSteps(
  line: Line,
  id: string,
  text: string | undefined,
  valueNames: readonly string[],
  to: Reporter,
): number[][] {
  if (text === undefined) {
    to.report('missing-field', line.number, 'steps= is missing', id)
    return []
  }
  const steps = text.split('/').map(step => step.split('-'))
  const isRight = steps.every(
    step => step.length === valueNames.length && step.every(value => /^\d{1,6}(\.\d{1,6})?$/.test(value)),
  )
  if (isRight) return steps.map(step => step.map(Number))
  const shape = valueNames.join('-')
  const reason = `steps=${text} is wrong: each step is ${shape}, in numbers, with / between steps`
  to.report('bad-steps', line.number, reason, id)
  return []
}

function readFlags(line: Line, id: string, { words, pairs }: Arguments, to: Reporter): ReadonlySet<string> {
  const flags = new Set<string>()
  for (const word of words.slice(2)) {
    if (flags.has(word) || pairs.has(word))
      to.report('key-twice', line.number, `"${word}" is given twice`, id)
    else if (OWN_KEYS.includes(word)) to.report('bare-field', line.number, `"${word}" needs a value`, id)
    flags.add(word)
  }
  return flags
}

function checkMarks(
  line: Line,
  id: string,
  given: Arguments,
  flags: ReadonlySet<string>,
  to: Reporter,
): void {
  for (const key of given.marks) {
    if (key === 'name' || given.pairs.has(key) || flags.has(key)) continue
    to.report('unknown-mark', line.number, `!${key} marks something that is not on this line`, id)
  }
}
