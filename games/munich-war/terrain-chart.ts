// 8.1b, 8.4, 8.5, 19.0, 20.0e  The Terrain Effects Chart for movement. Costs in ticks (engine/movement/points.ts).
// Clear, railroads, bridges and mountains are the rulebook's; the other figures are reconstructed (docs/reconstruction.md).
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { buildStepCosts, type MovementChart, repriceSteps } from '../../engine/movement/step-costs.ts'
import { SOVIET_UNION } from './nations.ts'
import { isAlpine, isMech, UNITS } from './units.ts'
import { country, derive, HEXES } from './world.ts'

type Costs = Readonly<Record<string, number>>

/** Points of a unit to enter clear, forest, rough, mountain and marsh; null for what is closed to it (19.0c). */
type Points = readonly (number | null)[]

export const CLASSES: readonly Points[] = [
  //                clear forest rough mountain marsh
  /* infantry   */ [1, 1, 2, null, 2],
  /* mechanized */ [1, 2, 3, null, 3],
  /* alpine     */ [1, 1, 1, 2, 2],
]

/** 20.0e  Clear and forest in the Soviet Union under storms. */
export const STORM_POINTS = 2

/** Row of CLASSES for a unit. */
export const mobilityClass = Uint8Array.from({ length: UNITS }, (_, u) =>
  isAlpine[u] ? 2 : isMech[u] ? 1 : 0,
)

const ticks = (points: number | null): number => (points === null ? CLOSED : points * POINT)

function terrainCosts([clear, forest, rough, mountain, marsh]: Points): Costs {
  return {
    clear: ticks(clear),
    forest: ticks(forest),
    rough: ticks(rough),
    mountain: ticks(mountain),
    marsh: ticks(marsh),
    lake: CLOSED,
    sea: CLOSED,
  }
}

/** 8.4b  Rivers cost a point more; 8.5  a railroad half a point whatever lies in or before the hex. */
function chart(points: Points, roadTicks: number): MovementChart {
  return {
    terrain: terrainCosts(points),
    hexsides: { river: POINT, sea: CLOSED, blocked: CLOSED },
    networks: { rail: { ticks: roadTicks, opensTerrain: true } },
  }
}

const inStorm = ([, , ...rest]: Points): Points => [STORM_POINTS, STORM_POINTS, ...rest]

const tables = (): readonly Uint16Array[] => CLASSES.map(() => new Uint16Array(HEXES * 6))

/** [storm][class][hex * 6 + direction] */
const stepCosts: readonly (readonly Uint16Array[])[] = [tables(), tables()]

derive(board => {
  const soviet: number[] = []
  for (let h = 0; h < HEXES; h++) if (country[h] === SOVIET_UNION) soviet.push(h)
  CLASSES.forEach((points, kind) => {
    const fair = buildStepCosts(board, chart(points, POINT / 2))
    stepCosts[0][kind].set(fair)
    repriceSteps(fair, board, chart(inStorm(points), POINT), soviet)
    stepCosts[1][kind].set(fair)
  })
})

/** Ticks of the step [hex * 6 + direction] for a unit, CLOSED where it cannot go. */
export const stepTicks = (storm: number, unit: number, slot: number): number =>
  stepCosts[storm][mobilityClass[unit]][slot]

/** The same by row of CLASSES. */
export const classTicks = (storm: number, kind: number, slot: number): number => stepCosts[storm][kind][slot]

export const MOBILITY_CLASSES = CLASSES.length
