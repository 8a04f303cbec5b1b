import type { Badge } from '../layers/badges.ts'
import type { River } from '../layers/rivers.ts'
import type { Town } from '../layers/towns.ts'
import type { Scene } from '../scene.ts'
import { type SetName, setNames } from './large-names.ts'
import { type Obstacle, ObstacleIndex } from './obstacles.ts'
import { type PlacedLabel, placeLabels } from './place.ts'
import { type RiverName, riverNames } from './river-names.ts'
import { fixedObstacles, townLabels } from './town-names.ts'

export interface Names {
  readonly large: readonly SetName[]
  readonly towns: readonly PlacedLabel[]
  readonly rivers: readonly RiverName[]
}

interface Given {
  readonly towns: readonly Town[]
  readonly badges: readonly Badge[]
  readonly rivers: readonly River[]
  /** Lines that are drawn already. */
  readonly lines: ObstacleIndex
}

/** Large names first, because a hand put them there; then towns, then rivers. */
export function placeNames(scene: Scene, { towns, badges, rivers, lines }: Given): Names {
  lines.add(...fixedObstacles(scene, towns, badges))
  const large = setNames(scene, lines)
  lines.add(...large.flatMap(inTheWay))
  const placed = placeLabels(townLabels(towns), lines)
  const taken = new ObstacleIndex()
  taken.add(
    ...[...large.flatMap(({ letters }) => letters), ...placed.map(({ place }) => place.box)].map(box => ({
      box,
      weight: 1,
    })),
  )
  return { large, towns: placed, rivers: riverNames(scene, rivers, lines, taken) }
}

/** A pale country may lie under the name of a town, the name of a range may not. */
const inTheWay = ({ name, letters }: SetName): Obstacle[] =>
  letters.map(box => ({ box, weight: name.style === 'country' ? 2.5 : 8 }))
