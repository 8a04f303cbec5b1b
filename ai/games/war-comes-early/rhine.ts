// The watch on the Rhine: when Prague has fallen, Germans go to meet the French, who have come through the West Wall by then.
import { points } from '../../../engine/movement/points.ts'
import { BRITAIN, FRANCE, GERMAN, GERMANY } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { isIntact } from '../../../games/war-comes-early/rules/11-entry.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  country,
  derive,
  FORT,
  fort,
  grid,
  HEXES,
  isStatic,
  UNITS,
  unitNation,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'
import type { Goals } from '../../planner/battlefield.ts'
import { addGoal, hexesTo, noGoals } from '../../planner/ways.ts'

/** German attack points on the Rhine for each attack point of the French and British. */
const SHARE = 0.6
/** Cities within so many hexes of the West Wall are theirs to keep. */
const WEST = 9
/** What a breach of the wall counts as farther off than an enemy on German soil, and a city that is still German. */
const BREACH = 2
const CITY = 3

/** [hex] hexes to the West Wall. */
let toWall: Uint8Array = new Uint8Array(HEXES)
derive(() => {
  toWall = hexesTo(grid, hex => fort[hex] === FORT.westWall)
})

/** Is the unit one of those who watch the Rhine? The nearest are, until they are enough. */
export const isOnTheRhine = (g: State, who: number): boolean => watchOf(g).has(who)

function watchOf(g: State): ReadonlySet<number> {
  const free: number[] = []
  let wanted = 0
  for (let who = 0; who < UNITS; who++) {
    if (g.place[who] < 0 || isStatic[who] || attackFactor[who] === 0) continue
    if (isWestern(who)) wanted += SHARE * attackFactor[who]
    else if (unitNation[who] === GERMANY) free.push(who)
  }
  free.sort((a, b) => toWall[g.place[a]] - toWall[g.place[b]] || a - b)
  const watch = new Set<number>()
  for (const who of free) {
    if (wanted <= 0) break
    watch.add(who)
    wanted -= attackFactor[who]
  }
  return watch
}

const isWestern = (who: number): boolean => unitNation[who] === FRANCE || unitNation[who] === BRITAIN

/** Enemies on German soil and what they have taken, then the breaches, then the cities to which they are nearest. */
export function goalsOnTheRhine(g: State): Goals {
  const goals = noGoals(grid)
  const hostile: number[] = []
  for (let who = 0; who < UNITS; who++) if (g.place[who] >= 0 && isWestern(who)) hostile.push(g.place[who])
  for (const place of hostile) if (country[place] === GERMANY) addGoal(goals, place, 0)
  for (let hex = 0; hex < HEXES; hex++) {
    if (fort[hex] === FORT.westWall && !isIntact(g, hex)) addGoal(goals, hex, points(BREACH))
    if (country[hex] !== GERMANY || victoryValue[hex] === 0 || toWall[hex] > WEST) continue
    const near = Math.min(...hostile.map(place => grid.distance(place, hex)))
    if (controllingSide(g, hex) !== GERMAN) addGoal(goals, hex, 0)
    else if (hostile.length > 0) addGoal(goals, hex, points(CITY + near))
  }
  return goals
}
