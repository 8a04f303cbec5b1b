// A table for the tests of chapters 3, 5, 6, 7 and 13: games set up, put into a position, and played.
import type { Dice } from '../../../engine/dice/dice.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { scriptedDice } from '../../../engine/dice/scripted-dice.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, GameEvent } from '../../../engine/game/action.ts'
import type { Options } from '../../../engine/game/game.ts'
import { FRAMES } from '../flow.ts'
import { warComesEarly } from '../index.ts'
import { MARKERS } from '../nations.ts'
import { PHASE, type State } from '../state.ts'
import { hex, UNITS, unit, unitIds } from '../world.ts'
import { place } from './03-hex-control.ts'
import { remove } from './03-holders.ts'
import { returnMarkers } from './05-markers.ts'
import { refreshZones } from './09-zones-of-control.ts'

type MarkerName = (typeof MARKERS)[number]['name']

export function newGame(scenario: '1938' | '1939', options: Options = {}, seed = 1): State {
  const begun = warComesEarly.begin(scenario, options, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return begun.value
}

/** A game with every line set up as suggested. */
export function afterSetUp(scenario: '1938' | '1939', options: Options = {}, seed = 1): State {
  const g = newGame(scenario, options, seed)
  while (decision(g) === 'deploy') act(g, { do: 'deploy-suggested' })
  return g
}

export function decision(g: State): string {
  return warComesEarly.awaited(g)?.decision ?? 'none'
}

export function side(g: State): number {
  return warComesEarly.awaited(g)?.side ?? -1
}

export function offered(g: State): Action[] {
  return warComesEarly.legal(g, side(g))
}

/** The offered actions of one verb. */
export function offers(g: State, verb: string): Action[] {
  return offered(g).filter(action => action.do === verb)
}

/** Rules that forbid an action to the player who is asked. */
export function refusedBy(g: State, action: Action): string[] {
  return warComesEarly.check(g, side(g), action).map(refusal => refusal.rule)
}

/** Plays an action that must be legal and returns what happened. */
export function act(g: State, action: Action): GameEvent[] {
  const refusals = warComesEarly.check(g, side(g), action)
  if (refusals.length > 0) {
    throw new Error(`${JSON.stringify(action)} in ${decision(g)}: ${JSON.stringify(refusals)}`)
  }
  const log: GameEvent[] = []
  warComesEarly.perform(g, side(g), action, log)
  return log
}

/** The next dice fall as written. */
export function rollNext(g: State, ...faces: number[]): void {
  const from = g.rolls
  const script = scriptedDice(faces, fastDice(7))
  const dice: Dice = { below: (counter, n) => script.below(counter - from, n) }
  g.dice = dice
}

export function put(g: State, id: string, at: string): void {
  place(g, unit(id), hex(at), null)
}

export function take(g: State, id: string, box: number): void {
  remove(g, unit(id), box)
}

/** Takes every unit off the map except those named. */
export function clearMap(g: State, box: number, ...keep: string[]): void {
  const kept = keep.map(unit)
  for (let u = 0; u < UNITS; u++) if (g.place[u] >= 0 && !kept.includes(u)) remove(g, u, box)
}

/** How many units are in a box. */
export function countIn(g: State, box: number, prefix: string): number {
  let count = 0
  for (let u = 0; u < UNITS; u++) if (g.place[u] === box && unitIds[u].startsWith(prefix)) count += 1
  return count
}

/** Turn 3 or later, a marker drawn, the German player asked after `step` of its phases. */
export function atWindow(g: State, turn: number, marker: MarkerName, phasesDone = 0): void {
  g.turn = turn
  returnMarkers(g)
  g.marker = MARKERS.findIndex(m => m.name === marker)
  g.pool &= ~(1 << g.marker)
  g.phase = PHASE.none
  g.active = 0
  g.germanPhases = 0
  g.track.fill(0)
  g.track[0] = g.marker + 1
  g.drawn = 1
  g.flow.fill(0)
  pushFrame(g.flow, FRAMES.turn, 1)
  pushFrame(g.flow, FRAMES.nationalTurn, phasesDone * 2 + 1)
  pushFrame(g.flow, FRAMES.germanWindow)
  refreshZones(g)
}

/** Turn 1 or 2 (or 1939) with the German player asked for the order of his phases. */
export function atOrder(g: State, turn: number): void {
  g.turn = turn
  g.marker = -1
  g.germanPhases = 0
  g.flow.fill(0)
  pushFrame(g.flow, FRAMES.turn, 1)
  pushFrame(g.flow, FRAMES.germanTurn)
  pushFrame(g.flow, FRAMES.germanOrder)
  refreshZones(g)
}

/** Starts a German phase from a window, declaring no violation. */
export function germanPhase(g: State, phase: 'reorganization' | 'movement' | 'combat'): GameEvent[] {
  const log = act(g, { do: 'phase', phase })
  return decision(g) === 'violation' ? [...log, ...act(g, { do: 'proceed' })] : log
}

/** Ends the phase that is being played; Soviet railheads stay where they are. */
export function endPhase(g: State): GameEvent[] {
  const log = act(g, { do: 'end' })
  return decision(g) === 'railheads' ? [...log, ...act(g, { do: 'done' })] : log
}

const QUIET = ['pass', 'end', 'done', 'proceed', 'decline']

/** Answers whatever is asked with as little as possible. */
export function passAlong(g: State): GameEvent[] {
  const actions = offered(g)
  return act(g, actions.find(action => QUIET.includes(action.do)) ?? actions[0])
}

/** Plays the turn to its end, passing along, and returns what happened. */
export function finishTurn(g: State): GameEvent[] {
  const { turn } = g
  const events: GameEvent[] = []
  while (g.turn === turn && decision(g) !== 'none') events.push(...passAlong(g))
  return events
}

/** The phases among some events, as "nation phase". */
export function phasesIn(events: readonly GameEvent[]): string[] {
  return events.filter(e => e.event === 'phase').map(e => `${(e.nations as string[])[0]} ${e.phase}`)
}
