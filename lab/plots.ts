// Plots as SVG, drawn by hand: small functions from figures to shapes.

/** The colours of the sides at the table, told apart by the colour-blind too. */
const COLOURS = ['#35546f', '#9b431c', '#24231f', '#7e4ec0']
const DRAWN = '#c9c4b8'
const INK = '#26241f'
const FAINT = '#d9d5ca'
const PAPER = '#fbfaf6'
const FONT = 'font-family="Helvetica, Arial, sans-serif"'

export interface Share {
  readonly name: string
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface Bar {
  readonly label: string
  readonly shares: readonly Share[]
  readonly draws: number
}

const WIDTH = 760
const LEFT = 270
const RIGHT = WIDTH - 30
const ROW = 34

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const at = (share: number): number => LEFT + share * (RIGHT - LEFT)
const round = (value: number): string => String(Math.round(value * 10) / 10)

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="13" fill="${INK}" ${FONT} ${more}>${safe(words)}</text>`
}

function line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${width}"/>`
}

function sheet(height: number, title: string, shapes: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n')
}

function percentAxis(top: number, bottom: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap(share => [
    line(at(share), top, at(share), bottom, FAINT),
    text(at(share), bottom + 18, `${share * 100} %`, 'text-anchor="middle"'),
  ])
}

/** Words that fit into a width, or nothing. */
const fitting = (words: string, width: number): string | null =>
  words.length * 7.5 + 10 < width ? words : null

/** Who wins how often: a bar for each scenario, divided among its sides. */
export function sharesPlot(title: string, bars: readonly Bar[]): string {
  const bottom = 20 + bars.length * ROW
  const rows = bars.flatMap(({ label, shares, draws }, i) => {
    const y = 20 + i * ROW
    let from = 0
    const parts = [...shares.map(({ name, share }) => ({ name, share })), { name: 'draws', share: draws }]
    const pieces = parts.flatMap(({ name, share }, side) => {
      const isDraw = side === shares.length
      const begin = from
      from += share
      const box = `<rect x="${round(at(begin))}" y="${y + 4}" width="${round(at(from) - at(begin))}" height="${ROW - 10}" fill="${isDraw ? DRAWN : COLOURS[side]}"/>`
      const words = fitting(`${name} ${Math.round(share * 100)} %`, at(from) - at(begin))
      const fill = isDraw ? INK : PAPER
      return words !== null ? [box, text(at(begin) + 6, y + 22, words, `style="fill:${fill}"`)] : [box]
    })
    return [text(LEFT - 12, y + 22, label, 'text-anchor="end"'), ...pieces]
  })
  return sheet(bottom + 30, title, [...percentAxis(14, bottom), ...rows])
}

export interface Dots {
  readonly label: string
  readonly shares: readonly Share[]
}

/** How a share moves: a row for each setting, a dot with its interval for each side. */
export function dotsPlot(title: string, rows: readonly Dots[], band: readonly [number, number]): string {
  const top = 40
  const bottom = top + rows.length * ROW
  const names = rows[0]?.shares.map(({ name }) => name) ?? []
  const shapes = rows.flatMap(({ label, shares }, i) => {
    const middle = top + i * ROW + ROW / 2
    const dots = shares.flatMap(({ share, low, high }, side) => {
      const y = middle + (side - (shares.length - 1) / 2) * 9
      return [
        line(at(low), y, at(high), y, COLOURS[side], 2),
        `<circle cx="${round(at(share))}" cy="${round(y)}" r="4.5" fill="${COLOURS[side]}"/>`,
      ]
    })
    return [text(LEFT - 12, middle + 5, label, 'text-anchor="end"'), ...dots]
  })
  const [low, high] = band
  return sheet(bottom + 30, title, [
    `<rect x="${round(at(low))}" y="${top - 6}" width="${round(at(high) - at(low))}" height="${bottom - top + 6}" fill="#efece1"/>`,
    ...percentAxis(top - 6, bottom),
    ...legend(names),
    ...shapes,
  ])
}

/** Points of each side, turn by turn. */
export function curvesPlot(
  title: string,
  names: readonly string[],
  points: readonly (readonly number[])[],
): string {
  const [top, bottom] = [40, 260]
  const left = 60
  const all = points.flat()
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const x = (turn: number) => left + ((RIGHT - left) * turn) / Math.max(1, points.length - 1)
  const y = (value: number) => bottom - ((bottom - top) * (value - least)) / (most - least)
  const levels = [least, (least + most) / 2, most]
  const curves = names.map((_, side) => {
    const path = points.map((turn, i) => `${round(x(i))},${round(y(turn[side]))}`).join(' ')
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[side]}" stroke-width="2.5"/>`
  })
  return sheet(bottom + 34, title, [
    ...levels.flatMap(value => [
      line(left, y(value), RIGHT, y(value), FAINT),
      text(left - 8, y(value) + 4, round(value), 'text-anchor="end"'),
    ]),
    ...points.map((_, i) => text(x(i), bottom + 20, String(i + 1), 'text-anchor="middle"')),
    ...legend(names, left),
    ...curves,
  ])
}

function legend(names: readonly string[], left = LEFT): string[] {
  return names.flatMap((name, side) => [
    `<rect x="${left + side * 130}" y="12" width="12" height="12" fill="${COLOURS[side]}"/>`,
    text(left + side * 130 + 18, 22, name),
  ])
}
