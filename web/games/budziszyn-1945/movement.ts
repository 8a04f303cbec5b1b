// Movement and strategic movement at the table: whole moves of whole stacks, with cost and reason.
import type { Action } from '../../../engine/game/action.ts'
import { formatPoints } from '../../../engine/movement/points.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { isInCombatSetUp } from '../../../games/budziszyn-1945/rules/03-standing-still.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { unitAt, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import type { MoveMode, Sentence } from '../../../table/presentation.ts'
import { movementOf } from '../kit/march.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { type BudMarch, isOwnWay, marches } from './march.ts'
import { field } from './names.ts'
import { othersOf } from './orders.ts'
import { MARCH_WORDS } from './route-words.ts'
import type { BudSight } from './sight.ts'
import { whyNot } from './why-not.ts'

function refusal({ g }: BudSight, id: string): Sentence | null {
  const unit = unitAt(id)
  if (unit < 0) return sentence('Markers do not move.', '3.1.3')
  if (g.place[unit] < 0) return sentence(`${unitName(unit)} is not on the map.`, '11.1.1')
  const why = beginRefusal(g, unit)
  return why === null ? null : { ...sentenceOf(why), text: `${unitName(unit)}: ${why.because}.` }
}

function modes({ g }: BudSight, ids: readonly string[]): MoveMode[] {
  const points = formatPoints(Math.min(...ids.map(id => ticksLeft(g, unitAt(id)))))
  const label = g.phase === PHASE.strategic ? `Strategic movement, ${points}` : `March, ${points}`
  return [{ id: 'normal', label, refusal: null }]
}

/** The way of the units' own choice goes in one hop; hexes that the player has laid are gone through one by one. */
function order(s: BudSight, units: readonly string[], _mode: string, path: readonly string[]): Action {
  return isOwnWay(s, units, path) ? { do: 'move', units, to: path.at(-1)! } : { do: 'move', units, path }
}

/** What a player should know before he moves them. */
function notes({ g }: BudSight, ids: readonly string[]): Sentence[] {
  const units = ids.map(unitAt)
  const short = units.find(unit => g.outOfSupply[unit] > 0 && !hasFlag(g.unitFlags, unit, UNIT.paidMove))
  if (short !== undefined)
    return [
      sentence(
        `${unitName(short)} is out of supply, level ${g.outOfSupply[short]}: half its points.`,
        '10.2.2',
      ),
    ]
  const gun = units.find(unit => isInCombatSetUp(g, unit))
  if (gun !== undefined)
    return [sentence(`${unitName(gun)} is unlimbered: limber up before moving.`, '6.2.3')]
  const shaken = units.find(unit => g.disorganised[unit] > 0)
  if (shaken === undefined) return []
  return [sentence(`${unitName(shaken)} is disorganised; moving begins its rest anew.`, '5.6.5')]
}

export const movement = movementOf<State, BudSight, BudMarch>(field, marches, MARCH_WORDS, {
  refusal,
  modes,
  order,
  notes,
  others: othersOf,
  isColumn: ({ g }) => g.phase === PHASE.strategic,
  whyNot,
  // Units that have not acted in this phase and still can.
  unmoved: ({ g }) =>
    field
      .unitsOf(g, g.player)
      .filter(
        unit =>
          !hasFlag(g.unitFlags, unit, UNIT.begun) &&
          beginRefusal(g, unit) === null &&
          !isInCombatSetUp(g, unit),
      ),
})
