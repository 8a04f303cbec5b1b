// What each nation is after: who attacks and who holds, and which hexes are worth having.
import { points } from '../../../engine/movement/points.ts'
import {
  BELGIUM,
  BRITAIN,
  CZECHOSLOVAKIA,
  DENMARK,
  FRANCE,
  GERMAN,
  GERMANY,
  HUNGARY,
  ITALY,
  LITHUANIA,
  NETHERLANDS,
  POLAND,
  SOVIET_UNION,
} from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { isIntact, isIntactFort } from '../../../games/war-comes-early/rules/11-entry.ts'
import { BOX, is1939, STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  BERLIN,
  capital,
  country,
  DANZIG_HEX,
  derive,
  FORT,
  fort,
  grid,
  HEXES,
  hex,
  KRAKOW,
  unit,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import { type Aim, type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, noGoals } from '../../planner/ways.ts'
import { CAMPAIGN_AIMS, campaignOf, prizesOf } from './campaigns.ts'
import { isOpen, isVitalLostNear } from './garrisons.ts'
import { hasLastWord } from './last-turn.ts'
import { goalsOnTheRhine, isOnTheRhine } from './rhine.ts'

const COASTAL_DEFENCE = unit('po-cdc')
const GDYNIA = hex('3713')

/** 13.3b  What the count of 1939 asks for; Gdynia holds the Coastal Defence Command until it is beaten. */
const PRIZES_1939 = new Map([
  [WARSAW, 5],
  [KRAKOW, 4],
  [DANZIG_HEX, 2],
  [GDYNIA, 3],
])

/** 4.2a  Nothing is won in 1938 while Czechoslovakia stands; 4.1c3 all is lost with Berlin. */
const PRAGUE = 16
/** 4.1a  Until the end of turn 2 it is the game. */
const AT_ONCE = 2
const PRAGUE_AT_ONCE = 40
const BERLIN_HALF = 4
/** 4.5.4a  An ally that capitulates takes its army with it. */
const ALLIED_CAPITAL = 2
/** A fort within so many hexes of Prague, and what it is worth. */
const CLOSE_TO_PRAGUE = 2
const GATE = 5
/** A usual town has two victory points. */
const TOWN = 2

/** What the hex is worth to whoever has it; about 1 for a usual town. */
export function prizeOf(g: State, side: number, at: number): number {
  if (is1939(g)) return prize1939(g, at)
  if (at === capital[CZECHOSLOVAKIA]) return prizeOfPrague(g)
  if (BERLIN.some(half => half === at)) return BERLIN_HALF
  if (isGateOfPrague(g, at)) return GATE
  // 4.4d
  if (fort[at] === FORT.westWall) return side !== GERMAN && isIntact(g, at) ? 1 / TOWN : 0
  const falls = at === capital[POLAND] || at === capital[HUNGARY] ? ALLIED_CAPITAL : 0
  return victoryValue[at] / TOWN + falls
}

function prizeOfPrague(g: State): number {
  if (!stands(g, CZECHOSLOVAKIA)) return 2.5
  return g.turn <= AT_ONCE ? PRAGUE_AT_ONCE : PRAGUE
}

/** The forts close to Prague are the way to it. */
function isGateOfPrague(g: State, at: number): boolean {
  return (
    isIntactFort(g, at) &&
    stands(g, CZECHOSLOVAKIA) &&
    country[at] === CZECHOSLOVAKIA &&
    grid.distance(at, capital[CZECHOSLOVAKIA]) <= CLOSE_TO_PRAGUE
  )
}

function prize1939(g: State, at: number): number {
  if (at === GDYNIA && g.place[COASTAL_DEFENCE] === BOX.removed) return 0
  return PRIZES_1939.get(at) ?? 0
}

/** Hexes from Prague within which German armies march on it. */
const MARCH_ON_PRAGUE = 14
/** Hexes within which units go back to Berlin when it stands empty with an enemy about. */
const NEAR_BERLIN = 8
const MAY_BE_BEATEN = [CZECHOSLOVAKIA, BELGIUM, DENMARK, NETHERLANDS, LITHUANIA]
const ON_THE_ATTACK = [ITALY, SOVIET_UNION, FRANCE, BRITAIN]

const stands = (g: State, nation: number): boolean => g.status[nation] === STATUS.fighting

export function aimOf(g: State, who: number): Aim {
  const nation = unitNation[who]
  if (is1939(g) && nation === GERMANY) return 'prizes'
  if (hasLastWord(g, nation)) return 'prizes'
  if (nation !== GERMANY && isVitalLostNear(g, who)) return 'prizes'
  if (is1939(g)) return HOLD
  if (nation === GERMANY) return germanAim(g, who)
  return ON_THE_ATTACK.includes(nation) ? 'prizes' : HOLD
}

function germanAim(g: State, who: number): Aim {
  if (BERLIN.some(half => grid.distance(g.place[who], half) <= NEAR_BERLIN && isOpen(g, GERMAN, half)))
    return 'berlin'
  if (!stands(g, CZECHOSLOVAKIA) && isOnTheRhine(g, who)) return 'rhine'
  const campaign = campaignOf(g, who)
  if (campaign !== null) return campaign
  if (!stands(g, CZECHOSLOVAKIA)) return hasSpoils(g) ? 'prizes' : HOLD
  return grid.distance(g.place[who], capital[CZECHOSLOVAKIA]) <= MARCH_ON_PRAGUE ? 'prague' : HOLD
}

/** Hexes from Prague within which those who march on it attack. */
const ON_THE_WAY_TO_PRAGUE = 7

/** Does an attack on the hex serve what the unit is after? The march on Prague is not left for prizes elsewhere. */
export function servesAim(g: State, who: number, target: number): boolean {
  if (!stands(g, CZECHOSLOVAKIA) || aimOf(g, who) !== 'prague') return true
  return grid.distance(target, capital[CZECHOSLOVAKIA]) <= ON_THE_WAY_TO_PRAGUE
}

/** Does anything that a beaten country has left still lie open? */
const hasSpoils = (g: State): boolean =>
  spoils.some(at => controllingSide(g, at) !== GERMAN && g.status[country[at]] === STATUS.capitulated)

/** Hexes that score in countries that can be beaten. */
const spoils: number[] = []
derive(() => {
  spoils.length = 0
  for (let at = 0; at < HEXES; at++) {
    if (victoryValue[at] > 0 && MAY_BE_BEATEN.includes(country[at])) spoils.push(at)
  }
})

/** A point of the prize makes up for so much of the way. */
const PER_POINT = points(3)
const NOT_WORTH_MORE = points(12)

export function goalsOf(g: State, nation: number, aim: Aim): Goals {
  const goals = noGoals(grid)
  const side = g.terms.sideOf[nation]
  if (aim === 'rhine') return goalsOnTheRhine(g)
  if (aim === 'prague') addGoal(goals, capital[CZECHOSLOVAKIA], 0)
  else if (aim === 'berlin') {
    for (const half of BERLIN) if (isOpen(g, GERMAN, half)) addGoal(goals, half, 0)
  } else if (CAMPAIGN_AIMS.has(aim)) {
    for (const at of prizesOf(CAMPAIGN_AIMS.get(aim)!)) {
      if (controllingSide(g, at) !== side) addGoal(goals, at, 0)
    }
  } else {
    for (let at = 0; at < HEXES; at++) {
      const prize = controllingSide(g, at) === side ? 0 : prizeOf(g, side, at)
      if (prize > 0) addGoal(goals, at, Math.max(0, NOT_WORTH_MORE - Math.round(prize * PER_POINT)))
    }
  }
  return goals
}

/** What it is worth to keep the enemy out: the prize, and a Czech fort as long as Prague is to be kept. */
export function worthHolding(g: State, nation: number, at: number): number {
  const side = g.terms.sideOf[nation]
  if (controllingSide(g, at) !== side) return 0
  if (fort[at] === FORT.westWall && side === GERMAN) return isIntact(g, at) ? 0.7 : 0.2
  return prizeOf(g, side, at)
}
