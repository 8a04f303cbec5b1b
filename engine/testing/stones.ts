// A game of stones, small enough to hold in the head, for the tests of flow, journal and match: two sides take one to
// three stones from a pile, or let a die decide; whoever takes the last one wins. Each may once look at a hidden number.
import type { Dice } from '../dice/dice.ts'
import { failure, success } from '../files/result.ts'
import { type Decision, flowOf } from '../flow/flow-game.ts'
import { defineFrames, flowField, popFrame, pushFrame, setSlot, slot } from '../flow/frames.ts'
import type { Action, Json } from '../game/action.ts'
import type { Game } from '../game/game.ts'
import { forbid } from '../game/refusal.ts'
import { COUNTLESS, run, type StateOf, scalar, stateLayout } from '../state/layout.ts'

const FRAMES = defineFrames({ start: [], take: ['side'] }, { side: [0, 1] })

const layout = stateLayout<{ pile: number }, never>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  stones: scalar(0, 12),
  winner: scalar(0, 2),
  looked: run(2, 0, 1),
  flow: flowField(FRAMES),
})

export type Stones = StateOf<typeof layout.spec, { pile: number }, never>

const TOO_MANY = forbid('2', 'there are not so many stones to take')
const UNKNOWN = forbid('1', 'stones are taken, rolled for or looked at')
const LOOKED = forbid('3', 'each side looks once')

function takeStones(g: Stones, side: number, count: number): void {
  g.stones = Math.max(0, g.stones - count)
  if (g.stones === 0) g.winner = side + 1
}

const take: Decision<Stones> = {
  side: g => slot(g.flow, FRAMES.take.at.side),
  list(g, offer) {
    for (let count = 1; count <= Math.min(3, g.stones); count++) offer({ do: 'take', count })
    offer({ do: 'roll' })
    if (!g.looked[slot(g.flow, FRAMES.take.at.side)]) offer({ do: 'look' })
  },
  check(g, action) {
    if (action.do === 'roll') return null
    if (action.do === 'look') return g.looked[slot(g.flow, FRAMES.take.at.side)] ? LOOKED : null
    if (action.do !== 'take') return UNKNOWN
    const fits = [1, 2, 3].includes(action.count as number) && (action.count as number) <= g.stones
    return fits ? null : TOO_MANY
  },
  perform(g, action, log) {
    const side = slot(g.flow, FRAMES.take.at.side)
    if (action.do === 'look') {
      g.looked[side] = 1
      g.revelations += 1
      return
    }
    const count = action.do === 'roll' ? g.dice.below(g.rolls++, 6) + 1 : (action.count as number)
    takeStones(g, side, count)
    log?.push({ event: 'took', rule: '2', side, count })
    setSlot(g.flow, FRAMES.take.at.side, 1 - side)
  },
}

/** A verb, or a number of stones to take. */
const partOf = (part: Json): Action =>
  typeof part === 'number' ? { do: 'take', count: part } : { do: String(part) }

const flow = flowOf({
  frames: FRAMES,
  decisions: { take },
  procedures: {
    start: {
      run(g: Stones) {
        popFrame(g.flow)
        pushFrame(g.flow, FRAMES.take, 0)
      },
    },
  },
  verbs: { take: 'count', roll: '', look: '', bundle: 'parts' },
  // One order for two turns of the same side's stones would be against the rules; for its own turn it is fine.
  expand: (_g, action) =>
    action.do === 'bundle' && Array.isArray(action.parts) ? action.parts.map(partOf) : null,
  isOver: g => g.winner !== 0,
  refusals: {
    over: forbid('4', 'the pile is empty'),
    wrongSide: forbid('1', 'it is the other side’s turn'),
    malformed: forbid('1', 'this is no action'),
  },
})

export const stones: Game<Stones> = {
  id: 'stones',
  title: 'Stones',
  rulesVersion: 1,
  scenarios: [{ id: 'twelve', title: 'Twelve stones', turns: 12, sides: ['first', 'second'], options: [] }],
  decisions: flow.decisions,
  verbs: flow.verbs,
  begin(scenario, _options, dice: Dice) {
    if (scenario !== 'twelve')
      return failure([{ file: 'stones', line: 0, reason: `no scenario ${scenario}` }])
    const g = layout.create({ pile: 12 }, dice)
    g.stones = g.terms.pile
    pushFrame(g.flow, FRAMES.start)
    flow.proceed(g, null)
    return success(g)
  },
  awaited: flow.awaited,
  outcome: g =>
    g.winner === 0 ? null : { winners: [g.winner - 1], rule: '4', because: 'took the last stone' },
  legal: flow.legal,
  check: flow.check,
  perform: flow.perform,
  watches: flow.watches,
  view: g => ({ stones: g.stones }),
  hear: (_g, _viewer, events) => events,
  imagine: () => failure([{ file: 'stones', line: 0, reason: 'nothing is hidden' }]),
  situation: g => ({ stones: g.stones }),
  toJSON: g => layout.toJSON(g),
  fromJSON: (json, dice) =>
    flow.accept(() => {
      const cells = layout.fromJSON(json)
      return cells.ok
        ? success(layout.create({ pile: 12 }, dice, cells.cells))
        : failure([{ file: 'stones', line: 0, place: cells.field, reason: 'does not fit' }])
    }),
  faultsIn: g => (g.stones < 0 ? ['stones are owed'] : []),
}
