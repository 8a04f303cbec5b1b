// What happened, sentence by sentence. How units, hexes and moves are named is the voice of whoever tells it: the
// terminal writes ids beside the names, the table does not.
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, count, list, signed } from '../../../engine/words/english.ts'
import { grid, isCity } from '../world.ts'
import { type Move, movesIn } from './moves.ts'
import { type Reckoning, type Row, reckoningRows } from './odds.ts'

export interface Voice {
  /** The sides of the scenario, capitalised. */
  readonly sides: readonly string[]
  /** A unit by its id; somebody's hidden unit has none. */
  unit(id: unknown): string
  hex(name: unknown): string
  move(move: Move): string
  phase(phase: string, nations: readonly string[]): string
  /** The spelling of a phase; left out, that of the rules. */
  readonly phaseNoun?: (phase: string) => string
  /** Three units or more, placed one after the other. */
  placed(events: readonly GameEvent[]): string
  /** 'dice 3 and 5'; '' where the faces are drawn beside the line. */
  dice(faces: readonly number[]): string
}

/** `part` belongs to the sentence before it; `alarm` decides wars. */
export type Manner = 'turn' | 'phase' | 'plain' | 'move' | 'attack' | 'battle' | 'part' | 'alarm'

export interface Told {
  readonly event: string
  readonly manner: Manner
  readonly text: string
  readonly rule: string
  readonly hexes: readonly string[]
  /** Whose deed it is: a unit of that side by its id, or the side itself. */
  readonly unit: string | null
  readonly side: number | null
  /** The reckoning of a battle, line by line. */
  readonly rows?: readonly Row[]
  readonly dice?: readonly number[]
}

type Teller = (event: GameEvent, voice: Voice) => string

const diceOf = (event: GameEvent): readonly number[] => event.dice as readonly number[]
const units = (value: unknown, voice: Voice): string => list((value as readonly string[]).map(voice.unit))
const same = (word: string): string => word

/** A corps that takes the place of an army which breaks down. */
const isComponent = ({ event, rule }: GameEvent): boolean => event === 'placed' && rule === '7.1a'

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: event => `Turn ${event.turn}`,
  phase: (event, voice) => voice.phase(String(event.phase), event.nations as readonly string[]),
  drawn: event => `The ${event.marker} marker is drawn`,
  order: ({ phases }, { phaseNoun = same }) =>
    `German phases this turn: ${(phases as readonly string[]).map(phaseNoun).join(', ')}`,
  'set-up-complete': () => 'Set-up is complete',
  placed: (event, voice) =>
    isComponent(event)
      ? `${voice.unit(event.unit)} takes its place`
      : `${voice.unit(event.unit)} is placed in ${voice.hex(event.hex)}`,
  railhead: (event, voice) =>
    `Railhead ${Number(event.railhead) + 1} is now in ${voice.hex(event.to ?? event.hex)}`,
  violated: event => `Germany violates the neutrality of ${event.nation}`,
  roll: rollLine,
  'air-superiority': airLine,
  'air-marker': (event, voice) => `Airpower over ${voice.hex(event.hex)}`,
  combined: (event, voice) =>
    `${units(event.units, voice)} form ${voice.unit(event.army)} in ${voice.hex(event.hex)}`,
  'broken-down': (event, voice) => `${voice.unit(event.unit)} breaks down in ${voice.hex(event.hex)}`,
  dispersed: (event, voice) => `${voice.unit(event.unit)} is dispersed to ${voice.hex(event.to)}`,
  'no-room': (event, voice) =>
    `${voice.unit(event.unit)} cannot leave ${voice.hex(event.hex)}: there is no room around it`,
  attack: attackLine,
  battle: battleLine,
  drop: (event, voice) => `The 7th Flieger Division jumps over ${voice.hex(event.target)}`,
  'drop-roll': (event, voice) =>
    [`it ${event.landed ? 'lands' : 'is destroyed'}`, voice.dice(diceOf(event))].filter(Boolean).join(': '),
  eliminated: (event, voice) => `${voice.unit(event.unit)} is eliminated`,
  'garrison-lost': (event, voice) => `the garrison of ${voice.hex(event.hex)} falls`,
  disrupted: (event, voice) => `${voice.unit(event.unit)} is disrupted by its failed attack`,
  advance: (event, voice) => `${voice.unit(event.unit)} advances into ${voice.hex(event.to)}`,
  breached: (event, voice) => `The fortification in ${voice.hex(event.hex)} is breached`,
  control: (event, voice) => `${event.nation} takes ${voice.hex(event.hex)}`,
  'victory-points': pointsLine,
  capitulation: event => `${event.nation} capitulates`,
  'final-count': event => `Germany has ${count(Number(event.points), 'victory point')}`,
  'game-over': overLine,
}

const MANNERS: Readonly<Record<string, Manner>> = {
  turn: 'turn',
  phase: 'phase',
  attack: 'attack',
  battle: 'battle',
  'drop-roll': 'part',
  eliminated: 'part',
  'garrison-lost': 'part',
  disrupted: 'part',
  advance: 'part',
  capitulation: 'alarm',
  'game-over': 'alarm',
}

