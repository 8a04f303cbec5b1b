import type { Board } from '../board/board.ts'
import { unknown } from '../files/nearest.ts'
import type { Options, Scenario } from '../game/game.ts'
import type { Phase, Position } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import {
  choiceOf,
  entriesOf,
  hexesOf,
  hexNamed,
  itemsOf,
  report,
  type Spot,
  textOf,
  wordsOf,
} from './spot.ts'

/** Options of the file and of the case, the latter stronger. */
export function readOptions(spots: readonly Spot[], scenario: Scenario): Options {
  const options: Record<string, string> = {}
  const ids = scenario.options.map(option => option.id)
  for (const spot of spots) {
    for (const [id, entry] of entriesOf(spot, 'options')) {
      const spec = scenario.options.find(option => option.id === id)
      if (spec === undefined) report(entry, 'unknown-option', unknown('option', id, ids))
      const value = spec === undefined ? null : choiceOf(entry, 'value', spec.values)
      if (value !== null) options[id] = value
    }
  }
  return options
}

type Control = Position['control'][number]

const NOBODY = 'nobody'

// control: { 2413: Germany }                         # a hex and who holds it
// control: { Germany: [2413, 2414, Czechoslovakia] } # or who holds which hexes; a region stands for all its hexes

export function readControl(spot: Spot, game: GamePositions, board: Board): Control[] {
  return [...entriesOf(spot, 'control')].flatMap(([key, entry]) => {
    const hex = hexNamed(game.board.grid, key)
    if (hex >= 0) return heldBy(entry, [hex], entry, game)
    const holder = [NOBODY, ...game.holders].find(name => name.toLowerCase() === key.toLowerCase())
    if (holder === undefined) {
      report(entry, 'unknown-holder', unknown('hex or holder', key, game.holders))
      return []
    }
    const hexes = itemsOf(entry).flatMap(item =>
      hexesNamed(item, board).map(each => ({ hex: each, spot: item })),
    )
    return hexes.map(each => ({ ...each, holder: holder === NOBODY ? null : holder }))
  })
}

function heldBy(name: Spot, hexes: readonly number[], spot: Spot, game: GamePositions): Control[] {
  const holder = choiceOf(name, 'holder', [NOBODY, ...game.holders])
  return holder === null ? [] : hexes.map(hex => ({ hex, holder: holder === NOBODY ? null : holder, spot }))
}

/** The hexes of a region, or hexes by number. */
export function hexesNamed(spot: Spot, board: Board): number[] {
  const text = spot.document.kind === 'value' ? String(spot.document.value) : ''
  const region = board.regionKinds.findIndex(kind => kind.toLowerCase() === text.toLowerCase())
  if (region >= 0) return Array.from(board.region.keys()).filter(hex => board.region[hex] === region)
  return wordsOf(spot).flatMap(word => hexesOf(word, board.grid))
}

// phase: end-of-turn
// phase: { movement: Germany, at: start }

export function readPhase(spot: Spot | undefined, game: GamePositions): Phase | null {
  if (spot === undefined) return null
  const names = Object.keys(game.phases)
  if (spot.document.kind !== 'map') {
    const name = choiceOf(spot, 'phase', names)
    return name === null ? null : { name, who: null, more: new Map(), spot }
  }
  const [first, ...rest] = entriesOf(spot, 'phase')
  if (first === undefined || !names.includes(first[0])) {
    report(spot, 'unknown-phase', unknown('phase', first?.[0] ?? '', names))
    return null
  }
  return { name: first[0], who: textOf(first[1], 'who acts in the phase'), more: new Map(rest), spot }
}
