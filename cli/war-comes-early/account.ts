// What happened, in lines for a person to read.
import type { GameEvent } from '../../engine/game/action.ts'
import { grid, isCity } from '../../games/war-comes-early/world.ts'
import { wrap } from '../output.ts'
import { moveLines } from './moves.ts'
import { count, list, nameOfHex, nameOfId } from './names.ts'
import { indented, type Reckoning, reckoningRows } from './odds.ts'

/** The sides of the scenario, capitalised. */
export type SideNames = readonly string[]

const WIDTH = 98

type Teller = (event: GameEvent, sides: SideNames) => readonly string[]

const dice = (event: GameEvent): string => list((event.dice as readonly number[]).map(String))
const ids = (value: unknown): string => list((value as readonly string[]).map(nameOfId))

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: event => ['', `== Turn ${event.turn} ==`],
  phase: event => [`-- ${capital(String(event.phase))} Phase: ${list(event.nations as readonly string[])}`],
  drawn: event => [`The ${event.marker} marker is drawn (5.2f)`],
  order: event => [`German phases this turn: ${(event.phases as readonly string[]).join(', ')} (5.1d)`],
  'set-up-complete': () => ['The set-up is complete'],
  placed: event => [`${nameOfId(event.unit)} is placed in ${nameOfHex(event.hex)}`],
  railhead: event => [`Railhead ${Number(event.railhead) + 1} is now in ${nameOfHex(event.to ?? event.hex)}`],
  violated: event => [`Germany violates the neutrality of ${event.nation} (3.3b)`],
  roll: event => [rollLine(event)],
  'air-superiority': (event, sides) => [airLine(event, sides)],
  'air-marker': event => [`Airpower over ${nameOfHex(event.hex)}`],
  combined: event => [`${ids(event.units)} form ${nameOfId(event.army)} in ${nameOfHex(event.hex)}`],
  'broken-down': event => [`${nameOfId(event.unit)} breaks down in ${nameOfHex(event.hex)}`],
  dispersed: event => [`${nameOfId(event.unit)} is dispersed to ${nameOfHex(event.to)} (7.0f)`],
  'no-room': event => [`${nameOfId(event.unit)} finds no room around ${nameOfHex(event.hex)} (7.0f)`],
  attack: event => [attackLine(event)],
  battle: event => battleLines(event),
  drop: event => [`The 7th Flieger Division jumps over ${nameOfHex(event.target)} (12.8c)`],
  'drop-roll': event => [`    it ${event.landed ? 'lands' : 'is destroyed'}: die ${dice(event)} (12.8b)`],
  eliminated: event => [`    ${nameOfId(event.unit)} is eliminated`],
  'garrison-lost': event => [`    the garrison of ${nameOfHex(event.hex)} falls`],
  disrupted: event => [`    ${nameOfId(event.unit)} is disrupted by its failed attack (12.4)`],
  advance: event => [`    ${nameOfId(event.unit)} advances into ${nameOfHex(event.to)}`],
  breached: event => [`The fortification in ${nameOfHex(event.hex)} is breached (${event.rule})`],
  control: event => controlLines(event),
  'victory-points': (event, sides) => [pointsLine(event, sides)],
  capitulation: event => [`*** ${event.nation} capitulates (${event.rule})`],
  'final-count': event => [`Germany counts ${count(Number(event.points), 'victory point')} (13.3b)`],
  'game-over': (event, sides) => [overLine(event, sides)],
}

/** The account of some events: a line a move, however many steps and units it had, and a paragraph for a set-up. */
export function tell(events: readonly GameEvent[], sides: SideNames): string[] {
  const lines: string[] = []
  for (let from = 0; from < events.length; ) {
    const run = runFrom(events, from)
    const moves = moveLines(run)
    lines.push(
      ...moves,
      ...tellOthers(moves.length > 0 ? run.filter(event => event.event !== 'moved') : run, sides),
    )
    from += run.length
  }
  return lines.flatMap(fit)
}

/** A line that is too long goes on below, a little further in. */
function fit(line: string): string[] {
  const margin = line.length - line.trimStart().length
  const lines = line.length <= WIDTH ? [line] : wrap(line, WIDTH, ' '.repeat(margin + 2))
  return lines.map(text => text.replaceAll(TOGETHER, ' '))
}

