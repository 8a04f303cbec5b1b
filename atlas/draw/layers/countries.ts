import { kindsIn } from '../../../engine/board/board.ts'
import { HALF_STEP, LINE_STEP } from '../../../engine/hex/directions.ts'
import { type Cell, cellKey, cellsWithRim } from '../hexes.ts'
import { chains, type Edge, rings } from '../plane/chains.ts'
import { closedSpline, offset, resample, runs, spline } from '../plane/curves.ts'
import { handDrawn } from '../plane/noise.ts'
import { smoothLine, smoothRing } from '../plane/paths.ts'
import { middle, type Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, filled, group } from '../svg.ts'
import { ink, land, line } from '../tokens.ts'

// Countries are the hexes of a region, their outlines smoothed like rivers so that a frontier rides exactly on the
// river that it follows. Each country reaches three hexes out to sea, so that washes end at the shore.

export interface Region {
  readonly name: string
  readonly key: string
  readonly outline: string
  /** Shapes along its side of every frontier, one for each width; none where only the sea lies between. */
  readonly bands: readonly string[]
}

export interface Countries {
  readonly regions: readonly Region[]
  readonly veil: string
  readonly frontiers: readonly (readonly Point[])[]
}

const NOBODY = -1
const OFF = -2
const REACH = 3
const STEP = 8

interface Sides {
  readonly outline: Edge[]
  readonly bands: Edge[]
}

export function countriesOf(scene: Scene): Countries {
  const { geometry, board } = scene
  const cells = cellsWithRim(geometry, 2)
  const owner = owners(scene, cells)
  const sides = new Map<number, Sides>()
  const frontier: Edge[] = []
  for (const cell of cells) collectSides(scene, owner, cell, sides, frontier)
  const onLand = new Set([...sides.values()].flatMap(({ bands }) => bands.flat()))
  const path = (edges: readonly Edge[]) =>
    rings(edges)
      .map(ring => outlineOf(scene, ring))
      .join('')
  const regions = [...sides].filter(([region]) => region >= 0).sort(([a], [b]) => a - b)
  return {
    regions: regions.map(([region, { outline, bands }]) => ({
      name: board.regionKinds[region],
      key: `region${region}`,
      outline: path(outline),
      bands: line.bands.map(([width]) => bandOf(scene, bands, width)),
    })),
    veil: path(sides.get(OFF)?.outline ?? []),
    // A frontier goes on over water only to reach the shore.
    frontiers: chains(frontier)
      .filter(line => line.some(corner => onLand.has(corner)))
      .map(line => curveOf(scene, line)),
  }
}

/** Whose each place of the lattice is, the sea near a coast included. */
function owners(scene: Scene, cells: readonly Cell[]): Map<number, number> {
  const { board, isDry, isOutOfPlay } = scene
  const owner = new Map<number, number>()
  for (const { line, halves, hex } of cells) {
    const isForeign = isDry(hex) && board.region[hex] < 0 && isOutOfPlay(hex)
    owner.set(cellKey(line, halves), isForeign ? OFF : isDry(hex) ? board.region[hex] : NOBODY)
  }
  for (let ring = 0; ring < REACH; ring++) {
    const added: [number, number][] = []
    for (const { line, halves } of cells) {
      const key = cellKey(line, halves)
      if (owner.get(key) !== NOBODY) continue
      const most = mostFrequent(neighbourKeys(line, halves).map(near => owner.get(near) ?? NOBODY))
      if (most !== NOBODY) added.push([key, most])
    }
    for (const [key, region] of added) owner.set(key, region)
  }
  return owner
}

const neighbourKeys = (line: number, halves: number): number[] =>
  [0, 1, 2, 3, 4, 5].map(d => cellKey(line + LINE_STEP[d], halves + HALF_STEP[d]))

/** Of the owners around; the first in the list among equals. */
function mostFrequent(around: readonly number[]): number {
  const votes = new Map<number, number>()
  for (const region of around) if (region !== NOBODY) votes.set(region, (votes.get(region) ?? 0) + 1)
  let best = NOBODY
  for (const [region, count] of [...votes].sort(([a], [b]) => a - b)) {
    if (best === NOBODY || count > votes.get(best)!) best = region
  }
  return best
}

