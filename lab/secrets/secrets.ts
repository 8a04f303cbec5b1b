// Random games in which everything secret is changed now and then: nobody may be able to tell.
import type { Action } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { type Finding, words } from '../fuzz/table.ts'
import type { Title } from '../titles.ts'
import { type Deed, deedOf, heardApart, type Names, namesHidden, shownBy } from './deeds.ts'
import { type Disclosed, disclosed, pagesApart, type Shown, toldApart } from './disclosed.ts'
import { momentsOf, type Turn, turnsOf } from './moments.ts'
import { type Twin, twinsOf } from './twins.ts'
import { hiddenUnits } from './units.ts'

export interface Secrets extends Names {
  /** What is printed on a counter but its name. */
  readonly kindOf: (id: string) => string
  readonly shown: Shown | null
}

export interface Kept {
  /** Pairs of positions that were compared. */
  readonly pairs: number
  /** Pairs of which everything that the table shows was compared as well. */
  readonly tables: number
  /** Deeds of which every viewer was asked what he heard. */
  readonly heard: number
  /** What could be told, null if nothing. */
  readonly leak: string | null
}

/**
 * One game of a seed; the same seed is the same game. With `moments`, so many positions of it are looked at, drawn by lot from
 * all, and each of them at the table by one viewer with one of his twins.
 */
export function secretsGame(title: Title, secrets: Secrets, seed: number, moments?: number): Kept {
  const kept = { pairs: 0, tables: 0, heard: 0, leak: null as string | null }
  const turns = moments === undefined ? turnsOf(title, seed) : momentsOf(title, seed, moments)
  for (const turn of turns) {
    kept.leak = typeof turn === 'string' ? turn : leakAt(title, secrets, turn, moments !== undefined, kept)
    if (kept.leak !== null) break
  }
  return kept
}

function leakAt(
  title: Title,
  secrets: Secrets,
  turn: Turn,
  isSample: boolean,
  kept: { pairs: number; tables: number; heard: number },
): Finding {
  const { game, scenario } = title
  const viewers = [PUBLIC, ...scenario.sides.keys()]
  const deed = deedOf(game, turn.g, turn.side, turn.action)
  kept.heard += 1
  const named = namesHidden(game, deed, turn.action, secrets, viewers)
  if (named !== null) return `${named} (${turn.decision}: ${words(turn.action)})`
  if (!turn.isLookedAt) return null
  const pairs = [...pairsAt(title, secrets, turn, deed)]
  const tabled = pairs.filter(({ viewer }) => viewer !== PUBLIC && secrets.shown !== null)
  const atTable = new Set(isSample && tabled.length > 0 ? [tabled[turn.luck.below(tabled.length)]] : tabled)
  kept.pairs += pairs.length
  kept.tables += atTable.size
  const look = lookerAt(title, secrets, turn, deed)
  for (const pair of pairs) {
    const leak = look(pair, atTable.has(pair))
    if (leak !== null) return leakInWords(title, turn, pair, leak)
  }
  return null
}

/** A viewer, and a position that he must not be able to tell from the real one. */
export interface Pair {
  readonly viewer: number
  readonly twin: Twin
  /** The deed that is about to be done, as it is done there; null if it would be another one. */
  readonly deed: Action | null
}

/** `deed`: what comes of the action that is about to be done. */
export function* pairsAt(
  { game, scenario }: Title,
  secrets: Omit<Secrets, 'shown'>,
  turn: Turn,
  deed: Deed = deedOf(game, turn.g, turn.side, turn.action),
): Generator<Pair> {
  const { units, kindOf } = secrets
  const { g, side, action, luck } = turn
  const text = JSON.stringify(action)
  const actors = Array.from(units.keys()).filter(unit => text.includes(JSON.stringify(units[unit])))
  const isShown = deed.reveals ? shownBy(deed, action, secrets) : null
  const kind = (unit: number) => kindOf(units[unit])
  for (let viewer = PUBLIC; viewer < scenario.sides.length; viewer++)
    for (const twin of twinsOf(game, g, viewer, { actors, isShown, kindOf: kind }, luck)) {
      const isSame = isSameDeed(twin, actors, hiddenUnits(game, g, viewer))
      const there = isSame ? renamed(action, twin, units) : null
      const isOpen = there !== null && game.check(twin.g, side, there).length === 0
      yield { viewer, twin, deed: isOpen ? there : null }
    }
}

/** Compares the position with its twins; what is the same for all of them is worked out once. */
function lookerAt({ game }: Title, { shown }: Secrets, turn: Turn, done: Deed) {
  const { g, side, asked } = turn
  const disclosures = new Map<number, Disclosed>()
  const pages = new Map<number, readonly string[]>()
  return ({ viewer, twin, deed }: Pair, isAtTable: boolean): Finding => {
    const probe = { game, viewer, asked: asked as readonly Action[] }
    const known = disclosures.get(viewer) ?? disclosed(probe, g)
    disclosures.set(viewer, known)
    const told = toldApart(probe, known, twin.g)
    if (told !== null) return told
    if (isAtTable) {
      const own = pages.get(viewer) ?? shown!(g, viewer)
      pages.set(viewer, own)
      const apart = pagesApart(own, shown!(twin.g, viewer))
      if (apart !== null) return apart
    }
    if (deed === null) return null
    return heardApart(game, viewer, done, deedOf(game, twin.g, side, deed), twin.isAside)
  }
}

export function leakInWords({ scenario }: Title, turn: Turn, { viewer, twin }: Pair, leak: string): string {
  const who = viewer === PUBLIC ? 'the public' : scenario.sides[viewer]
  return `${who} can tell, ${twin.how}: ${leak} (${turn.decision}: ${words(turn.action)})`
}

/** A deed of a hidden unit is another deed where that unit is elsewhere or another; where it has only changed its id, it is the same. */
const isSameDeed = ({ exchanged }: Twin, actors: readonly number[], hidden: readonly number[]): boolean =>
  exchanged !== null || !actors.some(unit => hidden.includes(unit))

/** The action with the ids of two units exchanged. */
function renamed(action: Action, { exchanged }: Twin, units: readonly string[]): Action {
  if (exchanged === null) return action
  const [one, other] = exchanged.map(unit => units[unit])
  return JSON.parse(JSON.stringify(action), (_, value) =>
    value === one ? other : value === other ? one : value,
  )
}
