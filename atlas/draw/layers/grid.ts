import type { Ground } from '../art.ts'
import type { HexGeometry } from '../hexes.ts'
import { chains, type Edge } from '../plane/chains.ts'
import { brief, straight } from '../plane/paths.ts'
import { type Box, boxAround, type Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, font, group, halo } from '../svg.ts'
import { hexes, land, lettering } from '../tokens.ts'

// Every hexside once, lighter at sea; none on land that is out of play.

const BLOCK = 480

export function hexGrid(scene: Scene): string {
  const { geometry, isDry, isOutOfPlay, board, id } = scene
  const onLand = new Map<string, Edge[]>()
  const atSea = new Map<string, Edge[]>()
  const isShown = (hex: number) => hex >= 0 && !(board.region[hex] < 0 && isOutOfPlay(hex))
  for (const hex of geometry.hexes.filter(isShown)) {
    const cell = geometry.cellOf(hex)
    const block = geometry
      .centre(hex)
      .map(value => Math.floor(value / BLOCK))
      .join()
    for (let d = 0; d < 6; d++) {
      const beyond = board.grid.neighbours[hex * 6 + d]
      if (isShown(beyond) && beyond < hex) continue
      const isWet = !isDry(hex) && (beyond < 0 || !isDry(beyond))
      const blocks = isWet ? atSea : onLand
      const edge: Edge = [geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)]
      blocks.set(block, [...(blocks.get(block) ?? []), edge])
    }
  }
  const drawn = (blocks: ReadonlyMap<string, Edge[]>, opacity: number) =>
    group(
      { 'stroke-opacity': opacity },
      ...[...blocks.values()].map(edges => element('path', { d: sidesPath(geometry, edges) })),
    )
  return group(
    { id: id('grid'), fill: 'none', stroke: hexes.grid, 'stroke-width': hexes.gridWidth },
    drawn(onLand, hexes.gridOpacity),
    drawn(atSea, hexes.gridSeaOpacity),
  )
}

const sidesPath = (geometry: HexGeometry, edges: readonly Edge[]): string =>
  chains(edges)
    .map(line => straight(line.map(geometry.cornerPoint)))
    .join('')

/** From the middle of a hex up to the foot of its number: above the counter. */
export const NUMBER_RISE = 29.2

/** Every number on land has an edge in the colour of its ground, one that lies on a line (`crowd` of its box) an edge of paper. */
export function hexNumbers(scene: Scene, crowd: (box: Box) => number): string {
  const { geometry, isDry, isOutOfPlay, board, id } = scene
  const onGround = new Map<string, string[]>()
  const [edged, atSea]: string[][] = [[], []]
  for (const hex of geometry.hexes) {
    if (board.region[hex] < 0 && isOutOfPlay(hex)) continue
    const [x, y] = geometry.centre(hex)
    const text = `<text x="${brief(x)}" y="${brief(y - NUMBER_RISE)}">${board.grid.names[hex]}</text>`
    if (!isDry(hex)) atSea.push(text)
    else if (crowd(numberBox([x, y])) > 0.25) edged.push(text)
    else {
      const colour = groundColour(scene.grounds[hex])
      onGround.set(colour, [...(onGround.get(colour) ?? []), text])
    }
  }
  return element(
    'g',
    { id: id('numbers'), ...font(lettering.number), fill: hexes.number, 'text-anchor': 'middle' },
    group({ opacity: hexes.numberSeaOpacity }, ...atSea) +
      [...onGround].map(([colour, texts]) => group({ ...halo(2.4), stroke: colour }, ...texts)).join('') +
      group({ ...halo(2.6) }, ...edged),
  )
}

/** The darkest ground of a hex: there a number is hardest to read. */
const groundColour = (grounds: ReadonlySet<Ground>): string =>
  land[DARKEST_FIRST.find(ground => grounds.has(ground)) ?? 'clear']

const DARKEST_FIRST = ['mountain', 'woods', 'rough', 'swamp', 'broken'] as const

/** Where the number of a hex with this middle stands. */
export const numberBox = ([x, y]: Point): Box => boxAround([x, y - NUMBER_RISE - 3.4], 11, 5)
