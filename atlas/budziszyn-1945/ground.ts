import type { NamedGround } from '../layers/terrain.ts'
import type { GroundSurvey } from './survey.ts'

/** Tried against known ground: the heaths read under 25 m, the hills of Bautzen 80 to 150, Saxon Switzerland 250. */
const HILLS = 55
const MOUNTAIN_RELIEF = 210
const MOUNTAIN_HEIGHT = 440
const FOREST = 45
const SWAMP = 0.6

export function groundOf({ relief, height, forest, marsh }: GroundSurvey): string {
  if (marsh >= SWAMP) return 'swamp'
  const isHigh = relief >= MOUNTAIN_RELIEF || height >= MOUNTAIN_HEIGHT
  if (isHigh && forest >= FOREST) return 'mountain'
  const kinds = [forest >= FOREST && 'forest', relief >= HILLS && 'hills'].filter(Boolean)
  return kinds.length > 0 ? kinds.join('+') : 'clear'
}

/** What the rasters of today do not show: woods felled for lignite since the war, ponds and small bogs. */
export const namedGround: readonly NamedGround[] = [
  {
    name: 'Ponds of Upper Lusatia',
    terrain: 'swamp',
    at: [
      [51.28, 14.56],
      [51.34, 14.68],
      [51.31, 14.46],
      [51.335, 14.37],
      [51.305, 14.15],
    ],
  },
  { name: 'Niederspree ponds', terrain: 'swamp', at: [[51.405, 14.9]] },
  {
    name: 'Schraden',
    terrain: 'swamp',
    at: [
      [51.425, 13.63],
      [51.43, 13.7],
    ],
  },
]
