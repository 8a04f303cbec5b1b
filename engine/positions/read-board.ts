import type { Board } from '../board/board.ts'
import { describeBoard } from '../board/description.ts'
import { parseBoard } from '../board/parse.ts'
import { writeBoard } from '../board/write.ts'
import type { GamePositions } from './game-positions.ts'
import {
  choiceOf,
  entriesOf,
  fieldsOf,
  hexIn,
  hexNamed,
  itemsOf,
  report,
  type Spot,
  type Spots,
  textOf,
} from './spot.ts'

// board:
//   from: game                     # or: empty
//   changes: { 2413: Germany clear city="Berlin" }
//   sides: { 2413/2414: river, 2414/2415: none }
//   routes: [rail 2413 2414 2415]  # or: none
//   draw: { at: 2010, legend: { c: Germany clear }, rows: [c c c, c c c] }

const KEYS = ['from', 'changes', 'sides', 'routes', 'draw']

/** Lines of the board format, each with the place in the file that asked for it, if any did. */
interface Draft {
  readonly header: readonly string[]
  readonly hexes: Map<string, Line>
  readonly sides: Map<string, Line>
  routes: Line[]
}

interface Line {
  readonly text: string
  readonly spot: Spot | null
}

/** The board that the layers of a case describe, or null for the board of the game. */
export function readBoard(layers: readonly Spots[], game: GamePositions): Board | null {
  const spots = layers.flatMap(fields => fields.get('board') ?? [])
  if (spots.length === 0) return null
  const parts = spots.map(spot => fieldsOf(spot, 'board', KEYS))
  const draft = startsEmpty(parts) ? emptyDraft(game) : draftOf(game.board)
  for (const fields of parts) edit(draft, fields, game)
  return assemble(draft, spots[0])
}

function startsEmpty(parts: readonly Spots[]): boolean {
  const from = parts.flatMap(fields => fields.get('from') ?? []).at(-1)
  if (from !== undefined) return choiceOf(from, 'board', ['game', 'empty']) === 'empty'
  return parts.some(fields => fields.has('draw'))
}

const pristine = new WeakMap<Board, readonly string[]>()

function linesOf(board: Board): readonly string[] {
  const known = pristine.get(board)
  if (known !== undefined) return known
  const lines = writeBoard(describeBoard(board)).split('\n')
  pristine.set(board, lines)
  return lines
}

const KINDS = ['hex', 'side', 'route']

function draftOf(board: Board): Draft {
  const draft: Draft = { header: headerOf(board), hexes: new Map(), sides: new Map(), routes: [] }
  for (const text of linesOf(board)) {
    const [directive, place] = text.split(' ', 2)
    if (directive === 'hex') draft.hexes.set(place, { text, spot: null })
    if (directive === 'side') draft.sides.set(place, { text, spot: null })
    if (directive === 'route') draft.routes.push({ text, spot: null })
  }
  return draft
}

const headerOf = (board: Board): string[] =>
  linesOf(board).filter(text => text !== '' && text !== 'end' && !KINDS.includes(text.split(' ', 1)[0]))

function emptyDraft(game: GamePositions): Draft {
  const { names } = game.board.grid
  const hexes = new Map(names.map(name => [name, { text: `hex ${name} ${game.emptyHex}`, spot: null }]))
  return { header: headerOf(game.board), hexes, sides: new Map(), routes: [] }
}

function edit(draft: Draft, fields: Spots, game: GamePositions): void {
  const draw = fields.get('draw')
  const changes = fields.get('changes')
  const sides = fields.get('sides')
  const routes = fields.get('routes')
  if (draw !== undefined) drawRows(draft, draw, game)
  if (changes !== undefined) {
    for (const [key, spot] of entriesOf(changes, 'changes'))
      setHex(draft, key, textOf(spot, 'a hex'), spot, game)
  }
  if (sides !== undefined)
    for (const [key, spot] of entriesOf(sides, 'sides')) setSide(draft, key, spot, game)
  if (routes !== undefined) setRoutes(draft, routes)
}

