// One sentence for every kind of event, without its full stop.
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, list } from '../../../engine/words/english.ts'
import { PHASE_NAMES } from '../state.ts'
import { RESULTS } from '../tables.ts'
import { TURN_NAMES } from '../wars.ts'
import { nameOf, nationName, nationNamed, placeNamed, SIDE_NAMES, sideNumber } from './names.ts'

type Teller = (event: GameEvent) => string

export const PHASE_WORDS: Readonly<Record<string, string>> = {
  mobilization: 'mobilization',
  air: 'air phase',
  movement: 'movement',
  combat: 'combat',
  'air return': 'air return',
  surrender: 'surrender checks',
}

const side = (value: unknown): string => SIDE_NAMES[sideNumber(value)] ?? 'Neither'
const nation = (value: unknown): string => nationName(nationNamed(value))
const die = ({ dice }: GameEvent): number => (dice as readonly number[])[0]
const names = (value: unknown): string => list((value as readonly unknown[]).map(nameOf))

/** Results of the combat tables, of air combat and of bombing. */
export const resultName = (code: unknown): string =>
  RESULTS.find(result => result.code === code)?.name ?? String(code)

const AIR_RESULTS: Readonly<Record<string, string>> = {
  AE: 'the interceptor is shot down',
  AL: 'the interceptor is shot up',
  ML: 'both are shot up',
  DB: 'the mission is called off',
  DL: 'the intercepted unit is shot up',
  DE: 'the intercepted unit is shot down',
}

const TERROR_RESULTS: Readonly<Record<string, string>> = {
  Defiance: 'defiance, the bomber is reduced',
  Flak: 'flak',
  none: 'no effect',
  Terror: 'terror',
}

const VOYAGES: Readonly<Record<string, string>> = {
  sail: 'sails',
  assault: 'sails to assault',
  evacuate: 'is evacuated',
  transit: 'sails round the map',
}

