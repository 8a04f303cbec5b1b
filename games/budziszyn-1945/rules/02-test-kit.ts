// Whole games for tests: set up as the counter file proposes, then everybody passes until something is to be looked at.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import { budziszyn1945 as game } from '../index.ts'
import { CAMPS } from '../nations.ts'
import type { ScenarioId, State } from '../state.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { inEnemyZone } from './04-zones-of-control.ts'

export function begun(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  return valueOrThrow(game.begin(scenario, options, fastDice(3)))
}

const MOST_ACTIONS = 5000

/** Everybody passes, or does what he must, until a decision satisfies `until`. Returns what happened on the way. */
export function passUntil(g: State, until: (g: State, decision: string) => boolean): GameEvent[] {
  const log: GameEvent[] = []
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const awaited = game.awaited(g)
    if (awaited === null || until(g, awaited.decision)) return log
    game.perform(g, awaited.side, passOf(g, awaited.side, actions), log)
  }
  throw new Error('nobody comes to an end')
}

const PASSES: readonly Action[] = [
  { do: 'deploy-suggested' },
  { do: 'cut-suggested' },
  { do: 'ready' },
  { do: 'end' },
  { do: 'halt' },
  { do: 'resolve' },
]

/** What undoes what was just done. */
const UNDOES = new Set(['leave', 'cancel'])

function passOf(g: State, side: number, count: number): Action {
  const pass = PASSES.find(action => game.check(g, side, action).length === 0)
  if (pass !== undefined) return pass
  const legal = game.legal(g, side)
  const useful = legal.filter(action => !UNDOES.has(action.do))
  const giveUp = legal.find(action => action.do === 'cancel')
  return legal.find(action => spreads(g, action)) ?? useful[count % useful.length] ?? giveUp ?? legal[0]
}

// R10  What the set-up has crowded must spread before a movement phase can end, and had better keep away from the enemy.
function spreads(g: State, { do: verb, unit: id, to }: Action): boolean {
  if (verb === 'begin') return levelsIn(g, g.place[unit(String(id))]) > STACKING_LIMIT
  return verb === 'step' && CAMPS.every((_, camp) => !inEnemyZone(g, camp, hex(String(to))))
}

/** A game whose set-up is done. */
export function setUp(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  const g = begun(scenario, options)
  passUntil(g, () => g.phase > 0)
  return g
}

/** The rule that forbids an action of whoever is asked, or null. */
export function why(g: State, action: Action): string | null {
  const awaited = game.awaited(g)
  return game.check(g, awaited?.side ?? -1, action)[0]?.rule ?? null
}

/** Plays an action of whoever is asked; throws with the rule that forbids it. */
export function play(g: State, action: Action): GameEvent[] {
  const refusal = why(g, action)
  if (refusal !== null) throw new Error(refusal)
  const log: GameEvent[] = []
  game.perform(g, game.awaited(g)!.side, action, log)
  return log
}
