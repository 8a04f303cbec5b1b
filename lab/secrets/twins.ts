// Other positions that a viewer must not be able to tell from this one.
import type { Luck } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { type Game, PUBLIC } from '../../engine/game/game.ts'
import { type Cells, hiddenUnits, type Pieces, type UnitField, unitFields, writableCopy } from './units.ts'

export interface Twin {
  /** How it was made: 'dealt anew', 'secret fields changed', 'ids exchanged'. */
  readonly how: string
  readonly g: Pieces
  /** Two units that have changed places, ids and all. */
  readonly exchanged: readonly [number, number] | null
  /** They have changed places where what is about to be done can have shown neither of them. */
  readonly isAside: boolean
}

/** What is about to happen, and what units are like. */
export interface Deployed {
  /** Units that are about to act; a hidden one of them is exchanged rather than others. */
  readonly actors: readonly number[]
  /** Units that the deed may show to somebody, null if it shows nobody. */
  readonly isShown: ((unit: number) => boolean) | null
  /** What is printed on a counter, its name left out: two with the same can stand for each other. */
  readonly kindOf: (unit: number) => string
}

export function twinsOf(game: Game, g: Pieces, viewer: number, deployed: Deployed, luck: Luck): Twin[] {
  const { actors, isShown } = deployed
  const hidden = hiddenUnits(game, g, viewer)
  const acting = hidden.filter(unit => actors.includes(unit))
  // Of two that act together an exchange would only name them in another order, which everybody may hear.
  const idle = hidden.filter(unit => !actors.includes(unit))
  const aside = isShown === null ? [] : idle.filter(unit => !isShown(unit))
  const dealt = dealtAnew(game, g, viewer, luck)
  const twin = (how: string, other: Pieces): Twin => ({ how, g: other, exchanged: null, isAside: false })
  return [
    ...(dealt === null ? [] : [twin('dealt anew', dealt)]),
    ...(hidden.length === 0 ? [] : [twin('secret fields changed', changed(game, g, viewer, hidden, luck))]),
    ...exchangedTwin(game, g, viewer, acting.length > 0 ? acting : idle, idle, deployed, luck),
    ...exchangedTwin(game, g, viewer, aside, aside, deployed, luck).map(far => ({ ...far, isAside: true })),
  ]
}

/** Hidden units in other places, as the viewer might imagine them. The public imagines nothing. */
function dealtAnew(game: Game, g: Pieces, viewer: number, luck: Luck): Pieces | null {
  if (viewer === PUBLIC) return null
  const imagined = game.imagine(game.view(g, viewer), fastDice(luck.below(2 ** 31)))
  if (!imagined.ok) return null
  imagined.value.dice = g.dice
  return imagined.value as Pieces
}

/** Where a unit is and what lies under it is dealt, not changed. */
const PLACES = ['place', 'below']

/** So many hidden units are changed at most. */
const MOST = 16

/** Everything that is secret of hidden units set to other values, as far as the invariants of the game allow. */
function changed(game: Game, g: Pieces, viewer: number, hidden: readonly number[], luck: Luck): Pieces {
  const twin = writableCopy(g)
  const units = hidden.length <= MOST ? hidden : Array.from({ length: MOST }, () => pick(hidden, luck))
  const known = new Map(units.map(unit => [unit, game.knownOfHidden?.(g, viewer, unit) ?? {}]))
  for (const field of unitFields(twin)) {
    if (PLACES.includes(field.name)) continue
    for (const unit of units) {
      const open = known.get(unit)![field.name] ?? 0
      changeCells(field, unit, open, luck)
      twin.derived = undefined
      if (game.faultsIn(twin).length > 0) restore(field, unit, g)
    }
  }
  twin.derived = undefined
  return twin
}

/** Values that other units have, or a bit more or less; open bits stay as they are. */
function changeCells({ cells, width }: UnitField, unit: number, open: number, luck: Luck): void {
  for (let at = unit * width; at < (unit + 1) * width; at++) {
    const other = cells[luck.below(cells.length)]
    const value = other === cells[at] || luck.below(2) === 0 ? other ^ (1 << luck.below(18)) : other
    cells[at] = (cells[at] & open) | (value & ~open)
  }
}

function restore({ name, cells, width }: UnitField, unit: number, g: Pieces): void {
  const from = (g as unknown as Record<string, Cells>)[name]
  for (let at = unit * width; at < (unit + 1) * width; at++) cells[at] = from[at]
}

const pick = <T>(some: readonly T[], luck: Luck): T => some[luck.below(some.length)]

/** Tries to find two hidden units that can stand for each other. */
const TRIES = 12

function exchangedTwin(
  game: Game,
  g: Pieces,
  viewer: number,
  first: readonly number[],
  idle: readonly number[],
  { kindOf }: Deployed,
  luck: Luck,
): Twin[] {
  if (first.length === 0 || idle.length === 0) return []
  for (let i = 0; i < TRIES; i++) {
    const [one, other] = [pick(first, luck), pick(idle, luck)]
    if (one === other || kindOf(one) !== kindOf(other) || !isKnownAlike(game, g, viewer, one, other)) continue
    const twin = exchange(g, one, other)
    if (game.faultsIn(twin).length === 0)
      return [{ how: 'ids exchanged', g: twin, exchanged: [one, other], isAside: false }]
  }
  return []
}

/** Is what the viewer may know of two hidden units the same of both? Whose they are, for instance. */
function isKnownAlike(game: Game, g: Pieces, viewer: number, one: number, other: number): boolean {
  const known = game.knownOfHidden?.(g, viewer, one) ?? {}
  const fields = g as unknown as Record<string, Cells>
  return Object.entries(known).every(
    ([name, open]) => ((fields[name][one] ^ fields[name][other]) & open) === 0,
  )
}

/** Each is where the other was and what the other was. */
export function exchange(g: Pieces, one: number, other: number): Pieces {
  const twin = writableCopy(g)
  for (const { cells, width } of unitFields(twin))
    for (let i = 0; i < width; i++) {
      const [a, b] = [one * width + i, other * width + i]
      ;[cells[a], cells[b]] = [cells[b], cells[a]]
    }
  for (const cells of [twin.below, twin.top])
    for (let i = 0; i < cells.length; i++) {
      if (cells[i] === one) cells[i] = other
      else if (cells[i] === other) cells[i] = one
    }
  twin.derived = undefined
  return twin
}
