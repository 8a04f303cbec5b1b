// A game small enough to know by heart: red and blue walk and shoot on a handful of hexes. A shot hits on 4 or more, a hit
// takes a step, and each turn begins with the blind draw of a wind.

import type { Board } from '../board/board.ts'
import { parseBoard } from '../board/parse.ts'
import { success, valueOrThrow } from '../files/result.ts'
import { flowField } from '../flow/frames.ts'
import type { Action, GameEvent, Log } from '../game/action.ts'
import type { Game } from '../game/game.ts'
import { yesNo } from '../game/options.ts'
import { forbid, type Refusal } from '../game/refusal.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../state/layout.ts'
import type { Position } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import { report } from './spot.ts'

const NAMES = ['0101', '0102', '0103', '0201', '0202', '0301', '0302', '0303']

export const meadow = valueOrThrow(
  parseBoard(
    [
      'board "Meadow"',
      'grid lines=1-3 along=1-3 short=even:2 shifted=even',
      'terrain clear woods sea',
      'hexsides river',
      'networks road',
      'regions Red Blue',
      'features town',
      ...NAMES.map(name => `hex ${name} ${name < '0201' ? 'Red' : 'Blue'} clear`),
    ].join('\n'),
    'meadow',
  ),
)

export const UNITS = ['red-1', 'red-2', 'blue-1', 'blue-2']
const WINDS = ['calm', 'breeze', 'storm']
const DEAD = -1
const RESERVE = -2

const layout = stateLayout<null, null>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  turn: scalar(-1, 100),
  side: scalar(-1, 100),
  wind: scalar(-1, 100),
  place: run(UNITS.length, RESERVE, NAMES.length - 1),
  steps: run(UNITS.length, 0, 2),
  holder: run(NAMES.length, -1, 2),
  flow: flowField({}),
})

export type Skirmish = StateOf<typeof layout.spec, null, null>

/** The board on the table: positions may lay out another one. */
export let table: Board = meadow

const TOO_FAR = forbid('2.1', 'units walk to an adjacent hex')
const OCCUPIED = forbid('2.2', 'somebody is there')
const WATER = forbid('2.3', 'units do not swim')
const NOT_YOURS = forbid('1.1', 'that is not your unit')
const NO_SUCH = forbid('1.2', 'there is no such action')

const sideOf = (unit: number): number => (unit < 2 ? 0 : 1)
const isSea = (hex: number): boolean => (table.terrain[hex] & 4) !== 0

function walkRefusal(g: Skirmish, unit: number, to: number): Refusal | null {
  if (unit < 0 || sideOf(unit) !== g.side || g.place[unit] < 0) return NOT_YOURS
  if (to < 0 || table.grid.directionTo(g.place[unit], to) < 0) return TOO_FAR
  if (isSea(to)) return WATER
  return g.place.includes(to) ? OCCUPIED : null
}

function shootRefusal(g: Skirmish, unit: number, target: number): Refusal | null {
  if (unit < 0 || sideOf(unit) !== g.side || g.place[unit] < 0) return NOT_YOURS
  if (target < 0 || sideOf(target) === g.side || g.place[target] < 0) return NO_SUCH
  return table.grid.directionTo(g.place[unit], g.place[target]) < 0 ? TOO_FAR : null
}

const unitNamed = (value: unknown): number => UNITS.indexOf(value as string)
const hexNamed = (value: unknown): number => (typeof value === 'string' ? table.grid.indexOf(value) : -1)

function refusalOf(g: Skirmish, action: Action): Refusal | null {
  if (action.do === 'end') return null
  if (action.do === 'walk') return walkRefusal(g, unitNamed(action.unit), hexNamed(action.to))
  return action.do === 'shoot' ? shootRefusal(g, unitNamed(action.unit), unitNamed(action.at)) : NO_SUCH
}

const roll = (g: Skirmish, sides: number): number => g.dice.below(g.rolls++, sides)

