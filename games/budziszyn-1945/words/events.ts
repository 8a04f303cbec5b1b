// One sentence for every kind of event, without its full stop.
import type { GameEvent } from '../../../engine/game/action.ts'
import { armyName, campName, campNamed, capital, count, list, nameOf, placeNamed } from './names.ts'

type Teller = (event: GameEvent, sides: readonly string[]) => string

export const PHASE_WORDS: Readonly<Record<string, string>> = {
  air: 'air missions',
  barrage: 'barrage',
  movement: 'movement',
  combat: 'combat',
  'strategic movement': 'strategic movement',
  supply: 'supply',
}

export const MISSION_WORDS: Readonly<Record<string, string>> = {
  'offensive-support': 'support for an attack',
  'defensive-support': 'support for a defence',
  'air-attack': 'air attack',
  object: 'attack on a bridge',
  'hamper-movement': 'hampered movement',
  crossing: 'attacks on river crossings',
  supply: 'supply from the air',
}

const names = (value: unknown): string => list((value as readonly unknown[]).map(nameOf))

/** `4417`, or `the bridge between 4417 and 4518`. */
const targetWords = ({ hex, across }: GameEvent): string =>
  across === undefined ? placeNamed(hex) : `the bridge between ${placeNamed(hex)} and ${placeNamed(across)}`

const bridge = ({ from, to }: GameEvent): string => `between ${placeNamed(from)} and ${placeNamed(to)}`

const DEFECTIONS = [
  '',
  'goes over to the Americans',
  'goes over to the Americans and loses a level',
  'stays and loses a level',
  'stays, disorganised',
  'stays',
  'stays',
]

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: ({ turn }) => `Turn ${turn}`,
  phase: ({ phase, player }, sides) => `${sides[Number(player)]} ${PHASE_WORDS[String(phase)]}`,
  'game-over': ({ because }) => capital(String(because)),
  // Set-up
  placed: ({ unit, hex }) => `${nameOf(unit)} is placed in ${placeNamed(hex)}`,
  'air-day': ({ turn }) => `A Soviet air day is fixed for turn ${turn}`,
  defection: ({ unit, dice }) => `${nameOf(unit)} ${DEFECTIONS[(dice as readonly number[])[0]]}`,
  // Air
  'air-mission': missionLine,
  'air-combat': airCombatLine,
  'air-supply': ({ hex, drops }) =>
    Number(drops) === 0
      ? `The air drop for ${placeNamed(hex)} fails`
      : `Supplies reach ${placeNamed(hex)}: ${count(Number(drops), 'level')} better`,
  'crossing-attacked': ({ unit, hex }) =>
    `Aircraft attack ${nameOf(unit)} at the crossing into ${placeNamed(hex)}`,
  // Movement
  entered: ({ unit, hex }) => `${nameOf(unit)} enters the map in ${placeNamed(hex)}`,
  shifted: ({ unit, zone }) => `${nameOf(unit)} moves off the map to zone ${zone}`,
  left: ({ unit, hex }) => `${nameOf(unit)} leaves the map by ${placeNamed(hex)}`,
  exited: ({ unit, levels }) =>
    `${nameOf(unit)} leaves for Berlin${Number(levels) > 0 ? `, ${count(Number(levels), 'level')}` : ''}`,
  overrun: ({ unit, hex }) => `${nameOf(unit)} overruns ${placeNamed(hex)}`,
  'dug-in': ({ unit, hex }) => `${nameOf(unit)} digs in at ${placeNamed(hex)}`,
  'set-up': ({ unit, setUp }) => `${nameOf(unit)} ${setUp === 'transport' ? 'limbers up' : 'unlimbers'}`,
  marked: ({ unit }) => `${nameOf(unit)} is marked for strategic movement`,
  fed: ({ unit, from }) => `${nameOf(unit)} gains a level from ${nameOf(from)}`,
  'paid-movement': ({ unit, level }) =>
    `${nameOf(unit)} moves its full allowance; its out-of-supply level is now ${level}`,
  // Bridges
  'bridge-destroyed': event => `The bridge ${bridge(event)} is destroyed`,
  'bridge-built': event => `${nameOf(event.unit)} builds a bridge ${bridge(event)}`,
  'bridge-rebuilt': event => `${nameOf(event.unit)} rebuilds the bridge ${bridge(event)}`,
  pontoon: event => `${armyName(event.army)} lays its pontoon bridge ${bridge(event)}`,
  // Combat
  attack: attackLine,
  combat: ({ targets, column, result }) => `Combat at ${places(targets)}, ${column}: ${result}`,
  fire: event => `Fire at ${targetWords(event)} with ${event.points}: ${fireResult(event)}`,
  'morale-test': ({ units }) => `Morale test: ${names(units)}`,
  disorganised: ({ unit }) => `${nameOf(unit)} is disorganised`,
  reduced: ({ unit }) => `${nameOf(unit)} loses a level`,
  eliminated: ({ unit }) => `${nameOf(unit)} is eliminated`,
  stays: ({ unit, hex }) => `${nameOf(unit)} holds in ${placeNamed(hex)}`,
  retreat: ({ unit, from, to }) => `${nameOf(unit)} retreats from ${placeNamed(from)} to ${placeNamed(to)}`,
  pursuit: ({ unit, to }) => `${nameOf(unit)} pursues into ${placeNamed(to)}`,
  // Supply
  'surrender-test': ({ unit, level, surrenders }) =>
    `${nameOf(unit)}, shortage ${level}, ${surrenders ? 'surrenders' : 'fights on'}`,
}

export const eventWords: Teller = (event, sides) =>
  TELLERS[event.event]?.(event, sides) ?? capital(event.event.replaceAll('-', ' '))

/** Kinds of events that are told by a sentence of their own. */
export const KINDS_TOLD: readonly string[] = Object.keys(TELLERS)

const places = (targets: unknown): string => list((targets as readonly unknown[]).map(placeNamed))

function missionLine(event: GameEvent): string {
  const { camp, kind, points } = event
  const size = kind === 'crossing' ? count(Number(points), 'attack') : count(Number(points), 'point')
  const what = MISSION_WORDS[String(kind)] ?? String(kind)
  return `${campName(campNamed(camp))} aircraft, ${what} at ${targetWords(event)}: ${size}`
}

function airCombatLine(event: GameEvent): string {
  const camps = event.camps as readonly number[]
  const points = event.points as readonly number[]
  const dice = event.dice as readonly number[]
  const sums = points.map((own, i) => own + dice[i])
  const wings = camps.map((camp, i) => `${campName(camp)} ${points[i]} and ${dice[i]}`)
  const fate =
    sums[0] === sums[1]
      ? 'again'
      : `the ${campName(sums[0] > sums[1] ? camps[1] : camps[0])} wing is driven off`
  return `Air combat over ${targetWords(event)}, ${wings.join(' against ')}: ${fate}`
}

function attackLine({ targets, units, support, abilities }: GameEvent): string {
  const guns = support as readonly unknown[]
  const stars = abilities as readonly unknown[]
  const parts = [
    `Attack on ${places(targets)} by ${names(units)}`,
    ...(guns.length === 0 ? [] : [`supported by ${names(guns)}`]),
    ...(stars.length === 0 ? [] : [`stars of ${names(stars)}`]),
  ]
  return parts.join('; ')
}

function fireResult({ across, result, points }: GameEvent): string {
  if (across !== undefined) return result === 'D' ? 'destroyed' : 'it stands'
  if (Number(points) < 1) return 'no effect: terrain leaves no points'
  return result === '-' ? 'no effect' : String(result)
}
