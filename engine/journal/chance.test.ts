import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  branchedChance,
  diceOf,
  fairChance,
  keepsPromise,
  sealed,
  sharedChance,
  sharedKey,
} from './chance.ts'
import { type Chance, formatFor, type Journal, parseJournal, writeJournal } from './journal.ts'

const seed = (digit: string) => digit.repeat(64)
const faces = (chance: Chance, count = 60) =>
  Array.from({ length: count }, (_, counter) => diceOf(chance)!.below(counter, 6))

describe('a game that leaves another', () => {
  const left = fairChance(seed('a'))
  const branch = branchedChance(left, 20, seed('b'))

  it('keeps what was rolled, and repeats nothing of what would have come', () => {
    expect(faces(branch).slice(0, 20)).toEqual(faces(left).slice(0, 20))
    expect(faces(branch).slice(20)).toEqual(faces(fairChance(seed('b'))).slice(20))
    expect(faces(branch).slice(20)).not.toEqual(faces(left).slice(20))
  })

  it('is an ordinary fair game where nothing was rolled yet', () => {
    expect(branchedChance(left, 0, seed('b'))).toEqual(fairChance(seed('b')))
  })

  it('can be left again, before or after it left the other', () => {
    const early = branchedChance(branch, 12, seed('c'))
    expect(early).toEqual(branchedChance(left, 12, seed('c')))
    const late = branchedChance(branch, 30, seed('c'))
    expect(faces(late).slice(0, 30)).toEqual(faces(branch).slice(0, 30))
    expect(faces(late).slice(30)).toEqual(faces(fairChance(seed('c'))).slice(30))
  })

  it('keeps both promises, and breaks one if either seed is another', () => {
    expect(keepsPromise(branch)).toBe(true)
    expect(keepsPromise({ ...branch, seed: seed('d') })).toBe(false)
    const forged = { rolls: 20, chance: { ...left, seed: seed('d') } }
    expect(keepsPromise({ ...branch, inherited: forged })).toBe(false)
  })

  it('goes without its seeds to those who may not know them', () => {
    const shut = sealed(branch)
    expect(JSON.stringify(shut)).not.toMatch(/a{64}|b{64}/)
    expect(shut).toMatchObject({
      commitment: branch.commitment,
      inherited: { chance: { commitment: left.commitment } },
    })
    expect(diceOf(shut)).toBeNull()
    expect(diceOf({ ...branch, inherited: { rolls: 20, chance: sealed(left) } })).toBeNull()
  })

  it('is read from its file, and refused if the file is not whole', () => {
    const journal = {
      salient: 'journal',
      format: 1,
      game: 'stones',
      rulesVersion: 1,
      scenario: 'twelve',
      options: {},
      chance: branch,
      actions: [],
    } as const
    const read = parseJournal(writeJournal(journal), 'game.json')
    expect(read.ok && read.value.chance).toEqual(branch)
    for (const inherited of [7, { rolls: 0, chance: left }, { rolls: 3, chance: { kind: 'loaded' } }]) {
      const bad = JSON.stringify({ ...journal, chance: { ...branch, inherited } })
      expect(parseJournal(bad, 'game.json').ok).toBe(false)
    }
  })
})

describe('dice to which everybody adds', () => {
  const shares = ['01'.repeat(16), '02'.repeat(16)]
  const chance = sharedChance(seed('a'), shares)

  it('are others with another seed, another share or another order of seats', () => {
    const key = sharedKey(seed('a'), shares)
    const others = [
      sharedKey(seed('b'), shares),
      sharedKey(seed('a'), [shares[0], '03'.repeat(16)]),
      sharedKey(seed('a'), shares.toReversed()),
      sharedKey(seed('a'), shares.slice(0, 1)),
    ]
    expect(new Set([key, ...others]).size).toBe(5)
    expect(faces(chance)).toEqual(faces(fairChance(key)))
  })

  it('follow from a recipe that any hash tool can repeat', () => {
    const text = `salient dice 1\n${seed('a')}\n${shares[0]}\n${shares[1]}`
    expect(sharedKey(seed('a'), shares)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('keep their seed back, and promise it', () => {
    expect(diceOf(sealed(chance))).toBeNull()
    expect(JSON.stringify(sealed(chance))).not.toContain(seed('a'))
    expect(keepsPromise(chance)).toBe(true)
    expect(keepsPromise({ ...chance, seed: seed('b') })).toBe(false)
  })

  it('make a file of the second format, which is read again', () => {
    const journal: Journal = {
      salient: 'journal',
      format: formatFor(chance),
      game: 'stones',
      rulesVersion: 1,
      scenario: 'twelve',
      options: {},
      chance,
      actions: [],
    }
    expect([journal.format, formatFor(branchedChance(chance, 3, seed('c')))]).toEqual([2, 2])
    const read = parseJournal(writeJournal(journal), 'game.json')
    expect(read.ok && read.value.chance).toEqual(chance)
    for (const bad of [{ shares: 'ab' }, { shares: ['xyz'] }, { shares: Array(5).fill('ab') }, { seed: 7 }]) {
      const text = JSON.stringify({ ...journal, chance: { ...chance, ...bad } })
      expect(parseJournal(text, 'game.json').ok).toBe(false)
    }
  })
})