function shoot(g: Skirmish, action: Action, log: Log): void {
  const target = unitNamed(action.at)
  const die = roll(g, 6) + 1
  log?.push({ event: 'shot', rule: '3.1', dice: [die], at: action.at })
  if (die < 4) return
  g.steps[target] -= 1
  if (g.steps[target] > 0) return
  g.place[target] = DEAD
  const luck = roll(g, 6) + 1
  log?.push({ event: 'grief', rule: '3.2', for: 'mourning', dice: [luck] })
}

function endTurn(g: Skirmish, log: Log): void {
  g.side = 1 - g.side
  if (g.side === 0) g.turn += 1
  g.wind = roll(g, WINDS.length)
  log?.push({ event: 'wind', rule: '4.1', wind: WINDS[g.wind] })
}

const isOver = (g: Skirmish): boolean =>
  [0, 1].some(side => UNITS.every((_, u) => sideOf(u) !== side || g.place[u] === DEAD))

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  title: 'Skirmish',
  rulesVersion: 1,
  scenarios: [
    {
      id: 'day',
      title: 'Day',
      turns: 9,
      sides: ['Red', 'Blue'],
      options: [yesNo('mud', false, { title: 'Mud', says: 'Mud slows units.', rule: '5' })],
    },
    { id: 'night', title: 'Night', turns: 9, sides: ['Red', 'Blue'], options: [] },
  ],
  verbs: { end: '', walk: 'unit to', shoot: 'unit at' },
  decisions: ['act'],
  begin: (_scenario, _options, dice) => success(layout.create(null, dice)),
  awaited: g => (isOver(g) ? null : { side: g.side, decision: 'act' }),
  outcome: g =>
    isOver(g)
      ? {
          winners: [g.place[0] === DEAD && g.place[1] === DEAD ? 1 : 0],
          rule: '6',
          because: 'nobody is left',
        }
      : null,
  legal(g, side) {
    if (side !== g.side || isOver(g)) return []
    const actions: Action[] = [{ do: 'end' }]
    UNITS.forEach((unit, u) => {
      for (const to of table.grid.names) actions.push({ do: 'walk', unit, to })
      for (const at of UNITS) if (g.place[u] !== DEAD) actions.push({ do: 'shoot', unit, at })
    })
    return actions.filter(action => refusalOf(g, action) === null)
  },
  check(g, side, action) {
    const refusal = side === g.side ? refusalOf(g, action as Action) : NOT_YOURS
    return refusal === null ? [] : [refusal]
  },
  perform(g, _side, action, log) {
    if (action.do === 'end') endTurn(g, log)
    else if (action.do === 'shoot') shoot(g, action, log)
    else {
      g.place[unitNamed(action.unit)] = hexNamed(action.to)
      g.holder[hexNamed(action.to)] = g.side + 1
      log?.push({ event: 'walked', rule: '2.1', unit: action.unit, to: action.to })
    }
  },
  view: (g, side) => ({ mine: UNITS.filter((_, u) => sideOf(u) === side && g.place[u] >= 0) }),
  watches: () => [],
  hear: (_g, _viewer, events) => events,
  imagine: () => success(layout.create(null, { below: () => 0 })),
  situation: g => ({ turn: g.turn, phase: 'day', wind: WINDS[g.wind] }),
  toJSON: () => null,
  fromJSON: () => success(layout.create(null, { below: () => 0 })),
  faultsIn: () => [],
}

const BOXES = ['dead', 'reserve']
const powers = new Map<string, number>()

