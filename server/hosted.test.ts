// What a viewer may not know makes no message and no gap in the numbers.
import { expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import type { Action } from '../engine/game/action.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import { Match } from '../engine/journal/match.ts'
import { rulesOf } from '../games/rules.ts'
import { Hosted } from './hosted.ts'

const game = (await rulesOf('budziszyn-1945'))!

const MOST_ACTIONS = 2000

/** Nysa 1945, set up as suggested, where the first side plans its air missions in secret. */
function beforeTheMissions(): Hosted {
  const match = Match.begin<GameState>(game, 'nysa', {}, { kind: 'fast', seed: 3 })
  const hosted = new Hosted(game, valueOrThrow(match))
  for (let i = 0; i < MOST_ACTIONS; i++) {
    if (missionsOf(hosted).length > 0) return hosted
    const side = hosted.awaitedSide!
    const suggested = { do: 'deploy-suggested' }
    const isOpen = game.check(hosted.state, side, suggested).length === 0
    // The last of the list ends what is being done.
    const action = isOpen ? suggested : game.legal(hosted.state, side).at(-1)!
    expect(hosted.judge({ kind: 'act', side, action }).ok).toBe(true)
  }
  throw new Error('no missions are planned')
}

const missionsOf = ({ state, awaitedSide }: Hosted): Action[] =>
  awaitedSide === null ? [] : game.legal(state, awaitedSide).filter(action => action.do === 'mission')

test('five secret missions are five records, and nothing at all for the others', () => {
  const hosted = beforeTheMissions()
  const side = hosted.awaitedSide!
  const others = hosted.viewers.filter(viewer => viewer !== side)
  expect(others).toContain(PUBLIC)
  const before = others.map(viewer => JSON.stringify(hosted.seen(viewer)))
  const [own, record] = [hosted.seen(side).n, hosted.n]
  for (let i = 0; i < 5; i++) {
    const judged = hosted.judge({ kind: 'act', side, action: missionsOf(hosted)[i] })
    expect(judged).toMatchObject({ ok: true, row: { told: 1 << hosted.viewers.indexOf(side) } })
  }
  expect(others.map(viewer => JSON.stringify(hosted.seen(viewer)))).toEqual(before)
  expect([hosted.seen(side).n - own, hosted.n - record]).toEqual([5, 5])
  // Nor is anybody told that one of them was taken back.
  expect(hosted.judge({ kind: 'take-back', side, count: 1 }).ok).toBe(true)
  expect(others.map(viewer => JSON.stringify(hosted.seen(viewer)))).toEqual(before)
})
