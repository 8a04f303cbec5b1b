// The second opinion: the rules and the reference on the same random positions.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { randomPosition } from '../reference/random-position.ts'
import { compareActions } from './compare-actions.ts'
import { compareCombat } from './compare-combat.ts'
import { compareReach } from './compare-reach.ts'
import { compareSupply } from './compare-supply.ts'
import { compareZones } from './compare-zones.ts'
import { stateOf } from './from-reference.ts'

/** Where rules and reference differ on the random position of this seed; empty if they agree. */
export function disagreements(seed: number): string[] {
  const position = randomPosition(seed)
  const g = stateOf(position)
  return [
    ...compareZones(g, position),
    ...compareSupply(g, position),
    ...compareReach(g, position, fastDice(seed)),
    ...compareCombat(g, position, fastDice(seed + 1)),
    ...compareActions(g, position, fastDice(seed + 2)),
  ]
}
