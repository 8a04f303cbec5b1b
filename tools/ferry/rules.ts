// The ferry at Brest: a game that takes a minute, with one of everything that a game of the house has. Red and Blue have two
// companies each on a board of eight hexes. In its turn a company walks one hex or shoots at one beside it and hits on 4 to 6.
// Whoever stands at the ferry (0202) after four turns wins.
import { parseBoard } from '../../engine/board/parse.ts'
import { TWO_RIVERS } from '../../engine/board/two-rivers.fixture.ts'
import { failure, type Result, success, valueOrThrow } from '../../engine/files/result.ts'
import { type Decision, flowOf } from '../../engine/flow/flow-game.ts'
import { defineFrames, flowField, pushFrame } from '../../engine/flow/frames.ts'
import { gameOf } from '../../engine/flow/game-of.ts'
import { clearStacks, putOnTop, sendTo } from '../../engine/forces/stacks.ts'
import type { Action } from '../../engine/game/action.ts'
import { doorOf } from '../../engine/game/door.ts'
import type { Scenario } from '../../engine/game/game.ts'
import { readOptions } from '../../engine/game/options.ts'
import { positionJson } from '../../engine/game/position-json.ts'
import { forbid, type Refusal } from '../../engine/game/refusal.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../../engine/state/layout.ts'

export const ID = 'ferry'
export const UNITS = ['red-1', 'red-2', 'blue-1', 'blue-2'] as const
export const LAST_TURN = 4
const DEAD = -1
const START = ['0101', '0102', '0302', '0303']

export const board = valueOrThrow(parseBoard(TWO_RIVERS, 'ferry'))
export const { grid } = board
export const FERRY = grid.indexOf('0202')
export const isSea = (hex: number): boolean => (board.terrain[hex] & 8) !== 0
export const sideOf = (unit: number): number => (unit < 2 ? 0 : 1)
export const unitAt = (id: unknown): number => UNITS.indexOf(id as (typeof UNITS)[number])

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'day',
    title: 'A day at the ferry',
    turns: LAST_TURN,
    sides: ['red', 'blue'],
    options: [],
  },
]

interface Terms {
  readonly scenario: string
  readonly lastTurn: number
  readonly options: object
}

function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  if (scenario !== 'day') return failure([{ file: ID, line: 0, reason: `there is no scenario ${scenario}` }])
  const read = readOptions(SCENARIOS[0].options, options, ID)
  return read.ok ? success({ scenario: 'day', lastTurn: LAST_TURN, options: read.value }) : read
}

const FRAMES = defineFrames({ act: [] }, {})

const layout = stateLayout<Terms, never>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  turn: scalar(0, LAST_TURN + 1),
  side: scalar(0, 1),
  place: run(UNITS.length, DEAD, grid.size - 1),
  top: run(grid.size, -1, UNITS.length - 1),
  below: run(UNITS.length, -1, UNITS.length - 1),
  /** 1 for a company that has walked or shot in this turn. */
  done: run(UNITS.length, 0, 1),
  flow: flowField(FRAMES),
})

export type Ferry = StateOf<typeof layout.spec, Terms, never>

const NOT_YOURS = forbid('1', 'that is not your company')
const DONE = forbid('2', 'that company has had its turn')
const TOO_FAR = forbid('2', 'companies walk and shoot one hex far')
const SEA = forbid('2', 'companies do not swim')
const TAKEN = forbid('2', 'somebody stands there')
const UNKNOWN = forbid('1', 'companies walk or shoot, and then the turn ends')

function whyNot(g: Ferry, action: Action): Refusal | null {
  if (action.do === 'end') return null
  const unit = unitAt(action.unit)
  if (unit < 0 || sideOf(unit) !== g.side || g.place[unit] < 0) return NOT_YOURS
  if (g.done[unit] === 1) return DONE
  if (action.do === 'walk') return whyNotWalk(g, unit, grid.indexOf(String(action.to)))
  if (action.do !== 'shoot') return UNKNOWN
  const target = unitAt(action.at)
  if (target < 0 || sideOf(target) === g.side || g.place[target] < 0) return UNKNOWN
  return grid.directionTo(g.place[unit], g.place[target]) < 0 ? TOO_FAR : null
}

