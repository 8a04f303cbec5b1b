import type { PatchName } from '../art.ts'
import { heightOf, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, filled, group, rectangle } from '../svg.ts'
import { land, line } from '../tokens.ts'
import type { Countries } from './countries.ts'

const FADING = [0.34, 0.45, 0.6]

/** The paths of patches that are drawn more than once. */
export function patchDefinitions({ art, id }: Scene): string {
  const twice = (['woods', 'swamp'] as const).flatMap(name =>
    (art.patches[name] ?? []).map(d =>
      element('path', { id: id(`patch-${name}`), d, 'fill-rule': 'evenodd' }),
    ),
  )
  return twice.join('')
}

/** Land: paper, national washes, terrain patches, hill shading, textures. */
export function ground(scene: Scene, countries: Countries, hasShading: boolean): string {
  const { art, id, link } = scene
  const { box, patches } = art
  const each = (name: PatchName, draw: (path: string, level: number) => string) =>
    (patches[name] ?? []).map(draw).join('')
  const evenOdd = (path: string, fill: string, opacity?: number) =>
    filled(path, fill, { opacity, 'fill-rule': 'evenodd' })
  const fading = (name: 'broken' | 'rough' | 'mountain') =>
    each(name, (path, level) => evenOdd(path, land[name], FADING[level]))
  const again = (name: 'woods' | 'swamp', attributes: string) =>
    patches[name] ? `<use href="#${id(`patch-${name}`)}" ${attributes}/>` : ''
  return group(
    { id: id('ground'), 'clip-path': link('land') },
    rectangle(box.left, box.top, widthOf(box), heightOf(box), land.clear),
    washes(scene, countries),
    fading('broken') + fading('rough') + fading('mountain'),
    again(
      'woods',
      `fill="${land.woods}" stroke="${land.woodsGlyph}" stroke-width="1.1" stroke-opacity=".55"`,
    ),
    again('swamp', `fill="${land.swamp}"`),
    hasShading ? `<use href="#${id('shading')}"/>` : '',
    again('woods', `fill="${link('woods')}"`) + again('swamp', `fill="${link('swamp')}"`),
    each('brokenTexture', path => evenOdd(path, link('broken'))),
    each('roughTexture', path => evenOdd(path, link('rough'))),
  )
}

function washes({ id, presentation }: Scene, { regions }: Countries): string {
  const drawn = regions.map(({ name, key }) => {
    const tint = presentation.regions[name]
    return tint ? `<use href="#${id(key)}" fill="${tint}"/>` : ''
  })
  return group({ opacity: line.wash }, ...drawn)
}
