// The check of obligations held against a solver that tries every plan, and against random play.
import { beforeEach, expect, test } from 'vitest'
import { type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import { grid, hex as hexIndex } from '../world.ts'
import { emptyGame, fortify, layOutGround, put } from './testing.ts'
import { combatPhase, passOver } from './testing-attacks.ts'

let g: State
beforeEach(() => layOutGround())

const flagged = (flag: number) => unitIds.filter((_, u) => (g.unitFlags[u] & flag) !== 0)
const END = { do: 'end' }

test('[5.1.3/4] an attack is refused exactly when no plan for the rest serves everybody who is bound', () => {
  let refused = 0
  for (let seed = 1; seed <= 40; seed++) refused += compareWithAllPlans(seed)
  expect(refused).toBeGreaterThan(20)
})

test('[5.1.3/4] every sequence of legal attacks ends with nobody bound who could still be served', () => {
  for (let seed = 1; seed <= 60; seed++) playAtRandom(seed)
})

/** Scatters units over a few hexes. */
function scatter(seed: number, ids: readonly string[], rows: readonly number[]): (n: number) => number {
  let state = seed * 7919
  const below = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor(state / 65536) % n
  }
  g = emptyGame('nysa')
  const hexes = rows.flatMap(row => [28, 29, 30, 31, 32].map(column => `${column}${row}`))
  for (const id of ids) {
    const free = hexes.filter(name => stackCamp(name) === '' || stackCamp(name) === id.slice(0, 2))
    const place = free[below(free.length)]
    put(g, id, place)
    if (below(5) === 0) fortify(g, place, id.startsWith('su') ? 'soviet' : 'german')
  }
  return below
}

function stackCamp(name: string): string {
  const top = g.top[hexIndex(name)]
  return top < 0 ? '' : unitIds[top].slice(0, 2)
}

const RED = ['su-vii-24', 'su-vii-25', 'su-vii-26', 'su-vii-57', 'su-ivarm-3', 'su-ivarm-12', 'su-ivarm-13']
const BLUE = ['de-72-124', 'de-72-266', 'de-72-105', 'de-6-37', 'de-6-18', 'de-artV', 'de-rg1']

/** Attacks at random, and looks after every combat whether all could still be served. */
function playAtRandom(seed: number): void {
  const below = scatter(seed, [...RED, ...BLUE], [13, 14, 15, 16])
  const table = combatPhase(g)
  const bound = flagged(UNIT.mustAttack | UNIT.mustBeAttacked)
  for (let steps = 0; steps < 4000; steps++) {
    const legal = table.legal()
    expect(legal.length).toBeGreaterThan(0)
    const action = legal[below(legal.length)]
    if (action.do === 'end') break
    expect(table.why(action)).toBe(null)
    table.play(action)
    while (table.asked() === 'defence') table.play({ do: 'ready' })
    if (table.asked() === undefined) passOver(g)
  }
  expect(table.why(END)).toBe(null)
  // From the positions with which the phase began everybody could be served, so everybody has been.
  for (const id of bound) expect([seed, id, flagged(UNIT.fought).includes(id)]).toEqual([seed, id, true])
}

interface Combat {
  readonly units: readonly string[]
  readonly targets: readonly string[]
}

const hexOfUnit = (id: string): string => grid.names[g.place[unitIds.indexOf(id)]]

function subsetsOf<T>(all: readonly T[]): T[][] {
  const sets: T[][] = [[]]
  for (const one of all) sets.push(...sets.map(set => [...set, one]))
  return sets
}

/** 5.1.5  Every combat that these units could fight against these hexes, found by trying. */
function allCombats(units: readonly string[], targets: readonly string[]): Combat[] {
  const combats: Combat[] = []
  for (const attackers of subsetsOf(units)) {
    if (attackers.length === 0) continue
    const isOneHex = new Set(attackers.map(hexOfUnit)).size === 1
    const near = targets.filter(name =>
      attackers.every(id => grid.distance(hexIndex(hexOfUnit(id)), hexIndex(name)) === 1),
    )
    for (const chosen of subsetsOf(near)) {
      if (chosen.length > 0 && (isOneHex || chosen.length === 1))
        combats.push({ units: attackers, targets: chosen })
    }
  }
  return combats
}

const without = (all: readonly string[], some: readonly string[]) => all.filter(one => !some.includes(one))

/** Is there a plan that serves all of these bound units and hexes? */
function canServeAll(units: string[], targets: string[], bound: readonly string[]): boolean {
  if (bound.length === 0) return true
  return allCombats(units, targets).some(combat => {
    if (!combat.units.includes(bound[0]) && !combat.targets.includes(bound[0])) return false
    const rest = without(without(bound, combat.units), combat.targets)
    return canServeAll(without(units, combat.units), without(targets, combat.targets), rest)
  })
}

/** Holds every attack that could be declared against all plans for what is left; counts the refused ones. */
function compareWithAllPlans(seed: number): number {
  scatter(seed, [...RED.slice(0, 5), ...BLUE.slice(0, 4)], [14, 15])
  const table = combatPhase(g)
  const units = RED.slice(0, 5)
  const targets = [...new Set(BLUE.slice(0, 4).map(hexOfUnit))]
  const bound = [...flagged(UNIT.mustAttack), ...new Set(flagged(UNIT.mustBeAttacked).map(hexOfUnit))]
  let refused = 0
  for (const { units: attackers, targets: attacked } of allCombats(units, targets)) {
    const rest = without(without(bound, attackers), attacked)
    const isLegal = table.why({ do: 'assault', targets: attacked, units: attackers }) === null
    const isPossible = canServeAll(without(units, attackers), without(targets, attacked), rest)
    expect([seed, attackers, attacked, isLegal]).toEqual([seed, attackers, attacked, isPossible])
    if (!isLegal) refused += 1
  }
  return refused
}