const RUNS: Readonly<Record<string, readonly string[]>> = {
  moved: ['moved', 'control', 'victory-points', 'breached', 'railhead'],
  placed: ['placed', 'control'],
  'out-of-supply': ['out-of-supply'],
}

/** Events that are told together: moves with what they caused on the way, or units placed one after the other. */
function runFrom(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const kinds = RUNS[events[from].event]
  let to = from + 1
  while (kinds !== undefined && to < events.length && kinds.includes(events[to].event)) to += 1
  return events.slice(from, to)
}

const MANY = 3

function tellOthers(events: readonly GameEvent[], sides: SideNames): string[] {
  const placed = events.filter(event => event.event === 'placed')
  if (placed.length >= MANY) return [placedLine(placed)]
  if (events[0]?.event === 'out-of-supply') return [unsuppliedLine(events)]
  return events.flatMap(event => TELLERS[event.event]?.(event, sides) ?? [plain(event)])
}

const TOGETHER = '\u00a0'

function placedLine(events: readonly GameEvent[]): string {
  const where = ({ unit, hex }: GameEvent) => `${unit === 'hidden' ? 'unseen' : unit}${TOGETHER}${hex}`
  return `Placed: ${events.map(where).join(', ')}`
}

function unsuppliedLine(events: readonly GameEvent[]): string {
  const verb = events.length === 1 ? 'is' : 'are'
  const hexes = [...new Set(events.map(event => nameOfHex(event.hex)))]
  return `${ids(events.map(event => event.unit))} ${verb} out of supply in ${list(hexes)} (10.5b)`
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

function rollLine(event: GameEvent): string {
  if (event.for === 'replacement') {
    const fate = event.returns === null ? 'lost for good' : `back in turn ${event.returns}`
    return `    dice ${dice(event)}: ${fate} (${event.rule})`
  }
  const cast = `${capital(String(event.for))}: dice ${dice(event)}`
  const modifier = Number(event.modifier ?? 0)
  const extra = modifier === 0 ? '' : `, ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`
  return `${cast}${extra} (${event.rule})`
}

function airLine(event: GameEvent, sides: SideNames): string {
  if (Number(event.side) < 0) return 'Nobody has air superiority (6.1c)'
  return `${sides[Number(event.side)]} air superiority with ${count(Number(event.markers), 'marker')} (6.1c)`
}

function attackLine(event: GameEvent): string {
  const kinds: Readonly<Record<string, string>> = {
    attack: 'Attack on',
    flank: 'Flank attack into',
    momentum: 'Momentum attack on',
    'momentum-flank': 'Momentum attack into',
  }
  return `${kinds[String(event.kind)] ?? 'Attack on'} ${nameOfHex(event.target)} by ${ids(event.units)}`
}

function battleLines(event: GameEvent): string[] {
  const rows = reckoningRows(event as unknown as Reckoning)
  const [attacker, defender] = String(event.result).split('/')
  const outcome = `${event.result}: attacker loses ${attacker}, defender ${defender}`
  return indented([...rows, [`die ${dice(event)}`, outcome, '12.3a']])
}

function controlLines(event: GameEvent): string[] {
  const hex = grid.indexOf(String(event.hex))
  return hex >= 0 && isCity[hex] ? [`${event.nation} takes ${nameOfHex(event.hex)}`] : []
}

function pointsLine(event: GameEvent, sides: SideNames): string {
  const points = Number(event.points)
  const change = points < 0 ? `−${-points}` : `+${points}`
  return `${sides[Number(event.side)]} victory points ${change}, now ${event.total} (${event.rule})`
}

function overLine(event: GameEvent, sides: SideNames): string {
  const winner = Number(event.winner)
  const result = winner < 0 ? 'The game is a draw' : `The ${sides[winner]} side wins`
  return `*** ${result}: ${event.because} (${event.rule})`
}

const plain = ({ event, rule, ...rest }: GameEvent): string => `${event} ${JSON.stringify(rest)} (${rule})`
