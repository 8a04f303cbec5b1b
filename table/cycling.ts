// N and P: the next stack to move, the next target, the next piece to place.
import { planAttack } from './attacking.ts'
import { piecesOf } from './choosing.ts'
import type { Response } from './clicks.ts'
import { EMPTY_HAND } from './hand.ts'
import type { Look } from './look.ts'
import { movableIn } from './moving.ts'
import type { Stage } from './stage.ts'

export function cycled({ stage, hand }: Look, by: 1 | -1): Response {
  const { desk } = stage
  if (desk === null) return {}
  if (stage.movement !== null) {
    const hex = after(stage.unmovedHexes, hand.hex, by)
    return hex === null ? {} : { hand: { ...EMPTY_HAND, hex, units: movableIn(stage, hex) } }
  }
  if (stage.attack !== null) {
    const targets = dueFirst([...stage.attack.targets(stage.sight).keys()], stage)
    const target = after(targets, hand.attack?.target ?? null, by)
    return target === null ? {} : { hand: { ...EMPTY_HAND, attack: planAttack(stage, target) } }
  }
  const piece = after(piecesOf(desk), hand.piece, by)
  return piece === null ? {} : { hand: { ...hand, piece, goal: null } }
}

/** Targets of attacks that must be made come before all others. */
function dueFirst(targets: readonly string[], { desk, presentation }: Stage): readonly string[] {
  const due = new Set(desk?.mandatory?.hexes ?? [])
  const isDue = (target: string) =>
    due.has(target) || presentation.neighbours(target).some(hex => due.has(hex))
  return due.size === 0 ? targets : [...targets.filter(isDue), ...targets.filter(target => !isDue(target))]
}

/** The element that follows, around the end. */
function after(list: readonly string[], current: string | null, by: 1 | -1): string | null {
  if (list.length === 0) return null
  const at = current === null ? (by === 1 ? -1 : 0) : list.indexOf(current)
  return list[(at + by + list.length) % list.length]
}
