import { type MapArt, type PatchName, piecesOf } from '../art.ts'
import { heightOf, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { type Attributes, element, group, rectangle } from '../svg.ts'
import { land, line } from '../tokens.ts'
import type { Countries } from './countries.ts'

const FADING = [0.34, 0.45, 0.6]
const TEXTURED = ['woods', 'swamp'] as const
const EVEN_ODD = { 'fill-rule': 'evenodd' }

/** The paths of patches that are drawn twice, under the hill shading and over it. */
export const patchDefinitions = ({ art, id }: Scene): string =>
  TEXTURED.flatMap(name =>
    pieces(art, name).map((d, i) => element('path', { id: id(`${name}${i}`), d, ...EVEN_ODD })),
  ).join('')

/** All pieces of a patch at a level. */
const pieces = ({ patches }: MapArt, name: PatchName, level = 0): string[] =>
  piecesOf(patches[name]?.[level] ?? '')

/** Land: paper, national washes, terrain patches, hill shading, textures. The sea is laid over it. */
export function ground(scene: Scene, countries: Countries): string {
  const { art, id, link, hasShading } = scene
  const { left, top } = art.box
  const again = (name: (typeof TEXTURED)[number], attributes: Attributes) =>
    group(attributes, ...pieces(art, name).map((_, i) => `<use href="#${id(`${name}${i}`)}"/>`))
  const texture = (name: PatchName, pattern: string) =>
    group({ fill: link(pattern), ...EVEN_ODD }, ...pieces(art, name).map(d => element('path', { d })))
  return group(
    { id: id('ground') },
    rectangle(left, top, widthOf(art.box), heightOf(art.box), land.clear),
    washes(scene, countries),
    ...(['broken', 'rough', 'mountain'] as const).map(name => fading(art, name)),
    again('woods', {
      fill: land.woods,
      stroke: land.woodsGlyph,
      'stroke-width': 1.1,
      'stroke-opacity': 0.55,
    }),
    again('swamp', { fill: land.swamp }),
    hasShading ? `<use href="#${id('shading')}"/>` : '',
    again('woods', { fill: link('woods') }),
    again('swamp', { fill: link('swamp') }),
    texture('brokenTexture', 'broken'),
    texture('roughTexture', 'rough'),
    texture('mountainTexture', 'mountain'),
  )
}

const fading = (art: MapArt, name: 'broken' | 'rough' | 'mountain'): string =>
  FADING.map((opacity, level) =>
    group(
      { fill: land[name], 'fill-opacity': opacity, ...EVEN_ODD },
      ...pieces(art, name, level).map(d => element('path', { d })),
    ),
  ).join('')

function washes({ id, presentation }: Scene, { regions }: Countries): string {
  const drawn = regions.map(({ name, key }) => {
    const tint = presentation.regions[name]
    return tint ? `<use href="#${id(key)}" fill="${tint}"/>` : ''
  })
  return group({ 'fill-opacity': line.wash }, ...drawn)
}
