import { describe, expect, test } from 'vitest'
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import type { Stored } from '../../table/history.ts'
import { Keeper, type TabNews, type Wire } from './keeper.ts'
import type { SavedGame, Summary, WholeGame } from './records.ts'
import { type Change, memoryShelf, type Shelf } from './shelf.ts'

const summary: Summary = {
  title: 'War Comes Early',
  scenario: 'Poland 1939',
  turn: 'Turn 1',
  phase: 'German movement',
  side: 0,
  sides: ['Germany', 'Poland'],
  score: ['0', '0'],
  isOver: false,
  board: 'war-comes-early',
  counters: [],
  centre: [0.5, 0.5],
}

const fresh = (id = 'a'): SavedGame => ({
  id,
  game: 'war-comes-early',
  seats: [],
  begun: 1,
  saved: 1,
  actions: 0,
  revision: 0,
  summary,
})

const journalOf = (actions: readonly Entry[]): Journal => ({
  salient: 'journal',
  format: 1,
  game: 'war-comes-early',
  rulesVersion: 1,
  scenario: '1939',
  options: {},
  chance: { kind: 'fast', seed: 1 },
  actions,
})

/** A game on the table, to which actions are added; it counts what is asked of it. */
function onTable() {
  const actions: Entry[] = []
  const table = {
    actions,
    read: 0,
    number: 0,
    stored: null as Stored | null,
    do(what: string) {
      actions.push([0, { do: what }])
      table.number += 1
    },
    undo() {
      actions.pop()
      table.number += 1
    },
    get position() {
      return actions.length
    },
    head: journalOf([]),
    entry(index: number) {
      table.read += 1
      return actions[index]
    },
    summary: () => summary,
  }
  return table
}

/** A game that must be there and whole. */
async function taken(shelf: Shelf, id: string): Promise<WholeGame> {
  const whole = await shelf.take(id)
  if (whole === null || whole === 'damaged') throw new Error(`${id}: ${whole}`)
  return whole
}

/** Tabs of one browser. */
function tabs() {
  const open: Wire[] = []
  return (): Wire => {
    const wire: Wire = {
      onmessage: null,
      postMessage: (news: TabNews) => {
        if (!open.includes(wire)) throw new Error('closed')
        for (const other of open) if (other !== wire) other.onmessage?.({ data: news })
      },
      close: () => void open.splice(open.indexOf(wire), 1),
    }
    open.push(wire)
    return wire
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve, 5))

