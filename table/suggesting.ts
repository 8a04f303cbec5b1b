// An order that somebody suggests: in words, where it happens, and as the hand in which a player would have it.
import { aimedAt } from '../ai/hints/aim.ts'
import type { Order } from '../ai/hints/orders.ts'
import type { Action, GameEvent, Json } from '../engine/game/action.ts'
import { rowId } from './choosing.ts'
import { isHeading } from './deeds.ts'
import { EMPTY_HAND, type Hand } from './hand.ts'
import type { Stage } from './stage.ts'
import { words } from './words.ts'

export interface OrderPicture {
  readonly text: string
  readonly hexes: readonly string[]
  /** Null where it cannot be taken in hand as a whole. */
  readonly hand: Hand | null
}

export function pictureOf(stage: Stage, { actions, events }: Order): OrderPicture {
  return (
    attackIn(stage, actions) ??
    moveIn(stage, events) ??
    choiceIn(stage, actions) ??
    told(stage, events) ??
    stays(stage, actions)
  )
}

const textsIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

/** The units that actions name, each once. */
const unitsIn = (actions: readonly Action[]): string[] => [
  ...new Set(actions.flatMap(({ unit, units }) => [...textsIn(unit), ...textsIn(units)])),
]

function attackIn(stage: Stage, actions: readonly Action[]): OrderPicture | null {
  const desk = stage.attack
  const target = aimedAt(actions[0])
  const kinds = target === null ? undefined : desk?.targets(stage.sight).get(target)
  if (!desk || target === null || kinds === undefined) return null
  const kind = kinds.find(each => each === actions[0].do) ?? kinds[0]
  const units = unitsIn(actions)
  const names = units.map(unit => stage.presentation.unitCard(stage.sight, unit).name)
  const { title } = desk.title(stage.sight, target, kind)
  return {
    text: words.attackWith(title, names),
    hexes: [target],
    hand: { ...EMPTY_HAND, attack: { target, kind, units, extras: {} } },
  }
}

function moveIn(stage: Stage, events: readonly GameEvent[]): OrderPicture | null {
  const lines = stage.presentation.log(stage.sight.g, events).filter(line => line.weight === 'move')
  if (lines.length !== 1) return null
  const [{ text, hexes }] = lines
  const units = [...new Set(events.flatMap(({ event, unit }) => (event === 'moved' ? textsIn(unit) : [])))]
  return { text, hexes, hand: marchOf(stage, units, hexes) }
}

/** The way that is meant, or another to the same goal, if the desk knows one. */
function marchOf({ movement, sight }: Stage, units: readonly string[], path: readonly string[]): Hand | null {
  if (movement === null || units.length === 0 || path.length < 2) return null
  const goal = path.at(-1)!
  const modes = movement.modes(sight, units).filter(({ refusal }) => refusal === null)
  const way = (via: readonly string[], isMeant: (found: readonly string[]) => boolean): Hand | null => {
    const mode = modes.find(({ id }) => isMeant(movement.route(sight, units, id, via, goal)?.path ?? []))
    return mode === undefined ? null : { ...EMPTY_HAND, hex: path[0], units, mode: mode.id, via, goal }
  }
  return way(path.slice(1, -1), found => found.join() === path.join()) ?? way([], found => found.length > 1)
}

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

function choiceIn({ desk }: Stage, actions: readonly Action[]): OrderPicture | null {
  const found = desk?.affordances.find(({ action }) => isSame(action, actions[0]))
  if (!desk || found === undefined) return null
  const row = desk.affordances.filter(a => a.row !== undefined).indexOf(found)
  return {
    text: `${found.says}.`,
    hexes: found.hex === undefined ? [] : [found.hex],
    hand: {
      ...EMPTY_HAND,
      piece: found.piece ?? null,
      goal: found.hex ?? null,
      row: row < 0 ? null : rowId(row),
    },
  }
}

function told({ presentation, sight }: Stage, events: readonly GameEvent[]): OrderPicture | null {
  const lines = presentation.log(sight.g, events).filter(line => !isHeading(line))
  if (lines.length === 0) return null
  const hexes = [...new Set(lines.flatMap(line => line.hexes))]
  return { text: lines.map(line => line.text).join(' '), hexes, hand: null }
}

/** Nothing comes of it: whoever is named is to stay. */
function stays({ presentation, sight, desk }: Stage, actions: readonly Action[]): OrderPicture {
  const units = unitsIn(actions)
  const names = units.map(unit => presentation.unitCard(sight, unit).name)
  return {
    text: names.length === 0 ? (desk?.prompt.title ?? '') : words.stays(names),
    hexes: units.flatMap(unit => presentation.hexOf(sight, unit) ?? []),
    hand: null,
  }
}
