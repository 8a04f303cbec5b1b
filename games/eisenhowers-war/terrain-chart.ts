// 8.0e, 8.4, 8.9  The terrain effects chart for movement. Costs in ticks (engine/movement/points.ts). That rivers cost
// one or two points and what is closed is the rulebook's; the other figures are reconstructed (docs/reconstruction.md).
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { buildStepCosts, type MovementChart } from '../../engine/movement/step-costs.ts'
import { ALLIED, GERMAN } from './sides.ts'
import { derive, HEXES, terrain } from './world.ts'

/** Points to enter a hex, [mountain-capable][terrain]; a city costs what else is in its hex (2.2b, 8.0d). */
//                     clear rough mountain
export const IN_HEX = [
  /* regular units  */ [1, 2, 3],
  /* mountain corps */ [1, 1, 2],
] as const

/** 8.9, R41  Extra points to cross a river, by side. */
export const RIVER_POINTS = {
  river: [1, 1],
  seine: [1, 2],
  rhine: [2, 2],
} as const

/** 8.8  Along an Alpine pass. */
const PASS_POINTS = 1

// R42, R43  Rivers are paid on top of everything, along a pass, too.
function chart(mountainCapable: number, side: number): MovementChart {
  const [clear, rough, mountain] = IN_HEX[mountainCapable].map(points => points * POINT)
  return {
    terrain: { clear, rough, mountain, sea: CLOSED },
    hexsides: {
      river: RIVER_POINTS.river[side] * POINT,
      seine: RIVER_POINTS.seine[side] * POINT,
      rhine: RIVER_POINTS.rhine[side] * POINT,
      sea: CLOSED,
      scheldt: 0,
      blocked: CLOSED,
      'zone-line': 0,
      'drawn-game-line': 0,
    },
    networks: { pass: { ticks: PASS_POINTS * POINT, orCheaper: true, paysHexsides: true } },
  }
}

const empty = () => [new Uint16Array(HEXES * 6), new Uint16Array(HEXES * 6)] as const

/** [side][mountain-capable] Ticks of the step [hex * 6 + direction] as the printed board has it. */
export const stepCosts = [empty(), empty()] as const

/** The part of that cost which rivers make up. */
export const riverCosts = [new Uint16Array(HEXES * 6), new Uint16Array(HEXES * 6)] as const

derive(board => {
  for (const side of [ALLIED, GERMAN])
    for (const capable of [0, 1]) stepCosts[side][capable].set(buildStepCosts(board, chart(capable, side)))
  const kinds = Object.keys(RIVER_POINTS) as (keyof typeof RIVER_POINTS)[]
  for (let slot = 0; slot < HEXES * 6; slot++)
    for (const side of [ALLIED, GERMAN]) {
      let points = 0
      for (const kind of kinds)
        if (board.hexsides[slot] & (1 << board.hexsideKinds.indexOf(kind))) points += RIVER_POINTS[kind][side]
      riverCosts[side][slot] = points * POINT
    }
})

/** Ticks of a hex that is rough or clear whatever the board says (10.10e, 13.2k). */
export const hexTicks = (mountainCapable: number, kind: number): number =>
  IN_HEX[mountainCapable][kind] * POINT

export const terrainTicks = (mountainCapable: number, hex: number): number =>
  hexTicks(mountainCapable, terrain[hex])
