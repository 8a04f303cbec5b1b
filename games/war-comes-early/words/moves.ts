// Many single steps as the moves that they are.
import type { GameEvent } from '../../../engine/game/action.ts'

export interface Move {
  /** Ids; 'hidden' for a unit that cannot be seen. */
  readonly units: unknown[]
  /** From the first hex to the last. */
  readonly hexes: string[]
  readonly column: boolean
  /** Of the unit that paid most. */
  ticks: number
}

/** The moves among the events; units that went the same way together share one. */
export function movesIn(events: readonly GameEvent[]): Move[] {
  return together(moves(events))
}

function moves(events: readonly GameEvent[]): Move[] {
  const found: Move[] = []
  for (const step of events.filter(event => event.event === 'moved')) {
    const going = found.findLast(move => move.units[0] === step.unit && goesOn(move, step))
    if (going !== undefined) {
      going.hexes.push(String(step.to))
      going.ticks += Number(step.cost)
    } else found.push(begun(step))
  }
  return found
}

/** Units that cannot be seen have no names: a step goes on from where one of them came to. */
const goesOn = ({ hexes, column }: Move, step: GameEvent): boolean =>
  hexes.at(-1) === step.from && column === (step.rule === '11.6a')

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
