// The dark button, and every other one.

import type { Action } from '../engine/game/action.ts'
import { completed, endingOf, severalActions, takenByButton } from './choosing.ts'
import type { Response } from './clicks.ts'
import { EMPTY_HAND } from './hand.ts'
import type { Look } from './look.ts'
import { recallButton } from './missions.ts'
import { orderOf } from './moving.ts'
import type { Stage } from './stage.ts'

/** The button that takes a piece in hand. */
export const takeButton = (piece: string): string => `take-${piece}`

/** What Enter does now. */
export function commit(look: Look): Response {
  const { stage, hand, move, attack, mission } = look
  const { desk } = stage
  if (desk === null) return {}
  if (look.group !== null) return look.group.actions.length === 0 ? {} : { act: look.group.actions }
  if (move !== null) {
    if (move.refusal !== null || move.route === null) return { refused: move.refusal! }
    return { act: [orderOf(stage, hand, move.route)] }
  }
  if (attack !== null && hand.attack !== null) {
    if (attack.refusal !== null) return { refused: attack.refusal }
    const { units, target, kind } = hand.attack
    if (units.length === 0) return {}
    return { act: [stage.attack!.order(stage.sight, units, target, kind, attack.added)] }
  }
  if (mission !== null) return { act: [mission.action] }
  const ending = endingOf(desk)
  if (desk.style === 'several')
    return { act: severalActions(desk, hand).map(a => a.action), ending: ending?.action }
  const whole = completed(desk, hand) ?? ending
  return whole === null ? {} : { act: [whole.action] }
}

export const remedyButton = (hex: string, index: number): string => `remedy ${hex} ${index}`
export const ALL_REMEDIES = 'remedies'

/** What a button does that mends overstacked hexes. */
function remedyOf({ overstacked }: Stage, id: string): readonly Action[] | null {
  if (id === ALL_REMEDIES)
    return overstacked.flatMap(({ remedies }) => remedies.slice(0, 1).map(({ action }) => action))
  for (const { hex, remedies } of overstacked) {
    const found = remedies.find((_, i) => remedyButton(hex, i) === id)
    if (found !== undefined) return [found.action]
  }
  return null
}

/** A button of the decision by its id, null if there is none. */
export function pressed({ stage, hand }: Look, id: string): Response | null {
  const { desk } = stage
  if (desk === null) return null
  const taken = [...takenByButton(desk).keys()].find(piece => takeButton(piece) === id)
  if (taken !== undefined) return { hand: { ...EMPTY_HAND, piece: taken } }
  const found =
    desk.affordances.find(a => a.button?.id === id) ??
    (id.startsWith('do-') ? desk.affordances[Number(id.slice(3))] : undefined)
  if (found !== undefined) return { act: [found.action] }
  const remedy = remedyOf(stage, id)
  if (remedy !== null) return { act: remedy }
  const recalled = stage.missions?.given(stage.sight).find(mission => recallButton(mission.id) === id)
  if (recalled?.recall) return { act: [recalled.recall] }
  const other = stage.movement
    ?.others(stage.sight, hand.units)
    .find(o => hand.units.length > 0 && o.id === id)
  return other === undefined ? null : { act: [other.action] }
}
