import { beforeEach, describe, expect, it } from 'vitest'
import { HEX, PHASE, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { KNOWN, knowledgeOf, knownOf } from './16-masking.ts'
import { emptyGame, fortify, layOutGround, put } from './testing.ts'

const STACK = 'de-342-698 de-342-687 de-artV de-hqV'
const { nothing, type, levels, all } = KNOWN

beforeEach(() => layOutGround())

function facing(options = {}) {
  const g = emptyGame('nysa', options)
  put(g, STACK, '2010')
  return g
}

const soviets = (g: ReturnType<typeof facing>) => knowledgeOf(g, 0, hex('2010'))

describe('what a player knows of a stack', () => {
  it('[16.1.1] the top counter and nothing under it', () => {
    expect(soviets(facing())).toEqual({ top: all, others: nothing })
  })

  it('[16.1.1] the owner knows his own, and nobody has secrets without the chapter', () => {
    const g = facing()
    expect(knowledgeOf(g, 1, hex('2010'))).toEqual({ top: all, others: all })
    expect(soviets(facing({ masking: 'false' }))).toEqual({ top: all, others: all })
  })

  it('[16.1.2] under a mask not even the top counter', () => {
    const g = facing()
    g.own('hexFlags')[hex('2010')] |= HEX.masked
    expect(soviets(g)).toEqual({ top: nothing, others: nothing })
  })

  it('[16.1.3] all of it after a combat, mask or not, until the phase ends', () => {
    const g = facing()
    g.own('hexFlags')[hex('2010')] |= HEX.masked | HEX.open
    expect(soviets(g)).toEqual({ top: all, others: all })
    g.own('hexFlags')[hex('2010')] &= ~HEX.open
    expect(soviets(g)).toEqual({ top: nothing, others: nothing })
  })

  it('[16.1.3] who fought is known wherever it went, in the combat phase and not after it', () => {
    const g = facing()
    const under = unit('de-342-687')
    g.unitFlags[under] |= UNIT.fought
    g.phase = PHASE.combat
    expect(knownOf(g, 0, under)).toBe(all)
    for (const phase of [PHASE.movement, PHASE.strategic, PHASE.supply]) {
      g.phase = phase
      expect(knownOf(g, 0, under)).toBe(nothing)
    }
  })

  it('[16.1.4a] next to fortified units: their types, not their levels', () => {
    const g = facing()
    fortify(g, '2010', 'german')
    put(g, 'su-3-389', '2011')
    expect(soviets(g)).toEqual({ top: all, others: type })
    g.own('hexFlags')[hex('2010')] |= HEX.masked
    expect(soviets(g)).toEqual({ top: type, others: type })
  })

  it('[16.1.4b] next to units in the open: types and levels', () => {
    const g = facing()
    put(g, 'su-3-389', '2011')
    expect(soviets(g)).toEqual({ top: all, others: levels })
    g.own('hexFlags')[hex('2010')] |= HEX.masked
    expect(soviets(g)).toEqual({ top: levels, others: levels })
  })

  it('[16.1.4b] a neighbour that moves off knows no more', () => {
    const g = facing()
    put(g, 'su-3-389', '2011')
    put(g, 'su-3-389', '2012')
    expect(soviets(g)).toEqual({ top: all, others: nothing })
  })

  it('[16.1.1] Americans and Germans of different players are no enemies; both are hidden from the Soviets', () => {
    const g = emptyGame('stars-3')
    put(g, STACK, '2010')
    expect(knowledgeOf(g, 0, hex('2010'))).toEqual({ top: all, others: all })
    expect(knowledgeOf(g, 1, hex('2010'))).toEqual({ top: all, others: nothing })
    put(g, 'us-VIII-art1', '2011')
    expect(knowledgeOf(g, 1, hex('2010'))).toEqual({ top: all, others: nothing })
  })

  it('[16.1.1] nothing is hidden in an empty hex', () => {
    expect(knowledgeOf(facing(), 0, hex('2020'))).toEqual({ top: all, others: all })
  })
})
