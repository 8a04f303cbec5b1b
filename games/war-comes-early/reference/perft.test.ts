import { describe, expect, it } from 'vitest'
import { type Action, actions, perform, perft } from './perft.ts'
import type { ReferencePosition } from './position.ts'
import { sketch, stand } from './sketch.ts'

const sea = Array.from({ length: 81 }, (_, i) => `hex ${10 + Math.floor(i / 9)}${10 + (i % 9)} - sea`)
// Three hexes in a row.
const lane = sketch(
  'Germany',
  ...sea,
  'hex 1010 Germany clear',
  'hex 1011 Germany clear',
  'hex 1012 Germany clear',
)
const say = (action: Action) => Object.values(action).join(' ')
const offered = (position: ReferencePosition) => actions(position).map(say).sort()

function play(position: ReferencePosition, ...said: string[]): ReferencePosition {
  return said.reduce((now, words) => {
    const action = actions(now).find(one => say(one) === words)
    if (!action) throw new Error(`${words} is not offered`)
    return perform(now, action)
  }, position)
}

describe('movement actions', () => {
  it('begin, step, column, end', () => {
    const start = stand(lane, { '1010': 'ge-1' })
    expect(offered(start)).toEqual(['begin 1010', 'end'])
    const begun = play(start, 'begin 1010')
    expect(offered(begun)).toEqual(['column ge-1 1011', 'end', 'step ge-1 1011'])
    expect([perft(start, 0), perft(start, 1), perft(start, 2)]).toEqual([1, 2, 4])
    expect(offered(play(begun, 'step ge-1 1011'))).toEqual(['end', 'step ge-1 1010', 'step ge-1 1012'])
  })

  it('[11.2] units of a stack go their own ways; beginning another stack ends the first', () => {
    const start = stand(lane, { '1010': 'ge-1 ge-2', '1012': 'ge-3' })
    const apart = play(start, 'begin 1010', 'step ge-1 1011')
    expect(offered(apart)).toContain('step ge-2 1011')
    expect(offered(apart)).toContain('step ge-1 1012')
    const next = play(apart, 'begin 1012')
    expect(offered(next).filter(words => words.includes('ge-1') || words.includes('ge-2'))).toEqual([])
  })

  it('[11.2a] a unit that is picked up on the way does not come along', () => {
    const start = stand(lane, { '1010': 'ge-1', '1011': 'ge-2' })
    const joined = play(start, 'begin 1010', 'step ge-1 1011')
    expect(offered(joined).filter(words => words.startsWith('step'))).toEqual([
      'step ge-1 1010',
      'step ge-1 1012',
    ])
    expect(offered(joined)).toContain('begin 1011')
  })

  it('[8.3] the order of a stack may be changed once for each unit', () => {
    const start = stand(lane, { '1010': 'ge-1 ge-2 ge-sd1' })
    const tops = (position: ReferencePosition) => offered(position).filter(words => words.startsWith('top'))
    expect(tops(start)).toEqual(['top ge-2', 'top ge-sd1'])
    expect(tops(play(start, 'top ge-2'))).toEqual(['top ge-1', 'top ge-sd1'])
    expect(tops(play(start, 'top ge-2', 'top ge-1'))).toEqual(['top ge-sd1'])
  })

  it('[R12] static units begin nothing', () => {
    expect(offered(stand(lane, { '1010': 'ge-sd1' }))).toEqual(['end'])
  })

  it('[9.1a] a unit stops in an enemy zone, a German mechanized corps does not', () => {
    const four = sketch('Germany', ...sea, ...[0, 1, 2, 3].map(i => `hex 101${i} Germany clear`))
    const infantry = play(
      stand(four, { '1010': 'ge-1', '1013': 'fr-1' }),
      'begin 1010',
      'step ge-1 1011',
      'step ge-1 1012',
    )
    expect(offered(infantry)).toEqual(['end'])
    const mech = play(
      stand(four, { '1010': 'ge-mech6', '1013': 'fr-1' }),
      'begin 1010',
      'step ge-mech6 1011',
      'step ge-mech6 1012',
    )
    expect(offered(mech)).toEqual(['end', 'step ge-mech6 1011'])
  })

  it('[11.6] a unit in column keeps out of enemy zones', () => {
    const four = sketch('Germany', ...sea, ...[0, 1, 2, 3].map(i => `hex 101${i} Germany clear`))
    const moved = play(stand(four, { '1010': 'ge-1', '1013': 'fr-1' }), 'begin 1010', 'column ge-1 1011')
    expect(moved.moving?.units[0]).toMatchObject({ left: 22, column: true, started: true, stopped: false })
    expect(offered(moved)).toEqual(['end', 'step ge-1 1010'])
  })

  it('[3.6a] [11.5d] [W4] hexes change hands at once, the West Wall is breached', () => {
    const world = sketch('France', ...sea, 'hex 1010 France clear', 'hex 1011 Germany clear fort=west-wall')
    const start = stand(world, { '1010': 'fr-1' }, { active: ['France'] })
    const moved = play(start, 'begin 1010', 'step fr-1 1011')
    expect(moved.control['1011']).toBe('France')
    expect(moved.breached).toEqual(['1011'])
    expect(start.control['1011']).toBe('Germany')
  })

  it('[10.0a] supply is judged when the move begins', () => {
    const world = sketch('Soviet Union')
    const begun = play(stand(world, { '1414': 'ge-1' }), 'begin 1414')
    expect(begun.moving?.units[0]).toMatchObject({ left: 6, outOfSupply: true })
    expect(offered(begun).some(words => words.startsWith('column'))).toBe(false)
  })
})

describe('combat actions', () => {
  const combat = { phase: 'combat' } as const

  it('[12.0f] one attack is opened, joined and resolved before the next', () => {
    const start = stand(sketch('Germany'), { '1413': 'ge-1 ge-2', '1414': 'fr-1' }, combat)
    expect(offered(start)).toEqual(['attack 1414 ge-1', 'attack 1414 ge-2', 'end'])
    const open = play(start, 'attack 1414 ge-1')
    expect(offered(open)).toEqual(['join ge-2', 'resolve'])
    expect(offered(play(open, 'join ge-2'))).toEqual(['resolve'])
    expect([perft(start, 1), perft(start, 2), perft(start, 3)]).toEqual([3, 5, 5])
  })

  it('[12.6] flank attacks are offered beside assaults', () => {
    const start = stand(sketch('Germany'), { '1414': 'ge-mech6 ge-mech6b', '1413': 'fr-1' }, combat)
    expect(offered(start)).toEqual([
      'attack 1413 ge-mech6',
      'attack 1413 ge-mech6b',
      'end',
      'flank 1314 ge-mech6',
      'flank 1314 ge-mech6b',
      'flank 1514 ge-mech6',
      'flank 1514 ge-mech6b',
    ])
    expect(offered(play(start, 'flank 1514 ge-mech6'))).toEqual(['join ge-mech6b', 'resolve'])
  })
})
