import type { Json } from '../game/action.ts'

// What is found against what is expected. The file says as much as its author cares about:
//   a word or number        equals it; of an answer in several parts its first part, `is`, is meant
//   a list                  the same items in the same order (in any order where order has no meaning)
//   keys with values        each of those keys matches; others do not matter
//   no                      there is no such thing
//   { includes, excludes, count, least, most }   what a list holds, or how large a number is

type Keys = { readonly [key: string]: Json }

const MEASURES = ['includes', 'excludes', 'count', 'least', 'most']

export function matches(found: Json | undefined, expected: Json, unordered = false): boolean {
  if (Array.isArray(expected)) return Array.isArray(found) && sameList(found, expected, unordered)
  if (isKeys(expected)) {
    if (isMeasure(expected)) return measures(found, expected, unordered)
    return isKeys(found) && hasKeys(found, expected, unordered)
  }
  if (isKeys(found) && 'is' in found) return matches(found.is, expected, unordered)
  if (isAbsence(expected) && (found === undefined || found === null || found === false)) return true
  return sameValue(found, expected)
}

const isKeys = (value: Json | undefined): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMeasure = (expected: Keys): boolean => {
  const keys = Object.keys(expected)
  return keys.length > 0 && keys.every(key => MEASURES.includes(key))
}

const isAbsence = (expected: Json): boolean =>
  expected === null || expected === false || expected === 'no' || expected === 'none'

/** The kind of what was found decides how the expectation is read: rule 9.10 is not rule 9.1. */
function sameValue(found: Json | undefined, expected: Json): boolean {
  switch (typeof found) {
    case 'number':
      return (
        expected !== '' && expected !== null && typeof expected !== 'boolean' && Number(expected) === found
      )
    case 'boolean':
      return found === (expected === true || expected === 'yes' || expected === 'true') && isYesNo(expected)
    case 'string':
      return found.toLowerCase() === String(expected).toLowerCase()
    default:
      return false
  }
}

const isYesNo = (expected: Json): boolean =>
  [true, false, 'yes', 'no', 'true', 'false'].includes(expected as string)

function sameList(found: readonly Json[], expected: readonly Json[], unordered: boolean): boolean {
  if (found.length !== expected.length) return false
  if (!unordered) return expected.every((item, i) => matches(found[i], item))
  const left = [...found]
  return expected.every(item => {
    const at = left.findIndex(candidate => matches(candidate, item))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const hasKeys = (found: Keys, expected: Keys, unordered: boolean): boolean =>
  Object.entries(expected).every(([key, value]) => matches(found[key], value, unordered))

function measures(found: Json | undefined, expected: Keys, unordered: boolean): boolean {
  const list = Array.isArray(found) ? found : isKeys(found) ? Object.keys(found) : []
  const holds = (item: Json) => list.some(candidate => matches(candidate, item, unordered))
  const size = typeof found === 'number' ? found : list.length
  const { includes, excludes, count, least, most } = expected
  return (
    listOf(includes).every(holds) &&
    !listOf(excludes).some(holds) &&
    (count === undefined || list.length === Number(count)) &&
    (least === undefined || size >= Number(least)) &&
    (most === undefined || size <= Number(most))
  )
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** Whether the expected items occur among those found, one after the other; others may lie between them. */
export function inThisOrder(found: readonly Json[], expected: readonly Json[]): boolean {
  let at = 0
  for (const item of expected) {
    while (at < found.length && !matches(found[at], item)) at++
    if (at === found.length) return false
    at++
  }
  return true
}
