// What happened, in words: one line for each thing that a player would tell, without a full stop.
import type { GameEvent } from '../../../engine/game/action.ts'
import { count, list, shiftWords } from '../../../engine/words/english.ts'
import type { Manner, Told } from '../../../engine/words/told.ts'
import { grid, isCity } from '../world.ts'
import { dateOf, GROUP_TITLES, nameOf, placeNamed, SIDE_NAMES, sideAt, unitAt } from './names.ts'

type Teller = (event: GameEvent) => readonly [text: string, manner: Manner] | null

const side = (word: unknown): string => SIDE_NAMES[sideAt(word)] ?? ''
const units = (ids: unknown): string => list((ids as readonly string[]).map(nameOf))
const inHex = (hex: unknown): string => (hex === null || hex === undefined ? '' : ` in ${placeNamed(hex)}`)

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: ({ turn }) => [`Turn ${turn}, ${dateOf(null, Number(turn))}`, 'turn'],
  phase: ({ phase }) => [`${phase} Phase`, 'phase'],
  order: e => [
    `${side(e.side)} order: ${e.first === 'move' ? 'move, then attack' : 'attack, then move'}`,
    'plain',
  ],
  'planned-first': ({ hex, airborne }) => [
    hex === undefined
      ? 'the first invasion is planned and sealed'
      : `first invasion planned: ${placeNamed(hex)}${airborne ? ` with ${nameOf(airborne)}` : ''}`,
    'plain',
  ],
  'planned-second': ({ hex, turn }) => [
    turn === undefined
      ? 'the second invasion is planned and sealed'
      : hex === null
        ? 'no second invasion is planned'
        : `second invasion planned: ${placeNamed(hex)} on turn ${turn}`,
    'plain',
  ],
  deployed: e => [`${nameOf(e.unit)} sets up in ${placeNamed(e.hex)}`, 'plain'],
  invasion: e => [
    `${e.first ? 'First' : 'Second'} invasion: the Allies land at ${placeNamed(e.hex)}`,
    'alarm',
  ],
  'invasion-cancelled': ({ planned, hex }) => [
    planned
      ? `the second invasion at ${placeNamed(hex)} is called off`
      : 'there is no second invasion: the plan was a bluff',
    'alarm',
  ],
  'invasion-failed': e => [`the invasion at ${placeNamed(e.hex)} fails`, 'alarm'],
  beachhead: e => [`Beachhead at ${placeNamed(e.hex)}`, 'part'],
  landed: e => [`${nameOf(e.unit)} comes ashore at ${placeNamed(e.hex)}`, 'part'],
  dropped: e => [`${nameOf(e.unit)} drops on ${placeNamed(e.hex)}`, 'move'],
  converted: e => [`${nameOf(e.unit)} changes mode: ${nameOf(e.to)}`, 'plain'],
  entered: e => [`${nameOf(e.unit)} enters at ${placeNamed(e.hex)}`, 'move'],
  arrived: e => [`${nameOf(e.unit)} arrives in the Reinforcement Box`, 'plain'],
  rebuilt: ({ unit, hex }) => [
    hex === undefined
      ? `${nameOf(unit)} is rebuilt in the Reinforcement Box`
      : `${nameOf(unit)} is back to full strength`,
    'plain',
  ],
  merged: e => [`${nameOf(e.unit)} is rebuilt from ${nameOf(e.with)}, which is given up`, 'plain'],
  withdrawn: e => [`${nameOf(e.unit)} is withdrawn`, 'alarm'],
  forfeited: e => [`${nameOf(e.unit)} is forfeited`, 'plain'],
  exchanged: e => [`${nameOf(e.by)} takes the place of ${nameOf(e.unit)} in ${placeNamed(e.hex)}`, 'plain'],
  'yugoslavs-called': () => ['the garrison of Yugoslavia takes the field', 'alarm'],
  'last-reserves': () => [
    'an Allied corps stands beyond the Elbe: the last German reserves are called',
    'alarm',
  ],
  advanced: e => [`${nameOf(e.unit)} advances to ${placeNamed(e.to)}`, 'part'],
  retreat: ({ hex, hexes }) => [
    `The defenders of ${placeNamed(hex)} retreat ${count(Number(hexes), 'hex', 'hexes')}`,
    'part',
  ],
  stand: e => [`The defenders of ${placeNamed(e.hex)} hold`, 'part'],
  retreated: e => [`${nameOf(e.unit)} retreats to ${placeNamed(e.to)}`, 'part'],
  reduced: e => [`${nameOf(e.unit)} loses a step${e.rule === '7.12b' ? ': out of supply' : ''}`, 'part'],
  eliminated: e => [
    `${nameOf(e.unit)} is eliminated${inHex(e.hex)}${e.rule === '7.12b' ? ': out of supply' : ''}`,
    'part',
  ],
  'aerial-supply': e => [`Aerial supply at ${placeNamed(e.hex)}`, 'plain'],
  bombers: e => [`Allied bombers strike ${placeNamed(e.hex)}; ${e.left} left`, 'alarm'],
  thunderclap: e => [`Operation Thunderclap: ${placeNamed(e.hex)}`, 'alarm'],
  'city-destroyed': e => [`${placeNamed(e.hex)} is destroyed and counts for nobody`, 'alarm'],
  'source-lost': e => [`${placeNamed(e.hex)} supplies the Germans no longer`, 'alarm'],
  'supply-problems': e => [`Supply problems: the ${GROUP_TITLES[String(e.group)]}`, 'alarm'],
  scheldt: () => ['The Germans cross the Scheldt estuary in this movement', 'plain'],
  'bridge-captured': e => [
    `A bridge across the Rhine from ${placeNamed(e.hex)} to ${placeNamed(e.to)} is captured`,
    'alarm',
  ],
  'bridge-blown': e => [`The Rhine bridges at ${placeNamed(e.hex)} are blown`, 'plain'],
  'bridge-lost': e => [`The captured bridge at ${placeNamed(e.hex)} is destroyed`, 'alarm'],
  fortress: e => [`Alpine Fortress in ${placeNamed(e.hex)}`, 'alarm'],
  'fortress-fell': e => [`The Alpine Fortress in ${placeNamed(e.hex)} falls`, 'alarm'],
  offensive: ({ hex, left }) => [
    `Fuehrer Mandated Offensive at ${placeNamed(hex)}; ${count(Number(left), 'marker')} left`,
    'alarm',
  ],
  'game-over': e => [String(e.because), 'alarm'],
}

