// What is known about a hex and about a unit.
import { formatPoints } from '../../../engine/movement/points.ts'
import { capital, count, list } from '../../../engine/words/english.ts'
import { ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { levelsIn, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { bridgeStands } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import { BOX, HEX, ownerOf, PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import {
  attackPoints,
  defencePoints,
  isArtillery,
  isHeadquarters,
  movementPoints,
} from '../../../games/budziszyn-1945/units.ts'
import { HIDDEN } from '../../../games/budziszyn-1945/view.ts'
import {
  campName,
  hexAt,
  kindOf,
  nationName,
  placeName,
  placeNamed,
  unitAt,
  unitName,
  waterName,
} from '../../../games/budziszyn-1945/words/names.ts'
import {
  entryZone,
  grid,
  isExit,
  isPrintedBridge,
  WATER,
  water,
  waterside,
} from '../../../games/budziszyn-1945/world.ts'
import type { Fact, HexCard, Sentence, Stacking, UnitCard } from '../../../table/presentation.ts'
import { type Figure, unitCardOf } from '../kit/cards.ts'
import { type FactRow, facts } from '../kit/facts.ts'
import { hexTitle, stackTitleOf } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { conditions, isSpent, knownWords } from './counters.ts'
import { field, pontoonOf, shownAt, stackOf, unitsIn } from './names.ts'
import { zoneWords } from './route-words.ts'
import { type BudSight, hiddenIn } from './sight.ts'
import { lossCost } from './suggestion.ts'

export function hexCard(s: BudSight, name: string): HexCard {
  const hex = hexAt(name)
  return { title: hexTitle(field, hex), facts: factsOf(s, hex), notes: notesOf(s, hex) }
}

function factsOf(s: BudSight, hex: number): Fact[] {
  const { g } = s
  const unseen = s.unseenIn(hex) > 0
  return facts([
    ['Held by', capital(campName(controllerOf(g, hex))), '4.3.1'],
    groundModifiers[hex] > 0 && ['For the defender', count(groundModifiers[hex], 'column'), '5.5.1'],
    isDugIn(g, hex) && ['Field fortification', '2 columns', '7.1.10'],
    ...watersOf(g, hex),
    entryZone[hex] !== '' && ['Entry zone', entryZone[hex], '11.1.2'],
    isExit[hex] === 1 && ['Zone S', 'the way to Berlin', 'N-V1'],
    (g.hexFlags[hex] & HEX.hamperedMask) !== 0 && ['From the air', 'movement is hampered', '8.2.13'],
    unseen && ['Unseen', unseenWords(s, hex), '16.1.4'],
    !unseen && g.top[hex] >= 0 && ['Stacking', sizeWords(g, hex), '3.2.1'],
  ])
}

const sizeWords = (g: State, hex: number): string => `${levelsIn(g, hex)} of ${STACKING_LIMIT} levels`

/** Of a stack that the viewer sees whole. */
export function stacking(s: BudSight, name: string): Stacking | null {
  const hex = hexAt(name)
  if (hiddenIn(s, hex).length > 0) return null
  return { size: levelsIn(s.g, hex), limit: STACKING_LIMIT, rule: '3.2.1' }
}

/** `3 units: tanks, 2 levels; infantry, 1 level; …`. */
function unseenWords(s: BudSight, hex: number): string {
  const unseen = hiddenIn(s, hex)
  const known = unseen.map(each => knownWords(each).join(', ')).filter(Boolean)
  const all = count(unseen.length, 'unit')
  return known.length === 0 ? all : `${all}: ${known.join('; ')}`
}

/** Rivers around the hex with their bridges. */
function watersOf(g: State, hex: number): (FactRow | false)[] {
  const slots = [0, 1, 2, 3, 4, 5]
    .map(direction => hex * 6 + direction)
    .filter(slot => water[slot] !== WATER.none)
  if (slots.length === 0) return []
  const names = [...new Set(slots.map(waterName))]
  const ends = (some: readonly number[]) => list(some.map(slot => placeName(grid.neighbours[slot])))
  const standing = slots.filter(slot => bridgeStands(g, slot))
  const out = slots.filter(
    slot => waterside[slot] >= 0 && isPrintedBridge[waterside[slot]] && !bridgeStands(g, slot),
  )
  return [
    ['Water', capital(list(names)), 'T1'],
    standing.length > 0 && ['Bridges to', ends(standing), '14.1.1'],
    out.length > 0 && ['Bridges out to', ends(out), '14.1.1'],
  ]
}

function notesOf(s: BudSight, hex: number): Sentence[] {
  const { g, viewer } = s
  const camp = g.terms.playerOf.findIndex((owner, c) => owner === viewer && inEnemyZone(g, c, hex))
  return camp < 0 ? [] : [shownAt(sentence(zoneWords(s, camp, hex), '4.1.1'), [hex])]
}

export const stackTitle = stackTitleOf<State, BudSight>(field, {
  sizeRule: '3.2.1',
  unseenRule: '16.1.1',
  sizeIn: ({ g }, hex) => sizeWords(g, hex),
})

const card = unitCardOf(field)

export function unitCard(s: BudSight, id: string): UnitCard {
  const unit = unitAt(id)
  if (unit < 0) return pieceCard(s, id)
  if (s.awaited?.decision === 'defence') return helperCard(s, unit, id)
  const { line, rules } = lineOf(s, unit)
  return card(id, line, figureOf(s, unit), ...rules)
}

/** What a unit would add to a defence. */
function helperCard({ g }: BudSight, unit: number, id: string): UnitCard {
  const place = placeName(g.place[unit])
  return isArtillery[unit]
    ? card(id, `supports from ${place}`, [`+${effectiveDefence(g, unit)}`, 'points'], '6.3.3')
    : card(id, `uses its star in ${place}, and bears part of a loss`, ['1', 'column'], '15.1.7')
}

/** A whole stack that retreats, or a pontoon bridge; the counter is that of its first unit. */
function pieceCard(s: BudSight, id: string): UnitCard {
  const pontoon = pontoonOf(id)
  if (pontoon !== null) return card(id, `from ${placeNamed(pontoon.from)}`, [pontoon.army, ''], 'N-6')
  const units = unitsIn(s.g, hexAt(stackOf(id)))
  return card(id, list(units.map(unitName)), ['', ''], '5.3.8')
}

/** Points in a movement phase, what a loss would cost, otherwise the strengths. */
function figureOf(s: BudSight, unit: number): Figure {
  const { g, viewer } = s
  const levels = Math.max(1, g.levels[unit])
  const moves = g.phase === PHASE.movement || g.phase === PHASE.strategic
  if (s.awaited?.decision === 'losses') return [`−${lossCost(s, unit)}`, 'strength']
  if (moves && g.place[unit] >= 0 && ownerOf(g, unit) === viewer && g.player === viewer)
    return [formatPoints(isSpent(g, unit) ? 0 : ticksLeft(g, unit)), 'points']
  if (isHeadquarters[unit]) return [`${movementPoints[unit]}`, 'points']
  const strengths = `${attackPoints[levels][unit]}-${defencePoints[levels][unit]}`
  return [strengths, `moves ${movementPoints[unit]}`]
}

function lineOf({ g }: BudSight, unit: number): { line: string; rules: string[] } {
  if (g.place[unit] < 0) return { line: `${nationName(unit)} ${kindOf(unit)}, ${boxOf(g, unit)}`, rules: [] }
  const states = conditions(g, unit)
  const rules = g.outOfSupply[unit] > 0 ? ['10.2.2'] : g.disorganised[unit] > 0 ? ['5.6.4'] : []
  return { line: capital([kindOf(unit), ...states].join(', ')), rules }
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.unused]: 'not in this scenario',
  [BOX.toPlace]: 'to be placed',
  [BOX.onCall]: 'waits to be called',
  [BOX.eliminated]: 'lost',
  [BOX.exited]: 'on its way to Berlin',
  [HIDDEN]: 'on the map, unseen',
}

function boxOf(g: State, unit: number): string {
  return g.place[unit] === BOX.waiting ? `from turn ${g.arrives[unit]}` : (BOXES[g.place[unit]] ?? '')
}
