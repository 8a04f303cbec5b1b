// The end of a game: who won, how lucky both were, where it turned.

import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { percent } from '../../../engine/words/english.ts'
import { warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { corpsHalves, isGermanMech, isMech, unitNation } from '../../../games/war-comes-early/world.ts'
import type { Past } from '../../../table/presentation.ts'
import type { GameReport } from '../../../table/snapshot.ts'
import { sentence } from '../kit/sentences.ts'
import { score } from './header.ts'
import { adjective, placeNamed, sideOf, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

interface Battle {
  readonly position: number
  readonly turn: number
  readonly side: number
  readonly event: GameEvent
  readonly attackers: readonly number[]
  /** Corps by which it went better than the average for side 0. */
  readonly luck: number
  /** How likely a result at least as good for the attacker was. */
  readonly chance: number
  /** Somebody has advanced into the hex. */
  isTaken: boolean
}

/** Corps that the attacker gains on balance. */
const balance = (printed: string): number => {
  const [attacker, defender] = printed.split('/').map(Number)
  return defender - attacker
}

function battleOf(g: State, past: Past, event: GameEvent, attack: GameEvent): Battle | null {
  const attackers = (attack.units as readonly string[]).map(unitAt).filter(unit => unit >= 0)
  if (attackers.length === 0) return null
  const side = g.terms.sideOf[unitNation[attackers[0]]]
  const all = chances(combatResults, Number(event.column) - 1, ONE_DIE)
  const mean = all.reduce((sum, { printed, ways, of }) => sum + (balance(printed) * ways) / of, 0)
  const actual = balance(String(event.result))
  const chance = all
    .filter(({ printed }) => balance(printed) >= actual)
    .reduce((sum, { ways, of }) => sum + ways / of, 0)
  const luck = (actual - mean) * (side === 0 ? 1 : -1)
  return { position: past.position, turn: past.turn, side, event, attackers, luck, chance, isTaken: false }
}

function battlesIn(past: readonly Past[], g: State): Battle[] {
  const found: Battle[] = []
  let attack: GameEvent | null = null
  for (const moment of past) {
    for (const event of moment.events) {
      if (event.event === 'attack') attack = event
      const last = found.at(-1)
      if (event.event === 'advance' && last !== undefined && event.to === last.event.target)
        last.isTaken = true
      if (event.event !== 'battle' || attack === null) continue
      const battle = battleOf(g, moment, event, attack)
      if (battle !== null) found.push(battle)
    }
  }
  return found
}

export function report(past: readonly Past[], g: State): GameReport {
  const battles = battlesIn(past, g)
  const sum = battles.reduce((total, { luck }) => total + luck, 0)
  return {
    scores: scoresByTurn(past),
    lastTurn: g.terms.lastTurn,
    luck: battles.map(({ position, event, luck }) => ({
      position,
      text: `${placeNamed(event.target)}, ${event.result}`,
      side: luck >= 0 ? 0 : 1,
      value: Math.abs(luck),
    })),
    luckUnit: 'corps',
    luckText: luckText(g, sum, battles.length),
    losses: lossesOf(past, g, battles),
    turningPoints: turningPoints(g, battles),
  }
}

function luckText(g: State, sum: number, battles: number): string {
  const lead = Math.abs(sum).toFixed(1)
  const who =
    Math.abs(sum) < 0.05
      ? 'Luck was even'
      : `The ${sideOf(g, sum > 0 ? 0 : 1)} side was luckier by ${lead} corps`
  return `${who}: the sum over ${battles} ${battles === 1 ? 'battle' : 'battles'} of the result less its average.`
}

function scoresByTurn(past: readonly Past[]): GameReport['scores'] {
  const byTurn = new Map<number, readonly number[]>()
  for (const { turn, scores } of past) byTurn.set(turn, scores)
  return [...byTurn].map(([turn, values]) => ({ turn, values }))
}

function groupOf(unit: number): string {
  const kind = isGermanMech[unit] ? ' motorized' : isMech[unit] ? ' mechanized' : ''
  return `${adjective(unitNation[unit])}${kind}`
}

function lossesOf(past: readonly Past[], g: State, battles: readonly Battle[]): GameReport['losses'] {
  const lost = new Map<string, { side: number; lost: number }>()
  for (const { events } of past) {
    for (const event of events) {
      const unit = event.event === 'eliminated' ? unitAt(String(event.unit)) : -1
      if (unit < 0) continue
      const side = g.terms.sideOf[unitNation[unit]]
      const known = lost.get(groupOf(unit)) ?? { side, lost: 0 }
      lost.set(groupOf(unit), { side, lost: known.lost + corpsHalves[unit] / 2 })
    }
  }
  const ratio = [0, 1].map(side => expectedShare(battles, side))
  return [...lost]
    .map(([label, { side, lost: corps }]) => ({ side, label, lost: corps, expected: corps * ratio[side] }))
    .toSorted((a, b) => a.side - b.side || b.lost - a.lost)
}

/** Losses that the table gives on average, as a part of those that it gave. */
function expectedShare(battles: readonly Battle[], side: number): number {
  let mean = 0
  let actual = 0
  for (const battle of battles) {
    const part = battle.side === side ? 0 : 1
    const all = chances(combatResults, Number(battle.event.column) - 1, ONE_DIE)
    mean += all.reduce(
      (sum, { printed, ways, of }) => sum + (Number(printed.split('/')[part]) * ways) / of,
      0,
    )
    actual += Number(String(battle.event.result).split('/')[part])
  }
  return actual === 0 ? 1 : mean / actual
}

/** '3 German units took it: 0/4' */
function storyOf({ attackers, event, isTaken }: Battle): string {
  const who = `${attackers.length} ${adjective(unitNation[attackers[0]])} ${attackers.length === 1 ? 'unit' : 'units'}`
  return `${who} ${isTaken ? 'took it' : 'attacked'}: ${event.result}`
}

const SHOWN = 3

function turningPoints(g: State, battles: readonly Battle[]): GameReport['turningPoints'] {
  return battles
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, SHOWN)
    .map(battle => ({ battle, ...battle }))
    .map(({ battle, position, turn, event, luck, chance, side }) => ({
      position,
      battle: `${placeNamed(event.target)}, turn ${turn}`,
      text: storyOf(battle),
      chance: percent(chance),
      dice: event.dice as readonly number[],
      swing: `+${Math.abs(luck).toFixed(1)} ${sideOf(g, luck > 0 ? 0 : 1)}`,
      side,
    }))
}

export function verdict(s: WarSight) {
  const outcome = game.outcome(s.g)
  if (outcome === null) return null
  const title = outcome.winners.length === 0 ? 'A draw' : `${sideOf(s.g, outcome.winners[0])} victory`
  const because = outcome.because[0].toUpperCase() + outcome.because.slice(1)
  const when = is1939(s.g) ? '' : `Turn ${s.g.turn}: `
  return {
    title,
    sentence: sentence(`${when}${because}.`, outcome.rule),
    facts: score(s).map(({ label, value }) => ({ label, value })),
  }
}
