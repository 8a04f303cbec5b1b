// Games from the plan to the verdict through everything that the table asks of a presentation.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { PUBLIC } from '../../../engine/game/game.ts'
import { isSecondSecret } from '../../../games/eisenhowers-war/imagine.ts'
import { eisenhowersWar as game } from '../../../games/eisenhowers-war/index.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { placeName } from '../../../games/eisenhowers-war/words/names.ts'
import { portHexes } from '../../../games/eisenhowers-war/world.ts'
import type { Affordance, Past } from '../../../table/presentation.ts'
import { eisenhowersWarTable as table } from './presentation.ts'
import type { EisSight } from './sight.ts'

type Below = (n: number) => number

/** Some answer of the table to the decision in hand, as a player could give it. */
function answerOf(s: EisSight, heard: readonly GameEvent[], below: Below): Action {
  const desk = table.desk(s, heard)
  const said = [desk.prompt.title, desk.prompt.detail.text, desk.title, desk.question].join(' ')
  expect(said, s.awaited?.decision).not.toMatch(/undefined|NaN|nowhere/)
  const ending = desk.affordances.find(a => a.button?.weight === 'main')
  const others = desk.affordances.filter(a => a !== ending && a.action.do !== 'watch-hex')
  if (desk.style === 'move') return moveOf(s, others, ending, below)
  if (desk.style === 'attack') return attackOf(s, others, ending, below)
  if (ending !== undefined && (others.length === 0 || below(3) === 0)) return ending.action
  expect(others.length, `${s.awaited?.decision} has choices`).toBeGreaterThan(0)
  return others[below(others.length)].action
}

function moveOf(
  s: EisSight,
  others: readonly Affordance[],
  ending: Affordance | undefined,
  below: Below,
): Action {
  const unmoved = table.movement.unmoved(s)
  if (below(9) === 0 && ending !== undefined) return ending.action
  if (others.length > 0 && below(3) === 0) return others[below(others.length)].action
  const unit = unmoved[below(unmoved.length)]
  if (unit === undefined) return (ending ?? others[0]).action
  const { refusal, reach, route, order, modes, notes, whyNot } = table.movement
  expect(refusal(s, unit)).toBeNull()
  modes(s, [unit])
  notes(s, [unit], 'normal')
  expect(whyNot(s, [unit], 'normal', '3120').text).not.toMatch(/undefined|NaN/)
  for (const { action, label } of table.movement.others(s, [unit])) expect(s.check(action), label).toBeNull()
  const hexes = [...(reach(s, [unit], 'normal', [])?.hexes.keys() ?? [])]
  if (hexes.length === 0) return (ending ?? others[0]).action
  const goal = hexes[below(hexes.length)]
  const way = route(s, [unit], 'normal', [], goal)!
  expect(way.path.at(-1)).toBe(goal)
  return order(s, [unit], 'normal', way.path.slice(1))
}

function attackOf(
  s: EisSight,
  others: readonly Affordance[],
  ending: Affordance | undefined,
  below: Below,
): Action {
  const targets = [...table.attack.targets(s).keys()]
  if (ending !== undefined && (targets.length === 0 || below(5) === 0)) return ending.action
  if (others.length > 0 && below(4) === 0) return others[below(others.length)].action
  const target = targets[below(targets.length)]
  table.attack.title(s, target, 'attack')
  table.attack.attackers(s, target, 'attack')
  const units = table.attack.suggested(s, target, 'attack')
  const chosen = Object.fromEntries(
    table.attack.extras(s, units, target, 'attack').map(({ id }) => [id, below(2)]),
  )
  const odds = table.attack.odds(s, units, target, 'attack', chosen)!
  expect(odds.results.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1)
  table.attack.lacks(s, units, target, 'attack')
  table.attack.notes(s, units, target, 'attack')
  return table.attack.order(s, units, target, 'attack', chosen)
}

/** Everything that somebody else than the Allied player is shown, as text. */
function shownTo(g: State, viewer: number): string {
  const s = table.see(g, viewer)
  return JSON.stringify([
    table.counters(s),
    table.markers(s),
    table.trays(s),
    table.score(s),
    table.ribbon(s),
    table.turn(s),
    table.waitingFor(s),
    table.overlays.map(({ id }) => table.overlay(s, id, [])),
    s.g.secondHex,
    s.g.secondTurn,
  ])
}

test.each([
  ['historical', 5],
  ['historical', 8],
  ['alternate', 6],
  ['alternate', 12],
] as const)(
  '[3.2.3] %s, seed %i: every decision is answered at the table, and the plan stays secret',
  (scenario, seed) => {
    const g = valueOrThrow(game.begin(scenario, {}, fastDice(seed)))
    // Whoever plays at random never takes the ports; with them the game goes on to its later phases.
    for (const hex of portHexes) if (seed > 6) g.control[hex] = ALLIED
    const dice = fastDice(seed + 100)
    let counter = 0
    const below: Below = n => dice.below(counter++, n)
    const past: Past[] = []
    const heard: GameEvent[][] = [[], []]
    for (let position = 1; ; position++) {
      const awaited = game.awaited(g)
      if (awaited === null) break
      const s = table.see(g, awaited.side)
      const action = answerOf(s, heard[awaited.side], below)
      expect(s.check(action), `${awaited.decision} ${JSON.stringify(action)}`).toBeNull()
      const events: GameEvent[] = []
      game.perform(g, awaited.side, action, events)
      for (const [side, all] of heard.entries()) {
        const told = game.hear(g, side, events)
        const lines = table.log(g, told)
        for (const line of lines) expect(line.text, JSON.stringify(told)).not.toMatch(/undefined|NaN|nowhere/)
        if (action.do === 'plan' && side === 1)
          expect(JSON.stringify(lines)).not.toContain(placeName(g.secondHex))
        all.push(...told)
      }
      past.push({ position, side: awaited.side, turn: g.turn, events, scores: table.scores(g) })
      if (position % 40 === 0 && isSecondSecret(g)) {
        const other = g.copy()
        other.secondHex = (g.secondHex + 1) % 5
        other.secondTurn = g.secondTurn === 3 ? 4 : 3
        for (const viewer of [1, PUBLIC]) expect(shownTo(other, viewer)).toBe(shownTo(g, viewer))
        expect(table.secret(g, 0, 1)).not.toBeNull()
      }
      if (position % 60 === 0) showAll(g)
    }
    expect(table.verdict(table.see(g, 0))?.sentence.text).toMatch(/^Turn \d: /)
    expect(JSON.stringify(table.report(past, g))).not.toMatch(/NaN|undefined|null/)
  },
)

function showAll(g: State): void {
  for (const side of [0, 1, PUBLIC]) {
    const s = table.see(g, side)
    shownTo(g, side)
    table.pointer(s)
    for (const { hex } of table.counters(s).slice(0, 30)) {
      expect(JSON.stringify([table.hexCard(s, hex), table.stackTitle(s, hex)])).not.toMatch(/undefined|NaN/)
      for (const unit of table.stack(s, hex)) {
        table.unitCard(s, unit)
        expect(table.spokenUnit(s, unit)).not.toMatch(/undefined|NaN/)
      }
    }
  }
}
