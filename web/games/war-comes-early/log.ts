// The log of the table: what happened, one sentence each, with side, rule and hexes.
import type { GameEvent } from '../../../engine/game/action.ts'
import { list } from '../../../engine/words/english.ts'
import { GERMAN, type NationName, nation } from '../../../games/war-comes-early/nations.ts'
import { activeSide } from '../../../games/war-comes-early/rules/05-markers.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { account, type Told, type Voice } from '../../../games/war-comes-early/words/account.ts'
import type { Move } from '../../../games/war-comes-early/words/moves.ts'
import { columnLabel } from '../../../games/war-comes-early/words/odds.ts'
import type { LogLine } from '../../../table/presentation.ts'
import { turnHeading } from '../kit/header.ts'
import { logHeading, logLine } from '../kit/log.ts'
import { dateOf } from './header.ts'
import { adjective, nameOf, ownerOf, phaseNoun, placeNamed, sideOf, unitAt } from './names.ts'

function voiceOf(g: State): Voice {
  return {
    sides: [sideOf(g, 0), sideOf(g, 1)],
    unit: nameOf,
    hex: placeNamed,
    move: moveText,
    phase: (phase, nations) =>
      `${list(nations.map(name => adjective(nation(name as NationName))))} ${phaseNoun(phase)}`,
    phaseNoun,
    placed: placedText,
    dice: () => '',
  }
}

function moveText({ units, hexes, column }: Move): string {
  const from = placeNamed(hexes[0])
  const verb = units.length === 1 ? 'moves' : 'move'
  return `${list(units.map(nameOf))} ${verb} from ${from} to ${placeNamed(hexes.at(-1))}${column ? ' in column' : ''}`
}

const MANY_PLACES = 4

function placedText(events: readonly GameEvent[]): string {
  const shown = Map.groupBy(events.slice(0, MANY_PLACES), event => placeNamed(event.hex))
  const where = [...shown].map(([place, here]) => `${list(here.map(({ unit }) => nameOf(unit)))} in ${place}`)
  const more = events.length - MANY_PLACES
  return `Placed: ${[...where, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')}`
}

export const tableAccount = (g: State, events: readonly GameEvent[]): Told[] => account(events, voiceOf(g))

/** Events that a side has heard of, as it reads them. */
export function log(g: State, known: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = []
  let attacked: Told | null = null
  for (const told of tableAccount(g, known)) {
    if (told.manner === 'attack') attacked = told
    else if (told.manner === 'battle') {
      lines.push(battleLine(g, attacked, told, known))
      attacked = null
    } else {
      if (attacked !== null) lines.push(plainLine(g, attacked))
      attacked = null
      lines.push(plainLine(g, told))
      // The rules announce every turn but the first.
      if (told.event === 'set-up-complete') lines.push(logHeading(headingOf(g), 'turn', '5.0a'))
    }
  }
  if (attacked !== null) lines.push(plainLine(g, attacked))
  return lines
}

const headingOf = (g: State): string => turnHeading(dateOf, g)

/** What the log begins with: the set-up where there is one. */
export const opening = (g: State): string => (is1939(g) ? headingOf(g) : 'Set-up')

const WEIGHTS: Readonly<Record<string, LogLine['weight']>> = {
  turn: 'turn',
  phase: 'phase',
  move: 'move',
  attack: 'battle',
  part: 'part',
  alarm: 'alarm',
}

function plainLine(g: State, told: Told): LogLine {
  const line = logLine(told, WEIGHTS[told.manner] ?? 'plain', sideOfTold(g, told))
  return told.manner === 'turn' ? { ...line, text: headingOf(g) } : line
}

/** `Attack on Pilsen by 10. Army at +10: 1/3.` with the reckoning folded in. */
function battleLine(g: State, attacked: Told | null, battle: Told, events: readonly GameEvent[]): LogLine {
  const event = events.find(e => e.event === 'battle')!
  const column = columnLabel(String(event.line), Number(event.column))
  const who = attacked?.text ?? `Battle at ${placeNamed(event.target)}`
  const side = attacked === null ? null : sideOfTold(g, attacked)
  return logLine({ ...battle, text: `${who} at ${column}: ${event.result}` }, 'battle', side)
}

/** Whose deed it was, as far as it is told. */
function sideOfTold(g: State, told: Told): number | null {
  if (told.side !== null) return told.side
  const unit = told.unit === null ? -1 : unitAt(told.unit)
  if (unit >= 0) return ownerOf(g, unit)
  if (told.event === 'violated' || told.event === 'order') return GERMAN
  return told.manner === 'turn' || g.active === 0 ? null : activeSide(g)
}
