import { unknown } from '../files/nearest.ts'
import type { Json } from '../game/action.ts'
import type { Refusal } from '../game/refusal.ts'
import { inThisOrder, matches } from './compare.ts'
import type { EngineFact, Moment } from './engine-facts.ts'
import { readAction, unknownVerb } from './read-steps.ts'
import { inWords } from './report.ts'
import { entriesOf, itemsOf, plainOf, type Spot } from './spot.ts'
import { compare, fail, type Verdict } from './verdict.ts'

/** Facts that every game has: legal actions, refusals, events, whose decision it is. */
export function judgeByEngine(
  moment: Moment,
  name: string,
  fact: EngineFact,
  spot: Spot,
  verdict: Verdict,
  compared: boolean,
): void {
  if (fact.compared === 'refused' || fact.compared === 'allowed') {
    for (const item of itemsOf(spot)) tryAction(moment, name, item, fact.compared === 'refused', verdict)
    return
  }
  const found = fact.read(moment)
  verdict.facts[name] = found
  if (!compared) return
  const mistyped = name === 'decision' ? unknownDecision(moment, spot) : null
  if (mistyped !== null) fail(verdict, spot, plainOf(spot), found, mistyped)
  else if (name === 'events' || name === 'noEvents') judgeEvents(moment, name, spot, verdict)
  else if (fact.compared === 'value') compare(verdict, spot, found, plainOf(spot))
  else compareList(moment, fact.compared, spot, found as readonly Json[], verdict)
}

function unknownDecision({ game }: Moment, spot: Spot): string | null {
  const expected = plainOf(spot)
  const known = [...game.game.decisions, 'none']
  return typeof expected === 'string' && !known.includes(expected)
    ? unknown('decision', expected, known)
    : null
}

/** Patterns of events: these occur in this order, or none of them does. A mistyped one would be missing, too. */
function judgeEvents(moment: Moment, name: string, spot: Spot, verdict: Verdict): void {
  verdict.count += 1
  const patterns = itemsOf(spot).map(item => ({ item, pattern: eventPattern(item) }))
  for (const { item, pattern } of patterns) {
    const wrong = unknownEvent(moment, pattern)
    if (wrong === null) continue
    fail(verdict, item, pattern, null, wrong)
    return
  }
  const { events } = moment
  if (name === 'events') {
    const wanted = patterns.map(({ pattern }) => pattern)
    if (!inThisOrder(events, wanted)) fail(verdict, spot, wanted, [...events])
    return
  }
  for (const { item, pattern } of patterns) {
    if (events.some(event => matches(event, pattern)))
      fail(verdict, item, pattern, null, `there is a ${inWords(pattern)}`)
  }
}

/** The name of an event alone is a pattern, too. */
function eventPattern(spot: Spot): Json {
  const written = plainOf(spot)
  return typeof written === 'string' ? { event: written } : written
}

function unknownEvent({ game: { events } }: Moment, pattern: Json): string | null {
  if (events === undefined || typeof pattern !== 'object' || pattern === null) return null
  const { event, rule: _, ...fields } = pattern as { readonly [key: string]: Json }
  if (typeof event !== 'string') return null
  if (!Object.hasOwn(events, event)) return unknown('event', event, Object.keys(events))
  const field = Object.keys(fields).find(key => !events[event].includes(key))
  return field === undefined ? null : unknown(`field of "${event}"`, field, events[event])
}

function compareList(
  moment: Moment,
  how: EngineFact['compared'],
  spot: Spot,
  found: readonly Json[],
  verdict: Verdict,
): void {
  for (const item of itemsOf(spot)) seek(moment, item, found, how !== 'missing', verdict)
  if (how === 'only') seekOthers(spot, found, verdict)
}

/** Nothing may be found that no pattern speaks of. */
function seekOthers(spot: Spot, found: readonly Json[], verdict: Verdict): void {
  const patterns = itemsOf(spot).map(patternOf)
  const other = found.find(candidate => !patterns.some(pattern => matches(candidate, pattern)))
  if (other !== undefined) fail(verdict, spot, patterns, other, `there is also ${inWords(other)}`)
}

/** A verb alone is a pattern, too. */
function patternOf(spot: Spot): Json {
  const written = plainOf(spot)
  return typeof written === 'string' ? { do: written } : written
}

/** One pattern that something, or nothing, must match. */
function seek({ game }: Moment, spot: Spot, found: readonly Json[], wanted: boolean, verdict: Verdict): void {
  verdict.count += 1
  const pattern = patternOf(spot)
  const mistyped = unknownVerb(pattern, game)
  if (mistyped !== null) {
    fail(verdict, spot, pattern, null, mistyped)
    return
  }
  const present = found.some(candidate => matches(candidate, pattern))
  if (present !== wanted)
    fail(verdict, spot, pattern, null, `there is ${present ? 'a' : 'no'} ${inWords(pattern)}`)
}

/** Asks whether an action would be refused, and by which rule, without doing it. */
function tryAction(moment: Moment, name: string, spot: Spot, wanted: boolean, verdict: Verdict): void {
  verdict.count += 1
  const { game, g } = moment
  const heard = spot.to.faults.length
  const action = readAction(spot, game)
  const by = spot.document.kind === 'map' ? entriesOf(spot, name).get('by') : undefined
  if (action === null) {
    fail(verdict, spot, plainOf(spot), null, spot.to.faults[heard]?.reason ?? 'this is not an action')
    return
  }
  const refusals = game.game.check(g, game.game.awaited(g)?.side ?? -1, action)
  const others = (verdict.facts[name] ?? []) as readonly Json[]
  verdict.facts[name] = [...others, { ...action, refused: refusals.map(refusal => ({ ...refusal })) }]
  const rule = by === undefined ? '' : String(plainOf(by))
  const because = wanted ? missingRefusal(refusals, rule) : refusalsInWords(refusals)
  if (because !== null)
    fail(
      verdict,
      spot,
      plainOf(spot),
      refusals.map(refusal => refusal.rule),
      because,
    )
}

/** What is wrong if an action should be refused by a rule ('' for any); null if it is. */
export function missingRefusal(refusals: readonly Refusal[], rule: string): string | null {
  if (refusals.length === 0) return `allowed, though ${rule === '' ? 'it' : rule} should forbid it`
  if (rule === '' || refusals.some(refusal => refusal.rule === rule)) return null
  return `${refusalsInWords(refusals)}, not by ${rule}`
}

export function refusalsInWords(refusals: readonly Refusal[]): string | null {
  if (refusals.length === 0) return null
  return `refused by ${refusals.map(({ rule, because }) => `${rule} (${because})`).join(', ')}`
}
