// The game as a whole: which decisions come up, and what a game without the complementary chapters never offers.
import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Options } from '../../engine/game/game.ts'
import { FRAMES } from './flow.ts'
import { budziszyn1945 as game } from './index.ts'
import type { State } from './state.ts'

interface Seen {
  readonly g: State
  readonly decisions: Set<string>
  /** Verbs that were offered, with the decision: 'march dig'. */
  readonly verbs: Set<string>
  readonly sides: Set<number>
}

/** Plays at random until enough has been seen, or for so many actions. */
function wander(
  scenario: string,
  options: Options,
  seed: number,
  actions: number,
  isEnough: (seen: Seen) => boolean = () => false,
): Seen {
  const g = valueOrThrow(game.begin(scenario, options, fastDice(seed)))
  const luck = fastDice(seed + 1000)
  const seen: Seen = { g, decisions: new Set(), verbs: new Set(), sides: new Set() }
  for (let i = 0; i < actions && !isEnough(seen); i++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    const legal = game.legal(g, awaited.side)
    seen.decisions.add(awaited.decision)
    seen.sides.add(awaited.side)
    for (const action of legal) seen.verbs.add(`${awaited.decision} ${action.do}`)
    game.perform(g, awaited.side, legal[luck.below(i, legal.length)], null)
  }
  expect(game.faultsIn(g)).toEqual([])
  return seen
}

const BEFORE_TWO_STARS = ['cut', 'airDays']
/** Frames that run by themselves. */
const PROCEDURES = [
  'setUp',
  'defection',
  'turn',
  'playerTurn',
  'airPhase',
  'fire',
  'battle',
  'retreat',
  'supply',
]
const IN_PLAY = Object.keys(FRAMES).filter(
  name => !PROCEDURES.includes(name) && !BEFORE_TWO_STARS.includes(name),
)

describe('decisions', () => {
  test('every one comes up in play', () => {
    const missing = new Set(IN_PLAY)
    for (let seed = 1; seed < 9 && missing.size > 0; seed++) {
      const { decisions } = wander('nysa', {}, seed, 2500, seen =>
        [...missing].every(name => seen.decisions.has(name)),
      )
      for (const name of decisions) missing.delete(name)
    }
    expect([...missing]).toEqual([])
  })

  test('[S-9a] with three players all three are asked, and Two Stars has its own beginning', () => {
    const seen = wander('stars-3', {}, 2, 1500, ({ sides, g }) => sides.size === 3 && g.turn > 1)
    expect([...seen.sides].sort()).toEqual([0, 1, 2])
    for (const name of BEFORE_TWO_STARS) expect(seen.decisions).toContain(name)
  })
})

const COMPLEMENTARY: Options = {
  strategicMovement: 'false',
  tacticalConcentration: 'false',
  bridges: 'false',
  specialUnits: 'false',
  masking: 'false',
}
/** What only a complementary chapter lets a player do, with the decision in which he does. */
const OF_CHAPTERS = [
  'march mark',
  'strategic begin',
  'movement top',
  'movement mask',
  'march feed',
  'march demolish',
  'march rebuild',
  'march build',
  'assemble ability',
  'defence ability',
]

describe('complementary chapters', () => {
  test('[12.0] nothing of them is offered where they are switched off', () => {
    const without = wander('nysa', COMPLEMENTARY, 1, 1500).verbs
    expect(OF_CHAPTERS.filter(verb => without.has(verb))).toEqual([])
    const offered = wander('nysa', {}, 1, 1500).verbs
    for (const verb of ['march mark', 'strategic begin', 'movement mask', 'march demolish'])
      expect(offered).toContain(verb)
  })
})
