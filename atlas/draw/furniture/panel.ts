import { type Box, heightOf, widthOf } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { rectangle, stroked } from '../svg.ts'
import { paper } from '../tokens.ts'
import { ruled, say, styles } from './say.ts'
import { signsBlock } from './signs-block.ts'
import { terrainBlock } from './terrain-block.ts'
import { turnBlock } from './turn-block.ts'

// The panel under the map: terrain, signs and turns side by side, or under one another where the map is narrow. A small
// map has it at its right.

export interface Block {
  readonly heading: string
  readonly width: number
  readonly height: number
  /** `x`, `y` are the upper left corner under the heading. */
  draw(x: number, y: number): string
}

const PADDING = 44
const LEAST_GAP = 70
const LEAST_COLUMN = 500
const LEAST_SIGNS = 800
const SPARE = 40
const SMALL = 1500
const BESIDE = 1000
const LEAST_TRACK = 900
const HEADING = 76
const OVERHANG = 16
const DISTANCE = 44

export interface Panel {
  /** What it adds to the map on the right and below. */
  readonly width: number
  readonly height: number
  readonly svg: string
}

export const panel = (scene: Scene): Panel =>
  widthOf(scene.art.box) < SMALL ? panelBeside(scene) : panelBelow(scene)

/** Beside a small map, so that the sheet does not become a strip. */
function panelBeside(scene: Scene): Panel {
  const { box } = scene.art
  const blocks = [terrainBlock, signsBlock, turnBlock].map(make => make(scene, BESIDE))
  const width = Math.max(...blocks.map(block => block.width)) + 2 * PADDING
  const needed = blocks.reduce((sum, block) => sum + HEADING + block.height, 24)
  const height = Math.max(needed, heightOf(box) + 2 * OVERHANG)
  const [left, top] = [box.right + DISTANCE, box.top - OVERHANG]
  const spare = Math.min(30, (height - needed) / blocks.length)
  let y = top
  const drawn = blocks.map(block => {
    const svg = headed(block, left + PADDING, y)
    y += HEADING + block.height + spare
    return svg
  })
  return {
    width: DISTANCE + width - OVERHANG,
    height: top + height - box.bottom - OVERHANG,
    svg: paperOf(left, top, width, height) + drawn.join(''),
  }
}

const paperOf = (left: number, top: number, width: number, height: number): string =>
  rectangle(left, top, width, height, paper.panel) +
  ruled(left, top, width, height, 2) +
  ruled(left + 6, top + 6, width - 12, height - 12, 0.8)

function panelBelow(scene: Scene): Panel {
  const { box } = scene.art
  const width = widthOf(box) + 2 * OVERHANG
  const rows = rowsOf(blocksOf(scene, width - 2 * PADDING), width)
  const heights = rows.map(row => HEADING + Math.max(...row.map(block => block.height)))
  const height = heights.reduce((sum, each) => sum + each, 0) + 24
  const top = box.bottom + DISTANCE
  const left = box.left - OVERHANG
  let y = top
  const drawn = rows.map((row, i) => {
    const svg = drawRow(row, box, y)
    y += heights[i]
    return svg
  })
  return {
    width: 0,
    height: DISTANCE + height - 2 * OVERHANG,
    svg: paperOf(left, top, width, height) + drawn.join(''),
  }
}

/** Signs and a long turn track are folded if they then have room beside the others. */
function blocksOf(scene: Scene, available: number): Block[] {
  const terrain = terrainBlock(scene, available)
  const besideTerrain = available - terrain.width - LEAST_GAP
  // One column of signs beside the terrain, and the turn track under it.
  if (besideTerrain > LEAST_COLUMN && besideTerrain <= LEAST_SIGNS) {
    return [stacked(terrain, turnBlock(scene, terrain.width + SPARE)), signsBlock(scene, besideTerrain)]
  }
  const signs = signsBlock(scene, besideTerrain > LEAST_SIGNS ? besideTerrain : available)
  const besideSigns = besideTerrain - signs.width - LEAST_GAP
  return [terrain, signs, turnBlock(scene, besideSigns > LEAST_TRACK ? besideSigns : available)]
}

const stacked = (upper: Block, lower: Block): Block => ({
  ...upper,
  width: Math.max(upper.width, lower.width),
  height: upper.height + HEADING + lower.height,
  draw: (x, y) => upper.draw(x, y) + headed(lower, x, y + upper.height),
})

const headed = (block: Block, x: number, y: number): string =>
  say(x, y + 48, block.heading, styles.heading) +
  stroked(`M${Math.round(x)} ${Math.round(y + 60)}h${Math.round(block.width)}`, paper.frame, 1.2) +
  block.draw(x, y + HEADING)

function rowsOf(blocks: readonly Block[], width: number): Block[][] {
  const rows: Block[][] = [[]]
  for (const block of blocks) {
    const row = rows[rows.length - 1]
    const used = row.reduce((sum, each) => sum + each.width + LEAST_GAP, 0)
    if (row.length === 0 || used + block.width <= width - 2 * PADDING) row.push(block)
    else rows.push([block])
  }
  return rows
}

/** Blocks spread over the width; the last ends at the right edge. */
function drawRow(row: readonly Block[], box: Box, y: number): string {
  const spare = widthOf(box) + 2 * OVERHANG - 2 * PADDING - row.reduce((sum, block) => sum + block.width, 0)
  const gap = row.length > 1 ? spare / (row.length - 1) : 0
  let x = box.left - OVERHANG + PADDING
  return row
    .map(block => {
      const left = x
      x += block.width + gap
      return headed(block, left, y)
    })
    .join('')
}
