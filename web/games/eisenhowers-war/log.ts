// The log of the table: what happened, one sentence each, with side, rule and hexes.
import type { GameEvent } from '../../../engine/game/action.ts'
import { isAlternate, type State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { account, sideOfTold } from '../../../games/eisenhowers-war/words/account.ts'
import type { LogLine } from '../../../table/presentation.ts'
import { logHeading, logLine } from '../kit/log.ts'

/** Events that a side has heard of, as it reads them. */
export function log(_: State, heard: readonly GameEvent[]): LogLine[] {
  return account(heard).map(told => {
    if (told.manner === 'turn' || told.manner === 'phase')
      return logHeading(told.text, told.manner, told.rule)
    const side = sideOfTold(told, unit => sideOf[unit])
    return logLine(told, told.manner, side < 0 ? null : side)
  })
}

export const opening = (g: State): string => (isAlternate(g) ? 'Set-up' : 'Invasion plan')