/** Steps of stacks become one line each, a battle one line with its reckoning, and control is told of cities only. */
export function account(events: readonly GameEvent[]): Told[] {
  const told: Told[] = []
  let attack: GameEvent | null = null
  let steps: GameEvent[] = []
  let interior: string[] = []
  const flush = () => {
    told.push(...moves(steps))
    steps = []
    if (interior.length > 0) told.push(interiorLine(interior))
    interior = []
  }
  for (const event of events) {
    if (event.event === 'moved') steps.push(event)
    else if (event.event === 'control' && event.rule === '7.16') interior.push(String(event.hex))
    else if (event.event === 'control') told.push(...taken(event))
    else {
      flush()
      if (event.event === 'attack') attack = event
      else if (event.event === 'battle') {
        told.push(battle(attack, event))
        attack = null
      } else told.push(...plain(event))
    }
  }
  flush()
  if (attack !== null) told.push(line(attack, attackText(attack), 'battle', [String(attack.target)]))
  return told
}

const line = (event: GameEvent, text: string, manner: Manner, hexes: readonly string[]): Told => ({
  event,
  text,
  rule: String(event.rule),
  hexes,
  manner,
  dice: Array.isArray(event.dice) ? (event.dice as number[]) : [],
  rows: [],
})

function plain(event: GameEvent): Told[] {
  const found = TELLERS[event.event]?.(event) ?? null
  if (found === null) return []
  const hexes = [event.hex, event.from, event.to].filter(hex => grid.indexOf(String(hex)) >= 0).map(String)
  return [line(event, found[0], found[1], hexes)]
}

function taken(event: GameEvent): Told[] {
  const hex = grid.indexOf(String(event.hex))
  if (hex < 0 || !isCity[hex]) return []
  const who = event.side === 'allied' ? 'the Allies take' : 'the Germans take'
  return [line(event, `${who} ${placeNamed(event.hex)}`, 'part', [String(event.hex)])]
}

function interiorLine(hexes: readonly string[]): Told {
  const text = `${count(hexes.length, 'hex', 'hexes')} of the French interior pass to the Allies`
  return line({ event: 'control', rule: '7.16', side: 'allied' }, text, 'plain', hexes)
}

/** `US 5th Corps and US 7th Corps 3304 to Paris` */
function moves(steps: readonly GameEvent[]): Told[] {
  const ways = new Map<string, string[]>()
  for (const { unit, from, to } of steps) {
    const way = ways.get(String(unit)) ?? [String(from)]
    ways.set(String(unit), [...way, String(to)])
  }
  const byWay = Map.groupBy([...ways], ([, way]) => way.join(' '))
  return [...byWay.values()].map(same => {
    const way = same[0][1]
    const who = list(same.map(([unit]) => nameOf(unit)))
    const event = { event: 'moved', rule: '8.0', unit: same[0][0] }
    return line(event, `${who} ${placeNamed(way[0])} to ${placeNamed(way.at(-1))}`, 'move', way)
  })
}

const attackText = (attack: GameEvent): string =>
  `Attack on ${placeNamed(attack.target)} by ${units(attack.units)}`

function battle(attack: GameEvent | null, event: GameEvent): Told {
  const who = attack === null ? `Battle at ${placeNamed(event.target)}` : attackText(attack)
  const text = `${who} at ${event.column}: ${event.result}`
  return {
    ...line({ ...event, side: attack?.side ?? '' }, text, 'battle', [String(event.target)]),
    rows: reckoningOf(event),
  }
}

type Shift = { readonly rule: string; readonly label: string; readonly columns: number }

/** The odds of a battle line by line. */
export function reckoningOf(event: GameEvent): (readonly [string, string, string])[] {
  const beyond = Number(event.beyond)
  return [
    [`attack ${event.attack} against defence ${event.defence}`, String(event.odds), '10.1'],
    ...(event.shifts as unknown as readonly Shift[]).map(
      ({ label, columns, rule }) => [label, shiftWords(columns), rule] as const,
    ),
    ['column', `${event.column}${beyondWords(beyond)}`, '11.0'],
    ['result, attacker/defender', String(event.result), '11.0c'],
  ]
}

/** R61 */
export function beyondWords(beyond: number): string {
  if (beyond === 0) return ''
  return `, ${count(Math.abs(beyond), 'more step')} for the ${beyond > 0 ? 'defender' : 'attacker'}`
}

/** Whose deed it was, -1 where it cannot be told. */
export function sideOfTold({ event }: Told, ownerOf: (unit: number) => number): number {
  const named = sideAt(event.side)
  if (named >= 0) return named
  const unit = unitAt(event.unit)
  return unit >= 0 ? ownerOf(unit) : -1
}
