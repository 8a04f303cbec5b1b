import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defineFrames,
  depth,
  FLOW_CELLS,
  findFrame,
  isSoundFlow,
  popFrame,
  pushFrame,
  setSlot,
  setSlotAt,
  slot,
  slotAt,
  topFrame,
  WATCHES_AT,
} from './frames.ts'

const FRAMES = defineFrames(
  { phase: ['nation'], battle: ['target', 'losses'], losses: [] },
  { nation: [0, 9], target: [0, 1999], losses: [-1, 6000] },
)

describe('frames', () => {
  it('names kinds and slots', () => {
    expect(FRAMES.battle.name).toBe('battle')
    expect(new Set([FRAMES.phase.id, FRAMES.battle.id, FRAMES.losses.id]).size).toBe(3)
    expect(FRAMES.battle.at.target).not.toBe(FRAMES.battle.at.losses)
  })

  it('refuses a frame with more numbers than it can carry', () => {
    expect(() => defineFrames({ wide: [...'abcdefgh'] }, {})).toThrow(/wide/)
  })

  it('stacks frames and gives each its own numbers', () => {
    const flow = new Int32Array(FLOW_CELLS)
    expect(topFrame(flow)).toBe(0)
    pushFrame(flow, FRAMES.phase, 7)
    pushFrame(flow, FRAMES.battle, 1210, 3)
    expect(topFrame(flow)).toBe(FRAMES.battle.id)
    expect(slot(flow, FRAMES.battle.at.target)).toBe(1210)
    setSlot(flow, FRAMES.battle.at.losses, 1)
    expect(slot(flow, FRAMES.battle.at.losses)).toBe(1)
    popFrame(flow)
    expect(slot(flow, FRAMES.phase.at.nation)).toBe(7)
  })

  it('finds the nearest frame of a kind below', () => {
    const flow = new Int32Array(FLOW_CELLS)
    pushFrame(flow, FRAMES.battle, 1)
    pushFrame(flow, FRAMES.battle, 2)
    pushFrame(flow, FRAMES.losses)
    const base = findFrame(flow, FRAMES.battle)
    expect(slotAt(flow, base, FRAMES.battle.at.target)).toBe(2)
    setSlotAt(flow, base, FRAMES.battle.at.target, 9)
    popFrame(flow)
    expect(slot(flow, FRAMES.battle.at.target)).toBe(9)
    expect(findFrame(flow, FRAMES.phase)).toBe(-1)
  })

  it('knows a sound flow from one that somebody made up', () => {
    const flow = new Int32Array(FLOW_CELLS)
    pushFrame(flow, FRAMES.battle, 1210, 3)
    expect(isSoundFlow(flow, FRAMES)).toBe(true)
    const spoilt = (change: (cells: Int32Array) => void) => {
      const cells = flow.slice()
      change(cells)
      return isSoundFlow(cells, FRAMES)
    }
    expect(spoilt(cells => cells.fill(1000, 0, 1))).toBe(false)
    expect(spoilt(cells => cells.fill(-1, 0, 1))).toBe(false)
    expect(spoilt(cells => cells.fill(99, 1, 2))).toBe(false)
    expect(spoilt(cells => setSlot(cells, FRAMES.battle.at.target, 5000))).toBe(false)
    expect(spoilt(cells => setSlot(cells, FRAMES.battle.at.losses, -2))).toBe(false)
    expect(spoilt(cells => cells.fill(1, WATCHES_AT - 1))).toBe(false)
  })

  it('refuses a flow without end', () => {
    const flow = new Int32Array(FLOW_CELLS)
    expect(() => {
      for (let i = 0; i < 100; i++) pushFrame(flow, FRAMES.phase)
    }).toThrow(/deeper/)
  })

  it('leaves nothing behind: what is pushed and popped is as if it had never been', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 10 }), numbers => {
        const flow = new Int32Array(FLOW_CELLS)
        for (const n of numbers) pushFrame(flow, FRAMES.battle, n, n + 1)
        expect(depth(flow)).toBe(numbers.length)
        for (const n of numbers.toReversed()) {
          expect(slot(flow, FRAMES.battle.at.target)).toBe(n)
          popFrame(flow)
        }
        expect(flow.every(cell => cell === 0)).toBe(true)
      }),
    )
  })
})
