import { heightOf, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { filled, group, rectangle, stroked } from '../svg.ts'
import { line, water } from '../tokens.ts'

/** Open water, deeper away from land, and lines that follow the shore. */
export function sea({ art, id }: Scene): string {
  const { box } = art
  return group(
    { id: id('sea') },
    rectangle(box.left, box.top, widthOf(box), heightOf(box), water.shallow),
    ...water.steps.map(([, opacity, tone], i) =>
      filled(art.depths[i] ?? '', water[tone], { opacity, 'fill-rule': 'evenodd' }),
    ),
    ...water.shoreLines.map(([, opacity], i) =>
      stroked(art.shoreLines[i] ?? '', water.line, 0.9, { opacity }),
    ),
  )
}

/** Lakes, and the line of the coast. */
export function shores({ art, id }: Scene): string {
  return group(
    { id: id('shores') },
    // The outline first: lakes that run into one another show no line between them.
    stroked(art.lakes, water.coast, 2),
    filled(art.lakes, water.mid),
    `<use href="#${id('coast')}" fill="none" stroke="${water.coast}" stroke-width="${line.coastWidth}" stroke-linejoin="round"/>`,
  )
}
