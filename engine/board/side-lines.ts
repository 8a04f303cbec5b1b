import { argumentsOf, expectOnly } from '../files/arguments.ts'
import { unknown } from '../files/nearest.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import { opposite } from '../hex/directions.ts'
import type { BoardParts } from './board.ts'
import type { Header } from './header.ts'

// side 2401/2402 river+straits name="Little Belt" !river

export type SideParts = Pick<BoardParts, 'hexsides' | 'hexsideNames' | 'statedOfSide'>

export function readSides(lines: readonly Line[], header: Header, to: Reporter): SideParts {
  const hexsides = new Uint32Array(header.grid.size * 6)
  const hexsideNames = new Map<number, string>()
  const statedOfSide = new Map<number, ReadonlySet<string>>()
  for (const line of lines) {
    if (line.directive !== 'side') continue
    const side = readSide(line, header, to)
    if (side === null) continue
    if (hexsides[side.slots[0]] !== 0) {
      to.report(
        'side-twice',
        line.number,
        'this hexside has been given before; join its kinds with +',
        side.place,
      )
      continue
    }
    for (const slot of side.slots) {
      hexsides[slot] = side.bits
      if (side.name !== undefined) hexsideNames.set(slot, side.name)
      if (side.stated.size > 0) statedOfSide.set(slot, side.stated)
    }
  }
  return { hexsides, hexsideNames, statedOfSide }
}

interface Side {
  readonly place: string
  /** The two names that the hexside has, one from each hex. */
  readonly slots: readonly [number, number]
  readonly bits: number
  readonly name: string | undefined
  readonly stated: ReadonlySet<string>
}

function readSide(line: Line, header: Header, to: Reporter): Side | null {
  const given = argumentsOf(line, to)
  const [place = '', kinds = '', ...extra] = given.words
  const slots = slotsOf(place, line, header, to)
  if (slots === null) return null
  if (kinds === '') {
    to.report(
      'incomplete-side',
      line.number,
      'a side line needs a kind of hexside, as in: side 2401/2402 river',
      place,
    )
    return null
  }
  for (const word of extra)
    to.report('unknown-word', line.number, `"${word}" has no meaning here; join kinds with +`, place)
  const words = kinds.split('+')
  expectOnly(line, given, ['name'], given.pairs.has('name') ? ['name', ...words] : words, to)
  let bits = 0
  for (const word of words) {
    const kind = header.hexsideKinds.indexOf(word)
    if (kind < 0)
      to.report('unknown-hexside', line.number, unknown('hexside', word, header.hexsideKinds), place)
    else bits |= 1 << kind
  }
  return { place, slots, bits, name: given.pairs.get('name'), stated: given.marks }
}

function slotsOf(place: string, line: Line, { grid }: Header, to: Reporter): [number, number] | null {
  const names = place.split('/')
  if (names.length !== 2) {
    to.report('bad-side', line.number, 'a side is written as two adjacent hexes, as in 2401/2402', place)
    return null
  }
  const hexes = names.map(name => grid.indexOf(name))
  const lost = hexes.indexOf(-1)
  if (lost >= 0) {
    to.report('unknown-hex', line.number, `there is no hex ${names[lost]} on this grid`, names[lost])
    return null
  }
  const direction = grid.directionTo(hexes[0], hexes[1])
  if (direction >= 0) return [hexes[0] * 6 + direction, hexes[1] * 6 + opposite(direction)]
  to.report('not-adjacent', line.number, `${names[0]} and ${names[1]} are not adjacent`, place)
  return null
}
