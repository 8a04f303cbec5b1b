import { chains, type Edge } from '../plane/chains.ts'
import { brief, straight } from '../plane/paths.ts'
import { type Box, boxAround, type Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, font, group, halo, stroked } from '../svg.ts'
import { hexes, lettering } from '../tokens.ts'

// Every hexside once, lighter at sea; none on land that is out of play.

export function hexGrid(scene: Scene): string {
  const { geometry, isDry, isOutOfPlay, board, id } = scene
  const onLand: Edge[] = []
  const atSea: Edge[] = []
  const isShown = (hex: number) => hex >= 0 && !(board.region[hex] < 0 && isOutOfPlay(hex))
  for (const hex of geometry.hexes) {
    if (!isShown(hex)) continue
    for (let d = 0; d < 6; d++) {
      const beyond = board.grid.neighbours[hex * 6 + d]
      if (isShown(beyond) && beyond < hex) continue
      const cell = geometry.cellOf(hex)
      const isWet = !isDry(hex) && (beyond < 0 || !isDry(beyond))
      const list = isWet ? atSea : onLand
      list.push([geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)])
    }
  }
  const path = (edges: readonly Edge[]) =>
    chains(edges)
      .map(line => straight(line.map(geometry.cornerPoint)))
      .join('')
  return group(
    { id: id('grid') },
    stroked(path(onLand), hexes.grid, hexes.gridWidth, { opacity: hexes.gridOpacity }),
    stroked(path(atSea), hexes.grid, hexes.gridWidth, { opacity: hexes.gridSeaOpacity }),
  )
}

/** From the middle of a hex up to the foot of its number: above the counter. */
export const NUMBER_RISE = 29.2

/** A number that lies on a line (`crowd` of its box) gets an edge of paper. */
export function hexNumbers(scene: Scene, crowd: (box: Box) => number): string {
  const { geometry, isDry, isOutOfPlay, board, id } = scene
  const [plain, edged, atSea]: string[][] = [[], [], []]
  for (const hex of geometry.hexes) {
    if (board.region[hex] < 0 && isOutOfPlay(hex)) continue
    const [x, y] = geometry.centre(hex)
    const text = `<text x="${brief(x)}" y="${brief(y - NUMBER_RISE)}">${board.grid.names[hex]}</text>`
    if (!isDry(hex)) atSea.push(text)
    else if (crowd(numberBox([x, y])) > 0.25) edged.push(text)
    else plain.push(text)
  }
  return element(
    'g',
    { id: id('numbers'), ...font(lettering.number), fill: hexes.number, 'text-anchor': 'middle' },
    group({ opacity: hexes.numberSeaOpacity }, ...atSea) +
      group({ opacity: hexes.numberOpacity }, ...plain) +
      group({ ...halo(2.6) }, ...edged),
  )
}

/** Where the number of a hex with this middle stands. */
export const numberBox = ([x, y]: Point): Box => boxAround([x, y - NUMBER_RISE - 3.4], 11, 5)
