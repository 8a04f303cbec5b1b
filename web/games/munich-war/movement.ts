// The Movement Phase at the table: road, rail, sea and air, with what each way costs and why it ends.
import type { Action } from '../../../engine/game/action.ts'
import { formatPoints } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { RAIL_CAPACITY } from '../../../games/munich-war/nations.ts'
import { landRefusal } from '../../../games/munich-war/rules/05-belligerency.ts'
import { railRefusal } from '../../../games/munich-war/rules/08-rail.ts'
import { reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { stepCost, wayRefusal } from '../../../games/munich-war/rules/08-step.ts'
import { stackFault } from '../../../games/munich-war/rules/09-stacking.ts'
import { zoneOf } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { hasFlag, STATUS, type State, UNIT } from '../../../games/munich-war/state.ts'
import { isMobile, unitIds, unitNation } from '../../../games/munich-war/units.ts'
import { groundName, nationName } from '../../../games/munich-war/words/names.ts'
import { country, grid, isEntrenchment, isRiverSide, railSide } from '../../../games/munich-war/world.ts'
import type { MoveMode, MovementDesk, Sentence } from '../../../table/presentation.ts'
import { perSight } from '../kit/counters.ts'
import { type MarchStep, type MarchWords, movementOf } from '../kit/march.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { type WaysOf, whyNotOf } from '../kit/why-not.ts'
import { unsupplied } from './counters.ts'
import {
  budgetOf,
  CARRIED,
  type Carried,
  isCarried,
  type MunichMarch,
  marches,
  RAIL,
  ROAD,
  voyagesOf,
} from './march.ts'
import { around, field, hexAt, placeName, shownAt, unitAt, unitName, unitsIn } from './names.ts'
import type { MunichSight } from './sight.ts'

/** The position to ask about reach: it lies open to its owner. */
const real = perSight((s: MunichSight): State => s.ask(g => g))

function refusal(s: MunichSight, id: string): Sentence | null {
  const unit = unitAt(id)
  if (unit < 0) return sentence('Markers do not move.', '8.0a')
  if (s.g.place[unit] < 0) return sentence(`${unitName(unit)} is not on the map.`, '8.1a')
  if (s.g.mover === unit && !hasFlag(s.g.unitFlags, unit, UNIT.stopped)) return null
  const why = s.check({ do: 'begin', unit: id })
  return why === null ? null : { ...why, text: `${unitName(unit)}: ${lower(why.text)}` }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const LABELS: Readonly<Record<Carried, readonly [string, string]>> = {
  sail: ['By sea', '18.2.1d'],
  assault: ['Amphibious assault', '18.2.2b'],
  evacuate: ['Evacuate by sea', '23.3'],
  transit: ['By sea round the map', '23.4a'],
  airlift: ['By airlift', '16.10.1b'],
}

const voyages = perSight((s: MunichSight) => {
  const known = new Map<number, ReturnType<typeof voyagesOf>>()
  return (unit: number) => {
    const found = known.get(unit) ?? voyagesOf(real(s), s.viewer, unit)
    known.set(unit, found)
    return found
  }
})

function modes(s: MunichSight, ids: readonly string[]): MoveMode[] {
  const { g } = s
  const units = ids.map(unitAt)
  const points = formatPoints(Math.min(...units.map(unit => budgetOf(real(s), unit))))
  const railWhy = units.map(unit => railRefusal(real(s), unit)).find(why => why !== null)
  const nation = unitNation[units[0]]
  const left = RAIL_CAPACITY[nation] - g.railMoves[nation]
  const carried = CARRIED.filter(mode =>
    units.every(unit => voyages(s)(unit).some(action => action.do === mode)),
  )
  return [
    { id: ROAD, label: `March, ${points}`, rule: '8.4a', refusal: null },
    {
      id: RAIL,
      label: `Rail, ${left} left`,
      rule: '8.6a',
      refusal: railWhy
        ? sentenceOf(railWhy)
        : left < units.length
          ? sentence('The rail capacity is used up.', '8.6.2')
          : null,
    },
    ...carried.map(mode => ({ id: mode, label: LABELS[mode][0], rule: LABELS[mode][1], refusal: null })),
  ]
}

function order(s: MunichSight, units: readonly string[], mode: string, path: readonly string[]): Action {
  const to = path.at(-1)!
  if (mode === 'assault') return { ...assaultOn(s, units[0], to), units, unit: units[0] }
  if (isCarried(mode)) return units.length === 1 ? { do: mode, unit: units[0], to } : { do: mode, units, to }
  const direct: Action = { do: 'move', units, to, ...(mode === RAIL && { by: RAIL }) }
  return isOwnWay(s, units, mode, path)
    ? direct
    : { do: 'move', units, path, ...(mode === RAIL && { by: RAIL }) }
}

function assaultOn(s: MunichSight, id: string, target: string): Action {
  const found = voyages(s)(unitAt(id)).find(action => action.do === 'assault' && action.target === target)
  return found ?? { do: 'assault', unit: id, to: target, target }
}

/** Is the way the one that the units would take by themselves? */
function isOwnWay(s: MunichSight, ids: readonly string[], mode: string, path: readonly string[]): boolean {
  const march = marches.marchOf(s, ids.map(unitAt), mode, [])
  const goal = hexAt(path.at(-1))
  const arrival = march === null ? undefined : marches.arrivals(march).get(goal)
  const way = march === null || arrival === undefined ? null : marches.wayTo(march, goal, arrival)
  const own = way?.steps.map(({ to }) => grid.names[to]).join()
  return own === path.join() || own === path.slice(1).join()
}

function notes(s: MunichSight, ids: readonly string[], mode: string): Sentence[] {
  const units = ids.map(unitAt)
  const dry = units.find(unit => unsupplied(s).has(unit))
  if (dry !== undefined)
    return [sentence(`${unitName(dry)} is out of supply: half its points and no rail.`, '14.6a')]
  if (mode === 'evacuate')
    return [sentence('A die for each unit: on 4 to 6 it is reduced and may not attack.', '23.3')]
  if (mode === 'assault')
    return [sentence('Marines must then attack that hex, and are lost if they do not clear it.', '18.2.2d')]
  return isCarried(mode) ? [sentence('The voyage or flight is the whole move.', '18.2.1f')] : []
}

/** What else units can do: lie on top, leave the map, be given up where a stack is over the limit. */
function others(s: MunichSight, ids: readonly string[]): ReturnType<MovementDesk<MunichSight>['others']> {
  if (ids.length !== 1) return []
  const [id] = ids
  const offers = [
    { id: 'top', label: `Lay ${field.nameOf(id)} on top`, action: { do: 'top', unit: id } },
    { id: 'exit', label: 'Leave the map by rail', action: { do: 'exit', unit: id } },
    { id: 'remove', label: `Eliminate ${field.nameOf(id)}`, action: { do: 'remove', unit: id } },
  ]
  return offers.filter(({ action }) => s.check(action) === null)
}

/** `2 points`, with what the hex is and the rule of its cost. */
function stepWords(
  { g, mode }: MunichMarch,
  unit: number,
  { from, to }: MarchStep,
): readonly [string, string] {
  if (isCarried(mode)) return [LABELS[mode][0].toLowerCase(), LABELS[mode][1]]
  if (mode === RAIL) return ['by rail', '8.6a']
  const slot = from * 6 + grid.directionTo(from, to)
  if (railSide[slot]) return ['along the railroad', '8.5a']
  const works =
    isEntrenchment[to] &&
    g.status[country[to]] >= STATUS.fighting &&
    g.allegiance[country[to]] !== g.allegiance[unitNation[unit]]
  const extras = [isRiverSide[slot] ? 'across a river' : '', works ? 'enemy entrenchment' : ''].filter(
    Boolean,
  )
  return [[groundName(to), ...extras].join(', '), works ? '19.0f' : '8.4a']
}

const WORDS: MarchWords<MunichSight, MunichMarch> = {
  pointsRule: '8.1a',
  stepWords,
  stopWords: (s, { mode }, goal) =>
    isCarried(mode) ? sentence('The move ends there.', '18.2.1f') : stopSentence(s, goal),
}

const stopSentence = (s: MunichSight, hex: number): Sentence =>
  shownAt(sentence(`${zoneWords(s, hex)} The move ends there.`, '10.3a'), [hex])

/** `2515 is in the zone of control of Czech 2nd Army.` as far as the viewer sees whose it is. */
function zoneWords({ g, viewer }: MunichSight, hex: number): string {
  const holders = around(hex)
    .flatMap(next => unitsIn(g, next))
    .filter(unit => field.ownerOf(g, unit) !== viewer && zoneOf(g, unit).includes(hex))
  const whose = holders.length === 0 ? 'an enemy' : list(holders.slice(0, 2).map(unitName))
  return `${placeName(hex)} is in the zone of control of ${whose}.`
}

const ways: WaysOf<MunichSight> = {
  pointsRule: '8.1a',
  refusalAt: (s, unit, to) => {
    const still = refusal(s, unitIds[unit])
    if (still !== null) return still
    const land = landRefusal(real(s), unitNation[unit], to)
    return land === null ? null : sentenceOf(land, `${unitName(unit)} cannot enter ${placeName(to)}`)
  },
  reachOf: (s, unit) => reachOf(real(s), unit)!,
  budgetOf: (s, unit) => budgetOf(real(s), unit),
  stepRefusal: (s, unit, from, direction) => wayRefusal(real(s), unit, from, direction),
  ticks: (s, unit, from, direction) => stepCost(real(s), unit, from, direction),
  stopReason: (s, unit, at) =>
    shownAt(sentence(`${unitName(unit)} stops in ${placeName(at)}. ${zoneWords(s, at)}`, '10.3a'), [at]),
  togetherReason: (_, units, to) =>
    sentence(`${list(units.map(unitName))} may not stay in ${placeName(to)} together.`, '9.0d'),
}

const whyNotByRoad = whyNotOf<State, MunichSight>(field, ways)

function whyNot(s: MunichSight, units: readonly number[], mode: string, to: number): Sentence {
  const [unit] = units
  if (isCarried(mode)) {
    const action =
      mode === 'assault'
        ? assaultOn(s, unitIds[unit], grid.names[to])
        : { do: mode, unit: unitIds[unit], to: grid.names[to] }
    return s.check(action) ?? sentence(`${unitName(unit)} can go to ${placeName(to)}.`, LABELS[mode][1])
  }
  const canMove = units.every(
    each => isMobile[each] && refusal(s, unitIds[each]) === null && reachOf(real(s), each) !== null,
  )
  if (mode === RAIL || !canMove) {
    const why =
      refusal(s, unitIds[unit]) ??
      s.check({ do: 'move', units: field.idsOf(units), to: grid.names[to], by: mode })
    if (mode === RAIL && why !== null && !isHome(units[0], to))
      return sentence(`Rail movement stays within ${nationName(unitNation[unit])}.`, '8.6a')
    return why ?? sentence(`${placeName(to)} is on no railroad that ${unitName(unit)} can use.`, '8.6a')
  }
  return whyNotByRoad(s, units, mode, to)
}

const isHome = (unit: number, hex: number): boolean => country[hex] === unitNation[unit]

export const movement = movementOf<State, MunichSight, MunichMarch>(field, marches, WORDS, {
  refusal,
  modes,
  order,
  notes,
  others,
  isColumn: (_, __, mode) => mode !== ROAD,
  whyNot,
  // Units of the phasing side that have not begun and are free to go.
  unmoved: s => {
    const begun = new Set(s.legal.filter(action => action.do === 'begin').map(action => unitAt(action.unit)))
    return field.unitsOf(s.g, s.viewer).filter(unit => begun.has(unit) && mayReach(s, unit))
  },
})

const mayReach = (s: MunichSight, unit: number): boolean => {
  const reach = reachOf(real(s), unit)
  return reach !== null && reach.count > 1
}

/** 9.1b  Hexes that keep the phase from ending. */
export const overstacked = (g: State, side: number): number[] =>
  [...g.top].flatMap((unit, hex) =>
    unit >= 0 && field.ownerOf(g, unit) === side && stackFault(g, hex) !== null ? [hex] : [],
  )
