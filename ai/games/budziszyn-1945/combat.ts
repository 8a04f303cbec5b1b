// The combat phase: which attack comes next, and how it is put together.

import { popFrame, topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Game } from '../../../engine/game/game.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { mayStrike } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { clearBattle, targetAt } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { hasFlag, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { enoughFor } from '../../planner/promise.ts'
import type { Opinion } from '../../players/player.ts'
import { type Assault, assaultOn, orderOf } from './assault.ts'
import { dutiful, mustStillBeAttacked, strikersAt } from './duties.ts'
import { bestFire } from './fire.ts'
import { isSame, sightOf } from './sight.ts'

const UNWANTED = -1

/** Units that are in place attack for less than those who would have to move up. */
const IN_PLACE = 0.6

interface Choice {
  readonly assault: Assault
  /** How much more it promises than is asked. */
  readonly surplus: number
}

export interface Combat {
  choose(game: Game<State>, g: State, side: number, estimate: Estimate<State>): Opinion
  assemble(game: Game<State>, g: State, side: number, estimate: Estimate<State>): Opinion
}

/** Remembers the attack that is being put together, and those of this phase that came to nothing. */
export function memoryOfCombat(): Combat {
  let plan: Assault | null = null
  let kept = new Map<number, Choice | null>()
  let failed = new Set<number>()
  let when = ''
  const forget = (g: State) => {
    const now = `${g.turn} ${g.player}`
    if (now === when) return
    when = now
    kept = new Map()
    failed = new Set()
    plan = null
  }
  return {
    choose(game, g, side, estimate) {
      forget(g)
      if (plan !== null) dropNear(kept, plan.targets[0])
      const sight = sightOf(g, side)
      const legal = game.legal(g, side)
      const mayEnd = legal.some(action => action.do === 'end')
      const targets = legal.filter(action => action.do === 'attack').map(action => hexNamed(action.hex))
      const look = (target: number) => {
        const known = kept.get(target)
        const isStale = known === undefined || (known !== null && !isLegal(game, sight, side, known.assault))
        if (isStale) kept.set(target, choiceAt(game, sight, side, estimate, target))
        return kept.get(target) ?? null
      }
      const best = bestOf(targets, failed, look)
      const isWanted = best !== null && (best.surplus > 0 || !mayEnd)
      plan = isWanted ? best.assault : null
      const fire = isWanted ? null : bestFire(sight, legal)
      return action => combatWorth(action, plan, fire, mayEnd)
    },
    assemble(game, g, side, estimate) {
      forget(g)
      const target = targetAt(g, 0)
      if (plan === null || plan.targets[0] !== target)
        plan = choiceAt(game, sightOf(g, side), side, estimate, target)?.assault ?? null
      const next = plan === null ? null : nextPart(plan, game.legal(g, side))
      if (next === null || next.do === 'cancel') failed.add(target)
      return action => (isSame(action, next) ? 1 : partWorth(action, next))
    },
  }
}

function combatWorth(action: Action, plan: Assault | null, fire: Action | null, mayEnd: boolean): number {
  if (action.do === 'end') return 0
  if (action.do === 'attack') {
    if (plan === null) return mayEnd ? UNWANTED : 0
    return hexNamed(action.hex) === plan.targets[0] ? 2 : UNWANTED
  }
  return isSame(action, fire) ? 1 : UNWANTED
}

/** Guns reach three hexes, and pursuers go some way: what lies farther from a combat is as it was. */
const TOUCHED = 6

function dropNear(kept: Map<number, Choice | null>, target: number): void {
  for (const known of kept.keys()) if (grid.distance(known, target) <= TOUCHED) kept.delete(known)
}

function bestOf(
  targets: readonly number[],
  failed: ReadonlySet<number>,
  look: (target: number) => Choice | null,
): Choice | null {
  let best: Choice | null = null
  for (const target of targets) {
    const choice = failed.has(target) ? null : look(target)
    if (choice !== null && (best === null || choice.surplus > best.surplus)) best = choice
  }
  return best
}