const EVENT_NOTES: Readonly<Record<string, string>> = {
  Weather: 'storms set in if it is November',
  Intervention: 'neutrals join the war',
  'Crisis Elsewhere': 'a second die gives one side 2 replacement points',
  'Putsch!': 'no Axis replacement points unless Germany holds an enemy city',
  'Blitzkrieg!': 'no Allied replacement points if Germany holds three enemy cities',
}

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: ({ turn }) => `Turn ${turn}, ${TURN_NAMES[Number(turn) - 1]} 1938`,
  phase: ({ phase, side: who }) =>
    `${side(who)} ${PHASE_WORDS[PHASE_NAMES[Number(phase)]] ?? PHASE_NAMES[Number(phase)]}`,
  'game-over': ({ because }) => capital(String(because)),
  // Set-up
  placed: ({ unit, hex }) => `${nameOf(unit)} sets up in ${placeNamed(hex)}`,
  'set-up-complete': () => 'Set-up is complete',
  preparedness: event =>
    `${nameOf(event.unit)} ${die(event) >= 5 ? 'starts at full strength' : 'starts reduced'}`,
  surprise: event => `Surprise attack, ${nation(event.nation)}: ${surpriseWords(die(event))}`,
  // Countries
  event: ({ name }) => `Event: ${name}, ${EVENT_NOTES[String(name)] ?? ''}`,
  crisis: ({ side: who }) => `The ${side(who)} side gains 2 replacement points`,
  'no-points': ({ side: who }) => `The ${side(who)} side receives no replacement points this turn`,
  storms: () => 'Storms set in for the rest of the game',
  invasion: ({ nation: victim, invader }) => capital(`${nation(invader)} invades ${nation(victim)}`),
  joined: ({ nation: who, side: whose }) => capital(`${nation(who)} joins the ${side(whose)} side`),
  'surrender-check': ({ nation: who, surrenders }) =>
    capital(`${nation(who)} ${surrenders ? 'surrenders' : 'fights on'}`),
  surrendered: ({ nation: who }) => capital(`${nation(who)} is out of the war`),
  control: ({ hex, side: who }) => `${placeNamed(hex)} is ${side(who)} controlled`,
  // Mobilization
  mobilized: ({ unit, due }) => `${nameOf(unit)} is mobilized and arrives on turn ${due}`,
  'never-comes': ({ unit }) => `${nameOf(unit)} is mobilized too late to arrive`,
  refitted: ({ unit }) => `${nameOf(unit)} is refitted`,
  available: ({ unit }) => `${nameOf(unit)} is available`,
  arrived: ({ unit, hex }) => `${nameOf(unit)} arrives in ${placeNamed(hex)}`,
  delayed: ({ unit }) => `${nameOf(unit)} finds no hex to arrive in and waits a turn`,
  grounded: ({ unit }) => `${nameOf(unit)} is grounded by storms`,
  // Air
  launched: ({ unit, to }) => `${nameOf(unit)} flies to ${placeNamed(to)}`,
  intercepts: ({ unit, to }) => `${nameOf(unit)} intercepts at ${placeNamed(to)}`,
  interception: ({ interceptor, target, hex, result }) =>
    `Air combat over ${placeNamed(hex)}, ${nameOf(interceptor)} against ${nameOf(target)}: ${AIR_RESULTS[String(result)]}`,
  aborted: ({ unit }) => `${nameOf(unit)} turns back`,
  parked: ({ unit }) => `${nameOf(unit)} is out of action until refitted`,
  'air-returned': ({ unit }) => `${nameOf(unit)} returns: no attacker of its country`,
  'terror-bombing': ({ unit, hex, target, result }) =>
    `${nameOf(unit)} bombs ${target === 'city' ? placeNamed(hex) : `the units in ${placeNamed(hex)}`}: ${TERROR_RESULTS[String(result)] ?? result}`,
  terror: ({ hex }) => `${placeNamed(hex)} is terrorized`,
  airlifted: ({ unit, from, to }) => `${nameOf(unit)} is flown from ${placeNamed(from)} to ${placeNamed(to)}`,
  // Movement
  moved: ({ unit, from, to }) => `${nameOf(unit)}, ${placeNamed(from)} to ${placeNamed(to)}`,
  railed: ({ unit, from, to }) => `${nameOf(unit)} by rail, ${placeNamed(from)} to ${placeNamed(to)}`,
  'out-of-supply': ({ unit }) => `${nameOf(unit)} is out of supply and has half its movement points`,
  'left-map': ({ unit, from }) => `${nameOf(unit)} leaves the map by rail at ${placeNamed(from)}`,
  'returned-to-map': ({ unit, to }) => `${nameOf(unit)} returns by rail to ${placeNamed(to)}`,
  sailed: ({ how, unit, from, to }) =>
    `${nameOf(unit)} ${VOYAGES[String(how)] ?? 'sails'} from ${placeNamed(from)} to ${placeNamed(to)}`,
  evacuation: event =>
    `${nameOf(event.unit)} ${die(event) <= 3 ? 'crosses safely' : 'is intercepted at sea'}`,
  'sea-supply': ({ unit, to }) => `${nameOf(unit)} supplies ${placeNamed(to)} by sea`,
  // Combat
  attack: ({ target, units }) => `Attack on ${placeNamed(target)} by ${names(units)}`,
  support: ({ unit }) => `${nameOf(unit)} supports the attack`,
  'support-returned': ({ unit }) => `${nameOf(unit)} returns`,
  'special-forces': ({ unit, succeeds }) => `${nameOf(unit)} ${succeeds ? 'succeeds' : 'fails and is lost'}`,
  battle: ({ target, table, column, result }) =>
    `Battle for ${placeNamed(target)}, ${table === 'mobile' ? 'Mobile' : 'Assault'} ${column}: ${resultName(result)}`,
  reduced: ({ unit }) => `${nameOf(unit)} is reduced`,
  eliminated: ({ unit }) => `${nameOf(unit)} is eliminated`,
  retreated: ({ unit, from, to }) => `${nameOf(unit)} retreats from ${placeNamed(from)} to ${placeNamed(to)}`,
  held: ({ unit, rule }) =>
    rule === '12.2e'
      ? `${nameOf(unit)} ends its retreat in a fortress`
      : `${nameOf(unit)} holds the fortress`,
  advanced: ({ unit, to }) => `${nameOf(unit)} advances into ${placeNamed(to)}`,
}

function surpriseWords(roll: number): string {
  if (roll <= 3) return 'its aircraft are caught on the ground'
  return roll === 6 ? 'on alert, 1 replacement point' : 'no effect'
}

export const eventWords: Teller = event =>
  TELLERS[event.event]?.(event) ?? capital(event.event.replaceAll('-', ' '))

/** Kinds of events that are told by a sentence of their own. */
export const KINDS_TOLD: readonly string[] = Object.keys(TELLERS)
