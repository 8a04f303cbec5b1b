// What the page can tell about the hexes of a map, in the words that its legend uses.
import { type HexGeometry, hexGeometry } from '../../atlas/draw/hexes.ts'
import type { Presentation } from '../../atlas/draw/presentation.ts'
import type { MapSheet } from '../../atlas/sheets.ts'
import { type Board, kindsIn } from '../../engine/board/board.ts'
import type { Chart, Fact, HexFacts, MapFacts, SideFact } from '../map/facts.ts'
import { FEATURE_WORDS, VALUE_WORDS } from './map-words.ts'

export function mapFacts({ board: laid, presentation }: Pick<MapSheet, 'board' | 'presentation'>): MapFacts {
  const board = laid()
  const { title, turn, sheet } = presentation
  const geometry = hexGeometry(board.grid, turn, sheet ?? 0)
  const routes = routesOf(board, presentation)
  const hexes: Record<string, HexFacts> = {}
  for (const hex of geometry.hexes) {
    hexes[board.grid.names[hex]] = {
      country: countryOf(board, hex),
      terrain: terrainOf(board, presentation, hex),
      effect: effectOf(board, presentation, hex),
      town: townOf(board, presentation, hex),
      features: featuresOf(board, presentation, hex),
      sides: sidesOf(board, presentation, geometry, hex),
      routes: routes.get(hex) ?? [],
    }
  }
  const { name, subtitle, lines } = title
  return { title: name, subtitle, lines, chart: chartOf(presentation), hexes }
}

/** 'alpine-fortress' is 'Alpine fortress'. */
const plainWords = (key: string): string => {
  const text = key.replaceAll('-', ' ')
  return text[0].toUpperCase() + text.slice(1)
}

function countryOf(board: Board, hex: number): Fact | null {
  const region = board.region[hex]
  if (region < 0) return null
  return { text: board.regionKinds[region], isStated: board.isFromRulebook(hex, 'region') }
}

function terrainOf(board: Board, { terrain }: Presentation, hex: number): Fact {
  const kinds = kindsIn(board.terrainKinds, board.terrain[hex])
  const names = kinds.map((kind, i) => {
    const name = terrain[kind]?.name ?? plainWords(kind)
    return i === 0 ? name : name.toLowerCase()
  })
  return { text: names.join(', '), isStated: board.isFromRulebook(hex, 'terrain') }
}

/** Terrain with its name in the legend; a city is terrain there too. */
const kindsOfChart = ({ terrain, chart }: Presentation): [kind: string, name: string][] => [
  ...Object.entries(terrain).flatMap(([kind, { name }]): [string, string][] =>
    name === undefined ? [] : [[kind, name]],
  ),
  ...(chart.city === undefined ? [] : [['city', chart.city] as [string, string]]),
]

function chartOf(presentation: Presentation): Chart {
  const { rows, note } = presentation.chart
  return {
    heads: rows.map(({ name }) => name),
    rows: kindsOfChart(presentation).map(([kind, terrain]) => ({
      terrain,
      values: rows.map(({ values }) => values[kind] ?? '–'),
    })),
    note,
  }
}

/** The figures of the chart for a hex; where several kinds meet, each with its name. They are the program's, not the rulebook's. */
function effectOf(board: Board, presentation: Presentation, hex: number): Fact | null {
  const here = kindsIn(board.terrainKinds, board.terrain[hex])
  if (board.feature(hex, 'city') !== undefined) here.push('city')
  const told = kindsOfChart(presentation).flatMap(([kind, name]) => {
    const figures = presentation.chart.rows.flatMap(({ name: head, values }) =>
      values[kind] === undefined ? [] : [`${head} ${values[kind]}`],
    )
    return here.includes(kind) && figures.length > 0 ? [{ name, text: figures.join(', ') }] : []
  })
  if (told.length === 0) return null
  const text = told.length === 1 ? told[0].text : told.map(one => `${one.name}: ${one.text}`).join('; ')
  return { text, isStated: false }
}

