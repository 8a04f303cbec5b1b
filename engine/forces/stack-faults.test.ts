import { describe, expect, it } from 'vitest'
import { stackFault } from './stack-faults.ts'
import { clearStacks, putOnTop } from './stacks.ts'

const UNITS = ['1st', '2nd', '3rd']
const HEXES = ['0101', '0102']

function stacks() {
  const s = { place: new Int32Array(3), top: new Int32Array(2), below: new Int32Array(3) }
  clearStacks(s)
  putOnTop(s, 0, 0)
  putOnTop(s, 1, 0)
  return s
}

describe('faults of stacks', () => {
  it('are none where lists and places agree', () => {
    expect(stackFault(stacks(), UNITS, HEXES)).toBeNull()
  })

  it('name a unit that is listed where it does not stand', () => {
    const s = stacks()
    s.place[1] = 1
    expect(stackFault(s, UNITS, HEXES)).toMatch(/2nd is listed in 0101/)
  })

  it('count units that no hex lists', () => {
    const s = stacks()
    s.place[2] = 1
    expect(stackFault(s, UNITS, HEXES)).toMatch(/3 units stand on the map and 2 are listed/)
  })

  it('see a ring of units', () => {
    const s = stacks()
    s.below[0] = 1
    expect(stackFault(s, UNITS, HEXES)).not.toBeNull()
  })
})
