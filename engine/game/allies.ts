// Who wins and sees together with whom.
import type { Scenario } from './game.ts'

/** The sides in groups that win together; a side without allies is a group of its own. */
export function coalitionsOf({ sides, allies = [] }: Scenario): readonly (readonly number[])[] {
  const alone = sides.map((_, side) => [side]).filter(([side]) => !allies.some(group => group.includes(side)))
  return [...allies, ...alone].sort((a, b) => a[0] - b[0])
}

/** A side together with those who win with it. */
export const alliesOf = (scenario: Scenario, side: number): readonly number[] =>
  scenario.allies?.find(group => group.includes(side)) ?? [side]

/** Everybody who does not win with a side: they win when it gives up. */
export const opponentsOf = (scenario: Scenario, side: number): readonly number[] =>
  [...scenario.sides.keys()].filter(other => !areAllies(scenario, side, other))

export const areAllies = (scenario: Scenario, one: number, other: number): boolean =>
  alliesOf(scenario, one).includes(other)
