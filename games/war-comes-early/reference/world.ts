// The printed game as the reference sees it: hexes and counters read from the data texts with a parser of its own.
import { europe1938 } from '../board/europe-1938.ts'
import { countersText } from '../counters.ts'

export interface Hex {
  readonly name: string
  readonly region: string | null
  readonly terrain: readonly string[]
  readonly city: boolean // never a black-dot city (2.1)
  readonly capital: boolean
  readonly fort: string | null // czech, czech-heavy, belgian, west-wall, maginot
  readonly railEdge: boolean // a railroad leaves the map here
}

export interface Unit {
  readonly id: string
  readonly nation: string
  readonly type: string
  readonly size: string
  readonly mechanized: boolean
  readonly attack: number
  readonly defence: number
  readonly flags: ReadonlySet<string>
  readonly fields: ReadonlyMap<string, string>
}

export interface World {
  readonly hexes: ReadonlyMap<string, Hex>
  // Of a hex towards its neighbour, both ways round: river, sea, lake, blocked, straits, rail.
  readonly hexsides: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
  readonly units: ReadonlyMap<string, Unit>
}

function words(line: string): string[] {
  const tokens = line.match(/(?:[^\s"]|"[^"]*")+/g) ?? []
  const comment = tokens.findIndex(token => token.startsWith('#'))
  const kept = comment < 0 ? tokens : tokens.slice(0, comment)
  return kept.filter(token => !token.startsWith('!')).map(token => token.replaceAll('"', ''))
}

function fieldsOf(tokens: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const token of tokens) {
    const equals = token.indexOf('=')
    if (equals < 0) fields.set(token, '')
    else fields.set(token.slice(0, equals), token.slice(equals + 1))
  }
  return fields
}

function readHex([, name, region, terrain, ...rest]: readonly string[]): Hex {
  const fields = fieldsOf(rest)
  return {
    name,
    region: region === '-' ? null : region,
    terrain: terrain.split('+'),
    city: fields.has('city') && !fields.has('blackdot'),
    capital: fields.has('capital'),
    fort: fields.get('fort') ?? null,
    railEdge: fields.has('rail-edge'),
  }
}

function readUnit([, id, , ...rest]: readonly string[]): Unit {
  const fields = fieldsOf(rest)
  const [attack, defence] = (fields.get('steps') ?? '0-0-0').split('-').map(Number)
  return {
    id,
    nation: fields.get('nation') ?? '',
    type: fields.get('type') ?? '',
    size: fields.get('size') ?? '',
    mechanized: fields.get('mobility') === 'mech',
    attack,
    defence,
    flags: new Set([...fields.keys()].filter(key => fields.get(key) === '')),
    fields,
  }
}

type Hexsides = Map<string, Map<string, Set<string>>>

function addToHexside(hexsides: Hexsides, one: string, other: string, kinds: readonly string[]): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    const around = hexsides.get(from) ?? new Map<string, Set<string>>()
    hexsides.set(from, around.set(to, new Set([...(around.get(to) ?? []), ...kinds])))
  }
}

// A later line for the same hex replaces the earlier one, so a sketch can start from an empty plain.
export function parseWorld(...texts: readonly string[]): World {
  const hexes = new Map<string, Hex>()
  const hexsides: Hexsides = new Map()
  const units = new Map<string, Unit>()
  for (const line of texts.flatMap(text => text.split('\n'))) {
    const tokens = words(line)
    if (tokens[0] === 'hex') hexes.set(tokens[1], readHex(tokens))
    if (tokens[0] === 'counter') units.set(tokens[1], readUnit(tokens))
    if (tokens[0] === 'side') {
      const [a, b] = tokens[1].split('/')
      const kinds = tokens.slice(2).filter(token => !token.includes('='))
      addToHexside(hexsides, a, b, kinds)
    }
    if (tokens[0] === 'route' && tokens[1] === 'rail') {
      const stops = tokens.slice(3)
      for (let i = 1; i < stops.length; i++) addToHexside(hexsides, stops[i - 1], stops[i], ['rail'])
    }
  }
  return { hexes, hexsides, units }
}

export const printed: World = parseWorld(europe1938, countersText)

export function hexsideKinds(world: World, from: string, to: string): ReadonlySet<string> | undefined {
  return world.hexsides.get(from)?.get(to)
}

const two = (n: number): string => String(n).padStart(2, '0')

const known = new Map<string, readonly string[]>()

// Clockwise from the top: the opposite of entry i is entry i + 3.
export function around(name: string): readonly string[] {
  const places = known.get(name) ?? placesAround(name)
  known.set(name, places)
  return places
}

// Even columns lie half a hex lower.
function placesAround(name: string): string[] {
  const column = Number(name.slice(0, 2))
  const row = Number(name.slice(2))
  const lower = column % 2 === 0 ? row + 1 : row
  const upper = lower - 1
  const places = [
    [column, row - 1],
    [column + 1, upper],
    [column + 1, lower],
    [column, row + 1],
    [column - 1, lower],
    [column - 1, upper],
  ]
  return places.map(([c, r]) => two(c) + two(r))
}

const onBoard = new WeakMap<World, Map<string, readonly string[]>>()

export function neighbours(world: World, name: string): readonly string[] {
  return onBoard.get(world)?.get(name) ?? findNeighbours(world, name)
}

function findNeighbours(world: World, name: string): readonly string[] {
  const found = around(name).filter(next => world.hexes.has(next))
  const known = onBoard.get(world) ?? new Map<string, readonly string[]>()
  onBoard.set(world, known.set(name, found))
  return found
}

// 1.2  West is column 01 from row 02; south is the last row of every column (34, in even columns 33).
export function onWestEdge(name: string): boolean {
  return name.startsWith('01') && name !== '0101'
}

export function onSouthEdge(name: string): boolean {
  const column = Number(name.slice(0, 2))
  return name.slice(2) === (column % 2 === 0 ? '33' : '34')
}
