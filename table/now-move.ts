// The dock while a move is in hand.
import type { Look } from './look.ts'
import type { MovePreview } from './moving.ts'
import { rowOf } from './now-rows.ts'
import { note } from './showing.ts'
import type { ModePicture, MoveNow, MovePlan } from './snapshot.ts'

export function moveNow({ stage, hand, move }: Look): MoveNow {
  const { presentation, sight } = stage
  const desk = presentation.movement
  const hex = hand.hex!
  const rows = presentation.stack(sight, hex).map(unit => {
    const refusal = desk.refusal(sight, unit)
    return rowOf(stage, unit, 'tick', hand.units.includes(unit), refusal)
  })
  const modes = desk.modes(sight, hand.units).map(
    ({ id, label, rule, refusal }): ModePicture => ({
      id,
      label,
      rule: rule ?? null,
      chosen: id === hand.mode,
      refusal,
    }),
  )
  return {
    kind: 'move',
    ...presentation.stackTitle(sight, hex),
    hex,
    rows,
    modes,
    notes: desk.notes(sight, hand.units, hand.mode).map(sentence => note('information', sentence)),
    plan: planOf(hand.goal ?? hand.via.at(-1) ?? null, move),
    buttons: desk
      .others(sight, hand.units)
      .map(({ id, label }) => ({ id, label, key: null, icon: null, refusal: null })),
  }
}

function planOf(goal: string | null, move: MovePreview | null): MovePlan | null {
  if (goal === null || move === null) return null
  const { route, refusal } = move
  return {
    goal,
    lines: route?.lines ?? [],
    spent: route?.spent ?? { label: '', value: '' },
    left: route?.left ?? '',
    stops: route?.stops ?? null,
    refusal,
  }
}
