// Never stuck, and the list and the check agree.
import type { Action } from '../../engine/game/action.ts'
import { type Finding, type Table, words } from './table.ts'

/** Somebody is awaited, so something is legal; and the other side has nothing to decide. */
export function deadEndFinding({ game, g, side, decision, legal }: Table): Finding {
  if (legal.length === 0) return `nothing is legal in ${decision}`
  return game.legal(g, 1 - side).length > 0 ? `both sides have actions in ${decision}` : null
}

/** A listed action must pass the check for the side that is awaited, and for no other. */
export function listedFinding({ game, g, side }: Table, action: Action): Finding {
  const [refusal] = game.check(g, side, action)
  if (refusal !== undefined)
    return `${words(action)} is listed and refused: ${refusal.because} (${refusal.rule})`
  const other = game.check(g, 1 - side, action)
  if (other.length === 0) return `${words(action)} is allowed to the side that is not asked`
  return other.every(isSaid) ? null : `${words(action)} is refused without a rule`
}

export function allListedFinding(table: Table): Finding {
  for (const action of table.legal) {
    const finding = listedFinding(table, action)
    if (finding !== null) return finding
  }
  return null
}

/** A refusal names its rule and says why. */
export function isSaid(refusal: { rule: string; because: string }): boolean {
  return /^[\w.-]+$/.test(refusal.rule) && refusal.because.length > 0
}
