// An attack in hand: who could join, what each adds, and what the odds are.
import type { AttackPlan } from './hand.ts'
import { without } from './hand.ts'
import type { Attacker, OddsPicture, Sentence } from './presentation.ts'
import type { Stage } from './stage.ts'

export interface AttackPreview {
  readonly attackers: readonly Attacker[]
  readonly odds: OddsPicture | null
  /** Change of the headline chance that a unit makes, in hundredths; by unit. */
  readonly adds: ReadonlyMap<string, number>
  /** What those lack who would change nothing. */
  readonly lacks: ReadonlyMap<string, string>
  readonly refusal: Sentence | null
}

export function planAttack(stage: Stage, target: string, kind?: string): AttackPlan | null {
  const desk = stage.attack
  const kinds = desk?.targets(stage.sight).get(target)
  if (desk === null || kinds === undefined) return null
  const chosen = kind !== undefined && kinds.includes(kind) ? kind : kinds[0]
  return { target, kind: chosen, units: desk.suggested(stage.sight, target, chosen), extras: [] }
}

export function previewAttack(stage: Stage, plan: AttackPlan): AttackPreview {
  const desk = stage.attack!
  const { target, kind, units, extras } = plan
  const attackers = desk.attackers(stage.sight, target, kind)
  const odds = desk.odds(stage.sight, units, target, kind, extras)
  const order = desk.order(units, target, kind, extras)
  const adds = odds === null ? new Map<string, number>() : addsOf(stage, plan, attackers, odds)
  return {
    attackers,
    odds,
    adds,
    lacks: lacksOf(stage, plan, adds),
    refusal: units.length === 0 ? null : stage.sight.check(order),
  }
}

function addsOf(
  stage: Stage,
  { target, kind, units, extras }: AttackPlan,
  attackers: readonly Attacker[],
  odds: OddsPicture,
): Map<string, number> {
  const desk = stage.attack!
  const now = odds.headline?.chance ?? 0
  const adds = new Map<string, number>()
  for (const { unit, refusal } of attackers) {
    if (refusal !== null) continue
    const isIn = units.includes(unit)
    const others = isIn ? without(units, unit) : [...units, unit]
    const other = desk.odds(stage.sight, others, target, kind, extras)?.headline?.chance ?? 0
    adds.set(unit, Math.round((isIn ? now - other : other - now) * 100))
  }
  return adds
}

function lacksOf(
  stage: Stage,
  { target, kind, units }: AttackPlan,
  adds: ReadonlyMap<string, number>,
): Map<string, string> {
  const lacks = new Map<string, string>()
  for (const [unit, more] of adds) {
    if (more !== 0 || units.includes(unit)) continue
    const words = stage.attack!.lacks(stage.sight, [...units, unit], target, kind)
    if (words !== null) lacks.set(unit, words)
  }
  return lacks
}
