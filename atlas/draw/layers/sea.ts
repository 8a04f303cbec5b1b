import { piecesOf, ringsOf } from '../art.ts'
import { mix } from '../colour.ts'
import { blocksOf, cutToBox, partsInBox } from '../plane/cut.ts'
import { smoothRing, straight } from '../plane/paths.ts'
import { areaOf, type Box, boxOf, grown, heightOf, type Line, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, filled, group, stroked } from '../svg.ts'
import { line, water } from '../tokens.ts'

// The sea is laid over the ground: no clipping, and every block of it is opaque, so that blocks may overlap by a hair.

const BLOCK = 640
const HAIR = 0.4

/** Open water, deeper away from land, and lines that follow the shore. */
export function sea(scene: Scene): string {
  const { art, id } = scene
  let colour: string = water.shallow
  const depths = water.steps.map(([, share, tone], i) => {
    colour = mix(colour, water[tone], share)
    return group({ fill: colour, 'fill-rule': 'evenodd' }, ...piecesOf(art.depths[i] ?? '').map(shape))
  })
  const lines = water.shoreLines.map(([, opacity], i) =>
    group(
      { fill: 'none', stroke: water.line, 'stroke-width': 0.9, 'stroke-opacity': opacity },
      ...piecesOf(art.shoreLines[i] ?? '').map(shape),
    ),
  )
  return group({ id: id('sea') }, openWater(scene), ...depths, ...lines)
}

const shape = (d: string): string => element('path', { d })

/** What is not land, in blocks. */
function openWater({ art, shore }: Scene): string {
  const boxes = shore.coast.map(boxOf)
  const blocks = blocksOf(art.box, BLOCK).map(block => {
    const own = grown(block, HAIR)
    const land = shore.coast
      .filter((_, i) => meets(boxes[i], own))
      .map(ring => cutToBox(ring, own))
      .filter(ring => ring.length > 2)
    const isAllLand = land.some(ring => areaOf(ring) > 0.9999 * widthOf(own) * heightOf(own))
    if (isAllLand && land.length === 1) return ''
    return shape(straight(cornersOf(own), true) + land.map(ring => straight(ring, true)).join(''))
  })
  return group({ fill: water.shallow, 'fill-rule': 'evenodd' }, ...blocks)
}

const meets = (a: Box, b: Box): boolean =>
  a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom

const cornersOf = ({ left, top, right, bottom }: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Lakes, and the line of the coast. */
export function shores({ art, shore, id }: Scene): string {
  const lakes = ringsOf(art.lakes).map(ring => smoothRing(ring))
  const coast = shore.coast.map(ring => [...ring, ring[0]])
  const pieces = blocksOf(art.box, BLOCK).map(block =>
    stroked(
      coast
        .flatMap(ring => partsInBox(ring, block))
        .map(part => straight(part))
        .join(''),
      water.coast,
      line.coastWidth,
      { 'stroke-linejoin': 'round' },
    ),
  )
  return group(
    { id: id('shores') },
    // The outlines first: lakes that run into one another show no line between them.
    ...lakes.map(lake => stroked(lake, water.coast, 4)),
    ...lakes.map(lake => filled(lake, water.mid, { stroke: water.mid, 'stroke-width': 2 })),
    ...pieces,
  )
}
