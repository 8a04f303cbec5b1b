// Games from set-up to verdict through everything that the table asks of a presentation.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { someOfToday } from '../../../engine/testing/rotation.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { KNOWN, knownOf } from '../../../games/budziszyn-1945/rules/16-masking.ts'
import type { ScenarioId, State } from '../../../games/budziszyn-1945/state.ts'
import { UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'
import type { Affordance, Past } from '../../../table/presentation.ts'
import { budziszyn1945Table as table } from './presentation.ts'
import type { BudSight } from './sight.ts'

/** Some answer of the table to the decision in hand, as a player could give it. */
function answerOf(s: BudSight, heard: readonly GameEvent[], below: (n: number) => number): Action {
  const desk = table.desk(s, heard)
  const ending = desk.affordances.find(a => a.button?.weight === 'main')
  const pick = <T>(some: readonly T[]): T => some[below(some.length)]
  const others = desk.affordances.filter(a => a !== ending)
  if (desk.style === 'move') return moveOf(s, others, ending, below)
  if (desk.style === 'attack') return attackOf(s, ending, below)
  if (desk.style === 'missions') return missionOf(s, ending!, below)
  if (desk.shortcuts.length > 0 && desk.style === 'placement' && below(2) === 0) {
    const [{ action }] = desk.shortcuts
    if (s.check(action) === null) return action
  }
  if (ending !== undefined && (others.length === 0 || below(3) === 0)) return ending.action
  expect(others.length, `${s.awaited?.decision} has choices`).toBeGreaterThan(0)
  return pick(others).action
}

function moveOf(
  s: BudSight,
  others: readonly Affordance[],
  ending: Affordance | undefined,
  below: (n: number) => number,
): Action {
  const unmoved = table.movement.unmoved(s)
  if (below(12) === 0 && ending !== undefined) return ending.action
  if (others.length > 0 && below(3) === 0) return others[below(others.length)].action
  if (unmoved.length === 0) return (ending ?? others[0]).action
  const unit = unmoved[below(unmoved.length)]
  const { refusal, reach, route, order, modes, notes, whyNot } = table.movement
  expect(refusal(s, unit)).toBeNull()
  modes(s, [unit])
  notes(s, [unit], 'normal')
  whyNot(s, [unit], 'normal', '0101')
  const rest = table.movement.others(s, [unit])
  for (const { action, label } of rest) expect(s.check(action), label).toBeNull()
  if (rest.length > 0 && below(4) === 0) return rest[below(rest.length)].action
  const hexes = [...(reach(s, [unit], 'normal', [])?.hexes.keys() ?? [])]
  if (hexes.length === 0) return (rest[0] ?? ending ?? others[0]).action
  const goal = hexes[below(hexes.length)]
  const way = route(s, [unit], 'normal', [], goal)!
  expect(way.path.at(-1)).toBe(goal)
  expect(way.costs).toHaveLength(way.path.length - 1)
  return order(s, [unit], 'normal', way.path.slice(1))
}

function attackOf(s: BudSight, ending: Affordance | undefined, below: (n: number) => number): Action {
  const targets = [...table.attack.targets(s)]
  if (targets.length === 0 || (ending !== undefined && below(4) === 0)) return ending!.action
  const [target, kinds] = targets[below(targets.length)]
  const kind = kinds[below(kinds.length)]
  table.attack.kindLabel(kind)
  table.attack.title(s, target, kind)
  table.attack.attackers(s, target, kind)
  const units = table.attack.suggested(s, target, kind)
  const extras = table.attack.extras(s, units, target, kind)
  const odds = table.attack.odds(s, units, target, kind, {})
  table.attack.lacks(s, units, target, kind)
  table.attack.notes(s, units, target, kind)
  if (odds !== null && odds.results.length > 0) {
    const sum = odds.results.reduce((all, { chance }) => all + chance, 0)
    expect(sum).toBeCloseTo(1)
  }
  const chosen = Object.fromEntries(
    extras
      .filter(({ amount, hex }) => amount === undefined && hex === undefined && below(2) === 0)
      .map(({ id }) => [id, 1]),
  )
  const order = table.attack.order(s, units, target, kind, chosen)
  if (s.check(order) === null) return order
  const plain = table.attack.order(s, units, target, kind, {})
  if (s.check(plain) === null) return plain
  return ending?.action ?? s.legal[below(s.legal.length)]
}

function missionOf(s: BudSight, ending: Affordance, below: (n: number) => number): Action {
  const { missions } = table
  const kinds = missions!.kinds(s)
  missions!.pool(s)
  missions!.given(s)
  if (kinds.length === 0 || below(4) === 0) return ending.action
  const { id } = kinds[below(kinds.length)]
  const hexes = missions!.hexes(s, id)
  if (hexes.length === 0) return ending.action
  const hex = hexes[below(hexes.length)]
  const { least, most } = missions!.amount(s, id, hex)
  expect(least).toBeLessThanOrEqual(most)
  missions!.says(s, id, hex, least)
  const order = missions!.order(s, id, hex, least)
  expect(s.check(order), JSON.stringify(order)).toBeNull()
  return order
}

/** Ids of units that the viewer may not know stand nowhere in what he is shown. */
function expectNothingHidden(g: State, s: BudSight): void {
  const unseen = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++)
    if (knownOf(g, s.viewer, unit) !== KNOWN.all) unseen.add(unitIds[unit])
  const shown = table.counters(s).flatMap(({ unit }) => (unit === null ? [] : [unit]))
  for (const id of shown) expect(unseen.has(id), id).toBe(false)
  for (const id of unseen) expect(table.hexOf(s, id)).toBeNull()
}

