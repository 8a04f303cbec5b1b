// 5.6  Disorganisation: results that order it, tests of morale, and the rest that ends it.

import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { clockOf, ownerOf, PHASE, phasesPerTurn, type State } from '../state.ts'
import { isHeadquarters, moraleLimit, UNITS, unitIds } from '../units.ts'

/** 5.6.1, R24, R75  Headquarters never fall into disorder, and who has fallen into it cannot get worse. */
const mayBeDisorganised = (g: State, unit: number): boolean =>
  g.place[unit] >= 0 && !isHeadquarters[unit] && g.disorganised[unit] === 0

// 5.6.1a
export function disorganise(g: State, unit: number, rule: string, log: Log): void {
  if (!mayBeDisorganised(g, unit)) return
  g.disorganised[unit] = clockOf(g)
  log?.push({ event: 'disorganised', rule, unit: unitIds[unit] })
}

/** 5.6.5  A unit that moves, attacks, supports or is attacked begins its rest anew. */
export function disturb(g: State, unit: number): void {
  if (g.disorganised[unit] > 0) g.disorganised[unit] = clockOf(g)
}

/** 5.6.2, R24  One roll of two dice for the group, held against the limit of each; none if nobody can fail. */
export function testMorale(g: State, units: readonly number[], rule: string, log: Log): void {
  const tested = units.filter(unit => mayBeDisorganised(g, unit))
  if (tested.length === 0) return
  const dice = [roll(g, 6), roll(g, 6)]
  const total = dice[0] + dice[1]
  log?.push({ event: 'morale-test', rule, units: tested.map(unit => unitIds[unit]), dice })
  for (const unit of tested) if (total >= moraleLimit[unit]) disorganise(g, unit, '5.6.2', log)
}

/** 5.6.5, R25  The phase that ends now gives order back to whoever has rested through a full turn. */
export function recoverUnits(g: State): void {
  for (let unit = 0; unit < UNITS; unit++)
    if (g.disorganised[unit] > 0 && hasRested(g, unit)) g.disorganised[unit] = 0
}

function hasRested(g: State, unit: number): boolean {
  const rest = clockOf(g) - g.disorganised[unit]
  if (rest >= phasesPerTurn(g)) return true
  // R25  The switch: disorganised in a combat phase, it has rested when its owner's next one ends.
  if (g.terms.options.recovery !== 'own-combat' || g.phase !== PHASE.combat) return false
  const sinceCombat = rest > 0 && rest % 6 === 0
  return sinceCombat && g.player === ownerOf(g, unit)
}