/** A side that nobody crosses, with sea on it: no frontier is drawn there. */
function isOpenWater({ board, geometry, presentation, shore }: Scene, cell: Cell, d: number): boolean {
  if (!cell.isReal) return false
  const kinds = kindsIn(board.hexsideKinds, board.hexsides[cell.hex * 6 + d])
  const corner = (k: number) => geometry.cornerPoint(geometry.cornerKey(cell, k))
  return (
    kinds.some(kind => presentation.hexsides[kind]?.as === 'water') &&
    shore.isSea(middle(corner(d), corner(d + 1)))
  )
}

function collectSides(
  scene: Scene,
  owner: ReadonlyMap<number, number>,
  cell: Cell,
  sides: Map<number, Sides>,
  frontier: Edge[],
): void {
  const { geometry, isDry, board } = scene
  const own = owner.get(cellKey(cell.line, cell.halves))!
  if (own === NOBODY) return
  if (!sides.has(own)) sides.set(own, { outline: [], bands: [] })
  const { outline, bands } = sides.get(own)!
  neighbourKeys(cell.line, cell.halves).forEach((key, d) => {
    const other = owner.get(key) ?? NOBODY
    if (other === own) return
    const edge: Edge = [geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)]
    outline.push(edge)
    if (own < 0 || other < 0 || isOpenWater(scene, cell, d)) return
    const beyond = cell.isReal ? board.grid.neighbours[cell.hex * 6 + d] : NOBODY
    const isDryBeyond = beyond < 0 || isDry(beyond)
    if (own < other && (isDry(cell.hex) || isDryBeyond)) frontier.push(edge)
    if (isDry(cell.hex) && isDryBeyond) bands.push(edge)
  })
}

function outlineOf({ geometry }: Scene, ring: readonly number[]): string {
  const curve = closedSpline(ring.map(geometry.cornerPoint), 5)
  return smoothRing(curve.map(handDrawn))
}

function curveOf({ geometry }: Scene, keys: readonly number[]): Point[] {
  return resample(spline(keys.map(geometry.cornerPoint), 8), STEP).map(handDrawn)
}

/** The country lies to the right of its directed edges. The inner side of the band is smoother than the frontier. */
function bandOf(scene: Scene, edges: readonly Edge[], width: number): string {
  const directed = new Set(edges.map(([from, to]) => `${from} ${to}`))
  return chains(edges)
    .map(chain => {
      const keys = directed.has(`${chain[0]} ${chain[1]}`) ? chain : chain.reverse()
      const middleLine = resample(spline(keys.map(scene.geometry.cornerPoint), 8), STEP)
      return smoothRing([...middleLine.map(handDrawn), ...offset(middleLine, width).reverse()])
    })
    .join('')
}

/** Colour along each country's own side of a frontier, strong at the line and fading inland. */
export function nationalBands({ id, presentation }: Scene, { regions }: Countries): string {
  const drawn = regions.flatMap(({ name, bands }) => {
    const tint = presentation.regions[name]
    return tint ? bands.map((band, i) => filled(band, tint, { 'fill-opacity': line.bands[i][1] })) : []
  })
  return group({ id: id('bands') }, ...drawn)
}

/** Paper over what takes no part: thick over countries without a name in the game, thin where nobody may enter. */
export function veil({ id, presentation }: Scene, countries: Countries): string {
  const closed = countries.regions.filter(({ name }) => presentation.outOfPlay?.includes(name))
  return group(
    { id: id('veil'), fill: land.off },
    countries.veil === '' ? '' : element('path', { d: countries.veil, opacity: 0.86 }),
    ...closed.map(({ key }) => `<use href="#${id(key)}" opacity=".42"/>`),
  )
}

export function frontiers({ id, shore }: Scene, countries: Countries): string {
  const drawn = countries.frontiers
    .flatMap(curve => runs(curve, point => !shore.isSea(point)))
    .map(curve => smoothLine(curve))
  return group(
    { id: id('frontiers'), fill: 'none' },
    group(
      {
        stroke: ink.halo,
        'stroke-width': line.borderWidth + 2.6,
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
      },
      ...drawn.map(d => element('path', { d })),
    ),
    group(
      { stroke: line.border, 'stroke-width': line.borderWidth, 'stroke-dasharray': line.borderDash },
      ...drawn.map(d => element('path', { d })),
    ),
  )
}

/** Outlines that other layers fill with. */
export const countryDefinitions = ({ id }: Scene, { regions }: Countries): string =>
  regions.map(({ key, outline }) => element('path', { id: id(key), d: outline })).join('')