function lay(position: Position, dice: Skirmish['dice']): Skirmish | null {
  const g = layout.create(null, dice)
  g.turn = position.turn?.number ?? 1
  g.side = position.phase?.who?.toLowerCase() === 'blue' ? 1 : 0
  g.place.fill(RESERVE)
  g.steps.fill(2)
  table.region.forEach((region, hex) => {
    g.holder[hex] = region + 1
  })
  for (const { hex, holder } of position.control) g.holder[hex] = ['Red', 'Blue'].indexOf(holder ?? '') + 1
  for (const { unit, hex, box, step, words, spot } of position.placements) {
    if (hex >= 0 && isSea(hex)) report(spot, 'in-the-water', `${unit} would drown`)
    g.place[unitNamed(unit)] = hex >= 0 ? hex : box === 'dead' ? DEAD : RESERVE
    if (words.has('hidden')) g.place[unitNamed(unit)] = RESERVE
    g.steps[unitNamed(unit)] = step ?? 2
  }
  const wind = position.situation.get('wind')
  if (wind?.document.kind === 'value') g.wind = WINDS.indexOf(String(wind.document.value))
  return g
}

const placeOf = (g: Skirmish, u: number): string =>
  table.grid.names[g.place[u]] ?? (g.place[u] === DEAD ? 'dead' : 'reserve')

export const skirmishPositions: GamePositions<Skirmish> = {
  game: skirmish,
  board: meadow,
  emptyHex: '- sea',
  units: UNITS,
  describeUnit: unit => unit,
  kindOf: unit => unit,
  stepsOf: () => 2,
  values: ['power'],
  unitWords: { hidden: 'yes if the unit starts in the reserve all the same' },
  boxes: BOXES,
  holders: ['Red', 'Blue'],
  phases: { act: 'act: <side>', dusk: 'nothing more today' },
  words: { wind: 'calm, breeze or storm' },
  facts: {
    at: { about: 'hex or box', of: 'unit', read: (g, unit) => placeOf(g, unitNamed(unit)) },
    steps: { about: 'steps left', of: 'unit', read: (g, unit) => g.steps[unitNamed(unit)] },
    power: { about: 'value of a unit', of: 'unit', read: (_g, unit) => powers.get(unit as string) },
    control: {
      about: 'side that holds a hex',
      of: 'hex',
      read: (g, hex) => ({ is: ['nobody', 'Red', 'Blue'][g.holder[hexNamed(hex)]] }),
    },
    alive: {
      about: 'units of a side',
      of: 'side',
      unordered: true,
      read: (g, side) => UNITS.filter((_, u) => ['Red', 'Blue'][sideOf(u)] === side && g.place[u] >= 0),
    },
    range: {
      about: 'hexes between two units',
      of: 'question',
      asks: ['from', 'to'],
      read: (g, { from, to }: never) => ({
        is: table.grid.distance(g.place[unitNamed(from)], g.place[unitNamed(to)]),
      }),
    },
    wind: { about: 'the wind', of: 'game', read: g => WINDS[g.wind] },
  },
  events: {
    walked: ['unit', 'to'],
    shot: ['unit', 'at', 'dice', 'for', 'hit'],
    wind: ['wind'],
    fell: ['unit'],
  },
  actions: { walk: '{ unit, to }', shoot: '{ unit, at }', end: '' },
  rolls: { shot: 'a shot', mourning: 'grief', wind: 'the wind, by name' },
  during(position, run) {
    const before = table
    const powersBefore = [...powers]
    try {
      table = position.board ?? table
      for (const { unit, values } of position.placements)
        if ('power' in values) powers.set(unit, values.power)
      return run()
    } finally {
      table = before
      powers.clear()
      for (const [unit, power] of powersBefore) powers.set(unit, power)
    }
  },
  lay,
  open: () => {},
  placesIn: g => Object.fromEntries(UNITS.map((unit, u) => [unit, placeOf(g, u)])),
  quietAction: () => ({ do: 'end' }),
  rollIn(event: GameEvent) {
    if (event.event === 'wind') return { meaning: 'wind', count: 1, name: String(event.wind) }
    return Array.isArray(event.dice)
      ? { meaning: String(event.for ?? event.event), count: event.dice.length }
      : null
  },
  endsPhase: action => action.do === 'end',
}
