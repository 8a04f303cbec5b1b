// The log of the table: what happened, one sentence each, with side, rule and hexes.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { Told } from '../../../engine/words/told.ts'
import { ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { account } from '../../../games/budziszyn-1945/words/account.ts'
import { campNamed, dateOf, SIDES, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { LogLine } from '../../../table/presentation.ts'
import { turnHeading } from '../kit/header.ts'
import { logLine } from '../kit/log.ts'

/** The players of the scenario as adjectives, in their order. */
export const sidesOf = (g: State): readonly string[] => SIDES[g.terms.scenario]

/** Events that a side has heard of, as it reads them. */
export function log(g: State, heard: readonly GameEvent[]): LogLine[] {
  return account(heard, sidesOf(g)).map(told => {
    const line = logLine(told, told.manner, sideOfTold(g, told))
    return told.manner === 'turn' ? { ...line, text: turnHeading(dateOf, g, Number(told.event.turn)) } : line
  })
}

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
