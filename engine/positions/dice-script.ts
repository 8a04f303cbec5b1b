import { type Dice, DiceFault } from '../dice/dice.ts'
import type { GameEvent } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import type { DicePlan } from './format.ts'
import type { GamePositions, Rolled } from './game-positions.ts'

/** A face, or null for a die that falls as it likes. */
export type Face = number | null

/** Faces from a given roll on; every other roll is left to the dice beneath. */
export function diceFrom(start: number, faces: readonly Face[], beneath: Dice): Dice {
  if (faces.length === 0) return beneath
  return {
    below(counter, sides) {
      const face = faces[counter - start] ?? null
      if (face === null) return beneath.below(counter, sides)
      if (face <= sides) return face - 1
      throw new DiceFault('face-too-large', `a ${face} was scripted for a die of ${sides} sides`)
    },
  }
}

/** What is left of dice that were given by meaning. */
export type Groups = Map<string, (number | string)[]>

export const groupsOf = (plan: DicePlan): Groups =>
  new Map([...plan.byMeaning].map(([meaning, faces]) => [meaning, [...faces]]))

const isUsedUp = (groups: Groups): boolean => [...groups.values()].every(group => group.length === 0)

/** Something that is about to be done: an action, or the opening of a phase. */
export interface Attempt<G extends GameState> {
  readonly game: GamePositions<G>
  readonly g: G
  act(g: G, log: GameEvent[]): void
}

/**
 * The faces that an action must roll so that each group of dice falls for what it is meant for. Only the log tells what a
 * roll was for, so the action is tried on copies: each try settles one more roll.
 */
export function facesByMeaning<G extends GameState>(attempt: Attempt<G>, groups: Groups): Face[] {
  const faces: Face[] = []
  while (!isUsedUp(groups)) {
    const next = rollsOf(attempt, faces)[faces.length]
    if (next === undefined) break
    const wanted = groups.get(next.meaning)?.shift() ?? null
    faces.push(typeof wanted === 'string' ? faceNamed(attempt, faces, wanted) : wanted)
  }
  return faces
}

/** What each roll of the action is for, if the first dice fall as given. */
function rollsOf<G extends GameState>({ game, g, act }: Attempt<G>, faces: readonly Face[]): Rolled[] {
  const trial = g.copy()
  const events: GameEvent[] = []
  trial.dice = diceFrom(g.rolls, faces, g.dice)
  act(trial, events)
  return events.flatMap(event => {
    const rolled = game.rollIn(event)
    return rolled === null ? [] : Array.from({ length: rolled.count }, () => rolled)
  })
}

/** The face with which a blind draw brings up what the file names. */
function faceNamed<G extends GameState>(attempt: Attempt<G>, faces: readonly Face[], name: string): number {
  try {
    for (let face = 1; ; face++) {
      const drawn = rollsOf(attempt, [...faces, face])[faces.length]
      if (drawn?.name?.toLowerCase() === name.toLowerCase()) return face
    }
  } catch (fault) {
    if (fault instanceof DiceFault) throw new DiceFault('bad-face', `"${name}" cannot be drawn now`)
    throw fault
  }
}
