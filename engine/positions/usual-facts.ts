// Facts that nearly every game has, in the same words: where units are, what is printed, movement, stacking, supply.
import type { Board } from '../board/board.ts'
import type { Counter } from '../forces/counter.ts'
import { type Stacks, stackAt } from '../forces/stacks.ts'
import type { Json } from '../game/action.ts'
import { type GameState, PUBLIC, type View } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import { POINT } from '../movement/points.ts'
import { type FactKinds, type Facts, indexOfName, type Question } from './fact-kinds.ts'
import { printedCounter, printedHex, printedSide, slotBetween } from './printed-facts.ts'
import { placeNamer } from './usual.ts'

type OnMap = GameState & Stacks & { readonly terms: { readonly scenario: string } }
type Keys = { [key: string]: Json }

/** The units of a box may be asked for by something else, too: their nation. */
interface Among<G> {
  readonly key: string
  has(g: G, unit: number, value: Json): boolean
}

/** `at`: hex or box of a unit; `stack`: the units of a hex; `inBox`: how many units are in a box. */
export function placeFacts<G extends OnMap>(
  kinds: FactKinds<G>,
  boxes: Readonly<Record<string, number>>,
  among?: Among<G>,
): Facts<G> {
  const { unitIds, grid } = kinds
  const example = among === undefined ? '{ box, is: 8 }' : `{ box, ${among.key}, is: 8 }`
  function boxOf(g: G, asked: Question): Json | undefined {
    const code: number | undefined = boxes[String(asked.box)]
    if (code === undefined) return undefined
    const wanted = among === undefined ? undefined : asked[among.key]
    const units = kinds.unitNames(
      unit => g.place[unit] === code && (wanted === undefined || among!.has(g, unit, wanted)),
    )
    return { is: units.length, units }
  }
  return {
    at: kinds.ofUnit('hex or box of a unit', placeNamer(grid.names, boxes)),
    stack: kinds.ofHex('units of a hex, the topmost first', (g, hex) =>
      stackAt(g, hex).map(unit => unitIds[unit]),
    ),
    inBox: kinds.question(
      `how many units are in a box: ${example}, and \`units\``,
      among === undefined ? ['box'] : ['box', among.key],
      boxOf,
    ),
  }
}

/** What a game tells of its hexes, hexsides and counters beside what the board prints; the keys are told in `about`. */
export interface Printed {
  board(): Board
  readonly hex: { readonly about: string; more(hex: number): Keys }
  readonly hexside: { readonly about: string; more(slot: number): Keys }
  readonly unit: { readonly counters: readonly Counter[]; readonly about: string; more(unit: number): Keys }
}

/** `hex`, `hexside` and `unit`: what is printed on the map and on the counters. */
export function printedFacts<G extends OnMap>(kinds: FactKinds<G>, printed: Printed): Facts<G> {
  const { board, hex, hexside, unit } = printed
  function sideFacts(_g: G, { from, to }: Question): Json | undefined {
    const slot = slotBetween(board(), kinds.hexNamed(from), kinds.hexNamed(to))
    return slot < 0 ? undefined : { ...printedSide(board(), slot), ...hexside.more(slot) }
  }
  return {
    hex: kinds.ofHex(
      `column, row, region, terrain, features${hex.about}`,
      (_g, at) => ({ ...printedHex(board(), at), ...hex.more(at) }),
      true,
    ),
    hexside: kinds.question(
      `{ from, to } and of the answer kinds, routes, name${hexside.about}`,
      ['from', 'to'],
      sideFacts,
    ),
    unit: kinds.ofUnit(
      `name, nation, type, size, mobility, ${unit.about}, flags`,
      (_g, u) => printedCounter(unit.counters[u], unit.more(u)),
      true,
    ),
  }
}

