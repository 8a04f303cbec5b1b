// What happened, sentence by sentence.
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, count, list, shiftWords } from '../../../engine/words/english.ts'
import type { Manner, Told } from '../../../engine/words/told.ts'
import { isCity } from '../world.ts'
import { eventWords, resultName } from './events.ts'
import { hexAt, nameOf, placeNamed } from './names.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  turn: 'turn',
  phase: 'phase',
  airlifted: 'move',
  sailed: 'move',
  'left-map': 'move',
  'returned-to-map': 'move',
  arrived: 'move',
  battle: 'battle',
  interception: 'battle',
  'terror-bombing': 'battle',
  reduced: 'part',
  eliminated: 'part',
  retreated: 'part',
  held: 'part',
  advanced: 'part',
  support: 'part',
  'special-forces': 'part',
  aborted: 'part',
  parked: 'part',
  terror: 'part',
  evacuation: 'part',
  control: 'part',
  'out-of-supply': 'part',
  surrendered: 'alarm',
  'game-over': 'alarm',
}

/** Nobody needs to read of these: they follow from what is told. */
const UNTOLD = ['support-returned', 'surrendered']

/** Phases in which a player decides nothing. */
const QUIET_PHASES = [7, 8]

interface Journey {
  readonly units: string[]
  readonly hexes: string[]
  readonly first: GameEvent
}

/** Everything worth telling, in its order; steps of one unit are one move, and an attack is one line with its battle. */
export function account(events: readonly GameEvent[]): Told[] {
  const told: Told[] = []
  const shown = events.filter(isTold)
  for (let at = 0; at < shown.length; at++) {
    const event = shown[at]
    const run = runFrom(shown, at)
    at += run.length - 1
    if (isStep(event)) told.push(...journeys(run).map(tellJourney))
    else if (event.event === 'placed') told.push(tellPlaced(run))
    else if (event.event === 'attack' && shown.slice(at).some(next => next.event === 'battle')) continue
    else if (!isEmptyPhase(shown, at)) told.push(tell(event, attackBefore(shown, at)))
  }
  return told
}

/** Control is worth a line where somebody lives. */
function isTold({ event, hex }: GameEvent): boolean {
  if (UNTOLD.includes(event)) return false
  return event !== 'control' || isCity[hexAt(hex)] === 1
}

const isStep = ({ event }: GameEvent): boolean => event === 'moved' || event === 'railed'

function runFrom(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const belongs = isStep(events[from])
    ? isStep
    : ({ event }: GameEvent) => event === 'placed' && events[from].event === 'placed'
  let to = from + 1
  while (to < events.length && belongs(events[to])) to += 1
  return events.slice(from, to)
}

function isEmptyPhase(events: readonly GameEvent[], at: number): boolean {
  const { event, phase } = events[at]
  if (event !== 'phase') return false
  const next = events[at + 1]?.event
  return QUIET_PHASES.includes(Number(phase)) || next === 'phase' || next === 'turn'
}

function journeys(steps: readonly GameEvent[]): Journey[] {
  const found: Journey[] = []
  for (const step of steps) {
    const [unit, from, to] = [String(step.unit), String(step.from), String(step.to)]
    const last = found.at(-1)
    if (unit !== 'hidden' && last?.units[0] === unit && last.hexes.at(-1) === from) last.hexes.push(to)
    else found.push({ units: [unit], hexes: [from, to], first: step })
  }
  return together(found)
}

function together(all: readonly Journey[]): Journey[] {
  const found: Journey[] = []
  for (const each of all) {
    const same = found.find(
      other =>
        other.first.event === each.first.event &&
        other.hexes[0] === each.hexes[0] &&
        other.hexes.at(-1) === each.hexes.at(-1),
    )
    if (same === undefined) found.push(each)
    else same.units.push(...each.units)
  }
  return found
}

function tellJourney({ units, hexes, first }: Journey): Told {
  const by = first.event === 'railed' ? ' by rail' : ''
  const who = list(units.map(nameOf))
  return {
    event: first,
    manner: 'move',
    text: `${who}${by}, ${placeNamed(hexes[0])} to ${placeNamed(hexes.at(-1))}`,
    rule: first.rule,
    hexes,
    dice: [],
    rows: [],
  }
}

const MANY = 4

function tellPlaced(events: readonly GameEvent[]): Told {
  const shown = events.slice(0, MANY)
  const more = events.length - shown.length
  const where = shown.map(({ unit, hex }) => `${nameOf(unit)} in ${placeNamed(hex)}`)
  return {
    event: events[0],
    manner: 'plain',
    text: `Set up: ${list(more > 0 ? [...where, count(more, 'more unit')] : where)}`,
    rule: events[0].rule,
    hexes: events.map(({ hex }) => String(hex)),
    dice: [],
    rows: [],
  }
}

/** The attack that a battle belongs to, if it is told with it. */
function attackBefore(events: readonly GameEvent[], at: number): GameEvent | null {
  if (events[at].event !== 'battle') return null
  return events.slice(0, at).findLast(({ event }) => event === 'attack') ?? null
}

function tell(event: GameEvent, attack: GameEvent | null): Told {
  return {
    event,
    manner: MANNERS[event.event] ?? 'plain',
    text: attack === null ? eventWords(event) : battleWords(event, attack),
    rule: event.rule,
    hexes: hexesOf(event),
    dice: Array.isArray(event.dice) ? (event.dice as readonly number[]) : [],
    rows: event.event === 'battle' ? rowsOf(event) : [],
  }
}

/** `Attack on Pilsen by 16th Panzer Corps at 200–299%, Mobile: Defender Panics`. */
function battleWords({ table, column, result }: GameEvent, attack: GameEvent): string {
  const on = table === 'mobile' ? 'Mobile' : 'Assault'
  return `${eventWords(attack)} at ${columnWords(column)}, ${on}: ${resultName(result)}`
}

/** `200–299%`, `≤49%`, as the tables print it. */
export const columnWords = (label: unknown): string =>
  `${String(label).replace('<=', '≤').replace('>=', '≥').replace('-', '–')}%`

const hexesOf = ({ hex, from, to, target }: GameEvent): string[] =>
  [hex, from, to, target].filter(name => typeof name === 'string' && hexAt(name) >= 0) as string[]

interface Shift {
  readonly rule: string
  readonly label: string
  readonly columns: number
}

/** The reckoning of a battle, as its event tells it. */
export function rowsOf(battle: GameEvent): Told['rows'] {
  const shifts = battle.shifts as unknown as readonly Shift[]
  return [
    [`Attack ${battle.attack} against ${battle.defence}`, `${battle.percent}%`, '11.9'],
    ['Column', columnWords(battle.start), '11.9'],
    ...shifts.map(({ label, columns, rule }) => [capital(label), shiftWords(columns), rule] as const),
    [battle.table === 'mobile' ? 'Mobile table' : 'Assault table', columnWords(battle.column), '11.7a'],
  ]
}
