import { describe, expect, it } from 'vitest'
import { frameNumbers } from './frame-numbers.ts'
import { defineFrames, FLOW_CELLS, popFrame, pushFrame, slot } from './frames.ts'

const FRAMES = defineFrames(
  { battle: ['target', 'losses', 'marks'], retreat: ['unit'] },
  { target: [0, 99], losses: [0, 9], marks: [0, 7], unit: [0, 9] },
)

describe('the numbers of a frame', () => {
  const battle = frameNumbers(FRAMES.battle)
  const table = () => ({ flow: new Int32Array(FLOW_CELLS) })

  it('are read and set wherever the frame lies', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.battle, 12)
    pushFrame(g.flow, FRAMES.retreat, 5)
    battle.set(g, 'losses', 3)
    expect([battle.get(g, 'target'), battle.get(g, 'losses')]).toEqual([12, 3])
    expect(slot(g.flow, FRAMES.retreat.at.unit)).toBe(5)
  })

  it('are those of the nearest frame of the kind', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.battle, 12)
    pushFrame(g.flow, FRAMES.battle, 34)
    expect(battle.get(g, 'target')).toBe(34)
    popFrame(g.flow)
    expect(battle.get(g, 'target')).toBe(12)
    popFrame(g.flow)
    expect(battle.isOpen(g)).toBe(false)
  })

  it('hold marks', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.battle)
    battle.mark(g, 4)
    battle.mark(g, 1)
    expect([1, 2, 4].map(mark => battle.isMarked(g, mark))).toEqual([true, false, true])
  })
})