/** `stacking`: whether a unit fits into a hex. */
export function stackingFact<G extends OnMap>(
  kinds: FactKinds<G>,
  refusalOf: (g: G, unit: number, hex: number) => Refusal | null,
): Facts<G> {
  function stackingOf(g: G, { unit, hex }: Question): Json | undefined {
    const u = kinds.unitNamed(unit)
    const h = kinds.hexNamed(hex)
    if (u < 0 || h < 0) return undefined
    const refusal = refusalOf(g, u, h)
    return refusal === null ? { is: 'fits' } : { is: 'refused', ...refusal }
  }
  return {
    stacking: kinds.question(
      'whether a unit fits into a hex: { unit, hex, is: fits } or { is: refused, rule }',
      ['unit', 'hex'],
      stackingOf,
    ),
  }
}

/** `supply` of a unit on the map: whether it is supplied, and the hexes of its line. */
export function supplyFact<G extends OnMap>(
  kinds: FactKinds<G>,
  isSupplied: (g: G, unit: number) => boolean,
  lineOf: (g: G, unit: number) => readonly number[],
): Facts<G> {
  return {
    supply: kinds.ofUnit('supplied or unsupplied, and `line`: the hexes of its line of supply', (g, unit) =>
      g.place[unit] < 0
        ? undefined
        : {
            is: isSupplied(g, unit) ? 'supplied' : 'unsupplied',
            line: lineOf(g, unit).map(hex => kinds.grid.names[hex]),
          },
    ),
  }
}

/** What a view shows of hidden stacks, as far as the fact below needs it. */
interface Shown {
  readonly state: { readonly place: readonly number[] }
  readonly stacks: readonly { readonly hex: number; readonly slots: readonly unknown[] }[]
}

/** `sees`: what a side, or the public, sees of a hex where only the top unit of a stack is seen. */
export function sightFact<G extends OnMap>(
  kinds: FactKinds<G>,
  view: (g: G, viewer: number) => View,
): Facts<G> {
  function sightOf(g: G, { side, hex }: Question): Json | undefined {
    const at = kinds.hexNamed(hex)
    const viewer = side === 'public' ? PUBLIC : indexOfName(kinds.sidesOf(g), side)
    if (at < 0 || (viewer < 0 && side !== 'public')) return undefined
    const { state, stacks } = view(g, viewer) as unknown as Shown
    return {
      units: kinds.unitNames(unit => state.place[unit] === at),
      hidden: stacks.find(stack => stack.hex === at)?.slots.length ?? 0,
    }
  }
  return {
    sees: kinds.question(
      'what a side (or `public`) sees of a hex: { side, hex } and of the answer units, hidden (how many more)',
      ['side', 'hex'],
      sightOf,
    ),
  }
}

interface Reached {
  readonly count: number
  readonly hexes: { readonly [i: number]: number }
  readonly cost: { readonly [hex: number]: number }
}

/** The hexes of a reach that pass the test, by name, with what they cost in points. */
export function costsByName(
  names: readonly string[],
  reach: Reached | null,
  test: (hex: number) => boolean,
): Record<string, number> {
  const found: Record<string, number> = {}
  for (let i = 0; reach !== null && i < reach.count; i++) {
    const hex = reach.hexes[i]
    if (test(hex)) found[names[hex]] = reach.cost[hex] / POINT
  }
  return found
}

/** `reach` and `destinations` of a unit, from the hexes that it can go to and what they cost. */
export function reachFacts<G extends OnMap>(
  kinds: FactKinds<G>,
  reachedBy: (g: G, unit: number) => Record<string, number>,
): Facts<G> {
  return {
    reach: kinds.ofUnit('hexes that a unit can go to and what they cost: { 2414: 1.5, 2415: no }', reachedBy),
    destinations: kinds.ofUnit(
      'hexes that a unit can go to',
      (g, unit) => Object.keys(reachedBy(g, unit)),
      true,
    ),
  }
}

/** Where counters are, by id; those in the boxes that a report leaves out are not listed. */
export function placesOf<G extends OnMap>(
  kinds: FactKinds<G>,
  boxes: Readonly<Record<string, number>>,
  leftOut: readonly number[],
): (g: G) => Record<string, string> {
  const placeOf = placeNamer(kinds.grid.names, boxes)
  return g =>
    Object.fromEntries(
      kinds.unitIds.flatMap((id, unit) => (leftOut.includes(g.place[unit]) ? [] : [[id, placeOf(g, unit)]])),
    )
}
