import type { Board } from '../../engine/board/board.ts'
import type { MapArt } from './art.ts'
import { sheetOfPaper } from './furniture/sheet.ts'
import { areaLayer } from './layers/areas.ts'
import { type Badge, badgeLayer, badgesOf } from './layers/badges.ts'
import { countriesOf, countryDefinitions, frontiers, nationalBands, veil } from './layers/countries.ts'
import { fortLayer, fortTraces } from './layers/forts.ts'
import { hexGrid, hexNumbers } from './layers/grid.ts'
import { ground, patchDefinitions } from './layers/ground.ts'
import { hexsideMarks } from './layers/hexside-marks.ts'
import { networkLayer, tracksOf } from './layers/networks.ts'
import { riverLayer, riversOf } from './layers/rivers.ts'
import { sea, shores } from './layers/sea.ts'
import { townLayer, townsOf, urbanLayer } from './layers/towns.ts'
import { largeNameLayer } from './lettering/large-names.ts'
import { type Names, placeNames } from './lettering/names.ts'
import { alongLine, ObstacleIndex } from './lettering/obstacles.ts'
import { riverNameLayer } from './lettering/river-names.ts'
import { townNameLayer } from './lettering/town-names.ts'
import { terrainPatterns } from './patterns.ts'
import { type Box, heightOf, type Point, widthOf } from './plane/points.ts'
import type { Presentation } from './presentation.ts'
import { type Scene, sceneOf } from './scene.ts'
import { element } from './svg.ts'

// A whole map as SVG. Overlays (reach, zones, supply) go between `under` and `over`, counters on top of `over`.

export interface MapDrawing {
  readonly prefix: string
  /** The sheet of paper, with frame and panel. */
  readonly sheet: Box
  /** The map inside the frame. */
  readonly box: Box
  readonly definitions: string
  /** Ground, water and hex grid. */
  readonly under: string
  /** Lines, towns, names. */
  readonly over: string
  readonly paper: string
  readonly furniture: string
  /** Where every disc goes, whether it is drawn or not. */
  readonly discs: readonly { readonly hex: string; readonly text: string; readonly at: Point }[]
  /** Where every name went: for checks. */
  readonly names: Names
}

export interface DrawingOptions {
  /** Address of the hill shading; without it the ground is flat. */
  readonly shading?: string
  /** Before every id, so that several maps can live on one page. */
  readonly prefix?: string
  /** Discs are left out, for whoever lays them over the map. */
  readonly withoutDiscs?: boolean
}

export function drawMap(
  board: Board,
  presentation: Presentation,
  art: MapArt,
  options: DrawingOptions = {},
): MapDrawing {
  const prefix = options.prefix ?? 'map'
  const scene = sceneOf(board, presentation, art, { prefix, hasShading: options.shading !== undefined })
  const plan = planOf(scene)
  const { paper, furniture, box: sheet } = sheetOfPaper(scene)
  return {
    prefix,
    sheet,
    box: art.box,
    definitions: definitions(scene, options) + countryDefinitions(scene, plan.countries),
    under: under(scene, plan),
    over: over(scene, options.withoutDiscs ? { ...plan, badges: plan.badges.filter(isNoDisc) } : plan),
    paper,
    furniture,
    discs: plan.badges
      .filter(badge => !isNoDisc(badge))
      .map(({ hex, value, at }) => ({ hex: board.grid.names[hex], text: value, at })),
    names: plan.names,
  }
}

const isNoDisc = ({ style }: Badge): boolean => style.as !== 'disc'

type Plan = ReturnType<typeof planOf>

/** Where every line, sign and name goes. */
function planOf(scene: Scene) {
  const countries = countriesOf(scene)
  const rivers = riversOf(scene)
  const towns = townsOf(scene)
  const townHexes = new Set(towns.map(town => town.hex))
  const tracks = tracksOf(scene, hex => townHexes.has(hex))
  const forts = fortTraces(scene)
  const lines = new ObstacleIndex()
  for (const { line } of forts) lines.add(...alongLine(line, 1.4, 10, 6))
  for (const curve of tracks.flatMap(track => track.curves)) lines.add(...alongLine(curve, 0.9))
  for (const { curve } of rivers) lines.add(...alongLine(curve, 0.8))
  for (const curve of countries.frontiers) lines.add(...alongLine(curve, 0.5, 14))
  for (const ring of scene.shore.coast) lines.add(...alongLine(ring, 0.4, 14))
  const badges = badgesOf(scene, box => lines.cost(box))
  const numbers = hexNumbers(scene, box => lines.cost(box))
  const names = placeNames(scene, { towns, badges, rivers, lines })
  return { countries, rivers, towns, tracks, forts, badges, numbers, names }
}

function under(scene: Scene, { countries }: Plan): string {
  const layers = [
    ground(scene, countries),
    nationalBands(scene, countries),
    veil(scene, countries),
    sea(scene),
    shores(scene),
    hexGrid(scene),
  ]
  return layers.join('\n')
}

function over(scene: Scene, plan: Plan): string {
  const layers = [
    urbanLayer(scene, plan.towns),
    riverLayer(scene, plan.rivers),
    hexsideMarks(scene),
    frontiers(scene, plan.countries),
    networkLayer(scene, plan.tracks),
    areaLayer(scene),
    fortLayer(scene, plan.forts),
    townLayer(scene, plan.towns),
    badgeLayer(scene, plan.badges),
    plan.numbers,
    largeNameLayer(scene, plan.names.large),
    riverNameLayer(scene, plan.names.rivers),
    townNameLayer(scene, plan.names.towns),
  ]
  return layers.join('\n')
}

function definitions(scene: Scene, { shading }: DrawingOptions): string {
  const { art, id } = scene
  const { left, top, width, height } = art.shading
  const { box } = art
  const frame = { x: box.left, y: box.top, width: widthOf(box), height: heightOf(box) }
  const picture = {
    id: id('shading'),
    x: left,
    y: top,
    width,
    height,
    href: shading,
    preserveAspectRatio: 'none',
  }
  return [
    terrainPatterns(scene),
    patchDefinitions(scene),
    element('clipPath', { id: id('frame') }, element('rect', frame)),
    shading === undefined ? '' : element('image', picture),
  ].join('')
}

/** The whole sheet as one document. */
export function mapSvg(drawing: MapDrawing, overlays = '', counters = ''): string {
  const { prefix, sheet, definitions: defs, under, over, paper, furniture } = drawing
  const size = { width: widthOf(sheet), height: heightOf(sheet) }
  const viewBox = `${sheet.left} ${sheet.top} ${size.width} ${size.height}`
  const map = element('g', { 'clip-path': `url(#${prefix}-frame)` }, `${under}\n${overlays}\n${over}`)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size },
    `<defs>${defs}</defs>\n${paper}\n${map}\n${furniture}${counters}`,
  )
}
