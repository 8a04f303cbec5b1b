// Where ways to play on are compared: copies of one position, the same dice for all of them.
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { aimedAt } from './aim.ts'
import { playUntil, type Sifts, type Staff, staffOf } from './sampling.ts'

export interface Bench<G extends GameState> {
  readonly game: Game<G>
  readonly side: number
  readonly position: G
  /** Officers of all sides. */
  staff(sift?: Sifts<G>): Staff<G>
  /** Leaves hexes alone in the phase that is being played. */
  avoiding(hexes: ReadonlySet<string>): Sifts<G>
  /** Plays on until this side's next turn, and says how it stands: from -1, lost, to 1, won. */
  playedOn(g: G, staff: Staff<G>): number
  /** How many decisions all of that took. */
  decisions(): number
}

export function benchOf<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  position: G,
): Bench<G> {
  const knows = describe()
  const [turn, moment] = [knows.turn(position), knows.moment(position)]
  const staffs: Staff<G>[] = []
  return {
    game,
    side,
    position,
    staff(sift) {
      const staff = staffOf(game, describe, sift)
      staffs.push(staff)
      return staff
    },
    avoiding: hexes => (g, who, legal) =>
      who === side && knows.moment(g) === moment
        ? legal.filter(action => !hexes.has(aimedAt(action) ?? ''))
        : legal,
    playedOn(g, staff) {
      playUntil(game, g, staff, now => knows.turn(now) > turn && knows.mover(now) === side)
      return knows.standing(g, side)
    },
    decisions: () => staffs.reduce((sum, staff) => sum + staff.decisions, 0),
  }
}
