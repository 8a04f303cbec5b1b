// What a whole turn is varied by: a few coarse genes, each of which matters. They never touch who is in the book, only how many.
import type { Luck } from '../players/player.ts'
import { leaning, OFFICER, type Temper } from '../temper.ts'

const LESS = 0.5
const MORE = 2

const LEVERS = ['thrift', 'caution', 'drive', 'greed', 'line', 'patience'] as const

function times(own: Temper, by: Partial<Temper>): Temper {
  const pulled = LEVERS.map(lever => [lever, own[lever] * (by[lever] ?? 1)])
  return { ...own, ...Object.fromEntries(pulled) }
}

/** All for the attack. */
export const allOut = (own: Temper): Temper =>
  times(own, { thrift: LESS, caution: LESS, drive: MORE, patience: LESS })

/** All for safety. */
const safe = (own: Temper): Temper => times(own, { thrift: MORE, caution: MORE, line: MORE, patience: MORE })

/** Goes for what it is after and lets be what does not bar its way. */
export const DASH: Temper = leaning({ drive: 2.3, patience: 2.8 })

/** Tempers to begin with: how the turn was played last time, how an officer plays, all-out, safe, deny, and each main effort. */
export function seedsOf(own: Temper, kept: Temper, efforts: readonly number[]): Temper[] {
  const seeds = [
    own,
    kept,
    { ...OFFICER, pincers: own.pincers },
    allOut(own),
    { ...own, guard: MORE },
    safe(own),
    ...efforts.map(effort => ({ ...own, effort })),
    { ...own, guard: LESS },
    ...LEVERS.flatMap(lever => [times(own, { [lever]: LESS }), times(own, { [lever]: MORE })]),
  ]
  return seeds.filter((seed, i) => seeds.findIndex(other => isSame(seed, other)) === i)
}

export const isSame = (a: Temper, b: Temper): boolean =>
  (Object.keys(a) as (keyof Temper)[]).every(gene => a[gene] === b[gene])

const GUARDS = [0, LESS, 1, MORE]

/** The same with one gene changed, or two. */
export function childOf(parent: Temper, own: Temper, efforts: readonly number[], luck: Luck): Temper {
  const once = mutant(parent, own, efforts, luck)
  return luck.below(2) === 0 ? once : mutant(once, own, efforts, luck)
}

function mutant(parent: Temper, own: Temper, efforts: readonly number[], luck: Luck): Temper {
  const gene = luck.below(LEVERS.length + 3)
  if (gene === LEVERS.length) return { ...parent, guard: GUARDS[luck.below(GUARDS.length)] }
  if (gene === LEVERS.length + 1)
    return { ...parent, effort: efforts[luck.below(efforts.length + 1)] ?? OFFICER.effort }
  if (gene === LEVERS.length + 2) return { ...parent, pincers: !parent.pincers }
  const lever = LEVERS[gene]
  return { ...parent, [lever]: own[lever] * [LESS, 1, MORE][luck.below(3)] }
}
