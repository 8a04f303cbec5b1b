import type { Badge } from '../layers/badges.ts'
import { numberBox } from '../layers/grid.ts'
import { markRadius, type Town } from '../layers/towns.ts'
import { type Box, boxAround } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { font, group, halo, words } from '../svg.ts'
import { disc, ink, type Lettering, lettering } from '../tokens.ts'
import { lettered } from './measure.ts'
import type { Obstacle } from './obstacles.ts'
import type { Label, PlacedLabel } from './place.ts'

const RANKS = { metropolis: 3, city: 2, town: 1 }

export const townLabels = (towns: readonly Town[]): Label[] =>
  towns
    .filter(town => town.name !== '')
    .map(({ hex, at, name, style }) => {
      const letters: Lettering = lettering[style.lettering]
      const beside = style.mark === 'dot' ? 9 : 'counter'
      return { hex, at, text: lettered(name, letters), style: letters, beside, rank: RANKS[style.lettering] }
    })

/** What is in the way in every hex: marks, badges, numbers, the frame. */
export function fixedObstacles(
  { geometry, art: { box } }: Scene,
  towns: readonly Town[],
  badges: readonly Badge[],
): Obstacle[] {
  const far = 300
  const outside = (edge: Partial<Box>): Obstacle => ({
    box: {
      left: box.left - far,
      top: box.top - far,
      right: box.right + far,
      bottom: box.bottom + far,
      ...edge,
    },
    weight: 20,
  })
  return [
    outside({ right: box.left + 6 }),
    outside({ left: box.right - 6 }),
    outside({ bottom: box.top + 6 }),
    outside({ top: box.bottom - 6 }),
    ...badges.map(({ at }) => ({ box: boxAround(at, disc.radius + 1.5), weight: 6 })),
    ...towns.map(town => ({ box: boxAround(town.at, markRadius(town)), weight: 3, hex: town.hex })),
    ...geometry.hexes.map(hex => ({ box: numberBox(geometry.centre(hex)), weight: 1.1 })),
  ]
}

export function townNameLayer({ id }: Scene, labels: readonly PlacedLabel[]): string {
  const drawn = Object.entries(RANKS).map(([name, rank]) => {
    const style: Lettering = lettering[name as keyof typeof RANKS]
    const own = labels.filter(label => label.rank === rank)
    return group({ ...font(style), ...halo(), fill: ink.letters }, ...own.map(label => drawLabel(label)))
  })
  return group({ id: id('town-names') }, ...drawn)
}

function drawLabel({ text, style, place: { at, anchor } }: PlacedLabel): string {
  return words([at[0], at[1] + style.size * 0.31], text, {
    'text-anchor': anchor === 'start' ? undefined : anchor,
  })
}
