import { type Arguments, argumentsOf } from '../files/arguments.ts'
import { unknown } from '../files/nearest.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import type { BoardParts } from './board.ts'
import type { Header } from './header.ts'

// hex 2413 Germany clear+woods city="Berlin" capital vp=5 !region,city

export type HexParts = Pick<BoardParts, 'terrain' | 'region' | 'features' | 'statedOfHex'>

interface Draft {
  readonly header: Header
  readonly to: Reporter
  readonly terrain: Uint32Array
  readonly region: Int16Array
  readonly features: Map<string, Map<number, string>>
  readonly statedOfHex: Map<number, ReadonlySet<string>>
  /** [hex] the line that gave it, 0 before that */
  readonly givenBy: Int32Array
}

export function readHexes(lines: readonly Line[], header: Header, whole: boolean, to: Reporter): HexParts {
  const { size } = header.grid
  const draft: Draft = {
    header,
    to,
    terrain: new Uint32Array(size),
    region: new Int16Array(size).fill(-1),
    features: new Map(),
    statedOfHex: new Map(),
    givenBy: new Int32Array(size),
  }
  for (const line of lines) if (line.directive === 'hex') readHex(line, draft)
  const endsWithHexes = !whole && lines.at(-1)?.directive === 'hex'
  reportMissing(draft, endsWithHexes ? lines.at(-1)!.number : 0)
  const { terrain, region, features, statedOfHex } = draft
  return { terrain, region, features, statedOfHex }
}

function readHex(line: Line, draft: Draft): void {
  const { header, to, givenBy } = draft
  const given = argumentsOf(line, to)
  const [name, region, terrain, ...bare] = given.words
  const hex = name === undefined ? -1 : header.grid.indexOf(name)
  if (hex < 0) {
    to.report('unknown-hex', line.number, `there is no hex ${name ?? 'number'} on this grid`, name)
    return
  }
  if (givenBy[hex] > 0) {
    to.report('hex-twice', line.number, `this hex has been given before, in line ${givenBy[hex]}`, name)
    return
  }
  givenBy[hex] = line.number
  if (terrain === undefined) {
    const reason = 'a hex line needs a region (or "-") and a terrain after the number'
    to.report('incomplete-hex', line.number, reason, name)
    return
  }
  readRegion(line, hex, region, draft)
  readTerrain(line, hex, terrain, draft)
  readFeatures(line, hex, bare, given, draft)
}

function readRegion(line: Line, hex: number, word: string, { header, to, region }: Draft): void {
  if (word === '-') return
  region[hex] = header.regionKinds.indexOf(word)
  if (region[hex] >= 0) return
  to.report(
    'unknown-region',
    line.number,
    unknown('region', word, header.regionKinds),
    header.grid.names[hex],
  )
}

function readTerrain(line: Line, hex: number, words: string, { header, to, terrain }: Draft): void {
  for (const word of words.split('+')) {
    const kind = header.terrainKinds.indexOf(word)
    if (kind >= 0) terrain[hex] |= 1 << kind
    else {
      const reason = unknown('terrain', word, header.terrainKinds)
      to.report('unknown-terrain', line.number, reason, header.grid.names[hex])
    }
  }
}

function readFeatures(
  line: Line,
  hex: number,
  bare: readonly string[],
  given: Arguments,
  draft: Draft,
): void {
  const { header, to, features, statedOfHex } = draft
  const name = header.grid.names[hex]
  const own = new Map(given.pairs)
  for (const key of bare) {
    if (own.has(key)) to.report('key-twice', line.number, `"${key}" is given twice`, name)
    own.set(key, '')
  }
  for (const [key, value] of own) {
    if (!header.featureKinds.includes(key)) {
      to.report('unknown-feature', line.number, unknown('feature', key, header.featureKinds), name)
    } else if (features.has(key)) features.get(key)!.set(hex, value)
    else features.set(key, new Map([[hex, value]]))
  }
  for (const key of given.marks) {
    if (key === 'region' || key === 'terrain' || own.has(key)) continue
    to.report('unknown-mark', line.number, `!${key} marks something that is not on this line`, name)
  }
  if (given.marks.size > 0) statedOfHex.set(hex, given.marks)
}

/** A file that breaks off among its hexes gets one fault, not a thousand. */
function reportMissing({ header, to, givenBy }: Draft, lastLine: number): void {
  const { names, size } = header.grid
  const first = givenBy.indexOf(0)
  if (first < 0) return
  const isTail = givenBy.subarray(first).every(line => line === 0)
  if (isTail && lastLine > 0) {
    const left = `${size - first} of ${size} hexes are missing, from ${names[first]} on`
    to.report('truncated', lastLine, `the file stops here: ${left}`, names[first])
    return
  }
  givenBy.forEach((line, hex) => {
    if (line === 0) to.report('hex-missing', 0, 'there is no line for this hex', names[hex])
  })
}