describe('a game is kept', () => {
  test('after every action, and not when nothing was done', async () => {
    const shelf = memoryShelf()
    const game = onTable()
    const keeper = new Keeper(shelf, fresh(), game, null)
    keeper.look()
    await settled()
    expect((await taken(shelf, 'a')).saved.revision).toBe(1)
    keeper.look()
    await settled()
    expect((await taken(shelf, 'a')).saved.revision).toBe(1)
    game.do('move')
    keeper.look()
    await settled()
    const kept = await taken(shelf, 'a')
    expect(kept.journal.actions).toHaveLength(1)
    expect(kept.saved).toMatchObject({ revision: 2, actions: 1 })
  })

  test('when one action was taken back and another done', async () => {
    const shelf = memoryShelf()
    const game = onTable()
    const keeper = new Keeper(shelf, fresh(), game, null)
    game.do('move')
    keeper.look()
    await settled()
    game.undo()
    game.do('stay')
    keeper.look()
    await settled()
    expect((await taken(shelf, 'a')).journal.actions).toEqual([[0, { do: 'stay' }]])
  })

  test('with one save at a time, the last of which is the latest', async () => {
    const slow = memoryShelf()
    let running = 0
    let most = 0
    const shelf: Shelf = {
      ...slow,
      async put(...args) {
        most = Math.max(most, ++running)
        await settled()
        running--
        return slow.put(...args)
      },
    }
    const game = onTable()
    const keeper = new Keeper(shelf, fresh(), game, null)
    for (let i = 0; i < 9; i++) {
      game.do(`move ${i}`)
      keeper.look()
    }
    await keeper.saveNow()
    expect(most).toBe(1)
    expect((await taken(slow, 'a')).journal.actions).toHaveLength(9)
    expect(keeper.state()).toEqual({ kind: 'saved' })
  })

  test('writes what is new and nothing else, however long the game is', async () => {
    const kept = memoryShelf()
    const puts: Change[] = []
    const shelf: Shelf = {
      ...kept,
      put: (saved, change, onTopOf) => {
        puts.push(change)
        return kept.put(saved, change, onTopOf)
      },
    }
    const game = onTable()
    for (let i = 0; i < 5000; i++) game.do(`move ${i}`)
    const keeper = new Keeper(shelf, fresh(), game, null)
    await keeper.saveNow()
    game.read = 0
    for (let i = 0; i < 50; i++) {
      game.do(`later ${i}`)
      if (i % 10 === 9) game.undo()
      keeper.look()
      await settled()
    }
    expect(game.read).toBeLessThan(50 * 5)
    expect(puts.slice(1).every(({ entries }) => entries.length <= 1)).toBe(true)
    expect((await taken(kept, 'a')).journal.actions).toEqual(game.actions)
  })

  test('with a position to open it from, written when there is another one', async () => {
    const kept = memoryShelf()
    const written: unknown[] = []
    const shelf: Shelf = {
      ...kept,
      put: (saved, change, onTopOf) => {
        written.push(change.stored)
        return kept.put(saved, change, onTopOf)
      },
    }
    const game = onTable()
    game.stored = { position: 0, state: {}, report: null }
    const keeper = new Keeper(shelf, fresh(), game, null)
    for (const what of ['a', 'b', 'c']) {
      game.do(what)
      if (what === 'c') game.stored = { position: 16, state: {}, report: null }
      await keeper.saveNow()
    }
    expect(written).toEqual([{ position: 0, state: {}, report: null }, undefined, game.stored])
    expect((await taken(kept, 'a')).stored).toBe(game.stored)
  })

  test.each(['summary', 'stored'] as const)('though its %s cannot be made', async part => {
    const shelf = memoryShelf()
    const game = onTable()
    const broken = Object.defineProperty(Object.create(game), part, {
      get() {
        throw new Error('no picture')
      },
    }) as typeof game
    const keeper = new Keeper(shelf, fresh(), broken, null)
    game.do('move')
    await keeper.saveNow()
    expect(keeper.state()).toEqual({ kind: 'saved' })
    expect(await taken(shelf, 'a')).toMatchObject({ saved: { summary }, journal: { actions: game.actions } })
  })

  test('or the player is told, when the shelf itself breaks', async () => {
    const shelf: Shelf = { ...memoryShelf(), put: () => Promise.reject(new Error('no shelf')) }
    const keeper = new Keeper(shelf, fresh(), onTable(), null)
    await keeper.saveNow()
    expect(keeper.state()).toEqual({ kind: 'unsaved', reason: 'failed' })
  })

  test('whole once more when somebody has cleared the shelf', async () => {
    const shelf = memoryShelf()
    const game = onTable()
    const keeper = new Keeper(shelf, fresh(), game, null)
    game.do('move')
    await keeper.saveNow()
    await shelf.remove('a')
    game.do('move on')
    await keeper.saveNow()
    expect(keeper.state()).toEqual({ kind: 'saved' })
    expect((await taken(shelf, 'a')).journal.actions).toEqual(game.actions)
  })

  test('to its end when the table is left in the middle of it', async () => {
    const shelf = memoryShelf()
    const keeper = new Keeper(shelf, fresh(), onTable(), tabs()())
    const saving = keeper.saveNow()
    keeper.close()
    await saving
    expect(await shelf.take('a')).not.toBeNull()
  })

  test.each(['full', 'blocked', 'outdated', 'failed'] as const)(
    'or the player is told why not: %s',
    async reason => {
      const shelf: Shelf = { ...memoryShelf(), put: async () => ({ ok: false, reason }) }
      const game = onTable()
      const keeper = new Keeper(shelf, fresh(), game, null)
      let told = 0
      keeper.subscribe(() => told++)
      await keeper.saveNow()
      expect(keeper.state()).toEqual({ kind: 'unsaved', reason })
      expect(told).toBeGreaterThan(0)
    },
  )

  test('again as soon as there is room', async () => {
    const kept = memoryShelf()
    let isFull = true
    const shelf: Shelf = {
      ...kept,
      put: async (...args) => (isFull ? { ok: false, reason: 'full' } : kept.put(...args)),
    }
    const keeper = new Keeper(shelf, fresh(), onTable(), null)
    await keeper.saveNow()
    isFull = false
    await keeper.saveNow()
    expect(keeper.state()).toEqual({ kind: 'saved' })
    expect(await kept.take('a')).not.toBeNull()
  })
})

describe('two tabs on one game', () => {
  async function twoTabs() {
    const shelf = memoryShelf()
    const wire = tabs()
    const [here, there] = [onTable(), onTable()]
    const first = new Keeper(shelf, fresh(), here, wire())
    await first.saveNow()
    const second = new Keeper(shelf, first.saved, there, wire())
    return { shelf, here, there, first, second }
  }

  test('the one that did nothing is told that the game moved on', async () => {
    const { here, first, second } = await twoTabs()
    here.do('move')
    first.look()
    await settled()
    expect(first.state()).toEqual({ kind: 'saved' })
    expect(second.state()).toMatchObject({ kind: 'moved-on', there: { actions: 1 } })
  })

  test('nothing is overwritten, and what stands in the other tab can be kept as a second game', async () => {
    const { shelf, here, there, first, second } = await twoTabs()
    here.do('move')
    first.look()
    there.do('stay')
    second.look()
    await settled()
    expect((await taken(shelf, 'a')).journal.actions).toEqual([[0, { do: 'move' }]])
    expect(second.state().kind).toBe('moved-on')
    there.do('stay again')
    second.look()
    await settled()
    expect((await taken(shelf, 'a')).journal.actions).toEqual([[0, { do: 'move' }]])

    await second.becomeAnother('b', 'second game')
    expect((await taken(shelf, 'b')).journal.actions).toHaveLength(2)
    expect((await taken(shelf, 'b')).saved.summary.title).toBe('second game')
    expect((await shelf.list()).map(game => game.id).sort()).toEqual(['a', 'b'])
    expect(second.state()).toEqual({ kind: 'saved' })
  })

  test('other games do not concern it', async () => {
    const { shelf, second } = await twoTabs()
    const wire = tabs()
    const other = new Keeper(shelf, fresh('z'), onTable(), wire())
    await other.saveNow()
    expect(second.state()).toEqual({ kind: 'saved' })
  })
})
