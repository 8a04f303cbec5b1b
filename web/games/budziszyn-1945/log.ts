// The log of the table: what happened, one sentence each, with side, rule and hexes.

import type { GameEvent } from '../../../engine/game/action.ts'
import { capital } from '../../../engine/words/english.ts'
import { ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { account, type Told } from '../../../games/budziszyn-1945/words/account.ts'
import { campNamed, dateOf, sideOf, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { LogLine } from '../../../table/presentation.ts'

/** The players of the scenario as adjectives, in their order. */
export const sidesOf = (g: State): string[] =>
  Array.from({ length: g.terms.players }, (_, side) => sideOf(g, side))

/** Events that a side has heard of, as it reads them. */
export function log(g: State, heard: readonly GameEvent[]): LogLine[] {
  return account(heard, sidesOf(g)).map(told => ({
    side: sideOfTold(g, told),
    text: told.manner === 'turn' ? headingOf(g, Number(told.event.turn)) : `${capital(told.text)}.`,
    rules: [told.rule],
    hexes: told.hexes,
    weight: told.manner,
    ...(told.dice.length > 0 && { dice: told.dice }),
    ...(told.rows.length > 0 && {
      details: told.rows.map(([label, value, rule]) => ({ label: capital(label), value, rule })),
    }),
  }))
}

const headingOf = (g: State, turn: number): string => `Turn ${turn}, ${dateOf(g, turn)}`

export const opening = (): string => 'Set-up'

/** Whose deed it was, as far as it is told. */
function sideOfTold(g: State, { event, manner }: Told): number | null {
  if (manner === 'turn' || manner === 'alarm') return null
  if (typeof event.player === 'number') return event.player
  const camp = campNamed(event.camp)
  if (camp >= 0) return g.terms.playerOf[camp]
  const first = event.unit ?? (Array.isArray(event.units) ? event.units[0] : undefined)
  const unit = unitAt(first)
  return unit >= 0 ? ownerOf(g, unit) : null
}
