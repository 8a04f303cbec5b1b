// The log of the table: what happened, one sentence each, with side, rule and hexes.
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, list, shiftWords, signed } from '../../../engine/words/english.ts'
import { campOfSide, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { EVENT_FROM } from '../../../games/hinge-of-fate/tables.ts'
import type { LogLine } from '../../../table/presentation.ts'
import type { FactRow } from '../kit/facts.ts'
import { turnHeading } from '../kit/header.ts'
import { logHeading, logLine } from '../kit/log.ts'
import { dateOf } from './header.ts'
import { nameOf, ownerOf, placeNamed, unitAt } from './names.ts'

const units = (ids: unknown): string => list((ids as readonly string[]).map(nameOf))

const ORDERS: Readonly<Record<string, string>> = {
  'move-fight': 'move, then fight',
  'fight-move': 'fight, then move',
}

interface Shift {
  readonly rule: string
  readonly label: string
  readonly columns: number
}

type Words = (event: GameEvent, g: State) => string

/** Without a full stop; an event that is left out is told by another one. */
const WORDS: Readonly<Record<string, Words>> = {
  advance: ({ unit, to }) => `${nameOf(unit)} advances into ${placeNamed(to)}`,
  'air-switch': () => 'The Luftwaffe goes west: air parity in the East, superiority in the West',
  airdrop: ({ hex, survived }) =>
    survived
      ? `The paratroops land in ${placeNamed(hex)}`
      : `The paratroops are lost over ${placeNamed(hex)}`,
  'all-out': ({ declared }) => (declared ? 'The Germans go all out' : 'The attack stalls in the city'),
  arrived: ({ unit, hex }) => `${nameOf(unit)} arrives in ${placeNamed(hex)}`,
  attack: ({ target, units: who, stuka }) =>
    `Attack on ${placeNamed(target)} by ${units(who)}${stuka === null ? '' : ` with ${nameOf(stuka)}`}`,
  control: ({ hex, camp }) =>
    placeNamed(hex) === hex ? '' : `${placeNamed(hex)} passes under ${camp} control`,
  crisis: () => 'Army Group C is in supply crisis',
  'eastern-poland': ({ taken, surrendered }) =>
    taken ? 'Eastern Poland is in German hands' : `Eastern Poland: ${surrendered} of 2 parts surrender`,
  eliminated: ({ unit }) => `${nameOf(unit)} is eliminated`,
  exited: ({ unit, supplied }) =>
    `${nameOf(unit)} leaves by the north edge${supplied ? '' : ', out of supply: it does not count'}`,
  'game-over': ({ because }) => `The game is over: ${because}`,
  'not-crossed': ({ unit }) => `${nameOf(unit)} cannot pay for the crossing`,
  order: ({ player, order }) => `${player}: ${ORDERS[String(order)]}`,
  'out-of-supply': ({ unit, hex }) => `${nameOf(unit)} in ${placeNamed(hex)} is out of supply`,
  phase: ({ player, phase }) => `${player} ${phase}`,
  pinned: ({ unit }) => `${nameOf(unit)} joins the siege ring`,
  'player-turn': ({ player }) => `${player} player turn`,
  reduced: ({ unit }) => `${nameOf(unit)} loses a step`,
  replaced: ({ unit }) => `${nameOf(unit)} is back at full strength`,
  reps: ({ unit }) => `${nameOf(unit)} takes a replacement`,
  retreat: ({ unit, to }) => `${nameOf(unit)} retreats to ${placeNamed(to)}`,
  river: ({ unit, to, points }) =>
    `${nameOf(unit)} rolls for the river at ${placeNamed(to)}: ${points === 0 ? 'no extra cost' : `${signed(Number(points))}`}`,
  siege: ({ hexes }) => `Operation Seaside: siege of ${list((hexes as readonly string[]).map(placeNamed))}`,
  'siege-lifted': () => 'The siege ring is broken',
  'soviet-entry': () => 'The Soviet Union enters the war on the Allied side',
  'strategic-event': ({ total }) => `Strategic event: ${total}, ${eventName(Number(total))}`,
  'stukas-weakened': ({ factor }) => `The Stukas are down to ${factor}`,
  'supply-points': ({ points, left }) =>
    `Army Group C: ${signed(Number(points))} supply points, ${left} left`,
}

function eventName(total: number): string {
  if (total >= EVENT_FROM.coup) return 'a coup in Germany'
  return total >= EVENT_FROM.sovietEntry ? 'the Soviet Union turns on Germany' : 'the war goes on'
}

export const eventText = (g: State, event: GameEvent): string => capital(WORDS[event.event]?.(event, g) ?? '')

const WEIGHTS: Readonly<Record<string, LogLine['weight']>> = {
  'player-turn': 'phase',
  phase: 'phase',
  attack: 'battle',
  river: 'part',
  'not-crossed': 'part',
  'out-of-supply': 'part',
  'all-out': 'part',
  advance: 'part',
  control: 'part',
  eliminated: 'part',
  reduced: 'part',
  retreat: 'part',
  'supply-points': 'part',
  crisis: 'alarm',
  'game-over': 'alarm',
  'soviet-entry': 'alarm',
  'siege-lifted': 'part',
}

/** The reckoning of a battle: label, value, rule. */
export function battleRows(battle: GameEvent): FactRow[] {
  const shifts = (battle.shifts as unknown as readonly Shift[]).map(
    ({ rule, label, columns }): FactRow => [label, shiftWords(columns), rule],
  )
  return [
    [`attack ${battle.attack} less defence ${battle.defence}`, signed(Number(battle.differential)), '12.11'],
    ['column', String(battle.startColumn), '12.11'],
    ...shifts,
    ...(Number(battle.lowered) > 0
      ? [['lowered by choice', shiftWords(-Number(battle.lowered)), '12.18'] as const]
      : []),
    ['rolled on', String(battle.column), '12.17'],
  ]
}

function battleLine(g: State, attack: GameEvent | null, battle: GameEvent): LogLine {
  const who = attack === null ? 'Rolled on the column' : `${eventText(g, attack)} at`
  const line = {
    text: `${who} ${battle.column}: ${battle.result}`,
    rule: battle.rule,
    hexes: [String(battle.target)],
    dice: battle.dice as readonly number[],
    rows: battleRows(battle),
  }
  // A die that is rolled later, when the attack has been told, belongs to that line.
  return logLine(line, attack === null ? 'part' : 'battle', attack === null ? null : sideOf(g, attack))
}

/** Whose deed it was, as far as it is told. */
function sideOf(g: State, event: GameEvent): number | null {
  const id = event.unit ?? (event.units as readonly string[] | undefined)?.[0]
  const unit = unitAt(id)
  if (unit >= 0) return ownerOf(g, unit)
  const player = PLAYERS.find(({ name }) => name === event.player)
  return player?.side ?? null
}

const hexesOf = ({ hex, to, from, target }: GameEvent): string[] =>
  [from, hex, to, target].filter((name): name is string => typeof name === 'string')

/** Moves of one unit that follow each other are one line. */
function moveLine(g: State, moves: readonly GameEvent[]): LogLine {
  const [first] = moves
  const last = moves.at(-1)!
  return logLine(
    {
      text: `${nameOf(first.unit)} ${placeNamed(first.from)} to ${placeNamed(last.to)}`,
      rule: first.rule,
      hexes: [String(first.from), ...moves.map(({ to }) => String(to))],
    },
    'move',
    sideOf(g, first),
  )
}

/** Events that a side has heard of, as it reads them. */
export function log(g: State, known: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = []
  let attack: GameEvent | null = null
  for (let at = 0; at < known.length; at++) {
    const event = known[at]
    if (event.event === 'moved') {
      let end = at + 1
      while (known[end]?.event === 'moved' && known[end].unit === event.unit) end += 1
      lines.push(moveLine(g, known.slice(at, end)))
      at = end - 1
    } else if (event.event === 'attack') attack = event
    else if (event.event === 'battle') {
      lines.push(battleLine(g, attack, event))
      attack = null
    } else if (event.event === 'turn')
      lines.push(logHeading(turnHeading(dateOf, g, Number(event.turn)), 'turn', event.rule))
    else if (!isRepeated(known, at)) lines.push(...lineOf(g, event))
  }
  if (attack !== null) lines.push(...lineOf(g, attack))
  return lines
}

/** The heading of a player turn needs no second one for its first phase. */
const isRepeated = (known: readonly GameEvent[], at: number): boolean =>
  known[at].event === 'player-turn' && known[at + 1]?.event === 'phase'

function lineOf(g: State, event: GameEvent): LogLine[] {
  const text = WORDS[event.event]?.(event, g) ?? ''
  if (text === '') return []
  const weight = WEIGHTS[event.event] ?? 'plain'
  if (weight === 'phase')
    return [{ ...logHeading(capital(text), 'phase', event.rule), side: sideOf(g, event) }]
  const dice = (event.dice as readonly number[] | undefined) ?? []
  const told = { text, rule: event.rule, hexes: hexesOf(event), dice, rows: modifierRows(event) }
  return [logLine(told, weight, sideOf(g, event))]
}

function modifierRows({ event, modifiers }: GameEvent): FactRow[] {
  if (event !== 'strategic-event') return []
  return (modifiers as readonly { rule: string; label: string; amount: number }[]).map(
    ({ rule, label, amount }): FactRow => [label, signed(amount), rule],
  )
}

export const opening = (g: State): string => turnHeading(dateOf, g)

/** `German`, `Allied`: who has won together. */
export const campName = (side: number): string => (campOfSide[side] === 0 ? 'German' : 'Allied')
