// What a viewer may not know makes no message and no gap in the numbers.
import { expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { Action, Json } from '../engine/game/action.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import { Match } from '../engine/journal/match.ts'
import { patched } from '../engine/wire/patch.ts'
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

/** Messages lead from view to view; views that are made anew are the same. */
test.for([
  ['war-comes-early', '1939'],
  ['budziszyn-1945', 'nysa'],
  ['hinge-of-fate', 'two-maps'],
  ['eisenhowers-war', 'historical'],
  ['munich-war', 'western-war'],
] as const)(
  '%s: what is told leads to the view, whether the game has rested or not',
  async ([id, scenario]) => {
    const rules = (await rulesOf(id))!
    const found = rules.scenarios.find(other => other.id === scenario) ?? rules.scenarios[0]
    const match = Match.begin<GameState>(rules, found.id, {}, { kind: 'fast', seed: 3 })
    const hosted = new Hosted(rules, valueOrThrow(match))
    const views = hosted.viewers.map(viewer => hosted.seen(viewer).view as Json)
    const lots = fastDice(4)
    for (let i = 0; i < 150 && hosted.awaitedSide !== null; i++) {
      if (i % 40 === 20) hosted.rest()
      const side = hosted.awaitedSide
      const legal = rules.legal(hosted.state, side)
      const judged = hosted.judge({ kind: 'act', side, action: legal[lots.below(i, legal.length)] })
      if (!judged.ok) throw new Error(judged.refusals[0].because)
      for (const [index, told] of judged.telling.entries())
        if (told !== null && told.patch !== null)
          views[index] = patched(views[index], JSON.parse(JSON.stringify(told.patch)))
    }
    for (const [index, viewer] of hosted.viewers.entries()) {
      expect(views[index]).toEqual(rules.view(hosted.state, viewer))
      expect(hosted.seen(viewer).view).toEqual(views[index])
    }
  },
)

test('many actions are taken back one by one, each to the view before it', () => {
  const hosted = beforeTheMissions()
  const side = hosted.awaitedSide!
  const views: string[] = []
  for (let i = 0; i < 30 && missionsOf(hosted).length > 0; i++) {
    views.push(JSON.stringify(hosted.seen(side).view))
    expect(hosted.judge({ kind: 'act', side, action: missionsOf(hosted)[0] }).ok).toBe(true)
  }
  expect(views.length).toBeGreaterThan(12)
  for (const view of views.toReversed()) {
    expect(hosted.judge({ kind: 'take-back', side, count: 1 }).ok).toBe(true)
    expect(JSON.stringify(hosted.seen(side).view)).toBe(view)
  }
})
