// What a player has in hand when the game has moved on without him: it stays there if it could still be done.
import { EMPTY_HAND, type Hand, isEmpty } from './hand.ts'
import { movableIn } from './moving.ts'
import type { Stage } from './stage.ts'

export function stillInHand(stage: Stage, hand: Hand): Hand {
  if (isEmpty(hand)) return hand
  if (stage.desk === null) return EMPTY_HAND
  return isStillThere(stage, hand) ? hand : EMPTY_HAND
}

function isStillThere(stage: Stage, hand: Hand): boolean {
  const { attack, movement, desk, sight } = stage
  if (hand.attack !== null) {
    const { target, kind, units } = hand.attack
    const able = attack?.attackers(sight, target, kind).filter(({ refusal }) => refusal === null) ?? []
    const isTarget = attack?.targets(sight).get(target)?.includes(kind) ?? false
    return isTarget && units.every(unit => able.some(other => other.unit === unit))
  }
  if (hand.group.length > 0) return hand.group.every(unit => movement?.refusal(sight, unit) === null)
  if (hand.piece !== null) return desk!.affordances.some(({ piece }) => piece === hand.piece)
  if (hand.row !== null) return true
  if (movement === null || hand.hex === null) return hand.units.length === 0
  const able = movableIn(stage, hand.hex)
  return hand.units.every(unit => able.includes(unit))
}
