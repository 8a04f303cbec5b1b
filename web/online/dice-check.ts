// Works out every roll of a finished game again, in the page, from the numbers that were sealed and added before play.
import { commitment } from '../../engine/dice/commitment.ts'
import type { Dice } from '../../engine/dice/dice.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { diceOf } from '../../engine/journal/chance.ts'
import type { Journal } from '../../engine/journal/journal.ts'
import type { Presentation } from '../../table/presentation.ts'

export interface CheckedRoll {
  readonly number: number
  readonly turn: number
  readonly text: string
  readonly sides: number
  /** From 1. */
  readonly face: number
}

export interface DiceCheck {
  readonly rolls: readonly CheckedRoll[]
  /** Does the seed that was published fit the seal that was published before play? */
  readonly isKept: boolean
  readonly seal: string
  readonly seed: string
  readonly shares: readonly string[]
}

interface Roll {
  readonly sides: number
  readonly value: number
}

/** Null if the game has no sealed dice, or cannot be replayed. */
export function checkDice(presentation: Presentation, journal: Journal): DiceCheck | null {
  const { chance } = journal
  const dice = diceOf(chance)
  if (chance.kind !== 'shared' || chance.seed === null || dice === null) return null
  const made: Roll[] = []
  const { game } = presentation
  const begun = game.begin(journal.scenario, journal.options, listening(dice, made))
  if (!begun.ok) return null
  const g = begun.value
  const rolls: CheckedRoll[] = []
  for (const [side, action] of journal.actions) {
    made.length = 0
    if (game.check(g, side, action).length > 0) return null
    const events: GameEvent[] = []
    game.perform(g, side, action, events)
    if (made.length === 0) continue
    const lines = presentation.log(g, events)
    const text = (lines.find(({ dice: shown }) => (shown?.length ?? 0) > 0) ?? lines[0])?.text ?? ''
    const turn = Number(game.situation(g).turn ?? 0)
    for (const { sides, value } of made)
      rolls.push({ number: rolls.length + 1, turn, text, sides, face: value + 1 })
  }
  const { seed, shares, commitment: seal } = chance
  return { rolls, isKept: commitment(seed) === seal, seal, seed, shares }
}

/** Every number that the rules ask for is written down, once for each counter. */
function listening(dice: Dice, made: Roll[]): Dice {
  return {
    below(counter, sides) {
      const value = dice.below(counter, sides)
      made.push({ sides, value })
      return value
    },
  }
}
