// 4.4 to 4.7  The Strategic Events Table.
import { roll } from '../../../engine/dice/roll.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../forces.ts'
import type { State } from '../state.ts'
import { EVENT_FROM, EVENT_MODIFIERS } from '../tables.ts'
import { campOf, grid, WARSAW, westGermanCities, westWallHexes } from '../world.ts'
import { controller } from './03-control.ts'
import { ENDING, finish } from './04-endings.ts'

/** 4.4a */
export const FIRST_EVENT_TURN = 4

export interface Modifier {
  readonly rule: string
  readonly label: string
  readonly amount: number
}

/** 4.4b, 4.5, R75  The modifiers in force, read off the maps before the die is rolled. */
export function eventModifiers(g: State): Modifier[] {
  return [...warsaw(g), ...westWall(g), ...westCities(g)]
}

// 4.5a, 4.5b  Never both.
function warsaw(g: State): Modifier[] {
  if (WARSAW.every(hex => controller(g, hex) === GERMAN))
    return [{ rule: '4.5a', label: 'Warsaw is German', amount: EVENT_MODIFIERS.warsawGerman }]
  if (WARSAW.some(hex => hasGermanNeighbour(g, hex)))
    return [{ rule: '4.5b', label: 'Germans next to Warsaw', amount: EVENT_MODIFIERS.warsawAdjacent }]
  return []
}

// R54  One half of Warsaw is adjacent to the other.
function hasGermanNeighbour(g: State, hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && g.top[next] >= 0 && campOf[g.top[next]] === GERMAN) return true
  }
  return false
}

const WEST_WALL_NEEDED = { one: 1, five: 5 } as const

// R66
function westWall(g: State): Modifier[] {
  const held = westWallHexes.filter(hex => controller(g, hex) === ALLIED).length
  if (held < WEST_WALL_NEEDED[g.terms.options.westWallHexes]) return []
  return [{ rule: '4.4b', label: 'French in the West Wall', amount: EVENT_MODIFIERS.westWall }]
}

function westCities(g: State): Modifier[] {
  const held = westGermanCities.filter(hex => controller(g, hex) === ALLIED).length
  if (held === 0) return []
  const amount = Math.min(held * EVENT_MODIFIERS.eachWestCity, EVENT_MODIFIERS.mostWestCities)
  return [{ rule: '4.4b', label: 'German cities in French hands', amount }]
}

/** 4.4a  One roll at the start of each turn from the fourth on. */
export function rollStrategicEvent(g: State, log: Log): void {
  const modifiers = eventModifiers(g)
  const die = roll(g, 6)
  const total = modifiers.reduce((sum, { amount }) => sum + amount, die)
  log?.push({
    event: 'strategic-event',
    rule: '4.4a',
    dice: [die],
    modifiers: modifiers.map(({ rule, label, amount }) => ({ rule, label, amount })),
    total,
  })
  // 4.7  With or without the Soviets.
  if (total >= EVENT_FROM.coup) finish(g, ENDING.coup, log)
  else if (total >= EVENT_FROM.sovietEntry) enterSoviets(g, log)
}

// 4.6  Once, and for good: a later 7 or 8 is no event.
function enterSoviets(g: State, log: Log): void {
  if (g.soviets) return
  g.soviets = 1
  log?.push({ event: 'soviet-entry', rule: '4.6' })
  pushFrame(g.flow, FRAMES.sovietEntry)
}
