// What is known about a hex and about a unit.
import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { capital, count, list } from '../../../engine/words/english.ts'
import { ALLIED, AXIS, INVASION_RIGHTS } from '../../../games/munich-war/nations.ts'
import { controller, isDisputed } from '../../../games/munich-war/rules/02-control.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { allowance } from '../../../games/munich-war/rules/08-step.ts'
import { stackFault } from '../../../games/munich-war/rules/09-stacking.ts'
import { inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { supplyLine } from '../../../games/munich-war/rules/14-supply.ts'
import { BOX, HEX, hasFlag, PHASE, STATUS, type State, UNIT } from '../../../games/munich-war/state.ts'
import {
  isArmy,
  isLand,
  isMobile,
  isStatic,
  movementFactors,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { adjective, nationName, SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import {
  country,
  isCapital,
  isEntrenchment,
  isFortSymbol,
  isGround,
  isMobilization,
  isObjective,
  isRiverSide,
  portSea,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import type { Fact, HexCard, Sentence, UnitCard } from '../../../table/presentation.ts'
import { type Figure, unitCardOf } from '../kit/cards.ts'
import { facts } from '../kit/facts.ts'
import { hexTitle, stackTitleOf } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { isSpent, unsupplied } from './counters.ts'
import { field, figures, hexAt, isCarrying, placeName, unitAt, unitOfPiece, unitsIn } from './names.ts'
import type { MunichSight } from './sight.ts'

export function hexCard(s: MunichSight, name: string): HexCard {
  const hex = hexAt(name)
  return { title: hexTitle(field, hex), facts: isGround[hex] ? factsOf(s, hex) : [], notes: notesOf(s, hex) }
}

function factsOf({ g, unseenIn }: MunichSight, hex: number): Fact[] {
  const rivers = [0, 1, 2, 3, 4, 5].filter(direction => isRiverSide[hex * 6 + direction]).length
  const unseen = unseenIn(hex)
  return facts([
    ['Country', landWords(g, country[hex]), '2.4a'],
    g.status[country[hex]] >= STATUS.fighting && ['Control', controlWords(g, hex), '2.3b'],
    victoryValue[hex] > 0 && ['Victory points', `${victoryValue[hex]}`, '22.0c'],
    isObjective[hex] === 1 && ['Reich Strategic Objective', '2 points, and 1 RP a turn', '22.0f'],
    isCapital[hex] === 1 && ['Capital', `of ${nationName(country[hex])}`, '7.1a'],
    isMobilization[hex] === 1 && ['Mobilization centre', '1 RP a turn', '7.1b'],
    isFortSymbol[hex] === 1 && ['Fortification symbol', 'yes', '3.4.2f'],
    isEntrenchment[hex] === 1 && ['Entrenchment', '1 column left at home', '11.12a'],
    portSea[hex] !== 0 && ['Port', seaNames(portSea[hex]), '18.2.1d'],
    rivers > 0 && ['Rivers', count(rivers, 'hexside'), '11.11d'],
    hasFlag(g.hexFlags, hex, HEX.terror) && ['Terror', 'no points, supply, launches or port', '16.8.2a'],
    unitsIn(g, hex).length > 0 && [
      'Stacking',
      unseen > 0 ? `${count(unseen, 'unit')} unseen` : sizeWords(g, hex),
      '9.0d',
    ],
  ])
}

const SEAS = ['North Sea', 'Baltic', 'Mediterranean', 'Adriatic', 'Black Sea'] as const
const seaNames = (bits: number): string => list(SEAS.filter((_, at) => bits & (1 << at)))

/** `Poland, Allied`, `Belgium, neutral`. */
export function landWords(g: State, land: number): string {
  const name = capital(nationName(land).replace('the ', ''))
  switch (g.status[land]) {
    case STATUS.fighting:
      return `${name}, ${SIDE_NAMES[g.allegiance[land]]}`
    case STATUS.surrendered:
      return `${name}, surrendered`
    case STATUS.neutral:
      return `${name}, neutral`
    default:
      return `${name}, closed`
  }
}

function controlWords(g: State, hex: number): string {
  const side = controller(g, hex)
  if (side >= 0) return SIDE_NAMES[side]
  return isDisputed(g, hex) ? 'disputed' : 'nobody'
}

function notesOf({ g, viewer }: MunichSight, hex: number): Sentence[] {
  const land = country[hex]
  const said: Sentence[] = []
  if (isGround[hex] && (viewer === AXIS || viewer === ALLIED) && inEnemyZone(g, viewer, hex))
    said.push(sentence(`${placeName(hex)} is in an enemy zone of control.`, '10.3a'))
  if (land >= 0 && g.status[land] === STATUS.neutral) said.push(sentence(...neutralWords(g, land)))
  if (land >= 0 && g.status[land] === STATUS.closed)
    said.push(sentence(`Nobody may enter ${nationName(land)} in this war.`, '3.4c'))
  return said
}

/** Who may invade a neutral, and whether it may join by itself. */
export function neutralWords(g: State, land: number): readonly [string, string] {
  const { axisIntervention, alliedIntervention } = warOf(g)
  const joins: number = axisIntervention.includes(land)
    ? AXIS
    : alliedIntervention.includes(land)
      ? ALLIED
      : -1
  if (joins >= 0)
    return [
      `${capital(nationName(land))} joins the ${SIDE_NAMES[joins]} side with the Intervention event (die 2 or 3).`,
      '5.3a',
    ]
  const invaders = invadersOf(g, land)
  return invaders.length === 0
    ? [`${capital(nationName(land))} is neutral and cannot be invaded in this war.`, '5.5c']
    : [`${list(invaders.map(nationName))} may invade; it then joins the other side.`, '5.4d']
}

export const invadersOf = (g: State, land: number): number[] =>
  Object.keys(INVASION_RIGHTS)
    .map(Number)
    .filter(invader => INVASION_RIGHTS[invader]?.includes(land) && g.status[invader] === STATUS.fighting)

function sizeWords(g: State, hex: number): string {
  if (stackFault(g, hex) !== null) return 'over the limit'
  const mobile = unitsIn(g, hex).filter(unit => isMobile[unit])
  if (mobile.some(unit => isArmy[unit])) return 'an army, full'
  return `${mobile.length} of 3`
}

export const stackTitle = stackTitleOf<State, MunichSight>(field, {
  sizeRule: '9.0d',
  unseenRule: '15.0a',
  sizeIn: ({ g }, hex) => (unitsIn(g, hex).length === 0 ? 'empty' : `stacking ${sizeWords(g, hex)}`),
})

const card = unitCardOf(field)

export function unitCard(s: MunichSight, piece: string): UnitCard {
  const unit = unitAt(unitOfPiece(piece))
  if (unit < 0) return card(piece, '', ['', ''])
  const told = { ...card(piece, lineOf(s, unit), figureOf(s, unit), ...rulesOf(s, unit)) }
  return isCarrying(piece) ? { ...told, line: 'Waits in its launch hex for a unit to carry' } : told
}

function figureOf({ g, viewer }: MunichSight, unit: number): Figure {
  const moves = g.phase === PHASE.movement && field.ownerOf(g, unit) === viewer && g.phasing === viewer
  if (moves && g.place[unit] >= 0 && isMobile[unit]) return [formatPoints(pointsLeft(g, unit)), 'points']
  const label = isLand[unit] ? `moves ${movementFactors[Math.max(1, g.steps[unit])][unit]}` : ''
  return [figures(unit, g.steps[unit]), isStatic[unit] ? '' : label]
}

/** Movement points before it moves, or what is left. */
function pointsLeft(g: State, unit: number): number {
  if (isSpent(g, unit)) return 0
  return g.mover === unit ? Math.max(g.left[unit], POINT) : allowance(g, unit, false)
}

const rulesOf = (s: MunichSight, unit: number): string[] => (unsupplied(s).has(unit) ? ['14.5'] : [])

function lineOf(s: MunichSight, unit: number): string {
  const { g, viewer } = s
  const kind = capital(`${adjective(unitNation[unit])} ${field.kindOf(unit)}`)
  if (g.place[unit] < 0) return `${kind}, ${boxWords(g, unit)}`
  const reduced = g.steps[unit] === 1 && !isStatic[unit] ? ', 1 step' : ''
  if (field.ownerOf(g, unit) !== viewer || isStatic[unit]) return `${kind}${reduced}`
  if (g.phase === PHASE.combat && hasFlag(g.unitFlags, unit, UNIT.attacked)) return `${kind}, has attacked`
  return `${kind}${reduced}, ${supplyWords(s, unit)}`
}

function supplyWords({ g }: MunichSight, unit: number): string {
  const line = supplyLine(g, unit)
  if (line.length === 0) return 'out of supply'
  return line.length === 1 ? 'supplied here' : `supplied from ${placeName(line.at(-1)!)}`
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.aside]: 'not set up yet',
  [BOX.available]: 'available',
  [BOX.utilized]: 'utilized',
  [BOX.reinforcement]: 'can be mobilized for 1 RP',
  [BOX.eliminated]: 'eliminated',
  [BOX.surrendered]: 'surrendered',
  [BOX.unused]: 'not in this game',
}

export function boxWords(g: State, unit: number): string {
  if (g.place[unit] === BOX.track) return `arrives on turn ${g.due[unit]}`
  if (g.place[unit] === BOX.offMap) return `off the map, may return on turn ${g.due[unit]}`
  if (g.place[unit] === BOX.onMission)
    return g.aim[unit] >= 0 ? `over ${placeName(g.aim[unit])}` : 'on a mission'
  if (g.place[unit] === BOX.utilized && hasFlag(g.unitFlags, unit, UNIT.parked))
    return 'utilized until refitted'
  return BOXES[g.place[unit]] ?? 'unseen'
}
