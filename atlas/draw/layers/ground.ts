import type { PatchName } from '../art.ts'
import { heightOf, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { filled, group, rectangle, stroked } from '../svg.ts'
import { land, line } from '../tokens.ts'
import type { Countries } from './countries.ts'

const FADING = [0.34, 0.45, 0.6]
const EVEN_ODD = { 'fill-rule': 'evenodd' }

/** Land: paper, national washes, terrain patches, hill shading, textures. */
export function ground(scene: Scene, countries: Countries, hasShading: boolean): string {
  const { art, id, link } = scene
  const { box, patches } = art
  const each = (name: PatchName, draw: (path: string, level: number) => string) =>
    (patches[name] ?? []).map(draw).join('')
  const textured = (name: PatchName, pattern: string) =>
    each(name, path => filled(path, link(pattern), EVEN_ODD))
  const fading = (name: 'broken' | 'rough' | 'mountain') =>
    each(name, (path, level) => filled(path, land[name], { ...EVEN_ODD, opacity: FADING[level] }))
  return group(
    { id: id('ground'), 'clip-path': link('land') },
    rectangle(box.left, box.top, widthOf(box), heightOf(box), land.clear),
    washes(scene, countries),
    fading('broken') + fading('rough') + fading('mountain'),
    each('woods', path => filled(path, land.woods, EVEN_ODD) + stroked(path, land.woodsGlyph, 1.1, { opacity: 0.55 })),
    each('swamp', path => filled(path, land.swamp, EVEN_ODD)),
    hasShading ? `<use href="#${id('shading')}"/>` : '',
    textured('woods', 'woods') + textured('swamp', 'swamp'),
    textured('brokenTexture', 'broken') + textured('roughTexture', 'rough'),
  )
}

function washes({ id, presentation }: Scene, { regions }: Countries): string {
  const drawn = regions.map(({ name, key }) => {
    const tint = presentation.regions[name]
    return tint ? `<use href="#${id(key)}" fill="${tint}"/>` : ''
  })
  return group({ opacity: line.wash }, ...drawn)
}
