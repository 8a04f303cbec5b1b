import { beforeEach, describe, expect, test } from 'vitest'
import { knowledgeAbout } from '../ai/games/all.ts'
import { newMind } from '../ai/mind.ts'
import type { Adviser } from './advising.ts'
import type { TableController } from './controller.ts'
import type { Opponent } from './opponents.ts'
import { human, newTable, TWO_PEOPLE } from './user.fixture.ts'

/** What was thought over once is not thought over again. */
const known = new Map<string, unknown>()

/** Thinks in this thread; what it was asked is kept. */
function adviserHere(): Adviser & { readonly views: unknown[]; answers: boolean } {
  const mind = newMind(knowledgeAbout)
  const adviser = {
    views: [] as unknown[],
    answers: true,
    close() {},
    ask(put, signal, told = () => {}) {
      adviser.views.push(put.view)
      return new Promise<never>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        if (!adviser.answers) return told(0.25)
        const key = JSON.stringify(put)
        if (known.has(key)) return resolve(known.get(key) as never)
        mind({ ...put, number: 1, hurry: null }, report => {
          if ('answer' in report) {
            known.set(key, report.answer)
            resolve(report.answer as never)
          }
          if ('fault' in report) reject(new Error(report.fault))
        })
      })
    },
  } as Adviser & { readonly views: unknown[]; answers: boolean }
  return adviser
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0))

let adviser: ReturnType<typeof adviserHere>
let table: TableController

beforeEach(() => {
  adviser = adviserHere()
  table = newTable('1939', 6, { seats: TWO_PEOPLE, adviser, isOpen: true })
})

async function suggested(): Promise<void> {
  table.press('advise')
  await settled()
}

describe('a suggestion', () => {
  test('is shown with figures, done with the dark button, and taken back as one', async () => {
    table.commit()
    expect(table.snapshot().bar.others.at(-1)).toMatchObject({ id: 'advise', label: 'Suggest', key: 'I' })
    await suggested()
    const { advice, bar, scene, now, position } = table.snapshot()
    expect(advice).toMatchObject({ kind: 'suggestion', title: 'Suggested' })
    expect(advice!.text).toMatch(/^\S.* to .+\.$/)
    expect(advice!.facts[0].value).toMatch(/^\d+$/)
    expect(advice!.facts[1].value).toMatch(/^\d+ ±\d+$/)
    expect(bar.main).toMatchObject({ label: 'Do this', key: 'Enter' })
    expect(now.kind).toBe('move')
    expect(scene.plan!.path.length).toBeGreaterThan(1)
    const goal = scene.plan!.path.at(-1)!
    table.commit()
    expect(table.snapshot().advice).toBeNull()
    expect(table.snapshot().position).toBeGreaterThan(position)
    expect(table.snapshot().scene.counters.some(({ hex }) => hex === goal)).toBe(true)
    table.undo()
    expect(table.snapshot().position).toBe(position)
  })

  test('is not offered while a move is in hand', () => {
    table.commit()
    const isOffered = () => table.snapshot().bar.others.some(({ id }) => id === 'advise')
    table.press('next')
    expect(isOffered()).toBe(true)
    table.previewTo([...table.snapshot().scene.reach!.hexes.keys()][0])
    expect(isOffered()).toBe(false)
  })

  test('is never done by itself: a click or Esc puts it away', async () => {
    table.commit()
    const { position } = table.snapshot()
    await suggested()
    table.back()
    expect(table.snapshot()).toMatchObject({ advice: null, position, now: { kind: 'nothing' } })
    await suggested()
    table.clickHex('3022')
    expect(table.snapshot()).toMatchObject({ advice: null, position })
    expect(table.snapshot().bar.main?.label).not.toBe('Do this')
  })

  test('can be stopped while it is thought over', async () => {
    adviser.answers = false
    table.suggest()
    expect(table.snapshot().advice).toMatchObject({ kind: 'thinking', progress: 0.25 })
    table.back()
    await settled()
    expect(table.snapshot().advice).toBeNull()
  })

  test('rests on what the side at the screen may see', async () => {
    await suggested()
    expect(adviser.views).toEqual([expect.objectContaining({ side: 0 })])
  })
})

describe('an attack', () => {
  beforeEach(() => {
    table.commit()
    table.endPhase()
    table.nextUnmoved()
  })

  test('is rated in words with what it costs', async () => {
    expect(table.snapshot().now.kind).toBe('attack')
    table.rate()
    await settled()
    const { advice, now } = table.snapshot()
    expect(now.kind).toBe('attack')
    expect(advice!.title).toMatch(/^A (strong|fair|poor) attack$/)
    expect(advice!.facts.map(({ label }) => label)).toEqual([
      'You lose, in corps',
      'The enemy loses, in corps',
      'Change in your prospects after the turn',
    ])
  })

  test('that changes is rated no more', async () => {
    table.rate()
    await settled()
    const { now } = table.snapshot()
    if (now.kind === 'attack') table.toggleUnit(now.rows.find(row => row.refusal === null)!.unit)
    expect(table.snapshot().advice).toBeNull()
  })
})

describe('a look ahead', () => {
  test('marks what could be attacked and from where, stays while units are chosen, and goes when asked again', async () => {
    table.commit()
    table.foresee()
    await settled()
    table.clickHex('3022')
    const { advice, scene } = table.snapshot()
    expect(advice).toMatchObject({ kind: 'foresight', title: 'The enemy’s next turn' })
    expect(scene.tags.filter(({ look }) => look === 'target')).toHaveLength(advice!.facts.length)
    expect(scene.arrows.every(({ look }) => look === 'enemy')).toBe(true)
    table.foresee()
    expect(table.snapshot().advice).toBeNull()
    expect(table.snapshot().scene.arrows).toEqual([])
  })
})

test('without an adviser nothing is offered', () => {
  const plain = newTable('1939', 6)
  expect(plain.snapshot().can).toMatchObject({ suggest: false, rate: false, foresee: false })
  expect(plain.snapshot().bar.others.some(({ id }) => id === 'advise')).toBe(false)
})

test('what an opponent did can be asked about', async () => {
  const first: Opponent = { name: 'First', choose: async ({ legal }) => legal()[0] }
  table = newTable('1939', 6, { seats: [{ name: 'First', opponent: first }, human('Ewa')], adviser })
  for (let i = 0; i < 3; i++) await settled()
  table.why(1, '1.0')
  await settled()
  expect(table.snapshot().advice).toMatchObject({ kind: 'reasons', line: '1.0' })
  expect(adviser.views).toEqual([expect.objectContaining({ side: 1 })])
  table.close()
})
