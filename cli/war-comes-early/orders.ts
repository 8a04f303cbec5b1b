// Orders in words as actions of the game: `move ge-m16 2414 2415`, `attack 2219 with ge-a8 ge-m14`.
import type { Action } from '../../engine/game/action.ts'
import { pathTo } from '../../engine/movement/reach.ts'
import { NATIONS } from '../../games/war-comes-early/nations.ts'
import { reachOf } from '../../games/war-comes-early/rules/11-reach.ts'
import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import { counterSet, grid, isStatic, unitIds } from '../../games/war-comes-early/world.ts'
import type { Position } from '../presentation.ts'

/** The words of an order, sorted by what they are. */
interface Words {
  readonly units: readonly string[]
  readonly hexes: readonly string[]
  readonly numbers: readonly number[]
  readonly rest: readonly string[]
}

const FILLING = ['with', 'to', 'from', 'in', 'the', 'and', 'stack']

function sort(words: readonly string[]): Words {
  const known = words
    .map(word => word.toLowerCase().replace(/,$/, ''))
    .filter(word => !FILLING.includes(word))
  const isUnit = (word: string) => /^[a-z]+\d*-/.test(word)
  const isHex = (word: string) => /^\d{4}$/.test(word)
  const isNumber = (word: string) => /^\d{1,3}$/.test(word)
  return {
    units: known.filter(isUnit),
    hexes: known.filter(isHex),
    numbers: known.filter(isNumber).map(Number),
    rest: known.filter(word => !isUnit(word) && !isHex(word) && !isNumber(word)),
  }
}

type Reader = (verb: string, words: Words, seen: Seen, position: Position) => Action | string

const oneUnit: Reader = (verb, { units }) =>
  units.length === 1 ? { do: verb, unit: units[0] } : `${verb} which unit? For example: ${verb} ge-c1`

const unitTo: Reader = (verb, { units, hexes }) =>
  units.length === 1 && hexes.length === 1
    ? { do: verb, unit: units[0], to: hexes[0] }
    : `say it like this: ${verb} ge-c1 2414`

const unitAt: Reader = (verb, { units, hexes }) =>
  units.length === 1 && hexes.length === 1
    ? { do: verb, unit: units[0], hex: hexes[0] }
    : `say it like this: ${verb} ge-c1 2414`

const atHex: Reader = (verb, { hexes }) =>
  hexes.length === 1 ? { do: verb, hex: hexes[0] } : `${verb} which hex? For example: ${verb} 2414`

const alone: Reader = verb => ({ do: verb })

const railhead: Reader = (verb, { numbers, hexes }, { g }) => {
  if (numbers.length !== 1 || hexes.length !== 1) return 'say it like this: railhead 1 4823'
  const index = numbers[0] - 1
  const key = g.railheads[index] >= 0 ? 'to' : 'hex'
  return { do: verb, railhead: index, [key]: hexes[0] }
}

const violate: Reader = (verb, { rest }) => {
  const name = NATIONS.find(nation => nation.toLowerCase() === rest.join(' '))
  return name === undefined
    ? 'declare war on which country? For example: violate Belgium'
    : { do: verb, nation: name }
}

const attack: Reader = (verb, { units, hexes, rest }, _seen, { game, g, side }) => {
  if (hexes.length !== 1) return `say it like this: ${verb} 2219 with ge-a8 ge-m14 (or: ${verb} 2219 all)`
  const target = hexes[0]
  const able = game.legal(g, side).filter(action => action.do === verb && action.target === target)
  if (rest.includes('all') && able.length === 0) return `no unit can ${verb} ${target} now`
  const chosen = rest.includes('all') ? able.map(action => String(action.unit)) : units
  if (chosen.length === 0) return `${verb} ${target} with which units? (or: ${verb} ${target} all)`
  return { do: verb, target, units: [...chosen], ...(rest.includes('drop') && { drop: true }) }
}

