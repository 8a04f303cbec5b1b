import { unknown } from '../files/nearest.ts'
import type { Action, GameEvent, Json } from '../game/action.ts'
import { act, type CaseRun, type Done, failAt, look, NOTHING_DONE } from './case-run.ts'
import { matches } from './compare.ts'
import { diceFrom } from './dice-script.ts'
import type { Step } from './format.ts'
import { missingRefusal, refusalsInWords } from './judge-by-engine.ts'

/** Takes a step of a case; false when the case cannot go on. */
export function takeStep(run: CaseRun, step: Step, index: number): boolean {
  const before: Done = { ...NOTHING_DONE, step: index, expect: step.expect, ask: step.ask }
  if (step.until !== null) return waitUntil(run, step, before)
  if (step.action !== null) return tryAction(run, step, step.action, before)
  look(run, before)
  return true
}

/** Asks the game for leave, and acts if it should be given. */
function tryAction(run: CaseRun, step: Step, action: Action, before: Done): boolean {
  const { game, g, sides } = run
  const side = step.side >= 0 ? step.side : (game.game.awaited(g)?.side ?? -1)
  const refused = game.game.check(g, side, action)
  const tried: Done = { ...before, action, side: sides[side] ?? null, refused }
  const objection =
    step.forbidden === null ? refusalsInWords(refused) : missingRefusal(refused, step.forbidden)
  run.expectations += 1
  if (objection !== null) {
    const isFirst = run.points.length === 1
    failAt(run, step.spot, isFirst && run.note !== null ? `${objection}; ${run.note}` : objection)
    look(run, { ...tried, expect: [] })
    return false
  }
  if (step.forbidden === null) return perform(run, step, action, side, tried)
  look(run, tried)
  return true
}

function perform(run: CaseRun, step: Step, action: Action, side: number, tried: Done): boolean {
  const { game, g } = run
  const rollsBefore = g.rolls
  giveDice(run, step)
  const events = act(run, step.spot, (state, log) => game.game.perform(state, side, action, log))
  if (events === null) return false
  look(run, { ...tried, events, rolls: g.rolls - rollsBefore })
  reportLeftDice(run, step, g.rolls - rollsBefore)
  return true
}

/** A die that was given and never fell shows that something went another way than its author thought. */
function reportLeftDice(run: CaseRun, { dice, spot }: Step, rolled: number): void {
  if (dice === null) return
  const inOrder = Math.max(0, dice.inOrder.length - rolled)
  const byMeaning = [...dice.byMeaning.keys()].filter(meaning => (run.groups.get(meaning) ?? []).length > 0)
  if (inOrder > 0) failAt(run, spot, `${inOrder} of the dice of this step were not rolled`)
  for (const meaning of byMeaning) {
    failAt(run, spot, `dice for "${meaning}" were not rolled: ${run.groups.get(meaning)!.join(', ')}`)
    run.groups.delete(meaning)
  }
}

/** Dice that stand beside an action are rolled in it, before those of the case. */
function giveDice({ g, groups }: CaseRun, { dice }: Step): void {
  if (dice === null) return
  g.dice = diceFrom(g.rolls, dice.inOrder, g.dice)
  for (const [meaning, faces] of dice.byMeaning) groups.set(meaning, [...faces])
}

const PATIENCE = 2000

/** Lets things be until the position answers to a description: `until: { decision: movement, side: allied }`. */
function waitUntil(run: CaseRun, step: Step, before: Done): boolean {
  const { game, g } = run
  const events: GameEvent[] = []
  const rollsBefore = g.rolls
  run.expectations += 1
  const known = Object.keys(presentOf(run))
  const mistyped = Object.keys(step.until!).find(key => !known.includes(key))
  const wrong =
    mistyped === undefined ? unknownValue(run, step.until!) : unknown('key of until', mistyped, known)
  if (wrong !== null) {
    failAt(run, step.spot, wrong)
    return false
  }
  giveDice(run, step)
  for (let count = 0; count <= PATIENCE; count++) {
    if (matches(presentOf(run), step.until!)) {
      look(run, { ...before, events, rolls: g.rolls - rollsBefore })
      reportLeftDice(run, step, g.rolls - rollsBefore)
      return true
    }
    const awaited = game.game.awaited(g)
    const action = awaited === null ? null : game.quietAction(g)
    if (awaited === null || action === null) break
    const done = act(run, step.spot, (state, log) => game.game.perform(state, awaited.side, action, log))
    if (done === null) return false
    events.push(...done)
  }
  failAt(run, step.spot, 'this never comes up')
  return false
}

/** What is wrong with a decision or a side that the game does not have: it would be waited for in vain. */
function unknownValue({ game, g, sides }: CaseRun, until: Readonly<Record<string, Json>>): string | null {
  const { decision, side } = until
  const tangled = Object.keys(until).find(key => typeof until[key] === 'object' && until[key] !== null)
  if (tangled !== undefined)
    return `${tangled} of until is a word or a number: until: { ${Object.keys(game.game.situation(g)).join(', ')}, side, decision }`
  const decisions = [...game.game.decisions, 'none']
  if (typeof decision === 'string' && !decisions.includes(decision))
    return unknown('decision', decision, decisions)
  const names = [...sides, 'nobody'].map(name => name.toLowerCase())
  if (typeof side === 'string' && !names.includes(side.toLowerCase())) return unknown('side', side, names)
  return null
}

/** What `until` may speak of. */
function presentOf({ game, g, sides }: CaseRun) {
  const awaited = game.game.awaited(g)
  return {
    ...game.game.situation(g),
    side: awaited === null ? 'nobody' : sides[awaited.side],
    decision: awaited?.decision ?? 'none',
  }
}
