// What is known about a hex and about a unit.
import { PUBLIC } from '../../../engine/game/game.ts'
import { formatPoints } from '../../../engine/movement/points.ts'
import { capital, count } from '../../../engine/words/english.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isSupplied, supplyLine } from '../../../games/war-comes-early/rules/10-supply.ts'
import { isIntact } from '../../../games/war-comes-early/rules/11-entry.ts'
import { BOX, HEX, hasFlag, is1939, PHASE, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import { fortOf, nationName } from '../../../games/war-comes-early/words/names.ts'
import {
  attackFactor,
  defenceFactor,
  isGermanMech,
  isMech,
  isStatic,
  isWater,
  movementFactor,
  riverSide,
  stackingSize,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'
import type { Fact, HexCard, Sentence, Stacking, UnitCard } from '../../../table/presentation.ts'
import { type Figure, unitCardOf } from '../kit/cards.ts'
import { facts } from '../kit/facts.ts'
import { hexTitle, stackTitleOf } from '../kit/hex-words.ts'
import { told } from '../kit/sentences.ts'
import { isSpent } from './counters.ts'
import { budgetOf, NORMAL } from './march.ts'
import {
  AIRPOWER,
  field,
  hexAt,
  kindOf,
  ownerOf,
  placeName,
  RAILHEAD,
  shownAt,
  unitAt,
  unitsIn,
} from './names.ts'
import { riverName, zoneHolders, zoneWords } from './route-words.ts'
import type { WarSight } from './sight.ts'
import { lossLine } from './suggestion.ts'

export function hexCard(s: WarSight, name: string): HexCard {
  const hex = hexAt(name)
  const isHeld = s.viewer !== PUBLIC && inEnemyZone(s.g, s.viewer, hex)
  const notes = isHeld ? [zoneNote(s, hex)] : []
  return { title: hexTitle(field, hex), facts: isWater[hex] ? [] : factsOf(s, hex), notes }
}

const zoneNote = ({ g, viewer }: WarSight, hex: number): Sentence =>
  shownAt(told({ text: zoneWords(g, viewer, hex), rule: '9.0' }), zoneHolders(g, viewer, hex))

function factsOf({ g, unseenIn }: WarSight, hex: number): Fact[] {
  const built = fortOf(hex)
  const rivers = riversOf(hex)
  const unseen = unseenIn(hex)
  return facts([
    ['Held by', nationName(g.control[hex] - 1), '3.6'],
    victoryValue[hex] > 0 && !is1939(g) && ['Victory points', `${victoryValue[hex]}`, '4.4'],
    built !== undefined && ['Fortification', isIntact(g, hex) ? built : `${built}, breached`, '11.5'],
    rivers.length > 0 && ['Rivers', rivers.join(', '), '11.4b'],
    hasFlag(g.hexFlags, hex, HEX.airZone) && ['Air zone', g.airSide === 0 ? 'German' : 'Allied', '6.2.2'],
    g.top[hex] >= 0 && [
      'Stacking',
      unseen > 0 ? `${count(unseen, 'unit')} unseen` : sizeWords(g, hex),
      '8.0',
    ],
  ])
}

function riversOf(hex: number): string[] {
  const names = [0, 1, 2, 3, 4, 5]
    .filter(direction => riverSide[hex * 6 + direction])
    .map(direction => riverName(hex * 6 + direction))
  return [...new Set(names)]
}

const sizeIn = (g: State, hex: number): number =>
  unitsIn(g, hex).reduce((sum, unit) => sum + stackingSize[unit], 0)

const sizeWords = (g: State, hex: number): string => `${sizeIn(g, hex)} of ${STACKING_LIMIT}`

export const stacking = ({ g }: WarSight, name: string): Stacking => ({
  size: sizeIn(g, hexAt(name)),
  limit: STACKING_LIMIT,
  rule: '8.0',
})

export const stackTitle = stackTitleOf<State, WarSight>(field, {
  sizeRule: '8.0',
  unseenRule: '8.3a',
  sizeIn: ({ g }, hex) => `stacking ${sizeWords(g, hex)}`,
})

const card = unitCardOf(field)

export function unitCard(s: WarSight, id: string): UnitCard {
  const unit = unitAt(id)
  if (unit < 0) return markerCard(s, id)
  const decision = s.awaited?.decision
  if (decision === 'attackerLosses' || decision === 'defenderLosses') {
    const { line, rule, points } = lossLine(s, unit)
    return card(id, line, [points, ''], rule)
  }
  const { line, rules } = lineOf(s, unit)
  return card(id, line, figureOf(s, unit), ...rules)
}

function markerCard({ g }: WarSight, id: string): UnitCard {
  if (id === AIRPOWER) return card(id, 'covers a hex and its neighbours', [`× ${g.airMarkers}`, ''])
  const hex = id.startsWith(RAILHEAD) ? g.railheads[Number(id.slice(RAILHEAD.length))] : -1
  return card(id, hex >= 0 ? `in ${placeName(hex)}` : 'not placed', ['', ''])
}

function figureOf({ g, viewer }: WarSight, unit: number): Figure {
  const moves = g.phase === PHASE.movement && ownerOf(g, unit) === viewer
  if (moves && g.place[unit] >= 0 && !isStatic[unit])
    return [formatPoints(isSpent(g, unit) ? 0 : budgetOf(g, unit, NORMAL)), 'points']
  return [`${attackFactor[unit]}-${defenceFactor[unit]}`, `moves ${movementFactor[unit]}`]
}

function lineOf(s: WarSight, unit: number): { line: string; rules: string[] } {
  const { g, viewer } = s
  const kind = capital(kindOf(unit))
  if (g.place[unit] < 0) return { line: `${kind}, ${boxOf(g, unit)}`, rules: [] }
  if (ownerOf(g, unit) !== viewer) return { line: kind, rules: [] }
  if (g.phase === PHASE.combat && hasFlag(g.unitFlags, unit, UNIT.attacked))
    return { line: `${kind}, has attacked`, rules: ['12.0e'] }
  if (isGermanMech[unit] && stackingSize[unit] === 2)
    return { line: `${capital(mobility(unit))}, counts as 2 in a stack`, rules: ['8.0f'] }
  return { line: `${kind}, ${supplyWords(s, unit)}`, rules: isSupplied(g, unit) ? [] : ['10.5'] }
}

const mobility = (unit: number): string => (isMech[unit] ? 'mechanized' : kindOf(unit))

function supplyWords({ g }: WarSight, unit: number): string {
  const line = supplyLine(g, unit)
  if (line.length === 0) return 'out of supply'
  return line.length === 1 ? 'supplied at home' : `supplied from ${placeName(line.at(-1)!)}`
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.pool]: 'in the pool',
  [BOX.aside]: 'not yet in play',
  [BOX.eliminated]: 'eliminated, may return',
  [BOX.removed]: 'out of the game',
  [BOX.unused]: 'not in this scenario',
}

function boxOf(g: State, unit: number): string {
  if (g.place[unit] === BOX.returning) return `returns on turn ${g.returns[unit]}`
  return BOXES[g.place[unit]] ?? 'on the map, unseen'
}
