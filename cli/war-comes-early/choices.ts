// Legal actions as a player reads them: grouped by what they are about, each with a short label.
import type { Action } from '../../engine/game/action.ts'
import { formatPoints } from '../../engine/movement/points.ts'
import { movementLeft, stepCost } from '../../games/war-comes-early/rules/11-movement.ts'
import type { State } from '../../games/war-comes-early/state.ts'
import {
  codeOf,
  count,
  factorsOf,
  hexName,
  list,
  nameOfHex,
  nameOfId,
  unitName,
} from '../../games/war-comes-early/words/names.ts'
import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import { counterSet, grid } from '../../games/war-comes-early/world.ts'
import type { Choice, Group } from '../presentation.ts'

/** Group and label of one kind of action. */
interface Wording {
  /** Ends a decision. */
  readonly isLast?: boolean
  title(seen: Seen, action: Action): string
  label(seen: Seen, action: Action): string
}

const unitIn = (action: Action): number => counterSet.indexOf(String(action.unit ?? action.army))
const hexIn = (action: Action): number => grid.indexOf(String(action.hex ?? action.to ?? action.target))

const wording = (title: string | Wording['title'], label: string | Wording['label']): Wording => ({
  title: typeof title === 'string' ? () => title : title,
  label: typeof label === 'string' ? () => label : label,
})

const toHex: Wording['label'] = (_seen, action) => nameOfHex(action.hex ?? action.to)
const otherwise = (label: string): Wording => ({ ...wording('Or', label), isLast: true })

const WORDINGS: Readonly<Record<string, Wording>> = {
  place: wording((_, action) => `Place ${nameOfId(action.unit)}`, toHex),
  replace: wording((_, action) => `Bring back ${nameOfId(action.unit)}`, toHex),
  railhead: wording(railheadTitle, toHex),
  violate: wording('Declare war on', (_, action) => String(action.nation)),
  order: wording('Order of the German phases', (_, action) => (action.phases as string[]).join(', ')),
  phase: wording('Run now', (_, action) => `German ${action.phase} phase`),
  bomb: wording('Terror bombing with', (_, action) => count(Number(action.markers), 'marker')),
  support: wording('Ground support over', toHex),
  combine: wording(
    (seen, action) => `Combine in ${hexOfUnit(seen.g, (action.units as string[])[0])}`,
    combineLabel,
  ),
  split: wording('Split', unitWithHex),
  component: wording(
    'Take from the pool',
    (_, action) => `${nameOfId(action.unit)} ${factorsOf(unitIn(action))}`,
  ),
  disperse: wording((_, action) => `Move out ${nameOfId(action.unit)}`, toHex),
  begin: wording('Begin to move the stack in', stackLabel),
  step: wording(stepTitle, stepLabel),
  column: wording((_, action) => `Move ${nameOfId(action.unit)} in column`, toHex),
  top: wording('Lay on top of its stack', unitWithHex),
  attack: wording(targetTitle('Attack'), attackerLabel),
  flank: wording(targetTitle('Flank attack into'), attackerLabel),
  momentum: wording(targetTitle('Momentum attack on'), attackerLabel),
  'momentum-flank': wording(targetTitle('Momentum attack into'), attackerLabel),
  join: wording('Bring in', attackerLabel),
  lose: wording('Give up', attackerLabel),
  advance: wording('Advance', attackerLabel),
  end: otherwise('end the phase'),
  done: otherwise('that is all'),
  pass: otherwise('pass for now'),
  proceed: otherwise('proceed'),
  resolve: otherwise('resolve the attack'),
  decline: otherwise('decline'),
  drop: otherwise('drop the 7th Flieger Division on the target'),
}

const PLAIN = wording('Choose', (_, { do: verb, ...rest }) =>
  `${verb} ${Object.values(rest).join(' ')}`.trim(),
)

/** The groups in the order of the legal actions; what ends a decision comes last. */
export function groupsOf(seen: Seen, legal: readonly Action[]): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const action of legal) {
    const { title, label } = WORDINGS[action.do] ?? PLAIN
    const name = title(seen, action)
    if (!groups.has(name)) groups.set(name, [])
    groups.get(name)!.push({ action, label: label(seen, action), keys: keysOf(seen, action) })
  }
  const sorted = [...groups].map(([title, choices]) => ({ title, choices }))
  return sorted.toSorted((a, b) => rankOf(a.choices[0].action.do) - rankOf(b.choices[0].action.do))
}

// The stack that is on the move first; what ends a decision last.
function rankOf(verb: string): number {
  if (verb === 'step' || verb === 'column') return 0
  if (verb === 'top') return 2
  return WORDINGS[verb]?.isLast ? 3 : 1
}

function keysOf(seen: Seen, action: Action): string[] {
  const words = Object.values(action).flat().map(String)
  const places = words
    .map(word => counterSet.indexOf(word))
    .filter(unit => unit >= 0 && seen.g.place[unit] >= 0)
  return [...words, ...places.map(unit => grid.names[seen.g.place[unit]])].map(word => word.toLowerCase())
}

function hexOfUnit(g: State, id: string): string {
  const place = g.place[counterSet.indexOf(id)]
  return place >= 0 ? hexName(place) : 'no hex'
}

function unitWithHex(seen: Seen, action: Action): string {
  const unit = unitIn(action)
  return `${unitName(unit)} in ${grid.names[seen.g.place[unit]]}`
}

function railheadTitle(seen: Seen, action: Action): string {
  const at = seen.g.railheads[Number(action.railhead)]
  return `Railhead ${Number(action.railhead) + 1}${at >= 0 ? ` in ${hexName(at)}` : ''} to`
}

function combineLabel(_seen: Seen, action: Action): string {
  return `${nameOfId(action.army)} ${factorsOf(unitIn(action))} from ${list((action.units as string[]).map(String))}`
}

function stackLabel(seen: Seen, action: Action): string {
  const hex = hexIn(action)
  const codes: string[] = []
  for (let unit = seen.g.top[hex]; unit >= 0; unit = seen.g.below[unit]) codes.push(codeOf(unit))
  return `${hexName(hex)}: ${codes.join(' ')}`
}

function stepTitle(seen: Seen, action: Action): string {
  const unit = unitIn(action)
  const left = formatPoints(movementLeft(seen.g, unit, false))
  return `Move ${unitName(unit)} from ${grid.names[seen.g.place[unit]]}, ${left} points left, to`
}

function stepLabel(seen: Seen, action: Action): string {
  const unit = unitIn(action)
  const from = seen.g.place[unit]
  const cost = stepCost(seen.g, unit, from, grid.directionTo(from, hexIn(action)))
  return `${nameOfHex(action.to)}, ${formatPoints(cost)}`
}

function targetTitle(verb: string): Wording['title'] {
  return (seen, action) => {
    const hex = hexIn(action)
    const top = seen.g.top[hex]
    const more = seen.hiddenIn(hex)
    const holder =
      top < 0 ? '' : `, held by ${unitName(top)} ${factorsOf(top)}${more > 0 ? ` and ${more} unseen` : ''}`
    return `${verb} ${hexName(hex)}${holder}, with`
  }
}

function attackerLabel(seen: Seen, action: Action): string {
  const unit = unitIn(action)
  const from = seen.g.place[unit]
  return `${unitName(unit)} ${factorsOf(unit)}${from >= 0 ? ` from ${grid.names[from]}` : ''}`
}
