import type { Placement } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import {
  choiceOf,
  entriesOf,
  fieldsOf,
  hexIn,
  hexNamed,
  report,
  type Spot,
  type Spots,
  textOf,
  wholeOf,
  wordsOf,
} from './spot.ts'

// units:                                   # by hex, the topmost first
//   2413: ge-c4 ge-c5
// units:                                   # or one by one
//   - ge-c4 2413
//   - { id: ge-m16, hex: 2413, attack: 5 }
// boxes: { eliminated: [ge-c9] }

const NO_WORDS: Spots = new Map()

/** Units of one layer (the file, or a case of it). */
function unitsIn(fields: Spots, game: GamePositions): Placement[] {
  const units = fields.get('units')
  const boxes = fields.get('boxes')
  const placements = [
    ...(units === undefined
      ? []
      : units.document.kind === 'map'
        ? byHex(units, game)
        : oneByOne(units, game)),
    ...(boxes === undefined ? [] : inBoxes(boxes, game)),
  ]
  reportTwins(placements)
  return placements
}

/** All units of a case; what a case says of a unit replaces what the file says of it. */
export function readUnits(layers: readonly Spots[], game: GamePositions): Placement[] {
  let placements: Placement[] = []
  for (const fields of layers) {
    const own = unitsIn(fields, game)
    const named = new Set(own.map(placement => placement.unit))
    placements = [...placements.filter(placement => !named.has(placement.unit)), ...own]
  }
  return placements
}

function reportTwins(placements: readonly Placement[]): void {
  const seen = new Set<string>()
  for (const { unit, spot } of placements) {
    if (seen.has(unit)) report(spot, 'unit-twice', `${unit} has been placed before; a unit is in one place`)
    seen.add(unit)
  }
}

function byHex(spot: Spot, game: GamePositions): Placement[] {
  return [...entriesOf(spot, 'units')].flatMap(([key, entry]) => {
    const hex = hexNamed(game.board.grid, key)
    if (hex < 0) report(entry, 'unknown-hex', `there is no hex ${key} on the board`)
    return wordsOf(entry).flatMap(word => plainUnit(word, hex, null, game))
  })
}

function inBoxes(spot: Spot, game: GamePositions): Placement[] {
  return [...fieldsOf(spot, 'boxes', game.boxes)].flatMap(([box, entry]) =>
    wordsOf(entry).flatMap(word => plainUnit(word, -1, box, game)),
  )
}

function plainUnit(spot: Spot, hex: number, box: string | null, game: GamePositions): Placement[] {
  const unit = choiceOf(spot, 'unit', game.units)
  return unit === null ? [] : [{ unit, hex, box, step: null, values: {}, words: NO_WORDS, spot }]
}

function oneByOne(spot: Spot, game: GamePositions): Placement[] {
  const { document } = spot
  if (document.kind !== 'list') {
    report(spot, 'not-a-list', 'units are a list, or hexes with the units in them')
    return []
  }
  return document.items.flatMap((item, i) => {
    const entry: Spot = { document: item, path: `${spot.path}[${i + 1}]`, to: spot.to }
    return item.kind === 'map' ? fullUnit(entry, game) : shortUnit(entry, game)
  })
}

/** `ge-c4 2413`, or `ge-c4 eliminated` */
function shortUnit(spot: Spot, game: GamePositions): Placement[] {
  const words = wordsOf(spot)
  if (words.length !== 2) {
    report(spot, 'bad-unit', 'a unit is written as its id and its hex, as in "ge-c4 2413"')
    return []
  }
  const place = textOf(words[1], 'a hex')
  if (place !== null && game.boxes.includes(place)) return plainUnit(words[0], -1, place, game)
  return plainUnit(words[0], hexIn(words[1], game.board.grid), null, game)
}

function fullUnit(spot: Spot, game: GamePositions): Placement[] {
  const fields = fieldsOf(spot, 'a unit', [
    'id',
    'hex',
    'box',
    'step',
    ...game.values,
    ...Object.keys(game.unitWords),
  ])
  const id = fields.get('id')
  const hex = fields.get('hex')
  const box = fields.get('box')
  if (id === undefined || (hex === undefined) === (box === undefined)) {
    report(spot, 'bad-unit', 'a unit needs its id and either a hex or a box')
    return []
  }
  const unit = choiceOf(id, 'unit', game.units)
  if (unit === null) return []
  const step = fields.get('step')
  return [
    {
      unit,
      hex: hex === undefined ? -1 : hexIn(hex, game.board.grid),
      box: box === undefined ? null : choiceOf(box, 'box', game.boxes),
      step: step === undefined ? null : wholeOf(step, 'the number of steps left', 1, game.stepsOf(unit)),
      values: valuesOf(fields, game),
      words: new Map([...fields].filter(([key]) => key in game.unitWords)),
      spot,
    },
  ]
}

function valuesOf(fields: Spots, game: GamePositions): Record<string, number> {
  const values: Record<string, number> = {}
  for (const name of game.values) {
    const field = fields.get(name)
    const value = field === undefined ? null : givenValue(field, name, game)
    if (value !== null) values[name] = value
  }
  return values
}

function givenValue(spot: Spot, name: string, game: GamePositions): number | null {
  const words = game.valueWords?.[name]
  if (words === undefined) return wholeOf(spot, `the ${name} of a unit`, 0, 99)
  const word = choiceOf(spot, name, words)
  return word === null ? null : words.indexOf(word)
}
