// 8.1.1, N-5a, S-3, S-A2, S-A3  How many air points each camp has on a day, and what is left of them.
import { CAMP, CAMP_COUNT, NOBODY } from '../nations.ts'
import { isNysa1945, type State } from '../state.ts'

/** N-5a  16, 17 and 18 April. */
const SOVIET_IN_NYSA = [30, 20, 10]
/** S-3  On the three days that the Soviet player has picked, in this order. */
const SOVIET_ON_PICKED_DAYS = [30, 25, 20]
/** S-A2  30 April to 15 May. */
const AMERICAN_IN_STARS = [30, 26, 24, 20, 15, 28, 24, 22, 20, 15, 26, 22, 19, 16, 14, 22]

/** S-A3, R51  What of a day's own points may be saved, and what of the savings may be used in a turn. */
const MOST_SAVED = 10
const MOST_OF_SAVINGS = 20

function sovietPoints(g: State): number {
  if (isNysa1945(g)) return SOVIET_IN_NYSA[g.turn - 1] ?? 0
  return SOVIET_ON_PICKED_DAYS.reduce((sum, points, i) => (g.airDays[i] === g.turn ? sum + points : sum), 0)
}

/** The points of a new day; those of the day before were saved or have lapsed. */
export function grantAirPoints(g: State): void {
  g.airLeft[CAMP.soviet] = sovietPoints(g)
  g.airLeft[CAMP.american] = isNysa1945(g) ? 0 : (AMERICAN_IN_STARS[g.turn - 1] ?? 0)
  g.airBankUsed = 0
}

/** S-A3, R51  The end of a day: the Americans save up to ten of its own points, everything else lapses (N-5b, S-3). */
export function bankAirPoints(g: State): void {
  g.airBank += Math.min(g.airLeft[CAMP.american], MOST_SAVED)
  g.airLeft.fill(0)
  g.airBankUsed = 0
}

const usableSavings = (g: State, camp: number): number =>
  camp === CAMP.american ? Math.min(g.airBank, MOST_OF_SAVINGS - g.airBankUsed) : 0

/** Points that a camp can still use in this turn, those of missions not yet flown included. */
export const airPoints = (g: State, camp: number): number => g.airLeft[camp] + usableSavings(g, camp)

/** 8.1.5  The day's own points go first: of them the fewest can be kept. */
export function spendAirPoints(g: State, camp: number, points: number): void {
  const own = Math.min(points, g.airLeft[camp])
  g.airLeft[camp] -= own
  if (points === own) return
  g.airBank -= points - own
  g.airBankUsed += points - own
}

/** The camp of a player that has air points today, NOBODY if none has. Germans never do. */
export function airCampOf(g: State, player: number): number {
  for (let camp = 0; camp < CAMP_COUNT; camp++) {
    if (g.terms.playerOf[camp] === player && airPoints(g, camp) > 0) return camp
  }
  return NOBODY
}
