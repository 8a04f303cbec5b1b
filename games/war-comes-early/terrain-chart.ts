// 11.3, 11.4  The terrain effects chart for movement. Costs in ticks (engine/movement/points.ts).
// Rivers, railroads and what is closed are the rulebook's; the other figures are reconstructed (docs/reconstruction.md).
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { buildStepCosts, type MovementChart } from '../../engine/movement/step-costs.ts'
import { derive, HEXES } from './world.ts'

type Costs = Readonly<Record<string, number>>

//                                    clear     woods          broken         rough          mountain       swamp
const NON_MECHANIZED: Costs = terrain(1 * POINT, 1 * POINT, 1 * POINT, 2 * POINT, 3 * POINT, 2 * POINT)
const MECHANIZED: Costs = terrain(1 * POINT, 2 * POINT, 2 * POINT, 3 * POINT, CLOSED, CLOSED)

function terrain(
  clear: number,
  woods: number,
  broken: number,
  rough: number,
  mountain: number,
  swamp: number,
) {
  return { clear, woods, broken, rough, mountain, swamp, lake: CLOSED, sea: CLOSED }
}

/** What a hex costs by its terrain, for non-mechanized (0) and mechanized (1) units: for the play aid. */
export const terrainCosts = [NON_MECHANIZED, MECHANIZED] as const

/** 2.3.2b, 11.3c, 11.3d, 11.3e, 11.4b, 11.4d, 11.4e, W9 */
function chart(inHex: Costs): MovementChart {
  return {
    terrain: inHex,
    hexsides: { river: POINT, straits: POINT, sea: CLOSED, lake: CLOSED, blocked: CLOSED },
    features: { city: { insteadOfTerrain: POINT, waives: ['river'] } },
    networks: { rail: { ticks: POINT / 2, opensTerrain: true } },
  }
}

/** Ticks of the step [hex * 6 + direction], for non-mechanized (0) and mechanized (1) units. */
export const stepCosts: readonly [Uint16Array, Uint16Array] = [
  new Uint16Array(HEXES * 6),
  new Uint16Array(HEXES * 6),
]

derive(board => {
  stepCosts[0].set(buildStepCosts(board, chart(NON_MECHANIZED)))
  stepCosts[1].set(buildStepCosts(board, chart(MECHANIZED)))
})
