// Many single steps as the moves that they are.
import type { GameEvent } from '../../engine/game/action.ts'
import { formatPoints } from '../../engine/movement/points.ts'
import { list, nameOfHex, nameOfId } from './names.ts'

interface Move {
  readonly units: unknown[]
  readonly hexes: string[]
  readonly column: boolean
  ticks: number
}

/** A line for each move among the events; units that went the same way together share one. */
export function moveLines(events: readonly GameEvent[]): string[] {
  return together(moves(events)).map(line)
}

function moves(events: readonly GameEvent[]): Move[] {
  const found: Move[] = []
  for (const step of events.filter(event => event.event === 'moved')) {
    const going = found.findLast(move => move.units[0] === step.unit)
    if (going !== undefined && step.unit !== HIDDEN && going.hexes.at(-1) === step.from) {
      going.hexes.push(String(step.to))
      going.ticks += Number(step.cost)
    } else found.push(begun(step))
  }
  return found
}

const HIDDEN = 'hidden'

const begun = (step: GameEvent): Move => ({
  units: [step.unit],
  hexes: [String(step.from), String(step.to)],
  column: step.rule === '11.6a',
  ticks: Number(step.cost),
})

function together(moves: readonly Move[]): Move[] {
  const joined: Move[] = []
  for (const move of moves) {
    const same = joined.find(
      other => other.column === move.column && other.hexes.join() === move.hexes.join(),
    )
    if (same === undefined) joined.push({ ...move, units: [...move.units] })
    else {
      same.units.push(...move.units)
      same.ticks = Math.max(same.ticks, move.ticks)
    }
  }
  return joined
}

function line({ units, hexes, column, ticks }: Move): string {
  const who = list(units.map(nameOfId))
  const verb = units.length === 1 ? 'moves' : 'move'
  const path = hexes.length > 6 ? [...hexes.slice(0, 2), '…', ...hexes.slice(-2)] : hexes
  const goal = hexes.at(-1)!
  const city = nameOfHex(goal).slice(goal.length)
  return `${who} ${verb}${column ? ' in column' : ''} ${path.join('–')}${city} (${formatPoints(ticks)} MP)`
}
