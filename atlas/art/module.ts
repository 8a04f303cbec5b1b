import type { MapArt } from '../draw/art.ts'

/** The art as a module that the formatter leaves alone. */
export function moduleOf(art: MapArt): string {
  const paths = (list: readonly string[]) => `[\n${list.map(path => `      '${path}',\n`).join('')}    ]`
  const flat = (list: readonly string[]) => `[\n${list.map(path => `    '${path}',\n`).join('')}  ]`
  const { left, top, right, bottom } = art.box
  const { shading } = art
  return `// Written by atlas/art/build.ts from geography (docs/data-sources.md); build it again when the terrain changes.
export const art = {
  ground: '${art.ground}',
  box: { left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom} },
  shading: { left: ${shading.left}, top: ${shading.top}, width: ${shading.width}, height: ${shading.height} },
  coast:
    '${art.coast}',
  lakes:
    '${art.lakes}',
  depths: ${flat(art.depths)},
  shoreLines: ${flat(art.shoreLines)},
  patches: {
${Object.entries(art.patches)
  .map(([name, list]) => `    ${name}: ${paths(list)},\n`)
  .join('')}  },
  lowest:
    '${art.lowest}',
}
`
}