function whyNotWalk(g: Ferry, unit: number, to: number): Refusal | null {
  if (to < 0 || grid.directionTo(g.place[unit], to) < 0) return TOO_FAR
  if (isSea(to)) return SEA
  return g.place.includes(to) ? TAKEN : null
}

function* thinkable(): Generator<Action> {
  yield { do: 'end' }
  for (const unit of UNITS) {
    for (const to of grid.names) yield { do: 'walk', unit, to }
    for (const at of UNITS) yield { do: 'shoot', unit, at }
  }
}

const act: Decision<Ferry> = {
  side: g => g.side,
  list(g, offer) {
    for (const action of thinkable()) if (whyNot(g, action) === null) offer(action)
  },
  check: whyNot,
  perform(g, action, log) {
    const unit = unitAt(action.unit)
    if (action.do === 'end') {
      log?.push({ event: 'ended', rule: '3', side: g.side })
      g.done.fill(0)
      g.side = 1 - g.side
      if (g.side === 0) g.turn += 1
      if (g.side === 0) log?.push({ event: 'turn', rule: '3', turn: g.turn })
      return
    }
    g.done[unit] = 1
    if (action.do === 'walk') {
      putOnTop(g, unit, grid.indexOf(String(action.to)))
      log?.push({ event: 'walked', rule: '2', unit: action.unit, to: action.to })
      return
    }
    const die = g.dice.below(g.rolls++, 6) + 1
    if (die >= 4) sendTo(g, unitAt(action.at), DEAD)
    log?.push({ event: 'shot', rule: '2', unit: action.unit, at: action.at, dice: [die], isHit: die >= 4 })
  },
}

export const alive = (g: Ferry, side: number): number =>
  UNITS.filter((_, unit) => sideOf(unit) === side && g.place[unit] >= 0).length

export const holder = (g: Ferry): number => {
  const unit = g.place.indexOf(FERRY)
  return unit < 0 ? -1 : sideOf(unit)
}

const isOver = (g: Ferry): boolean => g.turn > LAST_TURN || alive(g, 0) === 0 || alive(g, 1) === 0

const faultsIn = (g: Ferry): string[] => {
  const standing = [...g.place].filter(hex => hex >= 0)
  const isCrowded = new Set(standing).size < standing.length
  return isCrowded || standing.some(isSea) ? ['companies stand in the sea or on each other'] : []
}

function begin(g: Ferry): void {
  g.turn = 1
  clearStacks(g)
  for (const [unit, hex] of START.entries()) putOnTop(g, unit, grid.indexOf(hex))
  pushFrame(g.flow, FRAMES.act)
}

const { toJSON, fromJSON } = positionJson({ id: ID, title: 'The Ferry', layout, termsFrom, faultsIn })

export const ferry = gameOf({
  id: ID,
  title: 'The Ferry',
  rulesVersion: 1,
  scenarios: SCENARIOS,
  flow: flowOf({
    frames: FRAMES,
    decisions: { act },
    procedures: {},
    verbs: { end: '', walk: 'unit to', shoot: 'unit at' },
    expand: () => null,
    isOver,
    refusals: {
      over: forbid('4', 'the game is over'),
      wrongSide: forbid('1', 'it is the other side’s turn'),
      malformed: UNKNOWN,
    },
  }),
  termsFrom,
  state: { layout, begin, faultsIn },
  outcome(g: Ferry) {
    if (!isOver(g)) return null
    const last = [0, 1].find(side => alive(g, 1 - side) === 0)
    const winner = last ?? holder(g)
    const because = winner < 0 ? 'nobody holds the ferry' : `${SCENARIOS[0].sides[winner]} holds the day`
    return { winners: winner < 0 ? [] : [winner], rule: '4', because }
  },
  // Nothing is hidden.
  sight: {
    view: (g: Ferry) => ({ position: toJSON(g) }),
    hear: (_g, _viewer, events) => events,
    imagine: (view, dice) => fromJSON(view.position, dice),
  },
  situation: (g: Ferry) => ({ turn: g.turn, side: SCENARIOS[0].sides[g.side] }),
})

export const door = doorOf(ferry, null)
