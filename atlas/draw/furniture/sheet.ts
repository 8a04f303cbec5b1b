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
  const below = panel(scene)
  const head = headOf(scene)
  const sheet: Box = {
    left: box.left - MARGIN,
    top: box.top - MARGIN - head.height,
    right: box.right + MARGIN,
    bottom: box.bottom + MARGIN + below.height - 32,
  }
  return {
    box: sheet,
    paper: rectangle(sheet.left, sheet.top, widthOf(sheet), heightOf(sheet), paper.sheet),
    furniture: frame(box) + titleOnMap(scene) + instruments(scene) + head.svg + below.svg,
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

/** What has no room on the map stands above it: the title in the middle, compass and scale at the right. */
function headOf({ art: { box }, presentation }: Scene): { height: number; svg: string } {
  const { title, compass: rose, north, scale, kilometres } = presentation
  const size = titleSize(title)
  const isWithTitle = title.at === 'head'
  const height = Math.max(
    isWithTitle ? size.height : 0,
    rose === 'head' ? COMPASS_SIZE : 0,
    scale.at === 'head' ? 60 : 0,
  )
  if (height === 0) return { height, svg: '' }
  const middle = box.top - 30 - height / 2
  const centre = (box.left + box.right - size.width) / 2
  const isAlone = rose !== 'head' && scale.at !== 'head'
  const hasRoom =
    isAlone || widthOf(box) > size.width + 2 * (COMPASS_SIZE + scaleBarWidth(kilometres, scale.kilometres))
  const titleLeft = hasRoom ? centre : box.left - 16
  const roseAt = box.right - COMPASS_SIZE / 2
  const scaleAt =
    roseAt - (rose === 'head' ? COMPASS_SIZE / 2 + 30 : 0) - scaleBarWidth(kilometres, scale.kilometres) / 2
  return {
    height: height + 20,
    svg:
      (isWithTitle ? cartouche(title, titleLeft, middle - size.height / 2) : '') +
      (rose === 'head' ? compass([roseAt, middle], north) : '') +
      (scale.at === 'head' ? scaleBar([scaleAt, middle], kilometres, scale.kilometres) : ''),
  }
}
