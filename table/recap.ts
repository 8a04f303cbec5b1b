// What happened since a side last had its turn, from what that side has heard: moves, battles with their results, and the rest, one
// line each. It needs deeds and words only, so whoever keeps a game can tell it to somebody who comes back.
import { type Deed, heardOf, linesFor } from './deeds.ts'
import { type HeardLine, linesOf, type Tell } from './lines.ts'
import type { LogLine } from './presentation.ts'

export interface RecapEntry {
  readonly kind: 'move' | 'battle' | 'event'
  /** The phase it belongs to: 'German movement'. */
  readonly phase: string
  readonly side: number | null
  readonly text: string
  readonly rules: readonly string[]
  /** What the dice gave, for the right column: '1/3'. */
  readonly result: string
  /** Ways of moves, from the first hex to the last. */
  readonly paths: readonly (readonly string[])[]
  readonly hexes: readonly string[]
  readonly dice: readonly number[]
  /** Counters that attacked, as far as the side has heard of them. */
  readonly attackers: readonly string[]
  /** The last action before it, and the last one that belongs to it. */
  readonly before: number
  readonly after: number
}

export interface Recap {
  /** Positions: what was done after the first, up to the second. */
  readonly from: number
  readonly to: number
  readonly entries: readonly RecapEntry[]
  /** Moves of others of which the side has heard nothing. */
  readonly unseen: number
}

/** More moves than these are told several at a time. */
const MOST_MOVES = 40

/** `since`: the deeds that are to be told, without a gap. */
export function recapOf(since: readonly Deed[], viewer: number, tell: Tell): Recap {
  const from = (since[0]?.position ?? 1) - 1
  const to = from + since.length
  const heard = attacksIn(since, viewer)
  const entries = entriesOf(linesOf(since, viewer, tell), to).map(entry => withAttackers(entry, heard))
  return { from, to, entries: fewer(entries), unseen: unseenIn(since, viewer) }
}

/** Is there anything to look at: did somebody else move or fight? */
export const isWorthTelling = ({ entries }: Recap, viewer: number): boolean =>
  entries.some(({ kind, side }) => kind !== 'event' && side !== viewer)

function entriesOf(lines: readonly HeardLine[], to: number): RecapEntry[] {
  const found: RecapEntry[] = []
  let phase = ''
  lines.forEach(({ line, position }, i) => {
    if (line.weight === 'turn' || line.weight === 'phase') {
      phase = line.text.replace(/\.$/, '')
      return
    }
    const after = (lines.slice(i + 1).find(next => next.position > position)?.position ?? to + 1) - 1
    const last = found.at(-1)
    if (line.weight === 'part' && last !== undefined) found[found.length - 1] = withPart(last, line, after)
    else if (!isStepOf(last, line, position)) found.push(entryOf(line, phase, position, after))
  })
  return found
}

function entryOf(line: LogLine, phase: string, position: number, after: number): RecapEntry {
  const kind = line.weight === 'move' || line.weight === 'battle' ? line.weight : 'event'
  const [, text, result] = (kind === 'battle' && RESULT.exec(line.text)) || [null, line.text, '']
  return {
    kind,
    phase,
    side: line.side,
    text: kind === 'battle' && result !== '' ? `${text}.` : text,
    rules: line.rules,
    result,
    paths: kind === 'move' && line.hexes.length > 1 ? [line.hexes] : [],
    hexes: line.hexes,
    dice: line.dice ?? [],
    attackers: [],
    before: position - 1,
    after,
  }
}

/** 'Attack on Pilsen by 10. Army at +10: 1/3.' */
const RESULT = /^(.*): ([^:]{1,14})\.$/

const withPart = (entry: RecapEntry, { text, hexes }: LogLine, after: number): RecapEntry => ({
  ...entry,
  text: `${entry.text} ${text}`,
  hexes: [...entry.hexes, ...hexes],
  after,
})

/** An attack that a side has heard of: in every game it names its hexes and its units. */
interface Attack {
  readonly position: number
  readonly targets: readonly string[]
  readonly units: readonly string[]
}

function attacksIn(since: readonly Deed[], viewer: number): Attack[] {
  return since.flatMap(deed =>
    heardOf(deed, viewer)
      .filter(({ event }) => event === 'attack')
      .map(({ target, targets, units }) => ({
        position: deed.position,
        targets: [targets ?? target].flat().map(String),
        units: [units ?? []].flat().map(String),
      })),
  )
}

/** The attack may have been announced some actions before its dice fell. */
function withAttackers(entry: RecapEntry, attacks: readonly Attack[]): RecapEntry {
  if (entry.kind !== 'battle') return entry
  const [target] = entry.hexes
  const attack = attacks.findLast(
    ({ position, targets }) => position <= entry.before + 1 && targets.includes(target),
  )
  return attack === undefined ? entry : { ...entry, attackers: attack.units }
}

/** Units under a stack are told step by step by games that hide them: steps of a way that is told already say nothing new. */
function isStepOf(last: RecapEntry | undefined, { weight, hexes }: LogLine, position: number): boolean {
  if (weight !== 'move' || last?.kind !== 'move' || last.before !== position - 1) return false
  return last.paths.some(path => path.join(' ').includes(hexes.join(' ')))
}

/** Moves of a phase are told together where there are too many of them. */
function fewer(entries: readonly RecapEntry[]): readonly RecapEntry[] {
  const moves = entries.filter(({ kind }) => kind === 'move').length
  const atOnce = Math.ceil(moves / MOST_MOVES)
  if (atOnce <= 1) return entries
  const found: RecapEntry[] = []
  let taken = 0
  for (const entry of entries) {
    const last = found.at(-1)
    const goesOn =
      entry.kind === 'move' && last?.kind === 'move' && last.phase === entry.phase && taken < atOnce
    if (goesOn) found[found.length - 1] = together(last, entry)
    else found.push(entry)
    taken = goesOn ? taken + 1 : 1
  }
  return found
}

const together = (one: RecapEntry, other: RecapEntry): RecapEntry => ({
  ...one,
  text: `${one.text} ${other.text}`,
  paths: [...one.paths, ...other.paths],
  hexes: [...one.hexes, ...other.hexes],
  after: other.after,
})

function unseenIn(deeds: readonly Deed[], viewer: number): number {
  const isMove = (lines: readonly LogLine[]) => lines.some(({ weight }) => weight === 'move')
  return deeds.filter(
    deed => deed.side !== viewer && isMove(linesFor(deed, deed.side)) && linesFor(deed, viewer).length === 0,
  ).length
}
