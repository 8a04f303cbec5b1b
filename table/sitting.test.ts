import { afterEach, describe, expect, test } from 'vitest'
import { act, afterSetUp, endPhase, put } from '../games/war-comes-early/rules/05-test-kit.ts'
import { tableAt, textOf } from './arranged.fixture.ts'
import type { TableController } from './controller.ts'
import { type Opponent, randomOpponent } from './opponents.ts'
import { human, newTable, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

let table: TableController
afterEach(() => table?.close())

/** The end of the German turn of 1939, with a Polish stack in Warsaw. */
function germansDone(stacked: boolean) {
  const g = afterSetUp('1939')
  if (stacked) put(g, 'po-c1', '3821')
  act(g, { do: 'order', phases: ['movement', 'combat', 'reorganization'] })
  endPhase(g)
  endPhase(g)
  return g
}

describe('the curtain', () => {
  test('[8.3a] falls when the screen passes to the other player and stacks are hidden', () => {
    table = tableAt(germansDone(true), { seats: TWO_PEOPLE })
    const before = table.snapshot().scene.counters.filter(counter => counter.hex === '3821')
    expect(before.map(counter => counter.unit)).toEqual(['po-c1', null])
    table.endPhase()
    const { curtain, scene, log, forces, header } = table.snapshot()
    expect(curtain).toMatchObject({
      from: { player: 'Martin', name: 'German' },
      to: { player: 'Ewa', name: 'Polish' },
      reason: { rules: ['8.3a'] },
    })
    expect([scene.counters, log, forces.trays]).toEqual([[], [], []])
    expect(header.viewer).toBe(0)
    expect(textOf(table.snapshot())).not.toContain('po-gr')
    table.clickHex('3821')
    table.commit()
    table.press('end')
    expect(table.snapshot().position).toBe(1)
    table.openCurtain()
    expect(table.snapshot()).toMatchObject({ curtain: null, header: { viewer: 1 } })
    const after = table.snapshot().scene.counters.filter(counter => counter.hex === '3821')
    expect(after.map(counter => counter.unit)).toEqual(['po-c1', 'po-gr'])
  })

  test('does not fall when nothing is hidden, or when the table is open', () => {
    table = tableAt(germansDone(false), { seats: TWO_PEOPLE })
    const hidden = table.snapshot().scene.counters.some(counter => counter.unit === null)
    if (!hidden) {
      table.endPhase()
      expect(table.snapshot()).toMatchObject({ curtain: null, header: { viewer: 1 } })
    }
    table = tableAt(germansDone(true), { seats: TWO_PEOPLE, isOpen: true })
    table.endPhase()
    expect(table.snapshot()).toMatchObject({ curtain: null, header: { viewer: 1 } })
  })
})

describe('opponents', () => {
  const settled = async (done: () => boolean) => {
    for (let i = 0; i < 4000 && !done(); i++) await new Promise(resolve => setTimeout(resolve, 0))
  }

  test('play their side by what it may see; the human keeps his view of the table', async () => {
    table = newTable('1939', 6, { seats: [human('Ewa'), { name: 'Recruit', opponent: randomOpponent(3) }] })
    const user = new ScriptedUser(table, 2)
    const viewers = new Set<number>()
    for (let i = 0; i < 600 && table.snapshot().verdict === null; i++) {
      viewers.add(table.snapshot().header.viewer)
      if (table.snapshot().busy === null) user.step()
      else await new Promise(resolve => setTimeout(resolve, 0))
    }
    await settled(() => table.snapshot().verdict !== null || table.snapshot().busy === null)
    expect([...viewers]).toEqual([0])
    expect(table.journal().actions.some(([side]) => side === 1)).toBe(true)
  })

  test('are shown thinking, with progress, and are asked only with the view of their side', async () => {
    const asked: string[] = []
    let answer: (() => void) | null = null
    const opponent: Opponent = {
      name: 'Slow',
      choose: ({ view, legal }, _signal, progress) =>
        new Promise(resolve => {
          asked.push(JSON.stringify(view()))
          progress(0.5, true)
          answer = () => resolve(legal()[0])
        }),
      hurry: () => answer!(),
    }
    const g = germansDone(false)
    put(g, 'g39-c1', '3022')
    table = tableAt(g, { seats: [human('Martin'), { name: 'Slow', opponent }] })
    table.endPhase()
    expect(table.snapshot().busy).toMatchObject({ side: 1, text: 'Slow is thinking', progress: 0.5 })
    const { kind, detail, others } = table.snapshot().bar
    expect({ kind, says: detail.text, button: others.map(({ label }) => label) }).toEqual({
      kind: 'waiting',
      says: 'Slow is thinking: 50%.',
      button: ['Play now'],
    })
    expect(JSON.parse(asked[0])).toMatchObject({ side: 1, game: 'war-comes-early' })
    table.clickHex('3022')
    expect(table.snapshot().now.kind).toBe('units')
    const before = table.snapshot().position
    table.press('hurry')
    await settled(() => table.snapshot().position > before)
    expect(table.snapshot().position).toBe(before + 1)
  })

  test('one that fails plays nothing: the player is told, and may ask again', async () => {
    let answers = 0
    const fool: Opponent = {
      name: 'Fool',
      async choose({ legal }) {
        answers += 1
        if (answers === 1) return { do: 'nonsense' }
        if (answers === 2) throw new Error('the thread is gone')
        return legal()[0]
      },
    }
    table = newTable('1939', 1, { seats: [{ name: 'Fool', opponent: fool }, human('Ewa')] })
    const failed = () => table.snapshot().busy?.hasFailed === true
    await settled(failed)
    expect(table.journal().actions).toEqual([])
    expect(table.snapshot().bar).toMatchObject({
      title: 'Fool stopped without a move.',
      main: { label: 'Ask again' },
      others: [{ label: 'Play this side yourself' }],
    })
    table.press('ask-again')
    expect(failed()).toBe(false)
    await settled(failed)
    expect(table.journal().actions).toEqual([])
    table.commit()
    await settled(() => table.snapshot().position > 0)
    expect(answers).toBeGreaterThanOrEqual(3)
  })

  test('one that fails can be replaced by whoever sits at the screen', async () => {
    const dead: Opponent = { name: 'Dead', choose: () => Promise.reject(new Error('gone')) }
    table = newTable('1939', 1, { seats: [{ name: 'Dead', opponent: dead }, human('Ewa')] })
    await settled(() => table.snapshot().busy?.hasFailed === true)
    table.press('take-over')
    expect(table.snapshot().busy).toBeNull()
    table.openCurtain()
    expect(table.snapshot().header).toMatchObject({
      viewer: 0,
      sides: [{ isHuman: true }, { isHuman: true }],
    })
    table.commit()
    expect(table.journal().actions).toHaveLength(1)
  })

  test('undo takes back what the human did and what the opponent did since, and stops its thinking', async () => {
    let aborted = 0
    const sleeper: Opponent = {
      name: 'Sleeper',
      choose: (_q, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted += 1
            reject(new Error('stopped'))
          })
        }),
    }
    table = tableAt(germansDone(false), { seats: [human('Martin'), { name: 'Sleeper', opponent: sleeper }] })
    table.endPhase()
    expect(table.snapshot().busy).not.toBeNull()
    table.undo()
    expect(aborted).toBe(1)
    expect(table.snapshot()).toMatchObject({
      busy: null,
      position: 0,
      bar: { title: 'German reorganisation: build or break armies.' },
    })
  })
})

test('a game that is conceded is over: the others have won, nobody is asked any more, and nothing is taken back', () => {
  const table = newTable('1939', 6)
  expect(table.snapshot().can.concede).toBe(true)
  table.concede()
  const { verdict, bar, now, can, conceded } = table.snapshot()
  expect(conceded).toBe(0)
  expect(verdict).toMatchObject({
    winners: [1],
    title: 'Polish victory',
    sentence: { text: 'The German player conceded.' },
  })
  expect(bar).toMatchObject({ kind: 'over', main: null })
  expect(now.kind).not.toBe('move')
  expect(can).toMatchObject({ concede: false })
  table.undo()
  expect(table.snapshot().verdict).not.toBeNull()
})
