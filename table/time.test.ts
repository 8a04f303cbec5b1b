import { describe, expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { diceOf } from '../engine/journal/chance.ts'
import type { FairChance } from '../engine/journal/journal.ts'
import { act, afterSetUp, put } from '../games/war-comes-early/rules/05-test-kit.ts'
import { nowAs, tableAt, textOf } from './arranged.fixture.ts'
import { TableController } from './controller.ts'
import { newTable, presentation, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

function moving() {
  const g = afterSetUp('1939')
  put(g, 'g39-m19', '3021')
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  return tableAt(g)
}

const hexOf = (table: TableController, unit: string) =>
  table.snapshot().scene.counters.find(counter => counter.unit === unit)?.hex

function moveOne(table: TableController, unit: string): string {
  table.clickUnit(unit)
  const [goal] = [...table.snapshot().scene.reach!.hexes].at(-1)!
  table.previewTo(goal)
  table.commit()
  return goal
}

describe('undo and redo', () => {
  test('moves are taken back one by one and done again', () => {
    const table = moving()
    const from = hexOf(table, 'g39-a8')
    const goal = moveOne(table, 'g39-a8')
    moveOne(table, 'g39-a14')
    expect(table.snapshot().can).toMatchObject({ undo: true, redo: false })
    table.undo()
    table.undo()
    expect(hexOf(table, 'g39-a8')).toBe(from)
    expect(table.snapshot().can).toMatchObject({ undo: false, redo: true })
    expect(table.snapshot().log).toEqual([])
    table.redo()
    expect(hexOf(table, 'g39-a8')).toBe(goal)
    table.redo()
    expect(table.snapshot().can.redo).toBe(false)
    expect(table.snapshot().position).toBe(2)
  })

  test('something new forgets what was taken back', () => {
    const table = moving()
    moveOne(table, 'g39-a8')
    table.undo()
    moveOne(table, 'g39-a14')
    expect(table.snapshot().can.redo).toBe(false)
    table.redo()
    expect(table.snapshot().position).toBe(1)
  })

  test('not beyond the last die', () => {
    const table = moving()
    moveOne(table, 'g39-a8')
    table.endPhase()
    expect(table.snapshot().can.undo).toBe(true)
    table.nextUnmoved()
    expect(nowAs(table, 'attack').odds).not.toBeNull()
    table.commit()
    const { position } = table.snapshot()
    expect(table.snapshot().can.undo).toBe(false)
    table.undo()
    expect(table.snapshot()).toMatchObject({
      position,
      refused: { text: 'Undo stops at a die roll. You can still look back in the timeline.' },
    })
  })

  test('a move to be regretted is offered back in a toast', () => {
    const table = moving()
    moveOne(table, 'g39-a8')
    expect(table.snapshot().toast?.text).toMatch(/^8. Army /)
    table.dismissToast()
    expect(table.snapshot().toast).toBeNull()
    table.endPhase()
    expect(table.snapshot().toast?.text).toBe('German movement is over.')
  })
})

describe('the timeline', () => {
  const table = newTable('1939', 4, { seats: TWO_PEOPLE, isOpen: true })
  const user = new ScriptedUser(table, 11)
  const seen: string[] = []
  for (let i = 0; i < 120 && user.shown.verdict === null; i++) {
    const { position, scene, header } = user.shown
    if (header.viewer === 0) seen[position] ??= JSON.stringify(positions(scene.counters))
    user.step()
  }

  function positions(counters: readonly { unit: string | null; hex: string; depth: number }[]) {
    return counters.map(({ unit, hex, depth }) => [unit, hex, depth])
  }

  test('any moment can be looked at, as the viewer saw it, and nothing is changed by it', () => {
    for (let i = 0; i < 30 && table.snapshot().header.viewer !== 0; i++) user.step()
    const { position } = table.snapshot()
    const now = textOf({ ...table.snapshot(), version: 0 })
    for (const moment of [0, 17, 16, 33, 5, position - 1]) {
      table.scrubTo(moment)
      const { timeline, bar, header, scene } = table.snapshot()
      expect(timeline).toMatchObject({ position: moment, last: position })
      expect(timeline!.banner).toMatch(/^You are looking at Turn \d of 6/)
      expect(bar.kind).toBe('timeline')
      expect(header.note).toMatch(/^Replay as you saw it/)
      if (seen[moment] !== undefined) expect(JSON.stringify(positions(scene.counters))).toBe(seen[moment])
      table.clickHex('3821')
      table.endPhase()
      table.press('end')
      expect(table.snapshot().position).toBe(position)
    }
    table.leaveTimeline()
    table.hover(null)
    table.find('hex:0101')
    expect(table.snapshot().position).toBe(position)
    expect(JSON.parse(textOf(table.snapshot())).log).toEqual(JSON.parse(now).log)
  })

  test('it has turns, phases, battles and the score', () => {
    table.scrubTo(10)
    const { timeline, log } = table.snapshot()
    expect(timeline!.turns.map(({ turn }) => turn).slice(0, 2)).toEqual([1, 2])
    expect(new Set(timeline!.moments.map(({ kind }) => kind))).toContain('phase')
    expect(timeline!.scores.length).toBeGreaterThan(0)
    expect(log.every(entry => entry.position <= 10)).toBe(true)
    table.stepTime(1)
    expect(table.snapshot().timeline!.position).toBe(11)
    table.back()
    expect(table.snapshot().timeline).toBeNull()
  })

  test('a branch is a game of its own that goes on from there', () => {
    table.scrubTo(20)
    const journal = table.branchHere('5a'.repeat(32))
    table.leaveTimeline()
    expect(journal.actions).toHaveLength(20)
    const branch = valueOrThrow(
      TableController.resume(presentation, journal, { seats: TWO_PEOPLE, isOpen: true }),
    )
    expect(branch.snapshot().position).toBe(20)
    expect(branch.snapshot().log.length).toBeGreaterThan(0)
    const other = new ScriptedUser(branch, 77)
    for (let i = 0; i < 10; i++) other.step()
    expect(branch.snapshot().position).toBeGreaterThan(20)
    expect(table.snapshot().position).toBeGreaterThan(20)
  })

  test('a branch keeps the dice that fell and repeats none that are to come', () => {
    table.leaveTimeline()
    const whole = table.journal()
    const rolled = table.snapshot().position
    table.scrubTo(rolled - 1)
    const journal = table.branchHere('5a'.repeat(32))
    table.leaveTimeline()
    expect(journal.chance).toMatchObject({ kind: 'fair', inherited: { chance: whole.chance } })
    const [before, after] = [diceOf(whole.chance)!, diceOf(journal.chance)!]
    const faces = (dice: typeof before, from: number) =>
      Array.from({ length: 40 }, (_, i) => dice.below(from + i, 6))
    const { rolls } = (journal.chance as FairChance).inherited!
    expect(faces(after, rolls)).not.toEqual(faces(before, rolls))
    expect(after.below(rolls - 1, 6)).toBe(before.below(rolls - 1, 6))
    const branch = valueOrThrow(
      TableController.resume(presentation, journal, { seats: TWO_PEOPLE, isOpen: true }),
    )
    const again = branch.branchHere('6b'.repeat(32))
    expect(again.actions).toEqual(journal.actions)
    expect((again.chance as FairChance).inherited).toEqual((journal.chance as FairChance).inherited)
  })

  test('a saved game goes on where it was, with its log; what it contains cannot be undone', () => {
    const journal = table.journal()
    const again = valueOrThrow(
      TableController.resume(presentation, journal, { seats: TWO_PEOPLE, isOpen: true }),
    )
    expect(again.snapshot().log.map(entry => entry.text)).toEqual(
      table.snapshot().log.map(entry => entry.text),
    )
    expect(again.snapshot().can.undo).toBe(false)
    expect(again.snapshot().bar.title).toBe(table.snapshot().bar.title)
  })
})
