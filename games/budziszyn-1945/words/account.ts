// What happened, sentence by sentence.
import type { GameEvent } from '../../../engine/game/action.ts'
import { signed } from '../../../engine/words/english.ts'
import type { Manner, Told } from '../../../engine/words/told.ts'
import { eventWords } from './events.ts'
import { movesIn } from './moves.ts'
import { count, list, nameOf, placeNamed, unitAt } from './names.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  turn: 'turn',
  phase: 'phase',
  moved: 'move',
  entered: 'move',
  shifted: 'move',
  marked: 'move',
  'dug-in': 'move',
  'set-up': 'move',
  combat: 'battle',
  fire: 'battle',
  reduced: 'part',
  eliminated: 'part',
  stays: 'part',
  retreat: 'part',
  pursuit: 'part',
  disorganised: 'part',
  'morale-test': 'part',
  overrun: 'part',
  'game-over': 'alarm',
}

/** `sides` are the adjectives of the players, in their order. */
export function account(events: readonly GameEvent[], sides: readonly string[]): Told[] {
  const told: Told[] = []
  let odds: GameEvent | null = null
  for (let at = 0; at < events.length; at++) {
    const event = events[at]
    const run = runFrom(events, at)
    at += run.length - 1
    if (event.event === 'odds') odds = event
    else if (event.event === 'moved') told.push(...tellMoves(run))
    else if (event.event === 'out-of-supply') told.push(tellShortage(run))
    else if (!isEmptyPhase(events, at)) told.push(tell(event, sides, event.event === 'combat' ? odds : null))
  }
  return told
}

const RUNS = ['moved', 'out-of-supply']

/** Events of one kind that are told together. */
function runFrom(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const { event, rule } = events[from]
  let to = from + 1
  if (RUNS.includes(event))
    while (
      to < events.length &&
      events[to].event === event &&
      (event === 'moved' || events[to].rule === rule)
    )
      to += 1
  return events.slice(from, to)
}

/** 2.1.4  A phase in which nothing could be done is not worth a heading. */
function isEmptyPhase(events: readonly GameEvent[], at: number): boolean {
  const next = events[at + 1]?.event
  return events[at].event === 'phase' && (next === 'phase' || next === 'turn')
}

function tellMoves(events: readonly GameEvent[]): Told[] {
  return movesIn(events).map(({ units, hexes, rule }) => ({
    event: events[0],
    manner: 'move',
    text: `${list(units.map(nameOf))} ${units.length === 1 ? 'moves' : 'move'} from ${placeNamed(hexes[0])} to ${placeNamed(hexes.at(-1))}`,
    rule,
    hexes,
    dice: [],
    rows: [],
  }))
}

const MANY = 4

function tellShortage(events: readonly GameEvent[]): Told {
  const { rule } = events[0]
  const seen = events.filter(({ unit }) => unitAt(unit) >= 0)
  const names = seen.slice(0, MANY).map(({ unit, level }) => `${nameOf(unit)} (${level})`)
  const more = events.length - names.length
  const who = list(more > 0 ? [...names, count(more, names.length === 0 ? 'unit' : 'more unit')] : names)
  return {
    event: events[0],
    // 10.2.1  Only the check of the supply phase stands for itself.
    manner: rule === '10.2.1' ? 'plain' : 'part',
    text: `Out of supply: ${who}`,
    rule,
    hexes: [],
    dice: [],
    rows: [],
  }
}

function tell(event: GameEvent, sides: readonly string[], odds: GameEvent | null): Told {
  return {
    event,
    manner: MANNERS[event.event] ?? 'plain',
    text: eventWords(event, sides),
    rule: event.rule,
    hexes: hexesOf(event),
    dice: Array.isArray(event.dice) ? (event.dice as readonly number[]) : [],
    rows: odds === null ? [] : rowsOf(odds, event),
  }
}

function hexesOf({ hex, across, from, to, targets }: GameEvent): string[] {
  const named = [hex, across, from, to, ...(Array.isArray(targets) ? targets : [])]
  return named.filter(name => typeof name === 'string' && name !== '')
}

interface Shift {
  readonly rule: string
  readonly label: string
  readonly columns: number
}

function rowsOf(odds: GameEvent, { modifier }: GameEvent): Told['rows'] {
  const shifts = odds.shifts as unknown as readonly Shift[]
  const moved = Number(modifier ?? 0)
  return [
    [`Attack ${odds.attack} against ${odds.defence}`, String(odds.start), odds.rule],
    ...shifts.map(({ label, columns, rule }) => [label, signed(columns), rule] as const),
    ['Column', String(odds.column), '1.6b'],
    ...(moved === 0 ? [] : [['Headquarters, on the dice', signed(moved), '9.2.1'] as const]),
  ]
}
