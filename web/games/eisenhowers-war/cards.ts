// What is known about a hex and about a unit.
import { formatPoints } from '../../../engine/movement/points.ts'
import { capital, count } from '../../../engine/words/english.ts'
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { firstHexRefusal } from '../../../games/eisenhowers-war/rules/03-plans.ts'
import { actingSide } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { stackingLimit, unitsIn } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { isAntwerpOpen } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { fortColumns } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, HEX, hasFlag, PORTION, type State } from '../../../games/eisenhowers-war/state.ts'
import { isMobile, sideOf } from '../../../games/eisenhowers-war/units.ts'
import { factors, riverName } from '../../../games/eisenhowers-war/words/names.ts'
import {
  ANTWERP,
  cityName,
  isCoast,
  isLand,
  isLanding,
  isPort,
  launchSites,
  river,
  SOUTH,
  zoneOf,
} from '../../../games/eisenhowers-war/world.ts'
import type { Fact, HexCard, Sentence, UnitCard } from '../../../table/presentation.ts'
import { type Figure, unitCardOf } from '../kit/cards.ts'
import { facts } from '../kit/facts.ts'
import { hexTitle, stackTitleOf } from '../kit/hex-words.ts'
import { told } from '../kit/sentences.ts'
import { isSpent, supplyWords } from './counters.ts'
import { landingPlanFacts } from './landing-plan.ts'
import { budgetOf, zoneHolders, zoneWords } from './march.ts'
import { field, hexAt, PIECE, shownAt, unitAt } from './names.ts'
import type { EisSight } from './sight.ts'

export function hexCard(s: EisSight, name: string): HexCard {
  const hex = hexAt(name)
  if (!isLand[hex]) return { title: hexTitle(field, hex), facts: [], notes: [] }
  const isHeld = (s.viewer === 0 || s.viewer === 1) && inEnemyZone(s.g, s.viewer, hex)
  const plan = planFacts(s, hex)
  return {
    title: hexTitle(field, hex),
    facts: [...plan, ...factsOf(s.g, hex)],
    notes: isHeld && plan.length === 0 ? [zoneNote(s, hex)] : [],
  }
}

/** While the first plan is written: what a landing here would meet. */
const planFacts = ({ g, awaited, viewer }: EisSight, hex: number): Fact[] =>
  viewer === ALLIED && awaited?.decision === 'planFirst' && firstHexRefusal(hex) === null
    ? facts(landingPlanFacts(g, hex))
    : []

const zoneNote = ({ g, viewer }: EisSight, hex: number): Sentence =>
  shownAt(told({ text: zoneWords(g, viewer, hex), rule: '9.1' }), zoneHolders(g, viewer, hex))

function factsOf(g: State, hex: number): Fact[] {
  const rivers = riversOf(hex)
  const works = fortColumns(g, hex)
  return facts([
    ['Held by', g.control[hex] === ALLIED ? 'Allies' : 'Germans', '3.4'],
    [
      'Supply zone',
      zoneOf[hex] === SOUTH ? 'southern' : 'northern',
      g.control[hex] === ALLIED ? '7.8' : '7.5',
    ],
    cityName[hex] !== '' && everAllied(g, hex),
    isPort[hex] === 1 && ['Port', hasFlag(g.hexFlags, hex, HEX.destroyed) ? 'destroyed' : 'counts', '4.3.2'],
    hex === ANTWERP && ['Antwerp', isAntwerpOpen(g) ? 'up and running' : 'not up and running', '7.9'],
    launchSites.includes(hex) && ['V-1 site', 'Allied win if all fall by turn 3', '4.2.3'],
    works !== 0 && ['Fortification', `${count(-works, 'column')} left for Germans`, '10.3'],
    rivers.length > 0 && ['Rivers', rivers.join(', '), '8.9'],
    isCoast[hex] === 1 && ['Coast', isLanding[hex] ? 'an invasion may land here' : 'coastal supply', '7.10'],
    ['Stacking', `${unitsIn(g, hex)} of ${stackingLimit(g, hex)}`, '6.3'],
  ])
}

// 4.3.1, R25
const everAllied = (g: State, hex: number): [string, string, string] | false =>
  hasFlag(g.hexFlags, hex, HEX.everAllied) && ['Once Allied', 'a German win if retaken', '4.3.1']

function riversOf(hex: number): string[] {
  const slots = [0, 1, 2, 3, 4, 5].map(direction => hex * 6 + direction)
  return [...new Set(slots.filter(slot => river[slot] > 0).map(riverName))]
}

export const stackTitle = stackTitleOf<State, EisSight>(field, {
  sizeRule: '6.3',
  unseenRule: '',
  sizeIn: ({ g }, hex) => `stacking ${unitsIn(g, hex)} of ${stackingLimit(g, hex)}`,
})

const card = unitCardOf(field)

export function unitCard(s: EisSight, id: string): UnitCard {
  const unit = unitAt(id)
  if (unit < 0) return pieceCard(s, id)
  const { g } = s
  const kind = capital(field.kindOf(unit))
  const steps = stepsLeft(g, unit) === 1 ? 'one step' : 'two steps'
  if (g.place[unit] < 0) return card(id, `${kind}, ${steps}, ${boxOf(g, unit)}`, figureOf(g, unit))
  const supply = supplyWords(g, unit)
  return card(
    id,
    `${kind}, ${steps}, ${supply}`,
    figureOf(g, unit),
    ...(supply === 'out of supply' ? ['7.12'] : []),
  )
}

function figureOf(g: State, unit: number): Figure {
  const moves = g.portion === PORTION.movement && sideOf[unit] === actingSide(g)
  if (moves && g.place[unit] >= 0 && isMobile[unit])
    return [formatPoints(isSpent(g, unit) ? 0 : budgetOf(g, unit)), 'points']
  return [factors(g, unit), '']
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.reinforcements]: 'in the Reinforcement Box',
  [BOX.eliminated]: 'eliminated',
  [BOX.removed]: 'out of the game',
  [BOX.aside]: 'not in use',
  [BOX.garrison]: 'in Yugoslavia until called',
  [BOX.invasion]: 'set aside for the first invasion',
}

export const boxOf = (g: State, unit: number): string =>
  g.place[unit] === BOX.track ? `arrives on turn ${g.due[unit]}` : (BOXES[g.place[unit]] ?? '')

/** Markers and plans that are taken in hand. */
function pieceCard({ g }: EisSight, id: string): UnitCard {
  if (id === PIECE.offensive)
    return card(id, 'the hex and the six around it move and attack', [`× ${g.offensives}`, ''], '13.6')
  if (id === PIECE.watch) return card(id, 'for “ask me only when”', ['', ''], '13.6a')
  if (id === PIECE.aerial) return card(id, 'supplies one hex this turn', ['', ''], '7.11')
  if (id === PIECE.thunderclap) return card(id, 'destroys a city east of the Rhine', ['', ''], '13.7')
  if (id.startsWith(PIECE.firstInvasion)) {
    const isAlone = id === PIECE.firstInvasion
    const force = isAlone ? 'the four corps of 3304' : 'the four corps of 3304 and an airborne corps'
    return card(
      id,
      force,
      ['turn 1', id.includes('us18a') ? 'US drop' : isAlone ? '' : 'British drop'],
      '3.3.2',
    )
  }
  if (id.startsWith(PIECE.secondInvasion))
    return card(
      id,
      'any units in the box then',
      [`turn ${id.slice(PIECE.secondInvasion.length)}`, ''],
      '3.2.3',
    )
  return card(id, '', ['', ''])
}