function setHex(draft: Draft, key: string, words: string | null, spot: Spot, game: GamePositions): void {
  const { grid } = game.board
  const hex = hexNamed(grid, key)
  if (hex < 0) report(spot, 'unknown-hex', `there is no hex ${key} on the board`)
  else if (words !== null) {
    reportBareFeatures(words, spot, game)
    draft.hexes.set(grid.names[hex], { text: `hex ${grid.names[hex]} ${words}`, spot })
  }
}

/** A feature that has a value wherever the board has it means nothing without one: `blackdot="Chemnitz"`. */
function reportBareFeatures(words: string, spot: Spot, { board }: GamePositions): void {
  const bare = words
    .replace(/"[^"]*"/g, '""')
    .split(/\s+/)
    .slice(2)
  for (const key of bare) {
    const hexes = board.hexesWith(key)
    if (hexes.length > 0 && hexes.every(hex => board.feature(hex, key) !== '')) {
      const example = board.feature(hexes[0], key)!
      report(spot, 'bare-feature', `"${key}" needs a value, as in ${key}=${JSON.stringify(example)}`)
    }
  }
}

/** A hexside is given from either hex. */
function setSide(draft: Draft, key: string, spot: Spot, game: GamePositions): void {
  const { grid } = game.board
  const [a, b] = key.split('/').map(word => grid.names[hexNamed(grid, word)] ?? word)
  const words = textOf(spot, 'a hexside')
  if (words === null) return
  draft.sides.delete(`${b}/${a}`)
  draft.sides.delete(`${a}/${b}`)
  if (words !== 'none')
    draft.sides.set(`${a}/${b}`, { text: `side ${b === undefined ? a : `${a}/${b}`} ${words}`, spot })
}

function setRoutes(draft: Draft, spot: Spot): void {
  for (const item of itemsOf(spot)) {
    const words = textOf(item, 'a route')
    if (words === 'none') draft.routes = []
    else if (words !== null) draft.routes.push({ text: `route ${words}`, spot: item })
  }
}

/** Cells of a row lie in neighbouring lines of the grid at the same place along them. */
function drawRows(draft: Draft, spot: Spot, game: GamePositions): void {
  const fields = fieldsOf(spot, 'draw', ['at', 'legend', 'rows'])
  const at = fields.get('at')
  const rows = fields.get('rows')
  const legend = fields.get('legend')
  if (at === undefined || rows === undefined || legend === undefined) {
    report(spot, 'bad-drawing', 'a drawing needs "at" (its first hex), "legend" and "rows"')
    return
  }
  const { grid } = game.board
  const first = hexIn(at, grid)
  if (first < 0) return
  const words = entriesOf(legend, 'legend')
  itemsOf(rows).forEach((row, down) => {
    const cells = textOf(row, 'a row')?.trim().split(/\s+/) ?? []
    cells.forEach((cell, across) => {
      const hex = grid.at(grid.line[first] + across, grid.along[first] + down, grid.sheet[first])
      drawCell(draft, cell, hex, words, row, game)
    })
  })
}

function drawCell(
  draft: Draft,
  cell: string,
  hex: number,
  legend: Spots,
  row: Spot,
  game: GamePositions,
): void {
  if (cell === '.' || cell === '-') return
  const meaning = legend.get(cell)
  if (meaning === undefined) report(row, 'unknown-cell', `the legend does not explain "${cell}"`)
  else if (hex < 0) report(row, 'off-board', `the drawing runs over the edge of the board at "${cell}"`)
  else setHex(draft, game.board.grid.names[hex], textOf(meaning, 'a legend'), row, game)
}

let lastText = ''
let lastBoard: Board | null = null

/** Faults of the board format are reported where the file asked for that line. */
function assemble(draft: Draft, board: Spot): Board | null {
  const lines: Line[] = [
    ...draft.header.map(text => ({ text, spot: null })),
    ...draft.hexes.values(),
    ...draft.sides.values(),
    ...draft.routes,
    { text: 'end', spot: null },
  ]
  const text = lines.map(line => line.text).join('\n')
  if (text === lastText) return lastBoard
  const parsed = parseBoard(text, board.to.file)
  if (parsed.ok) {
    lastText = text
    lastBoard = parsed.value
    return parsed.value
  }
  for (const { line, reason, code } of parsed.faults) {
    report(lines[line - 1]?.spot ?? board, code ?? 'bad-board', reason)
  }
  return null
}