/** The best legal attack that begins with this hex. */
function choiceAt(
  game: Game<State>,
  g: State,
  side: number,
  estimate: Estimate<State>,
  target: number,
): Choice | null {
  const before = beforeAttack(g)
  const choices = variantsOf(before, target)
    .map(([targets, attackers]) => {
      const assault = assaultOn(estimate, before, targets, attackers)
      return { assault, surplus: assault.value - enoughFor(estimate, attackers[0]) * IN_PLACE }
    })
    .sort((a, b) => b.surplus - a.surplus)
  return choices.find(({ assault }) => isLegal(game, before, side, assault)) ?? null
}

const isLegal = (game: Game<State>, g: State, side: number, assault: Assault): boolean =>
  game.check(g, side, orderOf(assault)).length === 0

/** The position with no attack being put together. */
function beforeAttack(g: State): State {
  if (topFrame(g.flow) !== FRAMES.assemble.id) return g
  const before = g.copy()
  popFrame(before.flow)
  clearBattle(before)
  return before
}

type Variant = readonly [targets: readonly number[], attackers: readonly number[]]

/** Ways to attack a hex: with all, with or without one stack, without its weakest unit, and on all whom a stack faces. */
function variantsOf(g: State, target: number): Variant[] {
  const all = strongestFirst(g, strikersAt(g, target))
  const variants: Variant[] = []
  for (const camp of new Set(all.map(unit => g.camp[unit]))) {
    addVariants(
      g,
      target,
      all.filter(unit => g.camp[unit] === camp),
      variants,
    )
  }
  return variants
}

const strongestFirst = (g: State, units: readonly number[]): number[] =>
  [...units].sort((a, b) => effectiveAttack(g, b) - effectiveAttack(g, a))

function addVariants(g: State, target: number, all: readonly number[], into: Variant[]): void {
  const seen = new Set<string>()
  const add = (units: readonly number[]) => {
    const attackers = dutiful(g, target, units)
    if (attackers === null || seen.has(attackers.join())) return
    seen.add(attackers.join())
    into.push([[target], strongestFirst(g, attackers)])
  }
  add(all)
  add(all.filter(unit => hasFlag(g.unitFlags, unit, UNIT.mustAttack)))
  for (const stack of new Set(all.map(unit => g.place[unit]))) {
    const here = all.filter(unit => g.place[unit] === stack)
    add(here)
    add(all.filter(unit => g.place[unit] !== stack))
    add(all.filter(unit => unit !== here[here.length - 1]))
    const faced = otherTargets(g, target, stack, here)
    if (faced.length > 0) into.push([[target, ...faced], here])
    if (faced.length > 1) for (const other of faced) into.push([[target, other], here])
  }
}

// 5.1.4  Whoever else must be attacked and can be from this stack.
function otherTargets(g: State, target: number, stack: number, units: readonly number[]): number[] {
  const others: number[] = []
  for (let slot = stack * 6; slot < stack * 6 + 6; slot++) {
    const hex = grid.neighbours[slot]
    if (hex < 0 || hex === target || !mustStillBeAttacked(g, hex)) continue
    if (units.every(unit => mayStrike(g, unit, hex))) others.push(hex)
  }
  return others
}

/** What is still to be named of the plan, in the order in which it may be named. */
function nextPart(plan: Assault, legal: readonly Action[]): Action | null {
  const wanted: readonly (readonly [string, string, readonly number[]])[] = [
    ['target', 'hex', plan.targets.slice(1)],
    ['join', 'unit', plan.attackers],
    ['support', 'unit', plan.support],
    ['ability', 'unit', plan.abilities],
  ]
  for (const [verb, key, list] of wanted) {
    const names = list.map(each => (key === 'hex' ? grid.names[each] : unitIds[each]))
    const part = legal.find(
      action => action.do === verb && action.on !== false && names.includes(String(action[key])),
    )
    if (part !== undefined) return part
  }
  // 9.1.6  All modifiers for killed headquarters, once: then doing without them is offered.
  const kills = legal.filter(action => action.do === 'kills')
  if (kills.length > 0 && kills.every(action => action.use !== 0)) return kills[kills.length - 1]
  return legal.find(action => action.do === 'resolve') ?? legal.find(action => action.do === 'cancel') ?? null
}

// No plan fits: anything is tried until the attack can be fought out, so that the phase ends.
const partWorth = (action: Action, next: Action | null): number =>
  next !== null ? UNWANTED : action.do === 'resolve' ? 1 : 0
