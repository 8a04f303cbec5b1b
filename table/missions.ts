// A mission in hand: its kind, the hex it would go to, and the points that go with it.
import type { Action } from '../engine/game/action.ts'
import type { Response } from './clicks.ts'
import type { Hand } from './hand.ts'
import type { Look } from './look.ts'
import type { AmountPicture } from './snapshot.ts'
import type { Stage } from './stage.ts'

export interface MissionPlan {
  readonly hex: string
  readonly amount: AmountPicture
  readonly action: Action
  readonly says: string
}

/** Id of the button that takes a mission back. */
export const recallButton = (mission: string): string => `recall-${mission}`

/** The kind in hand: the player's, else the first that is open. */
export function missionKind(stage: Stage, { mode }: Hand): string | null {
  const kinds = stage.missions?.kinds(stage.sight) ?? []
  const chosen = kinds.find(kind => kind.id === mode) ?? kinds.find(kind => kind.refusal === null)
  return chosen?.id ?? null
}

export function planMission(stage: Stage, hand: Hand): MissionPlan | null {
  const desk = stage.missions
  const kind = missionKind(stage, hand)
  if (desk === null || kind === null || hand.goal === null) return null
  const { sight } = stage
  const amount = desk.amount(sight, kind, hand.goal)
  const value = Math.min(amount.most, Math.max(amount.least, hand.points ?? amount.start))
  return {
    hex: hand.goal,
    amount: { ...amount, value },
    action: desk.order(sight, kind, hand.goal, value),
    says: desk.says(sight, kind, hand.goal, value),
  }
}

/** A lit hex takes the mission, a second click gives it. */
export function clickForMission({ stage, hand }: Look, hex: string): Response {
  const desk = stage.missions!
  const kind = missionKind(stage, hand)
  if (kind === null) return {}
  if (hand.goal === hex) return { commit: true }
  if (!desk.hexes(stage.sight, kind).includes(hex)) return { refused: desk.whyNot(stage.sight, kind, hex) }
  return { hand: { ...hand, hex: null, goal: hex, points: null } }
}
