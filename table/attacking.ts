// An attack in hand: who could join, what each adds, and what the odds are.
import type { AttackPlan } from './hand.ts'
import { without } from './hand.ts'
import type { Attacker, Extra, Extras, OddsPicture, Sentence } from './presentation.ts'
import type { Stage } from './stage.ts'

export interface AttackPreview {
  readonly attackers: readonly Attacker[]
  /** What else could go into it. */
  readonly extras: readonly Extra[]
  /** What of that does. */
  readonly added: Extras
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
  return { target, kind: chosen, units: desk.suggested(stage.sight, target, chosen), extras: {} }
}

export function previewAttack(stage: Stage, plan: AttackPlan): AttackPreview {
  const desk = stage.attack!
  const { target, kind, units } = plan
  const attackers = desk.attackers(stage.sight, target, kind)
  const extras = desk.extras(stage.sight, units, target, kind)
  const added = addedTo(plan, extras)
  const odds = desk.odds(stage.sight, units, target, kind, added)
  const order = desk.order(stage.sight, units, target, kind, added)
  const adds = odds === null ? new Map<string, number>() : addsOf(stage, plan, added, attackers, odds)
  return {
    attackers,
    extras,
    added,
    odds,
    adds,
    lacks: lacksOf(stage, plan, adds),
    refusal: units.length === 0 ? null : stage.sight.check(order),
  }
}

/** What the player has chosen of what is still open; an amount that he has not touched stands where it began. */
function addedTo({ extras: chosen }: AttackPlan, open: readonly Extra[]): Extras {
  return Object.fromEntries(
    open.flatMap(({ id, amount, refusal }): [string, number][] => {
      const wanted = chosen[id] ?? amount?.start ?? 0
      const value = amount === undefined ? wanted : Math.min(amount.most, Math.max(amount.least, wanted))
      return refusal === null && value > 0 ? [[id, value]] : []
    }),
  )
}

function addsOf(
  stage: Stage,
  { target, kind, units }: AttackPlan,
  extras: Extras,
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
