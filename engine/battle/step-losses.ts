import { forbid, type Refusal } from '../game/refusal.ts'

/** The units of one side in a battle, in games whose units lose steps. */
export interface StepForce {
  /** Steps that each unit still has; 0 when it is eliminated. */
  readonly left: ArrayLike<number>
  /** Steps that each has lost in this battle. */
  readonly lost: ArrayLike<number>
}

/** Why this unit may not take the next step loss, or null. Asked of units that have a step left. */
export type StepLossRule = (force: StepForce, unit: number) => Refusal | null

/** A game's rules in order of their weight. A rule that would leave nobody to take the loss gives way. */
export type StepLossRules = readonly StepLossRule[]

const NO_STEP_LEFT = forbid('steps', 'This unit has no step left to lose.')

/** Fills `out` with the units that may take the next step loss and returns how many there are. */
export function mayLoseStep(force: StepForce, rules: StepLossRules, out: { [i: number]: number }): number {
  let count = 0
  for (let unit = 0; unit < force.left.length; unit++) if (force.left[unit] > 0) out[count++] = unit
  for (let r = 0; r < rules.length; r++) {
    let kept = 0
    for (let i = 0; i < count; i++) if (rules[r](force, out[i]) === null) kept++
    if (kept > 0 && kept < count) count = keep(force, rules[r], out, count)
  }
  return count
}

/** Moves the units that a rule allows to the front. */
function keep(force: StepForce, rule: StepLossRule, out: { [i: number]: number }, count: number): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (rule(force, out[i]) === null) out[kept++] = out[i]
  return kept
}

/** The rule that keeps this unit from taking the next step loss, or null. */
export function whyNoStepLoss(force: StepForce, rules: StepLossRules, unit: number): Refusal | null {
  if (force.left[unit] <= 0) return NO_STEP_LEFT
  const allowed: number[] = []
  const among = (upTo: number): boolean =>
    allowed.slice(0, mayLoseStep(force, rules.slice(0, upTo), allowed)).includes(unit)
  for (let r = 0; r < rules.length; r++) if (!among(r + 1)) return rules[r](force, unit)
  return null
}

/** Units of this kind go first, as long as one of them has a step left. */
export function losesFirst(isFirst: (unit: number) => boolean, refusal: Refusal): StepLossRule {
  return (force, unit) => {
    if (isFirst(unit)) return null
    for (let other = 0; other < force.left.length; other++)
      if (force.left[other] > 0 && isFirst(other)) return refusal
    return null
  }
}

/** Others are spared until each unit of this kind has lost a step in this battle. */
export function eachLosesBefore(isFirst: (unit: number) => boolean, refusal: Refusal): StepLossRule {
  return (force, unit) => {
    if (isFirst(unit)) return null
    for (let other = 0; other < force.left.length; other++)
      if (isFirst(other) && isUnhurt(force, other)) return refusal
    return null
  }
}

/** A unit of this kind gives its last step only after every other unit has lost one in this battle. */
export function lastStepLast(isSpared: (unit: number) => boolean, refusal: Refusal): StepLossRule {
  return (force, unit) => {
    if (force.left[unit] > 1 || !isSpared(unit)) return null
    for (let other = 0; other < force.left.length; other++)
      if (other !== unit && isUnhurt(force, other)) return refusal
    return null
  }
}

const isUnhurt = (force: StepForce, unit: number): boolean => force.left[unit] > 0 && force.lost[unit] === 0

export function stepsLeft(force: StepForce): number {
  let steps = 0
  for (let unit = 0; unit < force.left.length; unit++) steps += force.left[unit]
  return steps
}

/** Every way to share out a loss: the steps that each unit loses. What the force cannot pay is dropped. */
export function stepPayments(loss: number, force: StepForce, rules: StepLossRules): number[][] {
  const found = new Map<string, number[]>()
  const seen = new Set<string>()
  const share = (now: { left: number[]; lost: number[] }, owed: number, paid: number[]): void => {
    const key = paid.join()
    if (seen.has(key)) return
    seen.add(key)
    const choices: number[] = []
    const count = owed > 0 ? mayLoseStep(now, rules, choices) : 0
    if (count === 0) found.set(key, paid)
    for (const unit of choices.slice(0, count))
      share({ left: add(now.left, unit, -1), lost: add(now.lost, unit, 1) }, owed - 1, add(paid, unit, 1))
  }
  const start = { left: Array.from(force.left), lost: Array.from(force.lost) }
  share(
    start,
    loss,
    start.left.map(() => 0),
  )
  return [...found.values()]
}

const add = (numbers: readonly number[], i: number, amount: number): number[] =>
  numbers.with(i, numbers[i] + amount)
