// What is known about a hex and about a unit.
import { formatPoints } from '../../../engine/movement/points.ts'
import { capital, count, list } from '../../../engine/words/english.ts'
import { GROUP, GROUP_NAMES } from '../../../games/hinge-of-fate/forces.ts'
import { CAMP_NAMES, combatFactor, controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { stackingLimit } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { supplyLine } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { BOX, HIDDEN, hasFlag, PHASE, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import { FORT_SHIFT, terrainShift } from '../../../games/hinge-of-fate/terrain-chart.ts'
import { groupName } from '../../../games/hinge-of-fate/words/names.ts'
import {
  easternPoland,
  fort,
  fullSteps,
  grid,
  groupOf,
  hasRiver,
  isCity,
  isExit,
  isFreeStacking,
  isObjective,
  isStatic,
  isWater,
  mapOf,
  riverSide,
  sourceGroups,
} from '../../../games/hinge-of-fate/world.ts'
import type { Fact, HexCard, Sentence, UnitCard } from '../../../table/presentation.ts'
import { type Figure, unitCardOf } from '../kit/cards.ts'
import { facts } from '../kit/facts.ts'
import { hexTitle, stackTitleOf } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { isSpent, unsupplied } from './counters.ts'
import { ticksOf } from './march.ts'
import { field, hexAt, ownerOf, placeName, shownAt, unitAt, unitsIn } from './names.ts'
import { zoneHolders } from './route-words.ts'
import { campOfViewer, type HingeSight } from './sight.ts'
import { stepCost } from './suggestion.ts'

export function hexCard(s: HingeSight, name: string): HexCard {
  const hex = hexAt(name)
  return { title: hexTitle(field, hex), facts: isWater[hex] ? [] : factsOf(s, hex), notes: notesOf(s, hex) }
}

function factsOf(s: HingeSight, hex: number): Fact[] {
  const { g } = s
  const unseen = s.unseenIn(hex)
  const shift = terrainShift[hex] + (fort[hex] ? FORT_SHIFT : 0)
  const sources = GROUP_NAMES.map((_, group) => group).filter(group => sourceGroups[hex] & (1 << group))
  return facts([
    ['Map', mapOf[hex] === 0 ? 'East, 16 miles to a hex' : 'West, 8 miles to a hex', '1.5'],
    ['Control', CAMP_NAMES[controller(g, hex)] ?? '', '3.5'],
    isCity[hex] === 1 && ['Defender', 'factors doubled; no panzers attack', '12.14d'],
    shift !== 0 && ['Defender', `${count(-shift, 'column')} left`, fort[hex] ? '12.16' : '12.13a'],
    hasRiver[hex] === 1 && ['River to', riversOf(hex), '12.13b'],
    sources.length > 0 && ['Supply source', list(sources.map(groupName)), '8.2a'],
    isObjective[hex] === 1 && ['Sudden death', 'if supplied Allies take it', '4.2b'],
    isExit[hex] === 1 && ['North edge', 'the French may leave here', '4.2a'],
    easternPoland[hex] > 0 && [
      'Eastern Poland',
      easternPoland[hex] === 1 ? 'northern part' : 'southern part',
      '14.8a',
    ],
    g.top[hex] >= 0 && [
      'Stacking',
      unseen > 0 ? `${count(unseen, 'unit')} unseen` : sizeWords(g, hex),
      '6.1',
    ],
  ])
}

const riversOf = (hex: number): string =>
  list(
    [0, 1, 2, 3, 4, 5].filter(d => riverSide[hex * 6 + d]).map(d => placeName(grid.neighbours[hex * 6 + d])),
  )

const sizeWords = (g: State, hex: number): string =>
  `${unitsIn(g, hex).filter(unit => !isFreeStacking[unit]).length} of ${stackingLimit(hex)}`

function notesOf(s: HingeSight, hex: number): Sentence[] {
  const camp = campOfViewer(s)
  if (camp < 0 || isWater[hex] || !inEnemyZone(s.g, camp, hex)) return []
  const holders = zoneHolders(s.g, camp, hex)
  const whose = holders.length === 0 ? 'an enemy' : list(holders.slice(0, 2).map(field.unitName))
  return [
    shownAt(
      sentence(`Zone of control of ${whose}.`, '7.5a'),
      holders.map(unit => s.g.place[unit]),
    ),
  ]
}

export const stackTitle = stackTitleOf<State, HingeSight>(field, {
  sizeRule: '6.1',
  unseenRule: '3.4a',
  sizeIn: ({ g }, hex) => `stacking ${sizeWords(g, hex)}`,
})

const card = unitCardOf(field)

export function unitCard(s: HingeSight, id: string): UnitCard {
  const unit = unitAt(id)
  if (unit < 0) return card(id, '', ['', ''])
  const decision = s.awaited?.decision
  if (decision === 'attackerLoss' || decision === 'defenderLoss')
    return card(id, lossLine(s, unit), [`−${stepCost(s, unit)}`, 'strength'], '2.13')
  return card(id, lineOf(s, unit), figureOf(s, unit), ...(unsupplied(s)[unit] ? ['8.3'] : []))
}

const lossLine = ({ g }: HingeSight, unit: number): string =>
  g.steps[unit] > 1 ? 'flips to its reduced side' : 'eliminated for good'

function figureOf({ g, viewer }: HingeSight, unit: number): Figure {
  const moves =
    g.phase === PHASE.movement && g.place[unit] >= 0 && ownerOf(g, unit) === viewer && !isStatic[unit]
  if (moves) return [formatPoints(isSpent(g, unit) ? 0 : ticksOf(g, unit)), 'points']
  return [`${combatFactor(g, unit)}`, g.steps[unit] < fullSteps[unit] ? 'reduced' : 'factor']
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.aside]: 'not on the map yet',
  [BOX.dead]: 'eliminated',
  [BOX.exited]: 'left by the north edge',
  [BOX.unused]: 'not in this scenario',
  [HIDDEN]: 'on the map, unseen',
}

function lineOf(s: HingeSight, unit: number): string {
  const { g } = s
  const group = groupName(groupOf[unit])
  if (g.place[unit] < 0) return `${group}, ${BOXES[g.place[unit]] ?? ''}`
  const words = [group, field.kindOf(unit)]
  if (isStatic[unit]) words.push('static')
  if (hasFlag(g.unitFlags, unit, UNIT.reps)) words.push('takes a replacement')
  if (hasFlag(g.unitFlags, unit, UNIT.pinned)) words.push('in the siege ring')
  if (groupOf[unit] !== GROUP.polish) words.push(supplyWords(s, unit))
  return capital(words.join(', '))
}

function supplyWords(s: HingeSight, unit: number): string {
  if (unsupplied(s)[unit]) return 'out of supply'
  const line = supplyLine(s.g, unit)
  return line.length < 2 ? 'in supply' : `in supply from ${placeName(line.at(-1)!)}`
}
