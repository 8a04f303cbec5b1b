import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { Action } from '../engine/game/action.ts'
import { keysIn } from '../engine/game/verbs.ts'
import { DOORS } from './all.ts'

/** So many decisions of each scenario; most verbs come up in them. */
const DECISIONS = 150

describe.each(DOORS.map(door => [door.game.id, door] as const))('%s', (id, { game, positions }) => {
  const { verbs } = game

  test('what an action says and its verb does not take is refused with a sentence, whatever the verb', () => {
    for (const scenario of game.scenarios) {
      const lots = fastDice(7)
      const g = valueOrThrow(game.begin(scenario.id, {}, fastDice(5)))
      for (let i = 0; i < DECISIONS; i++) {
        const awaited = game.awaited(g)
        if (awaited === null) break
        const legal = game.legal(g, awaited.side)
        const action = legal[lots.below(i, legal.length)]
        expectRefused(g, awaited.side, action)
        game.perform(g, awaited.side, action, null)
      }
    }
  })

  function expectRefused(g: Parameters<typeof game.check>[0], side: number, action: Action): void {
    expect(game.check(g, side, action), JSON.stringify(action)).toEqual([])
    const takes = keysIn(verbs[action.do])
    const foreign = ['colour', 'Do', 'constructor', ...Object.values(verbs).flatMap(keysIn)].filter(
      key => !takes.includes(key),
    )
    for (const key of [foreign[0], foreign[1], foreign[2], foreign.at(-1)!]) {
      const [refusal] = game.check(g, side, { ...action, [key]: 'x' })
      expect(refusal?.because, `${key} in ${JSON.stringify(action)}`).toMatch(
        new RegExp(`^“${key}” does not belong to the action “${action.do}”`),
      )
    }
    expect(game.check(g, side, { ...action, do: 'toString' })[0].because).toBe(
      'there is no action “toString” in this game',
    )
  }

  test('every verb is described for position files, and none besides', async () => {
    const described = Object.keys((await positions!()).actions)
    const own = Object.keys(verbs).filter(verb => verb !== 'watch' || described.includes(verb))
    expect(described.sort()).toEqual(own.sort())
  })

  test('every key that an action may have is read by the rules', () => {
    const folder = new URL(`./${id}/rules/`, import.meta.url)
    const rules = readdirSync(folder)
      .filter(file => /(?<!\.test)\.ts$/.test(file))
      .map(file => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
    const { watch: _, ...own } = verbs
    for (const key of new Set(Object.values(own).flatMap(keysIn)))
      expect(rules, key).toMatch(
        new RegExp(`\\baction\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\}(: Action| = action)`),
      )
  })
})
