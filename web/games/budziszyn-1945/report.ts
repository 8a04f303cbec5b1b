// The end of a game: who won, how lucky the sides were, where it turned.

import { type Chance, chances, TWO_DICE } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, count, percent } from '../../../engine/words/english.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { CAMPS } from '../../../games/budziszyn-1945/nations.ts'
import { scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import { isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { type CombatResult, combatResults } from '../../../games/budziszyn-1945/tables.ts'
import { counters, fullLevels } from '../../../games/budziszyn-1945/units.ts'
import {
  campName,
  kindName,
  nationName,
  placeNamed,
  sideOf,
  unitAt,
} from '../../../games/budziszyn-1945/words/names.ts'
import type { Fact, Past } from '../../../table/presentation.ts'
import type { GameReport } from '../../../table/snapshot.ts'
import { sentence } from '../kit/sentences.ts'
import { score } from './header.ts'
import type { BudSight } from './sight.ts'

interface Battle {
  readonly position: number
  readonly turn: number
  /** The attacker and the one who was attacked. */
  readonly side: number
  readonly enemy: number
  readonly event: GameEvent
  readonly attackers: number
  /** Levels and hexes by which it went better for the attacker than the average. */
  readonly luck: number
  /** How likely a result at least as good for the attacker was. */
  readonly chance: number
}

/** 5.3.7  A hex of retreat is worth the level that refusing it would cost. */
const balance = ({ attacker, defender }: CombatResult): number =>
  defender.losses + defender.retreat - attacker.losses - attacker.retreat

function battlesIn(past: readonly Past[], g: State): Battle[] {
  const found: Battle[] = []
  let attack: GameEvent | null = null
  for (const { events, position, turn } of past) {
    for (const event of events) {
      if (event.event === 'attack') attack = event
      if (event.event !== 'combat' || attack === null) continue
      found.push(battleOf(g, attack, event, position, turn))
    }
  }
  return found
}

/** Every result of the column that was rolled on. */
function chancesOf({ column, modifier }: GameEvent): Chance<CombatResult>[] {
  const index = combatResults.headings.odds.labels.indexOf(String(column))
  return chances(combatResults, index, TWO_DICE, Number(modifier))
}

const resultOf = ({ result }: GameEvent): CombatResult =>
  combatResults.results[combatResults.printed.indexOf(String(result))]

function battleOf(g: State, attack: GameEvent, event: GameEvent, position: number, turn: number): Battle {
  const units = (attack.units as readonly string[]).map(unitAt)
  const all = chancesOf(event)
  const actual = balance(resultOf(event))
  const share = ({ ways, of }: Chance<CombatResult>) => ways / of
  const mean = all.reduce((sum, each) => sum + balance(each.result) * share(each), 0)
  const chance = all.reduce((sum, each) => (balance(each.result) >= actual ? sum + share(each) : sum), 0)
  const side = ownerOf(g, units[0])
  return {
    position,
    turn,
    side,
    enemy: enemyOf(g, side),
    event,
    attackers: units.length,
    luck: actual - mean,
    chance,
  }
}

/** In a game of three everybody fights the Soviets; luck against him who attacked falls to them, or to whoever holds out. */
const enemyOf = (g: State, side: number): number => (g.terms.players === 2 ? 1 - side : side === 1 ? 0 : 1)

export function report(past: readonly Past[], g: State): GameReport {
  const battles = battlesIn(past, g)
  return {
    scores: scoresByTurn(past),
    lastTurn: g.terms.lastTurn,
    luck: battles.map(({ position, event, luck, side, enemy }) => ({
      position,
      text: `${placesOf(event)}, ${event.result}`,
      side: luck >= 0 ? side : enemy,
      value: Math.abs(luck),
    })),
    luckUnit: 'levels',
    luckText: luckText(g, battles),
    losses: lossesOf(past, g, battles),
    turningPoints: turningPoints(g, battles),
  }
}

const placesOf = ({ targets }: GameEvent): string => placeNamed((targets as readonly string[])[0])

function luckText(g: State, battles: readonly Battle[]): string {
  const sums = new Array<number>(g.terms.players).fill(0)
  for (const { side, luck } of battles) sums[side] += luck
  const best = sums.indexOf(Math.max(...sums))
  const parts = sums.map(
    (sum, side) => `${sideOf(g, side)} ${sum < 0 ? '−' : '+'}${Math.abs(sum).toFixed(1)}`,
  )
  const lead = battles.length === 0 ? 'Nobody attacked' : `${sideOf(g, best)} attacks were luckiest`
  return `${lead}: levels and hexes above the average over ${count(battles.length, 'combat')}: ${parts.join(', ')}.`
}

function scoresByTurn(past: readonly Past[]): GameReport['scores'] {
  const byTurn = new Map<number, readonly number[]>()
  for (const { turn, scores } of past) byTurn.set(turn, scores)
  return [...byTurn].map(([turn, values]) => ({ turn, values }))
}

/** Levels lost by side and kind, and what they would have been had the combat table given its average. */
function lossesOf(past: readonly Past[], g: State, battles: readonly Battle[]): GameReport['losses'] {
  const share = Array.from({ length: g.terms.players }, (_, side) => expectedShare(battles, side))
  const left = Int8Array.from(fullLevels)
  const lost = new Map<string, { side: number; lost: number }>()
  const take = (unit: number, levels: number) => {
    const label = `${nationName(unit)} ${kindName(counters[unit].type)}`
    const known = lost.get(label) ?? { side: ownerOf(g, unit), lost: 0 }
    lost.set(label, { ...known, lost: known.lost + levels })
    left[unit] -= levels
  }
  for (const event of past.flatMap(({ events }) => events)) {
    const unit = unitAt(event.unit)
    if (unit < 0) continue
    if (event.event === 'fed') left[unit] += 1
    if (event.event === 'reduced') take(unit, 1)
    if (event.event === 'eliminated') take(unit, Math.max(1, left[unit]))
  }
  const rows = [...lost].map(([label, { side, lost: levels }]) => ({ side, label, lost: levels }))
  return share.flatMap((expected, side) =>
    shortened(
      rows.filter(row => row.side === side),
      `other ${sideOf(g, side)}`,
    ).map(row => ({ ...row, expected: row.lost * expected })),
  )
}

type LossRow = Pick<GameReport['losses'][number], 'side' | 'label' | 'lost'>

/** So many kinds of a side have a row of their own. */
const KINDS = 4

/** The greatest losses, and what is left of them in one row. */
function shortened(rows: readonly LossRow[], others: string): readonly LossRow[] {
  const sorted = rows.toSorted((a, b) => b.lost - a.lost)
  if (sorted.length <= KINDS + 1) return sorted
  const rest = sorted.slice(KINDS)
  const lost = rest.reduce((sum, row) => sum + row.lost, 0)
  return [...sorted.slice(0, KINDS), { side: rest[0].side, label: others, lost }]
}

/** Losses that the table gives a side on average, as a part of those that it gave. */
function expectedShare(battles: readonly Battle[], side: number): number {
  let mean = 0
  let actual = 0
  for (const { side: attacker, enemy, event } of battles) {
    const who = side === attacker ? 'attacker' : side === enemy ? 'defender' : null
    if (who === null) continue
    mean += chancesOf(event).reduce((sum, { result, ways, of }) => sum + (result[who].losses * ways) / of, 0)
    actual += resultOf(event)[who].losses
  }
  return actual === 0 ? 1 : mean / actual
}

const SHOWN = 3

function turningPoints(g: State, battles: readonly Battle[]): GameReport['turningPoints'] {
  return battles
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, SHOWN)
    .map(({ position, turn, event, attackers, luck, chance, side, enemy }) => ({
      position,
      battle: `${placesOf(event)}, turn ${turn}`,
      text: `${count(attackers, `${sideOf(g, side)} unit`)} attacked at ${event.column}: ${event.result}`,
      chance: percent(chance),
      dice: event.dice as readonly number[],
      swing: `+${Math.abs(luck).toFixed(1)} ${sideOf(g, luck > 0 ? side : enemy)}`,
      side,
    }))
}

export function verdict(s: BudSight) {
  const outcome = s.ask(game.outcome)
  if (outcome === null) return null
  return {
    title: outcome.winners.length === 0 ? 'A draw' : `${sideOf(s.g, outcome.winners[0])} victory`,
    sentence: sentence(`${capital(isNysa1945(s.g) ? outcome.because : pointWords(s))}.`, outcome.rule),
    facts: isNysa1945(s.g) ? score(s).map(({ label, value }) => ({ label, value })) : pointFacts(s),
  }
}

/** `Soviet 55, German 48, American 47`: the most first. */
const pointWords = (s: BudSight): string =>
  s
    .ask(scoresOf)
    .map(({ total }, camp) => ({ total, text: `${campName(camp)} ${total}` }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ text }) => text)
    .join(', ')

/** S-V0  Every line that brought points. */
function pointFacts(s: BudSight): Fact[] {
  const scores = s.ask(scoresOf)
  return CAMPS.flatMap((_, camp) => [
    ...scores[camp].lines
      .filter(({ points }) => points !== 0)
      .map(({ label, points, rule }) => ({ label: `${campName(camp)}: ${label}`, value: `${points}`, rule })),
    { label: `${campName(camp)} points`, value: `${scores[camp].total}`, rule: 'S-V0' },
  ])
}
