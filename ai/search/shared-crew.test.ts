import { afterEach, expect, test } from 'vitest'
import type { Action } from '../../engine/game/action.ts'
import { warComesEarly as game } from '../../games/war-comes-early/index.ts'
import { knowledge } from '../games/war-comes-early/index.ts'
import { begun } from '../games/war-comes-early/player.fixture.ts'
import { type Helpers, hireHelpers } from '../helpers.ts'
import { type Description, luckOf } from '../players/player.ts'
import { OFFICER } from '../temper.ts'
import { alone, type Job, type Mustering, type Rehearser, rehearserOf } from './crew.ts'
import { generalPlayer } from './general.ts'
import { inTheWayOf } from './orders.ts'
import { newBoard } from './shared-board.ts'
import { sharedCrew } from './shared-crew.ts'

const describe = knowledge.describe as unknown as () => Description
const SLOW = 120_000

let helpers: Helpers | null = null
afterEach(() => helpers?.dismiss())

/** The first actions of a general in 1939. */
function played(muster: Mustering): Action[] {
  const g = begun('1939', 4)
  const player = generalPlayer(describe, { nodes: 1500, muster })
  const luck = luckOf(7)
  const actions: Action[] = []
  while (actions.length < 12) {
    const { side } = game.awaited(g)!
    const legal = game.legal(g, side)
    const action = side === 0 ? player.choose(game as never, g as never, 0, legal, luck) : legal[0]
    actions.push(action)
    game.perform(g, side, action, null)
  }
  return actions
}

const thought = () => ({ game: game.id, side: 0, view: game.view(begun('1939', 4), 0), seed: 11 })

const jobs: readonly Job[] = [0, 1, 2, 3].map(sample => ({
  orders: inTheWayOf({ ...OFFICER, drive: 1 + sample / 4 }),
  sample,
}))

test('one thread and three play the same', { timeout: SLOW }, async () => {
  helpers = await hireHelpers(game.id, undefined, 2)
  expect(played(helpers!.muster)).toEqual(played(alone))
})

test('helpers do jobs, with the same results to the last bit', { timeout: SLOW }, async () => {
  helpers = await hireHelpers(game.id, undefined, 1)
  const rehearser = rehearserOf(game as never, describe, thought())
  const expected = alone(thought(), rehearser, () => false)(jobs)
  let own = 0
  // This thread is slow, so that there is something left for the other.
  const slow: Rehearser = {
    ...rehearser,
    done(job) {
      own += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      return rehearser.done(job)
    },
  }
  const crew = helpers!.muster(thought(), slow, () => false)
  let rounds = 0
  // On a busy machine the helper may be late for the first rounds.
  do expect(crew(jobs)).toEqual(expected)
  while (++rounds < 5 && own === rounds * jobs.length)
  expect(own).toBeLessThan(rounds * jobs.length)
})

test('without anybody who helps, and in a hurry, it does what is left', () => {
  const rehearser = rehearserOf(game as never, describe, thought())
  const byOne = sharedCrew(newBoard())
  expect(byOne(thought(), rehearser, () => false)(jobs)).toEqual(jobs.map(rehearser.done))
  let asked = 0
  const hurried = byOne(thought(), rehearser, () => ++asked > 2)(jobs)
  expect(hurried.map(done => done !== null)).toEqual([true, true, false, false])
})
