// Movement and strategic movement at the table: whole moves of whole stacks, with cost and reason.
import type { Action } from '../../../engine/game/action.ts'
import { formatPoints } from '../../../engine/movement/points.ts'
import { GOES_ON } from '../../../engine/movement/reach.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { isInCombatSetUp } from '../../../games/budziszyn-1945/rules/03-standing-still.ts'
import { hasFlag, ownerOf, PHASE, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'
import { hexAt, unitAt, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { MoveMode, MovementDesk, Sentence } from '../../../table/presentation.ts'
import type { ReachPicture } from '../../../table/scene.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { arrivals, isOwnWay, marchOf } from './march.ts'
import { othersOf } from './orders.ts'
import { routeOf } from './route-words.ts'
import type { BudSight } from './sight.ts'
import { whyNotGo } from './why-not.ts'

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

function reach(
  s: BudSight,
  ids: readonly string[],
  _mode: string,
  via: readonly string[],
): ReachPicture | null {
  const march = marchOf(s, ids, via)
  if (march === null) return null
  const hexes = new Map<string, { left: string; stops: boolean }>()
  for (const [hex, { left, ending }] of arrivals(march))
    hexes.set(grid.names[hex], { left: formatPoints(Math.max(0, left)), stops: ending !== GOES_ON })
  return { hexes, isColumn: s.g.phase === PHASE.strategic }
}

function route(s: BudSight, ids: readonly string[], _mode: string, via: readonly string[], to: string) {
  const march = marchOf(s, ids, via)
  const goal = hexAt(to)
  const arrival = march === null ? undefined : arrivals(march).get(goal)
  return march === null || arrival === undefined ? null : routeOf(s, march, goal, arrival)
}

function whyNot(s: BudSight, ids: readonly string[], _mode: string, to: string): Sentence {
  const march = marchOf(s, ids, [])
  if (march === null) return sentence('Nobody is there to move.', '3.1.3')
  return whyNotGo(s, march, hexAt(to))
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
    return [sentence(`${unitName(gun)} stands in position and moves only on its trucks.`, '6.2.3')]
  const shaken = units.find(unit => g.disorganised[unit] > 0)
  if (shaken === undefined) return []
  return [sentence(`${unitName(shaken)} is disorganised; moving begins its rest anew.`, '5.6.5')]
}

/** Units that have not acted in this phase and still can, from west to east. */
function unmoved({ g }: BudSight): string[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || ownerOf(g, unit) !== g.player || hasFlag(g.unitFlags, unit, UNIT.begun)) continue
    if (beginRefusal(g, unit) === null && !isInCombatSetUp(g, unit)) units.push(unit)
  }
  return units.sort((a, b) => g.place[a] - g.place[b]).map(unit => unitIds[unit])
}

export const movement: MovementDesk<BudSight> = {
  refusal,
  modes,
  reach,
  route,
  whyNot,
  order,
  notes,
  others: othersOf,
  unmoved,
}