/** The account of some events: a sentence a move, however many steps and units it had, and one for a set-up. */
export function account(events: readonly GameEvent[], voice: Voice): Told[] {
  const told: Told[] = []
  for (let from = 0; from < events.length; ) {
    const run = runFrom(events, from)
    const moves = movesIn(run)
    told.push(...moves.map(move => toldMove(move, voice)))
    told.push(...tellOthers(moves.length > 0 ? run.filter(event => event.event !== 'moved') : run, voice))
    from += run.length
  }
  return told
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

function toldMove(move: Move, voice: Voice): Told {
  const rule = move.column ? '11.6a' : '11.0a'
  const [unit] = move.units
  return {
    event: 'moved',
    manner: 'move',
    text: voice.move(move),
    rule,
    hexes: move.hexes,
    unit: typeof unit === 'string' ? unit : null,
    side: null,
  }
}

const MANY = 3

function tellOthers(events: readonly GameEvent[], voice: Voice): Told[] {
  const placed = events.filter(event => event.event === 'placed' && !isComponent(event))
  if (placed.length >= MANY) return [together(placed, voice.placed(placed))]
  if (events[0]?.event === 'out-of-supply') return [together(events, unsuppliedLine(events, voice))]
  return events.filter(isWorthTelling).map(event => tellOne(event, voice))
}

/** Of the hexes that change hands only cities are told. */
function isWorthTelling(event: GameEvent): boolean {
  const hex = grid.indexOf(String(event.hex))
  return event.event !== 'control' || (hex >= 0 && isCity[hex] === 1)
}

function together(events: readonly GameEvent[], text: string): Told {
  const { event, rule } = events[0]
  return { event, manner: 'plain', text, rule, hexes: events.flatMap(hexesOf), ...doerOf(events[0]) }
}

function tellOne(event: GameEvent, voice: Voice): Told {
  const isReturn = event.event === 'roll' && event.for === 'replacement'
  return {
    event: event.event,
    manner: isReturn || isComponent(event) ? 'part' : (MANNERS[event.event] ?? 'plain'),
    text: TELLERS[event.event]?.(event, voice) ?? plain(event),
    rule: event.rule,
    hexes: hexesOf(event),
    ...doerOf(event),
    ...(event.event === 'battle' && { rows: reckoningRows(event as unknown as Reckoning) }),
    ...(Array.isArray(event.dice) && { dice: diceOf(event) }),
  }
}

function hexesOf(event: GameEvent): string[] {
  return [event.hex, event.from, event.to, event.target].filter(name => typeof name === 'string')
}

function doerOf({ unit, units, army, side }: GameEvent): Pick<Told, 'unit' | 'side'> {
  const id = unit ?? (Array.isArray(units) ? units[0] : undefined) ?? army
  return {
    unit: typeof id === 'string' ? id : null,
    side: typeof side === 'number' && side >= 0 ? side : null,
  }
}

const plain = ({ event, rule: _, ...rest }: GameEvent): string => `${event} ${JSON.stringify(rest)}`

function unsuppliedLine(events: readonly GameEvent[], voice: Voice): string {
  const verb = events.length === 1 ? 'is' : 'are'
  const hexes = [...new Set(events.map(event => voice.hex(event.hex)))]
  return `${list(events.map(event => voice.unit(event.unit)))} ${verb} out of supply in ${list(hexes)}`
}

function rollLine(event: GameEvent, voice: Voice): string {
  const cast = voice.dice(diceOf(event))
  if (event.for === 'replacement') {
    const fate = event.returns === null ? 'is lost for good' : `returns on turn ${event.returns}`
    return [`${voice.unit(event.unit)} ${fate}`, cast].filter(Boolean).join(', ')
  }
  const modifier = Number(event.modifier ?? 0)
  const shifted = modifier === 0 ? '' : `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`
  const hits = event.hits === undefined ? '' : `${event.hits} of ${count(diceOf(event).length, 'marker')} hit`
  const came = [cast, shifted, hits].filter(Boolean).join(', ')
  return [capital(String(event.for)), came].filter(Boolean).join(': ')
}

function airLine(event: GameEvent, { sides }: Voice): string {
  if (Number(event.side) < 0) return 'Neither side has air superiority'
  return `${sides[Number(event.side)]} air superiority with ${count(Number(event.markers), 'marker')}`
}

const ATTACKS: Readonly<Record<string, string>> = {
  attack: 'Attack on',
  flank: 'Flank attack into',
  momentum: 'Momentum attack on',
  'momentum-flank': 'Momentum attack into',
}

function attackLine(event: GameEvent, voice: Voice): string {
  const kind = ATTACKS[String(event.kind)] ?? ATTACKS.attack
  return `${kind} ${voice.hex(event.target)} by ${units(event.units, voice)}`
}

function battleLine(event: GameEvent): string {
  const [attacker, defender] = String(event.result).split('/')
  return `${event.result}: attacker loses ${attacker}, defender ${defender}`
}

function pointsLine(event: GameEvent, { sides }: Voice): string {
  return `${sides[Number(event.side)]} victory points ${signed(Number(event.points))}, now ${event.total}`
}

function overLine(event: GameEvent, { sides }: Voice): string {
  const [winner] = event.winners as readonly number[]
  const result = winner === undefined ? 'The game is a draw' : `The ${sides[winner]} side wins`
  return `${result}: ${event.because}`
}
