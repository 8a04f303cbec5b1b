// The counters and markers that lie on the map.
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { actingSide } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { supplyState } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { isShort } from '../../../games/eisenhowers-war/rules/08-allowance.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, PLAN, PORTION, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { factors } from '../../../games/eisenhowers-war/words/names.ts'
import { grid } from '../../../games/eisenhowers-war/world.ts'
import type { CounterState, MarkerPicture } from '../../../table/scene.ts'
import { countersOf, marker } from '../kit/counters.ts'
import { field } from './names.ts'
import type { EisSight } from './sight.ts'

/** Its move of this phase is over, or it has attacked in the attack portion. */
export function isSpent(g: State, unit: number): boolean {
  if (sideOf[unit] !== actingSide(g) || g.portion === PORTION.none) return false
  return hasFlag(g.unitFlags, unit, g.portion === PORTION.movement ? UNIT.moved : UNIT.attacked)
}

/** `in supply`, `coastal supply`, `out of supply` */
export function supplyWords(g: State, unit: number): string {
  const state = supplyState(g, unit)
  if (state === 'not needed') return 'needs no supply'
  return state === 'out of supply' ? state : state === 'regular' ? 'in supply' : `${state} supply`
}

function statesOf({ g }: EisSight, unit: number): CounterState[] {
  const states: CounterState[] = []
  if (supplyState(g, unit) === 'out of supply') states.push('unsupplied')
  if (g.reduced[unit]) states.push('reduced')
  return states
}

function wordsOf({ g }: EisSight, unit: number): string[] {
  const words = [factors(g, unit), stepsLeft(g, unit) === 1 ? 'one step' : 'two steps']
  if (g.place[unit] >= 0) words.push(supplyWords(g, unit))
  if (g.place[unit] >= 0 && isShort(g, unit)) words.push('supply problems')
  return words
}

export const { counters, spokenUnit } = countersOf<State, EisSight>(field, { isSpent, statesOf, wordsOf })

export function markers({ g, viewer }: EisSight): MarkerPicture[] {
  const found: MarkerPicture[] = []
  const put = (kind: string, hex: number, label: string, side: number | null) => {
    if (hex >= 0) found.push(marker(kind, grid.names[hex], label, side))
  }
  for (const hex of g.beachheads) put('beachhead', hex, 'Beachhead', ALLIED)
  put('air supply', g.aerialHex, 'Aerial supply', ALLIED)
  put('offensive', g.offensiveHex, 'Fuehrer Mandated Offensive', GERMAN)
  put('alpine fort', g.fortress, 'Alpine Fortress', GERMAN)
  if (g.bridge >= 0) put('bridge', Math.floor(g.bridge / 6), 'Captured Rhine bridge', ALLIED)
  for (let hex = 0; hex < grid.size; hex++)
    if (hasFlag(g.hexFlags, hex, HEX.destroyed)) put('destroyed', hex, 'City destroyed', null)
  // 3.2.3  Only the Allied player's sight holds the plan, and that of somebody before whom everything lies open.
  if (viewer !== GERMAN && g.secondPlan === PLAN.secret && g.secondHex >= 0)
    put('beachhead', g.secondHex, `Planned: second invasion, turn ${g.secondTurn}`, ALLIED)
  return found
}
