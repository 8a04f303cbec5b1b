// Never stuck, and the list and the check agree.
import type { Action } from '../../engine/game/action.ts'
import { type Finding, othersThan, type Table, words } from './table.ts'

/** Somebody is awaited, so something is legal; and the other side has nothing to decide. */
export function deadEndFinding(table: Table): Finding {
  const { game, g, decision, legal } = table
  if (legal.length === 0) return `nothing is legal in ${decision}`
  const isShared = othersThan(table).some(other => game.legal(g, other).length > 0)
  return isShared ? `two sides have actions in ${decision}` : null
}

/** A listed action must pass the check for the side that is awaited, and for no other. */
export function listedFinding(table: Table, action: Action): Finding {
  const { game, g, side } = table
  const [refusal] = game.check(g, side, action)
  if (refusal !== undefined)
    return `${words(action)} is listed and refused: ${refusal.because} (${refusal.rule})`
  for (const other of othersThan(table)) {
    const refusals = game.check(g, other, action)
    if (refusals.length === 0) return `${words(action)} is allowed to a side that is not asked`
    if (!refusals.every(isSaid)) return `${words(action)} is refused without a rule`
  }
  return null
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
  return /^[\w./-]+$/.test(refusal.rule) && refusal.because.length > 0
}
