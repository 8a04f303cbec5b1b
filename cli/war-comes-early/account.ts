// What happened, in lines for a person to read on a terminal.
import type { GameEvent } from '../../engine/game/action.ts'
import { formatPoints } from '../../engine/movement/points.ts'
import { account, type Told, type Voice } from '../../games/war-comes-early/words/account.ts'
import type { Move } from '../../games/war-comes-early/words/moves.ts'
import { list, nameOfHex, nameOfId } from '../../games/war-comes-early/words/names.ts'
import { wrap } from '../output.ts'
import { indented } from './odds.ts'

/** The sides of the scenario, capitalised. */
export type SideNames = readonly string[]

const WIDTH = 98

/** The account of some events: a line a move, however many steps and units it had, and a paragraph for a set-up. */
export function tell(events: readonly GameEvent[], sides: SideNames): string[] {
  return account(events, voiceOf(sides)).flatMap(linesOf).flatMap(fit)
}

const voiceOf = (sides: SideNames): Voice => ({
  sides,
  unit: nameOfId,
  hex: nameOfHex,
  move: moveLine,
  phase: (phase, nations) => `${phase[0].toUpperCase()}${phase.slice(1)} Phase: ${list(nations)}`,
  placed: placedLine,
  dice: faces => `${faces.length === 1 ? 'die' : 'dice'} ${list(faces.map(String))}`,
})

/** These speak for themselves; the others name their rule. */
const WITHOUT_RULE = [
  'set-up-complete',
  'placed',
  'railhead',
  'moved',
  'air-marker',
  'combined',
  'broken-down',
  'attack',
  'eliminated',
  'garrison-lost',
  'advance',
  'control',
]

function linesOf(told: Told): string[] {
  const rule = WITHOUT_RULE.includes(told.event) ? '' : ` (${told.rule})`
  switch (told.manner) {
    case 'turn':
      return ['', `== ${told.text} ==`]
    case 'phase':
      return [`-- ${told.text}`]
    case 'battle':
      return indented([...told.rows!, [`die ${list(told.dice!.map(String))}`, told.text, told.rule]])
    case 'part':
      return [`    ${told.text}${rule}`]
    case 'alarm':
      return [`*** ${told.text}${rule}`]
    default:
      return [`${told.text}${rule}`]
  }
}

/** A line that is too long goes on below, a little further in. */
function fit(line: string): string[] {
  const margin = line.length - line.trimStart().length
  const lines = line.length <= WIDTH ? [line] : wrap(line, WIDTH, ' '.repeat(margin + 2))
  return lines.map(text => text.replaceAll(TOGETHER, ' '))
}

const TOGETHER = '\u00a0'

function placedLine(events: readonly GameEvent[]): string {
  const where = ({ unit, hex }: GameEvent) => `${unit === 'hidden' ? 'unseen' : unit}${TOGETHER}${hex}`
  return `Placed: ${events.map(where).join(', ')}`
}

function moveLine({ units, hexes, column, ticks }: Move): string {
  const who = list(units.map(nameOfId))
  const verb = units.length === 1 ? 'moves' : 'move'
  const path = hexes.length > 6 ? [...hexes.slice(0, 2), '…', ...hexes.slice(-2)] : hexes
  const goal = hexes.at(-1)!
  const city = nameOfHex(goal).slice(goal.length)
  return `${who} ${verb}${column ? ' in column' : ''} ${path.join('–')}${city} (${formatPoints(ticks)} MP)`
}