const GAMES = [
  ['nysa', 17],
  ['stars-2', 3],
  ['stars-3', 3],
] as const

test.each(someOfToday(GAMES, 1))(
  '[16.1] %s: every decision is answered at the table, in words, and nothing hidden is shown',
  (scenario: ScenarioId, turns: number) => {
    const g = valueOrThrow(game.begin(scenario, {}, fastDice(5)))
    const dice = fastDice(11)
    let counter = 0
    const below = (n: number) => dice.below(counter++, n)
    const past: Past[] = []
    const heard: GameEvent[][] = game.scenarios.find(({ id }) => id === scenario)!.sides.map(() => [])
    const decisions = new Set<string>()
    for (let position = 1; g.turn <= turns; position++) {
      const awaited = game.awaited(g)
      if (awaited === null) break
      decisions.add(awaited.decision)
      const s = table.see(g, awaited.side)
      const action = answerOf(s, heard[awaited.side], below)
      expect(s.check(action), `${awaited.decision} ${JSON.stringify(action)}`).toBeNull()
      const events: GameEvent[] = []
      game.perform(g, awaited.side, action, events)
      for (const [side, all] of heard.entries()) {
        const told = table.game.hear(g, side, events)
        for (const line of table.log(g, told)) expect(line.text).not.toMatch(/undefined|NaN|nowhere/)
        if (events.some(({ event }) => event === 'phase')) all.length = 0
        all.push(...told)
      }
      past.push({ position, side: awaited.side, turn: g.turn, events, scores: [] })
      if (position % 40 === 0) showAll(g, heard)
    }
    expect(game.awaited(g) === null).toBe(scenario === 'nysa')
    expect([...decisions]).toEqual(
      expect.arrayContaining(['deploy', 'airPlan', 'movement', 'combat', 'losses']),
    )
    if (game.awaited(g) === null)
      expect(table.verdict(table.see(g, 0))?.sentence.text).toMatch(/^\d+ towns Soviet, \d+ German: /)
    const report = table.report(past, g)
    expect(JSON.stringify(report)).not.toMatch(/NaN|undefined/)
  },
  600_000,
)

function showAll(g: State, heard: readonly (readonly GameEvent[])[]): void {
  for (const side of heard.keys()) {
    const s = table.see(g, side)
    expectNothingHidden(g, s)
    table.markers(s)
    table.ribbon(s)
    table.turn(s)
    table.score(s)
    table.pointer(s)
    table.waitingFor(s)
    table.trays(s)
    for (const { id } of table.overlays) table.overlay(s, id, [])
    for (const { hex } of table.counters(s).slice(0, 30)) {
      table.hexCard(s, hex)
      table.stackTitle(s, hex)
      for (const unit of table.stack(s, hex)) {
        table.unitCard(s, unit)
        expect(table.spokenUnit(s, unit)).not.toMatch(/undefined|NaN/)
      }
    }
  }
}
