// A game small enough to know the best plan. Red crosses a river at three fords, two companies a turn; then Blue's guns, which
// reach ford a alone, shell it if they like. Every company that is over and alive scores. One of the fords a and c is
// mined, and only Blue knows which: half of those who cross there are lost.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { success } from '../../engine/files/result.ts'
import { flowField } from '../../engine/flow/frames.ts'
import type { Action } from '../../engine/game/action.ts'
import type { Game } from '../../engine/game/game.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../../engine/state/layout.ts'
import type { Description } from '../players/player.ts'

const FORDS = ['a', 'b', 'c']
const LAST_TURN = 3
const COMPANIES = 2

const layout = stateLayout<null, null>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  turn: scalar(0, LAST_TURN + 1),
  side: scalar(0, 1),
  left: scalar(0, COMPANIES),
  /** Ford that is mined, -1 in what Red sees. */
  mined: scalar(-1, FORDS.length - 1),
  over: run(FORDS.length, 0, COMPANIES),
  points: run(2, 0, 100),
  flow: flowField({}),
})

export type Fords = StateOf<typeof layout.spec, null, null>

function legal(g: Fords, side: number): Action[] {
  if (g.turn > LAST_TURN || side !== g.side) return []
  if (side === 1) return [{ do: 'end' }, { do: 'shell' }]
  const crossings = g.left > 0 ? FORDS.map(at => ({ do: 'cross', at })) : []
  return [{ do: 'end' }, ...crossings]
}

function perform(g: Fords, action: Action): void {
  if (action.do === 'cross') cross(g, FORDS.indexOf(String(action.at)))
  else if (g.side === 0) g.side = 1
  else endTurn(g, action.do === 'shell')
}

function cross(g: Fords, ford: number): void {
  g.left -= 1
  if (ford === g.mined && g.dice.below(g.rolls++, 2) === 0) return
  g.over[ford] += 1
}

function endTurn(g: Fords, isShelled: boolean): void {
  if (isShelled) g.over[0] = 0
  g.points[0] += g.over.reduce((sum, companies) => sum + companies, 0)
  g.points[1] += COMPANIES * 0.5 + (isShelled ? 1 : 0)
  g.over.fill(0)
  g.turn += 1
  g.side = 0
  g.left = COMPANIES
}

const isOver = (g: Fords): boolean => g.turn > LAST_TURN

export const fords: Game<Fords> = {
  id: 'fords',
  title: 'Fords',
  rulesVersion: 1,
  scenarios: [{ id: 'day', title: 'Day', turns: LAST_TURN, sides: ['Red', 'Blue'], options: [] }],
  verbs: { end: '', shell: '', cross: 'at' },
  decisions: ['act'],
  begin(_scenario, _options, dice) {
    const g = layout.create(null, dice)
    g.turn = 1
    g.left = COMPANIES
    return success(g)
  },
  awaited: g => (isOver(g) ? null : { side: g.side, decision: 'act' }),
  outcome(g) {
    if (!isOver(g)) return null
    const lead = g.points[0] - g.points[1]
    return {
      winners: lead === 0 ? [] : [lead > 0 ? 0 : 1],
      rule: '1',
      because: `${g.points[0]} companies are over`,
    }
  },
  legal,
  check: () => [],
  perform: (g, _side, action) => perform(g, action),
  view(g, side) {
    const seen = g.copy()
    if (side === 0) seen.mined = -1
    return { state: layout.toJSON(seen) }
  },
  watches: () => [],
  hear: (_g, _viewer, events) => events,
  imagine({ state }, dice) {
    const read = layout.fromJSON(state)
    if (!read.ok) throw new Error(read.field)
    const g = layout.create(null, dice, read.cells)
    if (g.mined < 0) g.mined = dice.below(0, 2) * 2
    return success(g)
  },
  situation: g => ({ turn: g.turn }),
  toJSON: () => null,
  fromJSON: () => success(layout.create(null, fastDice(1))),
  faultsIn: () => [],
}

/** Red's officer takes the nearest ford, which is the one under the guns. Blue's shells whenever there is a target. */
const LIKINGS: Readonly<Record<string, number>> = { a: 3, b: 2, c: 1 }

export const describeFords = (): Description<Fords> => ({
  liveliness: () => () => 1,
  worth: (_game, g) => action =>
    action.do === 'cross' ? LIKINGS[String(action.at)] : action.do === 'shell' && g.over[0] > 0 ? 1 : 0,
  standing: (g, side) => Math.tanh((g.points[side] - g.points[1 - side]) / 4),
  moment: g => g.turn * 2 + g.side,
  turn: g => g.turn,
  mover: g => g.side,
})

export function fordsMinedAt(ford: 'a' | 'c', seed = 1): Fords {
  const begun = fords.begin('day', {}, fastDice(seed))
  if (!begun.ok) throw new Error('Fords')
  begun.value.mined = FORDS.indexOf(ford)
  return begun.value
}
