// Games from set-up to verdict through everything that the table asks of a presentation.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { partsOfToday } from '../../../engine/testing/rotation.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { SCENARIOS } from '../../../games/munich-war/terms.ts'
import type { Affordance, Past } from '../../../table/presentation.ts'
import { munichWarTable as table } from './presentation.ts'
import type { MunichSight } from './sight.ts'

type Below = (n: number) => number

/** Some answer of the table to the decision in hand, as a player could give it. */
function answerOf(s: MunichSight, heard: readonly GameEvent[], below: Below): Action {
  const desk = table.desk(s, heard)
  const ending = desk.affordances.find(a => a.button?.weight === 'main')
  const others = desk.affordances.filter(a => a !== ending)
  if (desk.style === 'move') return moveOf(s, others, ending, below)
  if (desk.style === 'attack') return attackOf(s, others, ending, below)
  if (desk.shortcuts.length > 0 && below(8) > 0) return desk.shortcuts[below(desk.shortcuts.length)].action
  if (ending !== undefined && (others.length === 0 || below(4) === 0)) return ending.action
  expect(others.length, `${s.awaited?.decision} has choices`).toBeGreaterThan(0)
  return others[below(others.length)].action
}

const MOVES_A_PHASE = 10

function moveOf(
  s: MunichSight,
  others: readonly Affordance[],
  ending: Affordance | undefined,
  below: Below,
): Action {
  const { movement } = table
  const unmoved = movement.unmoved(s)
  if (ending !== undefined && (unmoved.length === 0 || below(MOVES_A_PHASE) === 0)) return ending.action
  if (ending === undefined || (others.length > 0 && below(4) === 0))
    return others.length > 0 ? others[below(others.length)].action : removalOf(s)
  const unit = unmoved[below(unmoved.length)]
  expect(movement.refusal(s, unit)).toBeNull()
  const open = movement.modes(s, [unit]).filter(({ refusal }) => refusal === null)
  const mode = open[below(open.length)].id
  movement.notes(s, [unit], mode)
  expect(movement.whyNot(s, [unit], mode, '0101').text).toMatch(/\.$/)
  for (const { action, label } of movement.others(s, [unit])) expect(s.check(action), label).toBeNull()
  const hexes = [...(movement.reach(s, [unit], mode, [])?.hexes.keys() ?? [])]
  if (hexes.length === 0) return { do: 'begin', unit }
  const goal = hexes[below(hexes.length)]
  const way = movement.route(s, [unit], mode, [], goal)!
  expect(way.path.at(-1)).toBe(goal)
  return movement.order(s, [unit], mode, way.path.slice(1))
}

const removalOf = (s: MunichSight): Action => s.legal.find(action => action.do === 'remove')!

function attackOf(
  s: MunichSight,
  others: readonly Affordance[],
  ending: Affordance | undefined,
  below: Below,
): Action {
  const targets = [...table.attack.targets(s).keys()]
  if (targets.length === 0 || (ending !== undefined && below(6) === 0)) return (ending ?? others[0]).action
  const target = targets[below(targets.length)]
  expect(table.attack.attackers(s, target, 'attack').length).toBeGreaterThan(0)
  const units = table.attack.suggested(s, target, 'attack')
  const extras = table.attack
    .extras(s, units, target, 'attack')
    .filter(({ refusal }) => refusal === null && below(2) === 0)
    .slice(0, 2)
  const chosen = Object.fromEntries(extras.map(({ id }) => [id, 1]))
  const odds = table.attack.odds(s, units, target, 'attack', chosen)!
  const sum = odds.results.reduce((all, { chance }) => all + chance, 0)
  expect(sum).toBeCloseTo(1, 6)
  table.attack.notes(s, units, target, 'attack')
  table.attack.lacks(s, units, target, 'attack')
  return table.attack.order(s, units, target, 'attack', chosen)
}

/** Everything else that is shown: whole sentences, rules that can be read. */
function look(s: MunichSight, heard: readonly GameEvent[]): void {
  const told = JSON.stringify([
    s.awaited === null || s.awaited.side !== s.viewer ? null : table.desk(s, heard),
    table.turn(s),
    table.ribbon(s),
    table.score(s),
    table.trays(s),
    table.markers(s),
    table.objectives?.(s),
    table.charts?.(s, { units: [], hex: null, attack: null }),
    table.overlays.map(({ id }) => table.overlay(s, id, [])),
    table
      .counters(s)
      .slice(0, 40)
      .map(({ hex, unit }) => [table.hexCard(s, hex), unit === null ? '' : table.unitCard(s, unit)]),
  ])
  expect(told).not.toMatch(/undefined|NaN|\[object|nowhere/)
  for (const [, rules] of told.matchAll(/"rules":\[([^\]]*)\]/g))
    for (const rule of rules.split(',').filter(Boolean))
      expect(table.rule(JSON.parse(rule)), rule).not.toBeNull()
}

function playWhole(scenario: string, options: Readonly<Record<string, string>>, seed: number): State {
  const g = valueOrThrow(game.begin(scenario, options, fastDice(seed)))
  const dice = fastDice(seed + 7)
  const past: Past[] = []
  let asked = 0
  const below: Below = n => dice.below(asked++, n)
  for (let position = 0; position < 1500; position++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    const s = table.see(g, awaited.side)
    const heard = past.slice(-40).flatMap(({ events }) => [...events])
    if (position % 40 === 0) {
      look(s, heard)
      look(table.see(g, 1 - awaited.side), heard)
    }
    const action = answerOf(s, heard, below)
    expect(game.check(g, awaited.side, action), JSON.stringify([awaited.decision, action])).toEqual([])
    const events: GameEvent[] = []
    game.perform(g, awaited.side, action, events)
    expect(JSON.stringify(table.log(g, game.hear(g, awaited.side, events)))).not.toMatch(
      /undefined|NaN|\[object/,
    )
    past.push({ position, side: awaited.side, turn: g.turn, events, scores: table.scores(g) })
  }
  const s = table.see(g, 0)
  expect(table.verdict(s)?.title).toMatch(/victory/)
  expect(table.report(past, g).scores.length).toBeGreaterThan(0)
  look(s, [])
  return g
}

const ON = {
  additionalArmor: 'true',
  surpriseAttack: 'true',
  navalEvacuation: 'true',
  additionalNavalMoves: 'true',
  polandAndPolitics: 'true',
  sovietPreparedness: 'true',
  neutralCoasts: 'open',
  portSupply: 'allied-seas',
  landingPartners: 'any-country',
}

const GAMES = SCENARIOS.flatMap(({ id }, seed) => [
  [id, 'without options', {}, seed + 1] as const,
  [id, 'with every option', ON, seed + 31] as const,
])

const PARTS = 3
const today = partsOfToday(PARTS).flatMap(part => GAMES.filter((_, at) => at % PARTS === part))

test.each(today)('%s %s is played through the table to its verdict', (id, _, options, seed) => {
  playWhole(id, options, seed)
})
