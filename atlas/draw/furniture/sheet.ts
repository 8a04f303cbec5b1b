import { type Box, heightOf, widthOf } from '../plane/points.ts'
import { type Scene, spotOf } from '../scene.ts'
import { rectangle } from '../svg.ts'
import { paper } from '../tokens.ts'
import { COMPASS_SIZE, compass } from './compass.ts'
import { panel } from './panel.ts'
import { ruled } from './say.ts'
import { scaleBar, scaleBarWidth } from './scale-bar.ts'
import { cartouche, titleOnMap, titleSize } from './title.ts'

// The sheet of paper: frame, title, compass, scale and the panel under the map.

const MARGIN = 70

export interface SheetOfPaper {
  readonly box: Box
  /** Under the map. */
  readonly paper: string
  /** Over the map. */
  readonly furniture: string
}

export function sheetOfPaper(scene: Scene): SheetOfPaper {
  const { box } = scene.art
  const legend = panel(scene)
  const head = headOf(scene, { ...box, right: box.right + legend.width })
  const sheet: Box = {
    left: box.left - MARGIN,
    top: box.top - MARGIN - head.height,
    right: box.right + MARGIN + legend.width,
    bottom: box.bottom + MARGIN + legend.height,
  }
  return {
    box: sheet,
    paper: rectangle(sheet.left, sheet.top, widthOf(sheet), heightOf(sheet), paper.sheet),
    furniture: frame(box) + titleOnMap(scene) + instruments(scene) + head.svg + legend.svg,
  }
}

/** A neat line: thin, thick, thin. */
const frame = (box: Box): string =>
  [
    [0, 2],
    [9, 5],
    [16, 1.2],
  ]
    .map(([out, line]) =>
      ruled(box.left - out, box.top - out, widthOf(box) + 2 * out, heightOf(box) + 2 * out, line),
    )
    .join('')

/** Compass and scale that lie on the map. */
function instruments(scene: Scene): string {
  const { compass: rose, north, scale, kilometres } = scene.presentation
  return (
    (rose === 'head' ? '' : compass(spotOf(scene, rose), north)) +
    (scale.at === 'head' ? '' : scaleBar(spotOf(scene, scale.at), kilometres, scale.kilometres))
  )
}

interface Item {
  readonly width: number
  readonly height: number
  /** `x`, `y` are its middle. */
  readonly draw: (x: number, y: number) => string
}

const GAP = 40

/** What has no room on the map stands above it, in one row if it fits; else the title has a row to itself. */
function headOf(scene: Scene, box: Box): { height: number; svg: string } {
  const items = headItems(scene)
  const width = items.reduce((sum, item) => sum + item.width + GAP, -GAP)
  const rows = width <= widthOf(box) || items.length < 2 ? [items] : [items.slice(0, 1), items.slice(1)]
  const heights = rows.map(row => Math.max(0, ...row.map(item => item.height)))
  const total = heights.reduce((sum, height) => sum + height + 20, 0)
  let top = box.top - 30 - total + 20
  const drawn = rows.map((row, i) => {
    const y = top + heights[i] / 2
    top += heights[i] + 20
    return spread(row, box, y)
  })
  return { height: items.length === 0 ? 0 : total, svg: drawn.join('') }
}

/** Side by side over the width of the map; of three the title stands in the middle. */
function spread(items: readonly Item[], box: Box, y: number): string {
  if (items.length === 1) return items[0].draw((box.left + box.right) / 2, y)
  const row = items.length === 3 ? [items[1], items[0], items[2]] : items
  const gap = (widthOf(box) - row.reduce((sum, item) => sum + item.width, 0)) / (row.length - 1)
  let left = box.left
  return row
    .map((item, i) => {
      const x = left + item.width / 2
      left += item.width + gap
      const isMiddle = i === 1 && row.length === 3
      return item.draw(isMiddle && gap > GAP ? nearer(x, (box.left + box.right) / 2, gap - GAP) : x, y)
    })
    .join('')
}

/** From a place towards another, but at most so far. */
const nearer = (from: number, to: number, most: number): number =>
  from + Math.max(-most, Math.min(most, to - from))

function headItems({ presentation, art }: Scene): Item[] {
  const { title, compass: rose, north, scale, kilometres } = presentation
  const size = titleSize(title)
  const items: Item[] = []
  if (title.at === 'head') {
    items.push({
      ...size,
      draw: (x, y) => cartouche(title, Math.round(x - size.width / 2), Math.round(y - size.height / 2)),
    })
  }
  if (scale.at === 'head') {
    const width = scaleBarWidth(kilometres, scale.kilometres)
    items.push({ width, height: 60, draw: (x, y) => scaleBar([x, y], kilometres, scale.kilometres) })
  }
  if (rose === 'head') {
    const share = Math.min(1, Math.max(0.55, widthOf(art.box) / 2400))
    const side = COMPASS_SIZE * share
    items.push({ width: side, height: side, draw: (x, y) => compass([x, y], north, share) })
  }
  return items
}
