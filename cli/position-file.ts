// Reads YAML (and JSON, which is YAML) into documents that remember their lines; engine/positions does the rest.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import type { Board } from '../engine/board/board.ts'
import { type Fault, failure, type Result, settle, success } from '../engine/files/result.ts'
import type { Document, DocumentValue } from '../engine/positions/document.ts'
import { ENGINE_FACTS } from '../engine/positions/engine-facts.ts'
import type { PositionFile } from '../engine/positions/format.ts'
import type { GamePositions } from '../engine/positions/game-positions.ts'
import { readPositionFile } from '../engine/positions/read-file.ts'
import { DOORS } from '../games/all.ts'

/** The games that have position files. */
export const POSITIONS: readonly GamePositions[] = await Promise.all(
  DOORS.flatMap(({ positions }) => (positions === null ? [] : [positions()])),
)

/** Everything that a file of this game can say, with a line on each. */
export function vocabularyOf(
  game: GamePositions,
): Readonly<Record<string, Readonly<Record<string, string>> | readonly string[]>> {
  const abouts = (facts: Readonly<Record<string, { readonly about: string }>>) =>
    Object.fromEntries(Object.entries(facts).map(([name, { about }]) => [name, about]))
  return {
    phase: game.phases,
    situation: game.words,
    expect: { ...abouts(ENGINE_FACTS), ...abouts(game.facts) },
    do: game.actions,
    dice: game.rolls,
    boxes: game.boxes,
    control: ['nobody', ...game.holders],
    decisions: [...game.game.decisions],
    events: Object.fromEntries(
      Object.entries(game.events ?? {}).map(([event, fields]) => [event, fieldsInWords(fields)]),
    ),
    options: optionsOf(game),
    'hex lines': hexWords(game),
    'hexside lines': sideWords(game),
    'unit values': Object.fromEntries(game.values.map(name => [name, valueInWords(game, name)])),
    'unit words': game.unitWords,
    units: Object.fromEntries(game.units.map(id => [id, game.describeUnit(id)])),
  }
}

const fieldsInWords = (fields: readonly string[]): string =>
  fields.length === 0 ? 'no fields but its rule' : fields.join(', ')

const valueInWords = ({ valueWords }: GamePositions, name: string): string =>
  valueWords?.[name]?.join(', ') ?? 'a number from 0 to 99'

/** Every option of every scenario, with its values, the usual one first. */
function optionsOf({ game }: GamePositions): Readonly<Record<string, string>> {
  const specs = game.scenarios.flatMap(scenario => scenario.options)
  return Object.fromEntries(
    specs.map(({ id, title, rule, standard, values }) => {
      const others = values.filter(value => value !== standard)
      return [id, `${[standard, ...others].join(', ')}: ${title} (${rule})`]
    }),
  )
}

/** hex 2413 Germany clear+woods city="Berlin" capital vp=5 */
function hexWords({ board }: GamePositions): Readonly<Record<string, string>> {
  return {
    region: `first word: ${['-', ...board.regionKinds].join(', ')}`,
    terrain: `second word, joined with +: ${board.terrainKinds.join(', ')}`,
    ...Object.fromEntries(board.featureKinds.map(kind => [kind, featureInWords(board, kind)])),
  }
}

function featureInWords(board: Board, kind: string): string {
  const values = [...new Set(board.hexesWith(kind).map(hex => board.feature(hex, kind)!))]
  if (values.every(value => value === '')) return 'stands alone'
  const shown = values.slice(0, 4).map(value => (value === '' ? 'alone' : `${kind}=${JSON.stringify(value)}`))
  return `${shown.join(', ')}${values.length > 4 ? ', …' : ''}`
}

/** 2413/2414: river+bridge name="Elbe" */
function sideWords({ board }: GamePositions): Readonly<Record<string, string>> {
  return {
    kinds: `joined with +: ${board.hexsideKinds.join(', ')}`,
    name: 'name="Elbe"',
    routes: `kinds of routes: ${board.networkKinds.join(', ')}`,
  }
}

