import { DiceFault } from '../dice/dice.ts'
import { type Fault, failure, type Result, success } from '../files/result.ts'
import type { Log } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import { diceOf, keepsPromise } from './chance.ts'
import type { Entry, Journal } from './journal.ts'

/**
 * Folds a journal into the state it leads to. Every action is checked on the way, like at the table, and a seed must be
 * the one that was promised.
 */
export function replay<G extends GameState>(
  game: Game<G>,
  journal: Journal,
  file: string,
  log: Log = null,
  seen?: (g: G, entry: Entry, index: number) => void,
): Result<G> {
  const begun = Replay.begin(game, journal, file)
  if (!begun.ok) return begun
  const fold = begun.value
  while (!fold.isDone) {
    const index = fold.position
    const fault = fold.next(log)
    if (fault !== null) return failure([fault])
    seen?.(fold.state, journal.actions[index], index)
  }
  return success(fold.state)
}

/** A replay that goes on action by action, as far as somebody wants it to. */
export class Replay<G extends GameState> {
  /** The state after `position` actions; the next one changes it. */
  readonly state: G
  readonly #game: Game<G>
  readonly #journal: Journal
  readonly #file: string
  #position: number

  private constructor(game: Game<G>, journal: Journal, file: string, state: G, position: number) {
    this.#game = game
    this.#journal = journal
    this.#file = file
    this.state = state
    this.#position = position
  }

  static begin<G extends GameState>(game: Game<G>, journal: Journal, file: string): Result<Replay<G>> {
    return catchingDice(file, () => {
      const dice = soundDice(game, journal, file)
      if (!dice.ok) return dice
      const begun = game.begin(journal.scenario, journal.options, dice.value)
      return begun.ok ? success(new Replay(game, journal, file, begun.value, 0)) : begun
    })
  }

  /** Goes on from a position that was stored as JSON, and that whoever calls this vouches for. */
  static from<G extends GameState>(
    game: Game<G>,
    journal: Journal,
    file: string,
    stored: { readonly position: number; readonly state: unknown },
  ): Result<Replay<G>> {
    const { position } = stored
    return catchingDice(file, () => {
      const dice = soundDice(game, journal, file)
      if (!dice.ok) return dice
      if (!Number.isInteger(position) || position < 0 || position > journal.actions.length)
        return failure([{ file, line: 0, reason: 'the stored position is not one of this game' }])
      const state = game.fromJSON(stored.state, dice.value)
      return state.ok ? success(new Replay(game, journal, file, state.value, position)) : state
    })
  }

  get position(): number {
    return this.#position
  }

  get isDone(): boolean {
    return this.#position === this.#journal.actions.length
  }

  /** Does the next action of the journal, or says why it cannot be done. */
  next(log: Log = null): Fault | null {
    const [side, action] = this.#journal.actions[this.#position]
    try {
      const [refusal] = this.#game.check(this.state, side, action)
      if (refusal !== undefined) return this.#misfit(refusal)
      this.#game.perform(this.state, side, action, log)
    } catch (error) {
      return diceFault(error, this.#file)
    }
    this.#position += 1
    return null
  }

  #misfit({ because, rule }: Refusal): Fault {
    const place = `action ${this.#position + 1}`
    return { file: this.#file, line: 0, place, reason: `${because} (${rule})` }
  }
}

/** The dice of a journal of this game and these rules, with the seed that was promised. */
function soundDice(game: Game, journal: Journal, file: string) {
  const fault = (reason: string) => failure([{ file, line: 0, reason }])
  if (journal.game !== game.id) return fault(`the file is of ${journal.game}, not of ${game.id}`)
  if (journal.rulesVersion !== game.rulesVersion) {
    return fault(
      `the game was begun under version ${journal.rulesVersion} of the rules; this program has version ${game.rulesVersion}`,
    )
  }
  const dice = diceOf(journal.chance)
  if (dice === null) return fault('the seed of this game has not been revealed yet')
  if (!keepsPromise(journal.chance)) return fault('the seed is not the one that was promised at the start')
  return success(dice)
}

/** Dice that a script has run out of are a fault of the file; everything else is one of the program. */
function diceFault(error: unknown, file: string): Fault {
  if (!(error instanceof DiceFault)) throw error
  return { file, line: 0, place: 'chance', reason: error.message }
}

function catchingDice<T>(file: string, begin: () => Result<T>): Result<T> {
  try {
    return begin()
  } catch (error) {
    return failure([diceFault(error, file)])
  }
}
