// The log of the table: what happened, one sentence each, with side, rule and hexes.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { Told } from '../../../engine/words/told.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { account } from '../../../games/munich-war/words/account.ts'
import { nationNamed, sideNumber } from '../../../games/munich-war/words/names.ts'
import type { LogLine } from '../../../table/presentation.ts'
import { turnHeading } from '../kit/header.ts'
import { logLine } from '../kit/log.ts'
import { dateOf } from './header.ts'
import { field, unitAt } from './names.ts'

/** Events that a side has heard of, as it reads them. */
export function log(g: State, heard: readonly GameEvent[]): LogLine[] {
  return account(heard).map(told => {
    const line = logLine(told, told.manner, sideOfTold(g, told))
    if (told.manner === 'turn') return { ...line, text: turnHeading(dateOf, g, Number(told.event.turn)) }
    return told.manner === 'phase' ? { ...line, text: line.text.replace(/\.$/, '') } : line
  })
}

export const opening = (): string => 'Set-up'

/** Whose deed it was, as far as it is told. */
function sideOfTold(g: State, { event, manner }: Told): number | null {
  if (manner === 'turn' || manner === 'alarm') return null
  if (event.side !== undefined) return sideNumber(event.side)
  const first = event.unit ?? event.interceptor ?? (Array.isArray(event.units) ? event.units[0] : undefined)
  const unit = unitAt(first)
  if (unit >= 0) return field.ownerOf(g, unit)
  const nation = nationNamed(event.invader ?? event.nation)
  if (nation >= 0) return g.allegiance[nation]
  return event.event === 'battle' ? g.phasing : null
}