/** `move ge-m16 2414 2415`, `move ge-m16 2420` (the way is found), `move 2413 2415` (the whole stack). */
const move: Reader = (verb, words, seen, position) => {
  const wholeStack = words.units.length === 0
  const units = wholeStack ? stackIn(seen, words.hexes[0]) : words.units
  const hexes = wholeStack ? words.hexes.slice(1) : words.hexes
  if (units.length === 0 || hexes.length === 0) return `say it like this: ${verb} ge-m16 2414 2415`
  const column = verb === 'column'
  const order = (path: readonly string[]): Action => ({ do: 'move', units, path, ...(column && { column }) })
  if (hexes.length > 1) return order(hexes)
  const goal = grid.indexOf(hexes[0])
  const idle = units.find(unit => goal >= 0 && seen.g.place[counterSet.indexOf(unit)] === goal)
  if (idle !== undefined) return `${idle} is in ${hexes[0]} already`
  const ways = units.map(unit => wayOf(seen, unit, hexes[0], column)).filter(way => way.length > 0)
  const isOpen = (way: readonly string[]) =>
    position.game.check(position.g, position.side, order(way)).length === 0
  return order(ways.find(isOpen) ?? ways[0] ?? hexes)
}

function stackIn({ g }: Seen, name: string | undefined): string[] {
  const hex = name === undefined ? -1 : grid.indexOf(name)
  const units: string[] = []
  if (hex >= 0) for (let u = g.top[hex]; u >= 0; u = g.below[u]) if (!isStatic[u]) units.push(unitIds[u])
  return units
}

/** The cheapest way of a unit to a hex, without the hex it stands in; empty if it cannot get there. Next door it is a step. */
function wayOf({ g }: Seen, id: string, goal: string, column: boolean): string[] {
  const unit = counterSet.indexOf(id)
  const to = grid.indexOf(goal)
  if (unit < 0 || to < 0 || g.place[unit] < 0) return []
  if (grid.directionTo(g.place[unit], to) >= 0) return [goal]
  const reach = reachOf(g, unit, column)
  return reach === null
    ? []
    : pathTo(reach, to)
        .slice(1)
        .map(hex => grid.names[hex])
}

const READERS: Readonly<Record<string, Reader>> = {
  suggest: () => ({ do: 'deploy-suggested' }),
  place: unitAt,
  replace: unitAt,
  railhead,
  violate,
  order: (verb, { rest }) => ({ do: verb, phases: [...rest] }),
  phase: (verb, { rest }) => ({ do: verb, phase: rest[0] ?? '' }),
  bomb: (verb, { numbers }) => ({ do: verb, markers: numbers[0] ?? -1 }),
  support: atHex,
  combine: (verb, { units }) =>
    units.length > 1
      ? { do: verb, army: units[0], units: units.slice(1) }
      : 'say it like this: combine ge-a2 ge-c1 ge-c2',
  split: (verb, { units }) =>
    units.length === 1 ? { do: verb, army: units[0] } : 'split which army? For example: split ge-a2',
  component: oneUnit,
  disperse: unitTo,
  begin: atHex,
  step: unitTo,
  column: move,
  move,
  top: oneUnit,
  attack,
  flank: attack,
  momentum: attack,
  'momentum-flank': attack,
  join: oneUnit,
  lose: oneUnit,
  advance: oneUnit,
  ...Object.fromEntries(
    ['end', 'done', 'pass', 'proceed', 'resolve', 'decline', 'drop'].map(verb => [verb, alone]),
  ),
}

export function readOrder(seen: Seen, position: Position, words: readonly string[]): Action | string {
  const verb = (words[0] ?? '').toLowerCase()
  if (!isOrder(verb)) return `"${words[0]}" is no order here; ? lists them`
  return READERS[verb](verb, sort(words.slice(1)), seen, position)
}

export const isOrder = (word: string): boolean => Object.hasOwn(READERS, word.toLowerCase())

export const ORDERS: readonly (readonly [string, string])[] = [
  ['move UNIT HEX', 'move a unit all the way; name several units or the path if you like'],
  ['move HEX HEX', 'move the whole stack of the first hex'],
  ['column UNIT HEX', 'the same in column (11.6)'],
  ['attack HEX with UNIT UNIT …', 'attack in one go; "attack HEX all" takes every unit that can'],
  ['odds HEX with UNIT UNIT …', 'what that attack would come to'],
  ['flank, momentum HEX with …', 'the special attacks of German mechanized corps (12.6, 12.7)'],
  ['combine ARMY CORPS CORPS', 'form an army; split ARMY takes it apart'],
  ['suggest, suggest all', 'the suggested set-up of this line, or of everything'],
  ['end, done, pass, resolve, …', 'the words that finish a decision'],
]
