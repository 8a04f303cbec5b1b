// Whether what a camp holds will still be its own at the end.
import { NOBODY } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { StrengthMap } from './strength-map.ts'

/** Days after which about two thirds of what can be taken has been taken. */
const PACE = 5
/** Strength that nobody need have there to keep what is far from everybody. */
const PEACE = 6

/** Chance, from 0 to 1, that the camp holds the hex when the game ends, its enemies being given. */
export function chanceToHold(
  g: State,
  map: StrengthMap,
  camp: number,
  enemies: readonly number[],
  hex: number,
  left: number,
): number {
  const controller = controllerOf(g, hex)
  const now = controller === camp ? 1 : controller === NOBODY ? 0.5 : 0
  const own = map.at(camp, hex)
  let hostile = 0
  for (const enemy of enemies) hostile += map.at(enemy, hex)
  const settled = Math.exp(-left / PACE)
  // Squares, because the stronger side wins more than its share; what is far from everybody stays as it is.
  const weight = own * own + hostile * hostile
  const later = (own * own + now * PEACE * PEACE) / (weight + PEACE * PEACE)
  return settled * now + (1 - settled) * later
}
