import type { Json } from '../game/action.ts'
import { ENGINE_FACTS, type Moment } from './engine-facts.ts'
import type { Expectation } from './format.ts'
import type { Fact } from './game-positions.ts'
import { judgeByEngine } from './judge-by-engine.ts'
import { entriesOf, hexNamed, itemsOf, plainOf, type Spot } from './spot.ts'
import { compare, fail, type Verdict } from './verdict.ts'

/** Looks up every fact that is expected or asked, and compares those that are expected. */
export function judge(moment: Moment, expect: readonly Expectation[], ask: readonly Expectation[]): Verdict {
  const verdict: Verdict = { facts: {}, failures: [], count: 0 }
  for (const { fact, spot } of expect) look(moment, fact, spot, verdict, true)
  for (const { fact, spot } of ask) look(moment, fact, spot, verdict, false)
  return verdict
}

function look(moment: Moment, name: string, spot: Spot, verdict: Verdict, compared: boolean): void {
  const known = ENGINE_FACTS[name]
  if (known !== undefined) {
    judgeByEngine(moment, name, known, spot, verdict, compared)
    return
  }
  const fact = moment.game.facts[name]
  const asked: Asked = { moment, name, fact, verdict, compared }
  if (fact.of === 'game') note(asked, spot, null, fact.read(moment.g, ''))
  else if (fact.of === 'question') for (const item of itemsOf(spot)) lookAtQuestion(asked, item)
  else for (const [key, entry] of subjectsIn(spot, name)) lookAtSubject(asked, key, entry)
}

interface Asked {
  readonly moment: Moment
  readonly name: string
  readonly fact: Fact
  readonly verdict: Verdict
  readonly compared: boolean
}

/** `supply: { ge-c4: supplied }`; a fact that is only asked for needs no values: `supply: [ge-c4]`. */
function subjectsIn(spot: Spot, name: string): Iterable<readonly [string, Spot]> {
  if (spot.document.kind === 'map') return entriesOf(spot, name)
  return itemsOf(spot).map(item => [String(plainOf(item)), item] as const)
}

function lookAtSubject(asked: Asked, key: string, spot: Spot): void {
  const { moment, fact, verdict } = asked
  const subject = subjectOf(moment, fact, key)
  if (subject === null) fail(verdict, spot, plainOf(spot), null, `there is no ${fact.of} "${key}"`)
  else note(asked, spot, subject, fact.read(moment.g, subject))
}

/** The subject as the game names it, or null. */
function subjectOf({ game, sides }: Moment, fact: Fact, key: string): string | null {
  const same = (name: string) => name.toLowerCase() === key.toLowerCase()
  if (fact.of === 'unit') return game.units.find(same) ?? null
  if (fact.of === 'side') return sides.find(same) ?? null
  if (fact.of !== 'hex') return key
  const { grid } = game.board
  return grid.names[hexNamed(grid, key)] ?? null
}

function note(
  { name, fact, verdict, compared }: Asked,
  spot: Spot,
  subject: string | null,
  found?: Json,
): void {
  if (subject === null) verdict.facts[name] = found ?? null
  else verdict.facts[name] = { ...(verdict.facts[name] as object), [subject]: found ?? null }
  if (compared) compare(verdict, spot, found, plainOf(spot), fact.unordered)
}

/** What belongs to the question is asked, the rest is compared with the answer. */
function lookAtQuestion({ moment, name, fact, verdict, compared }: Asked, spot: Spot): void {
  const question: Record<string, Json> = {}
  const expected: Record<string, Json> = {}
  for (const [key, entry] of entriesOf(spot, name)) {
    const part = fact.asks?.includes(key) ? question : expected
    part[key] = plainOf(entry)
  }
  const found = fact.read(moment.g, question)
  const others = (verdict.facts[name] ?? []) as readonly Json[]
  verdict.facts[name] = [...others, { ...question, found: found ?? null }]
  if (compared) compare(verdict, spot, found, expected, fact.unordered)
}