export interface Read {
  readonly game: GamePositions
  readonly file: PositionFile
}

export function readPosition(path: string): Result<Read> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return failure([{ file: path, line: 0, reason: 'this file cannot be read' }])
  }
  return parsePosition(text, path)
}

export function parsePosition(text: string, path: string): Result<Read> {
  const document = parseYaml(text, path)
  if (!document.ok) return document
  const file = readPositionFile(document.value, path, POSITIONS)
  if (!file.ok) return file
  return success({ game: POSITIONS.find(each => each.game.id === file.value.game)!, file: file.value })
}

/** Position files in a folder and below it, or the file itself. */
export function positionFilesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:ya?ml|json)$/.test(name))
    .sort()
    .map(name => join(path, name))
}

/** Any YAML text, with its lines; the first faults only, because the others follow from them. */
export function parseYaml(text: string, path: string): Result<Document> {
  const tooMuch = (reason: string) => failure([{ file: path, line: 0, reason, code: 'bad-yaml' }])
  if (text.length > LARGEST) return tooMuch('this file is larger than any position')
  const lines = new LineCounter()
  const parsed = parsedOrNull(text, lines)
  if (parsed === null) return tooMuch('this file is nested deeper than any position')
  if (parsed.errors.length > 0) {
    return failure(
      parsed.errors.slice(0, 3).map(
        (error): Fault => ({
          file: path,
          line: lines.linePos(error.pos[0]).line,
          reason: error.message,
          code: 'bad-yaml',
        }),
      ),
    )
  }
  const lineOf = (node: Node) => (node.range ? lines.linePos(node.range[0]).line : 0)
  const faults: Fault[] = []
  const around = new Set<unknown>()
  // Looking a name up walks through the whole file, so each is looked up once.
  const meanings = new Map<Alias, Node | undefined>()
  const meaningOf = (name: Alias) => {
    if (!meanings.has(name)) meanings.set(name, name.resolve(parsed))
    return meanings.get(name)
  }
  let nodes = 0
  const convert = (node: unknown): Document => {
    nodes += 1
    if (nodes > MOST_NODES) return NOTHING
    const known = isAlias(node) ? meaningOf(node) : (node as Node | null)
    if (around.has(known)) {
      const reason = 'what this name stands for holds the name itself'
      faults.push({ file: path, line: lineOf(node as Node), reason, code: 'bad-yaml' })
      return NOTHING
    }
    if (isScalar(known)) return { ...scalarOf(known), line: lineOf(known) }
    if (!isMap(known) && !isSeq(known)) return NOTHING
    around.add(known)
    const converted: Document = isMap(known)
      ? { kind: 'map', line: lineOf(known), entries: entriesOf(known, convert) }
      : { kind: 'list', line: lineOf(known), items: known.items.map(convert) }
    around.delete(known)
    return converted
  }
  const document = convert(parsed.contents)
  // Names that stand for names that stand for names: a few lines can mean millions.
  return nodes > MOST_NODES
    ? tooMuch('the names in this file stand for more than any position holds')
    : settle(document, faults)
}

/** Characters, and parts when all names are written out; the longest file of ours has a hundredth of either. */
const LARGEST = 2_000_000
const MOST_NODES = 200_000

function parsedOrNull(text: string, lineCounter: LineCounter): ReturnType<typeof parseDocument> | null {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const NOTHING: Document = { kind: 'value', line: 0, value: null }

function entriesOf(map: YAMLMap, convert: (node: unknown) => Document): Map<string, Document> {
  return new Map(map.items.map(({ key, value }) => [keyOf(key), convert(value)]))
}

const keyOf = (key: unknown): string => (isScalar(key) ? String(scalarOf(key).value) : String(key))

/** 0101 is a hex and 9.10 a rule: a number that would not be written the same again stays the text that it was. */
function scalarOf({ value, source }: Scalar): DocumentValue {
  if (typeof value === 'number' && source !== undefined && String(value) !== source) {
    return { kind: 'value', line: 0, value: source }
  }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'value', line: 0, value: isPlain ? value : null }
}
