import { describe, expect, it } from 'vitest'
import { defineFrames, depth, FLOW_CELLS, popFrame, pushFrame, setSlot, slot, topFrame } from './frames.ts'
import { inTurn, phased, staged } from './staged.ts'

const FRAMES = defineFrames(
  { battle: ['target', 'stage'], losses: ['side'], turn: ['stage'], advance: [] },
  { target: [0, 2000], stage: [0, 9], side: [0, 1] },
)

interface Table {
  readonly flow: Int32Array
  readonly done: string[]
  owed: number
}

const table = (owed = 0): Table => ({ flow: new Int32Array(FLOW_CELLS), done: [], owed })

const battle = staged(FRAMES.battle, {
  roll(g: Table) {
    g.done.push('roll')
  },
  losses(g) {
    g.done.push('losses')
    if (g.owed === 0) return
    g.owed -= 1
    pushFrame(g.flow, FRAMES.losses, 1)
    return 'losses'
  },
  retreat(g) {
    g.done.push('retreat')
    pushFrame(g.flow, FRAMES.losses, 0)
  },
})

describe('a staged procedure', () => {
  it('runs its stages in the order in which they are written down', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.battle, 1210)
    battle.run(g, null)
    expect([g.done, slot(g.flow, FRAMES.battle.at.stage)]).toEqual([['roll'], battle.stage.losses])
    battle.run(g, null)
    battle.run(g, null)
    expect(g.done).toEqual(['roll', 'losses', 'retreat'])
  })

  it('comes back to a stage that names itself, whatever it pushed', () => {
    const g = table(2)
    pushFrame(g.flow, FRAMES.battle, 1210, battle.stage.losses)
    for (const left of [1, 0]) {
      battle.run(g, null)
      expect([g.owed, topFrame(g.flow)]).toEqual([left, FRAMES.losses.id])
      popFrame(g.flow)
      expect(slot(g.flow, FRAMES.battle.at.stage)).toBe(battle.stage.losses)
      expect(slot(g.flow, FRAMES.battle.at.target)).toBe(1210)
    }
    battle.run(g, null)
    expect(slot(g.flow, FRAMES.battle.at.stage)).toBe(battle.stage.retreat)
  })

  it('goes when its last stage and all that it pushed are done', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.battle, 1210, battle.stage.retreat)
    battle.run(g, null)
    expect([depth(g.flow), topFrame(g.flow)]).toEqual([2, FRAMES.losses.id])
    popFrame(g.flow)
    battle.run(g, null)
    expect(g.flow.every(cell => cell === 0)).toBe(true)
  })

  it('goes at once when its last stage pushed nothing', () => {
    const g = table()
    const short = staged(FRAMES.turn, { end: (t: Table) => void t.done.push('end') })
    pushFrame(g.flow, FRAMES.turn)
    short.run(g, null)
    expect([g.done, depth(g.flow)]).toEqual([['end'], 0])
  })

  it('leaves alone what a stage put in its place', () => {
    const g = table()
    const handsOver = staged(FRAMES.turn, {
      end(t: Table) {
        popFrame(t.flow)
        pushFrame(t.flow, FRAMES.turn, 7)
        return null
      },
    })
    pushFrame(g.flow, FRAMES.turn)
    handsOver.run(g, null)
    expect([depth(g.flow), slot(g.flow, FRAMES.turn.at.stage)]).toEqual([1, 7])
  })

  it('runs the frame on top when two of its kind lie in the flow', () => {
    const g = table(1)
    pushFrame(g.flow, FRAMES.battle, 1, battle.stage.retreat)
    pushFrame(g.flow, FRAMES.battle, 2, battle.stage.losses)
    battle.run(g, null)
    popFrame(g.flow)
    expect(slot(g.flow, FRAMES.battle.at.target)).toBe(2)
    popFrame(g.flow)
    expect(slot(g.flow, FRAMES.battle.at.stage)).toBe(battle.stage.retreat)
  })
})

describe('phases', () => {
  const turn = phased<Table>(FRAMES.turn, [
    {
      open(g) {
        g.done.push('movement begins')
        pushFrame(g.flow, FRAMES.advance)
      },
      close: g => g.done.push('movement ends'),
    },
    { open: g => g.done.push('combat begins') },
  ])

  it('open one after the other, and each closes when all that it pushed is done', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.turn)
    turn.run(g, null)
    expect([g.done, topFrame(g.flow)]).toEqual([['movement begins'], FRAMES.advance.id])
    popFrame(g.flow)
    turn.run(g, null)
    expect(g.done).toEqual(['movement begins', 'movement ends', 'combat begins'])
    turn.run(g, null)
    expect(depth(g.flow)).toBe(0)
  })

  it('can be entered at any of them', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.turn)
    turn.open(g, 1, null)
    expect([g.done, slot(g.flow, FRAMES.turn.at.stage)]).toEqual([['combat begins'], 2])
  })
})

describe('a round', () => {
  it('asks one after the other, then pops its frame', () => {
    const g = table()
    const players = inTurn<Table>(FRAMES.turn.at.stage, {
      count: () => 3,
      each: (t, player) => t.done.push(`player ${player}`),
    })
    pushFrame(g.flow, FRAMES.turn)
    while (depth(g.flow) > 0) players.run(g, null)
    expect(g.done).toEqual(['player 0', 'player 1', 'player 2'])
  })

  it('may begin again', () => {
    const g = table()
    const turns = inTurn<Table>(FRAMES.turn.at.stage, {
      count: () => 2,
      each: (t, player) => t.done.push(`player ${player}`),
      after: t => setSlot(t.flow, FRAMES.turn.at.stage, 0),
    })
    pushFrame(g.flow, FRAMES.turn)
    for (let i = 0; i < 4; i++) turns.run(g, null)
    expect(g.done).toEqual(['player 0', 'player 1', 'player 0'])
  })
})