function townOf(board: Board, { towns, spellings }: Presentation, hex: number): HexFacts['town'] {
  const style = towns.find(each => each.is(key => board.feature(hex, key)))
  const key = style?.nameFrom.find(from => board.feature(hex, from))
  if (style === undefined || key === undefined) return null
  const given = board.feature(hex, key)!
  // A name that the map letters once for two hexes is still the name of both.
  return {
    text: spellings[given] || given,
    kind: style.name,
    isStated: board.isFromRulebook(hex, key),
  }
}

/** Everything else that the board marks. Names of towns and what a scenario begins with are told elsewhere. */
function featuresOf(board: Board, presentation: Presentation, hex: number): Fact[] {
  const told = new Set(presentation.towns.flatMap(({ nameFrom }) => nameFrom))
  return board.featureKinds.flatMap(key => {
    const value = board.feature(hex, key)
    if (value === undefined || told.has(key)) return []
    return [{ text: featureWords(presentation, key, value), isStated: board.isFromRulebook(hex, key) }]
  })
}

function featureWords({ badges, forts, areas = [] }: Presentation, key: string, value: string): string {
  const work = key === forts?.feature ? forts.kinds[value]?.name : undefined
  if (work !== undefined) return work
  const lettered = [...badges, ...areas].find(({ feature }) => feature === key)?.name
  const name = FEATURE_WORDS[key] ?? withoutAside(lettered ?? plainWords(key))
  return value === '' || value === name ? name : `${name}: ${VALUE_WORDS[value] ?? plainWords(value)}`
}

/** The legend explains its signs; here there is no sign to explain. */
const withoutAside = (name: string): string =>
  name.replace(/ \((on the hexside|as a river)\)$/, '').replace(/, with its letter$/, '')

/** Hexsides of one kind and one name are told together. */
function sidesOf(
  board: Board,
  { hexsides, rivers, spellings }: Presentation,
  geometry: HexGeometry,
  hex: number,
): SideFact[] {
  const told = new Map<string, { towards: number[]; isStated: boolean }>()
  for (let d = 0; d < 6; d++) {
    const slot = hex * 6 + d
    const name = board.hexsideNames.get(slot)
    for (const kind of kindsIn(board.hexsideKinds, board.hexsides[slot])) {
      const style = withoutAside(hexsides[kind]?.name ?? plainWords(kind))
      const label = name === undefined ? '' : rivers[name]?.label || spellings[name] || name
      const isNamed = label !== '' && hexsides[kind]?.as === 'river' && label !== style
      const text = isNamed ? `${label}, ${style.toLowerCase()}` : style
      const before = told.get(text) ?? { towards: [], isStated: false }
      before.towards.push(towards(geometry, hex, d))
      before.isStated ||= board.isSideFromRulebook(slot, kind)
      told.set(text, before)
    }
  }
  return [...told].map(([text, { towards: ways, isStated }]) => ({
    text,
    isStated,
    towards: ways.sort((a, b) => a - b),
  }))
}

/** Where a hexside lies, in degrees clockwise from the top of the picture. */
function towards({ corners, centre }: HexGeometry, hex: number, direction: number): number {
  const [a, b] = [corners(hex)[direction], corners(hex)[(direction + 1) % 6]]
  const [x, y] = centre(hex)
  const angle = (Math.atan2((a[0] + b[0]) / 2 - x, y - (a[1] + b[1]) / 2) * 180) / Math.PI
  return (Math.round(angle) + 360) % 360
}

function routesOf(board: Board, { networks }: Presentation): Map<number, Fact[]> {
  const through = new Map<number, Fact[]>()
  for (const { network, name, hexes, isFromRulebook } of board.routes) {
    const kind = networks[network]?.name ?? plainWords(network)
    const text = name === '' ? kind : `${kind} ${name}`
    for (const hex of hexes) {
      const there = through.get(hex) ?? []
      if (!there.some(route => route.text === text)) there.push({ text, isStated: isFromRulebook })
      through.set(hex, there)
    }
  }
  return through
}
