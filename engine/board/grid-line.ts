import { type Arguments, argumentsOf, expectOnly } from '../files/arguments.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import { specProblems } from '../hex/check-spec.ts'
import { allNumbers, type GridSpec, type Parity } from '../hex/numbering.ts'

// grid lines=1-61 along=1-34 shifted=even short=even:33 early=odd:-1 number=AABB absent=0101,6101-6110

const EXAMPLES = { lines: '1-61', along: '1-34', shifted: 'even', short: 'even:33', early: 'even:-1' }
const KEYS = [...Object.keys(EXAMPLES), 'number', 'absent']

/** Null, with faults reported, if the line does not describe a grid. */
export function readGridSpec(line: Line, to: Reporter): GridSpec | null {
  const before = to.faults.length
  const given = argumentsOf(line, to)
  expectOnly(line, given, KEYS, [], to)
  const spec = shapeOf(given.pairs, key => {
    const value = given.pairs.get(key)
    const what = value === undefined ? `${key}= is missing` : `${key}=${value} cannot be read`
    to.report('bad-grid', line.number, `${what}; it should look like ${key}=${EXAMPLES[key]}`)
  })
  if (spec === null || to.faults.length > before) return null
  return withoutAbsent(spec, given.pairs.get('absent'), line, to)
}

function shapeOf(pairs: Arguments['pairs'], wrong: (key: keyof typeof EXAMPLES) => void): GridSpec | null {
  const lines = rangeOf(pairs.get('lines'))
  const along = rangeOf(pairs.get('along'))
  const shifted = pairs.get('shifted')
  const short = byParity(pairs.get('short'))
  const early = byParity(pairs.get('early'))
  const number = pairs.get('number')
  if (!lines) wrong('lines')
  if (!along) wrong('along')
  if (!isParity(shifted)) wrong('shifted')
  if (short === null) wrong('short')
  if (early === null) wrong('early')
  if (!lines || !along || !isParity(shifted)) return null
  return {
    lines,
    along,
    shifted,
    ...(short && { short: { lines: short.lines, last: short.value } }),
    ...(early && { early: { lines: early.lines, first: early.value } }),
    ...(number !== undefined && { number }),
  }
}

function withoutAbsent(spec: GridSpec, list: string | undefined, line: Line, to: Reporter): GridSpec | null {
  const problems = specProblems(spec)
  for (const problem of problems) to.report('bad-grid', line.number, problem)
  if (problems.length > 0) return null
  if (list === undefined) return spec
  const numbers = allNumbers(spec)
  const absent = new Set<string>()
  for (const part of list.split(',')) {
    const [from, until = from] = part.split('-')
    const first = numbers.indexOf(from)
    const last = numbers.indexOf(until)
    if (first < 0 || last < first) {
      to.report('bad-grid', line.number, `absent=${part} is not a hex of this grid, or a range of them`)
      return null
    }
    for (const name of numbers.slice(first, last + 1)) absent.add(name)
  }
  return { ...spec, absent: numbers.filter(name => absent.has(name)) }
}

const isParity = (word: string | undefined): word is Parity => word === 'odd' || word === 'even'

function rangeOf(text: string | undefined): [number, number] | null {
  const found = /^(-?\d{1,4})-(-?\d{1,4})$/.exec(text ?? '')
  return found && [Number(found[1]), Number(found[2])]
}

/** undefined if it is not given, null if it cannot be read */
function byParity(text: string | undefined): { lines: Parity; value: number } | null | undefined {
  if (text === undefined) return undefined
  const [lines, value = ''] = text.split(':')
  return isParity(lines) && /^-?\d{1,4}$/.test(value) ? { lines, value: Number(value) } : null
}
