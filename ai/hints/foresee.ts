// What the enemy could do: his next turn, played many times by an officer from what this side may see of him.

import type { Action } from '../../engine/game/action.ts'
import type { Game, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { aimedAt } from './aim.ts'
import { imagined, type Telling } from './imagined.ts'
import { heldBy, type Muster, type Placed } from './muster.ts'
import { playUntil, staffOf } from './sampling.ts'

/** A hex of this side's that was attacked. */
export interface Threat {
  readonly hex: string
  /** In how many samples it was attacked, and in how many nobody of this side was left in it. */
  readonly attacked: number
  readonly fell: number
  /** Where most of the attackers stood before their turn, the most frequent first. */
  readonly from: readonly string[]
}

export interface Foresight {
  readonly samples: number
  /** The most frequent first. */
  readonly threats: readonly Threat[]
}

const SAMPLES = 12
const FEWEST = 4
const DECISIONS = 8000
const SEED = 1945
const MOST_ORIGINS = 2

/** One turn of the enemy. */
export interface Glimpse {
  /** [hex] where its attackers came from. */
  readonly attacked: ReadonlyMap<number, readonly number[]>
  readonly fell: ReadonlySet<number>
}

export function foresee<G extends Placed>(
  game: Game<G>,
  describe: () => Description<G>,
  muster: Muster,
  side: number,
  view: View,
  tell: Telling,
): Foresight {
  const glimpses: Glimpse[] = []
  let decisions = 0
  while (glimpses.length < SAMPLES && (decisions < DECISIONS || glimpses.length < FEWEST)) {
    const g = imagined(game, view, SEED + glimpses.length)
    const knows = describe()
    const staff = staffOf(game, describe, (now, who, legal) =>
      who === side && knows.mover(now) === side ? legal.filter(isClosing) : legal,
    )
    const isTheirs = (now: G) => knows.mover(now) >= 0 && knows.mover(now) !== side
    playUntil(game, g, staff, isTheirs)
    glimpses.push(glimpseOf(muster, g, side, seen => playUntil(game, g, staff, now => !isTheirs(now), seen)))
    decisions += staff.decisions
    tell(Math.max(glimpses.length / SAMPLES, Math.min(1, decisions / DECISIONS)))
  }
  return foresightOf(muster, glimpses)
}

/** Whoever asks has done what he means to do: he ends his phases, and does only what he must. */
const isClosing = (action: Action): boolean => ENDINGS.has(action.do)

const ENDINGS = new Set(['end', 'done', 'pass', 'ready', 'halt', 'decline', 'proceed'])

export function glimpseOf<G extends Placed>(
  muster: Muster,
  g: G,
  side: number,
  play: (seen: (who: number, action: Action) => void) => void,
): Glimpse {
  const start = Int32Array.from(g.place)
  const held = heldBy(muster, g, side)
  const attacked = new Map<number, number[]>()
  let target = -1
  play((who, action) => {
    if (who === side) return
    const aim = aimedAt(action)
    if (aim !== null) target = muster.grid.indexOf(aim)
    if (aim === null && !JOINS.has(action.do)) return
    if (!held.has(target)) return
    const from = [action.unit, ...(Array.isArray(action.units) ? action.units : [])].flatMap(unit => {
      const index = typeof unit === 'string' ? muster.units.indexOf(unit) : -1
      return index >= 0 && start[index] >= 0 ? [start[index]] : []
    })
    attacked.set(target, [...(attacked.get(target) ?? []), ...from])
  })
  const left = heldBy(muster, g, side)
  return { attacked, fell: new Set([...attacked.keys()].filter(hex => !left.has(hex))) }
}

/** An attack that is being put together. */
const JOINS = new Set(['join', 'support'])

export function foresightOf(muster: Pick<Muster, 'grid'>, glimpses: readonly Glimpse[]): Foresight {
  const hexes = new Set(glimpses.flatMap(({ attacked }) => [...attacked.keys()]))
  const threats = [...hexes].map((hex): Threat => {
    const seen = glimpses.filter(({ attacked }) => attacked.has(hex))
    return {
      hex: muster.grid.names[hex],
      attacked: seen.length,
      fell: seen.filter(({ fell }) => fell.has(hex)).length,
      from: mostFrequent(seen.flatMap(({ attacked }) => attacked.get(hex)!)).map(at => muster.grid.names[at]),
    }
  })
  threats.sort((a, b) => b.attacked - a.attacked || b.fell - a.fell)
  return { samples: glimpses.length, threats }
}

function mostFrequent(hexes: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const hex of hexes) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, MOST_ORIGINS)
}
