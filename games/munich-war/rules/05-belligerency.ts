// 5  Belligerency and neutrals: who fights, who may invade whom, and what happens when a country joins.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import {
  ALLIED,
  AXIS,
  DANZIG,
  FINLAND,
  GERMANY,
  INVASION_RIGHTS,
  NATIONS,
  POLAND,
  SOVIET_UNION,
  SWITZERLAND,
} from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { isAir, isLand, setUpOf, unitNation, unitsOf } from '../units.ts'
import { WARS } from '../wars.ts'
import { country, HEXES, isGround, isSea } from '../world.ts'
import { isHeldByOthers, settleAll } from './02-control.ts'
import { isOpenLand, refreshZones } from './10-zones-of-control.ts'

const OFF_LAND = forbid('8.3', 'land units may not enter that hex')
const ALL_SEA = forbid('8.3', 'land units may not enter an all-sea hex')
const NEUTRAL = forbid('5.1a', 'that country is neutral')
const NO_RIGHT = forbid('5.5c', 'only Germany and the Soviet Union may invade, and not this country')
const SWISS = forbid('5.6c', 'nobody may enter Switzerland')
const CLOSED_LAND = forbid('3.4c', 'that country takes no part in this war')
const FREE_CITY = forbid('5.6a', 'Danzig is closed until Poland is at war')
const ENEMY_THERE = forbid('8.2d', 'enemy units are in that hex')
const POLISH_PRIDE = forbid('23.5', 'Poland lets no German or Soviet troops in, and sends none to them')

export const warOf = (g: State) => WARS[g.war]

export const fights = (g: State, nation: number): boolean => g.status[nation] === STATUS.fighting

export const fightsFor = (g: State, nation: number, side: number): boolean =>
  g.status[nation] === STATUS.fighting && g.allegiance[nation] === side

/** 2.4b, 5.4, 5.5  A neutral that the country may invade. */
export function mayInvade(g: State, invader: number, land: number): boolean {
  return (
    g.status[land] === STATUS.neutral &&
    fights(g, invader) &&
    (INVASION_RIGHTS[invader]?.includes(land) ?? false)
  )
}

/** 5.6a  A hex of the country itself; Danzig is Polish since Poland fights. */
export function isHomeHex(nation: number, hex: number): boolean {
  return country[hex] === nation || (nation === POLAND && country[hex] === DANZIG)
}

/** 2.4a, 5.0a, 5.0b, 5.1a  May units of a country enter a hex of this land, as an invasion if need be? */
export function landRefusal(g: State, nation: number, hex: number): Refusal | null {
  if (!isGround[hex]) return isSea[hex] ? ALL_SEA : OFF_LAND
  const land = country[hex]
  if (isOpenLand(g, land)) return politicsRefusal(g, nation, hex)
  if (land === SWITZERLAND) return SWISS
  if (land === DANZIG) return FREE_CITY
  if (g.status[land] === STATUS.closed) return CLOSED_LAND
  if (mayInvade(g, nation, land)) return null
  return INVASION_RIGHTS[nation] === undefined ? NO_RIGHT : NEUTRAL
}

/** 23.5  Germans and Soviets stay out of an allied Poland, and Poles out of their countries. */
export function politicsRefusal(g: State, nation: number, hex: number): Refusal | null {
  if (!g.terms.options.polandAndPolitics) return null
  const land = country[hex] === DANZIG ? POLAND : country[hex]
  const isProud = isPartner(nation) ? land === POLAND : nation === POLAND && isPartner(land)
  if (!isProud) return null
  return g.allegiance[nation] === g.allegiance[land] ? POLISH_PRIDE : null
}

const isPartner = (nation: number): boolean => nation === GERMANY || nation === SOVIET_UNION

/** 8.2d  The same for a hex that must be free of enemies, too. */
export function entryRefusal(g: State, nation: number, hex: number): Refusal | null {
  const refusal = landRefusal(g, nation, hex)
  if (refusal !== null) return refusal
  return isHeldByOthers(g, g.allegiance[nation], hex) ? ENEMY_THERE : null
}

/** 5.4e, R55  Retreat, advance and pursuit never cross into a neutral country. */
export function belligerentRefusal(g: State, nation: number, hex: number): Refusal | null {
  const refusal = landRefusal(g, nation, hex)
  if (refusal !== null) return refusal
  return isOpenLand(g, country[hex]) ? null : NEUTRAL
}

/** 5.4a, 5.4b, 5.4c, 5.4d  A unit crosses the border, attacks, or a support unit is placed: the victim joins the other side. */
export function invadeIfNeutral(g: State, invader: number, hex: number, log: Log): void {
  const land = country[hex]
  if (land < 0 || !mayInvade(g, invader, land)) return
  log?.push({ event: 'invasion', rule: '5.4d', nation: NATIONS[land], invader: NATIONS[invader] })
  joinWar(g, land, 1 - g.allegiance[invader], log)
}

/**
 * 2.3h, 5.3b, R7, R43, R91  Its units may now be used and have their zones of control, its reinforcements be mobilized, and every
 * hex of it belongs to its side.
 */
export function joinWar(g: State, nation: number, side: number, log: Log): void {
  g.status[nation] = STATUS.fighting
  g.allegiance[nation] = side
  for (const unit of unitsOf(nation)) if (g.place[unit] === BOX.aside) g.place[unit] = boxOfNewcomer(g, unit)
  if (nation === POLAND) {
    g.status[DANZIG] = STATUS.fighting
    g.allegiance[DANZIG] = side
  }
  for (let hex = 0; hex < HEXES; hex++)
    if (isGround[hex] && isHomeHex(nation, hex)) {
      g.control[hex] = side + 1
      if (g.top[hex] >= 0) g.holder[hex] = side + 1
    }
  log?.push({ event: 'joined', rule: '5.0d', nation: NATIONS[nation], side })
  refreshZones(g)
  settleAll(g, log)
}

/** 3.4.2g, 3.4.3  Where the support units and reinforcements of a country go when it joins. 23.2b: some are caught on the ground. */
function boxOfNewcomer(g: State, unit: number): number {
  if (isLand[unit] || setUpOf[unit] === 'reinforcement') return BOX.reinforcement
  const isCaught = isAir[unit] === 1 && (g.surprised & (1 << unitNation[unit])) !== 0
  return isCaught ? BOX.utilized : BOX.available
}

/** 3.4.1a, 3.4.1b, 3.4.1c  Side that deploys a country in this war; -1 for those that nobody deploys (R81). */
export function deployingSide(g: State, nation: number): number {
  const war = warOf(g)
  if (war.axis.includes(nation) || war.axisIntervention.includes(nation)) return AXIS
  if (war.allied.includes(nation) || war.alliedIntervention.includes(nation)) return ALLIED
  if (NEUTRALS_OF_ALLIES.includes(nation)) return ALLIED
  return nation === FINLAND ? AXIS : -1
}

const NEUTRALS_OF_ALLIES: readonly number[] = (
  ['Belgium', 'Netherlands', 'Denmark', 'Lithuania', 'Latvia', 'Estonia', 'Luxembourg'] as const
).map(name => NATIONS.indexOf(name))

/** 5.3a, 5.3c, 6.2, R22  All countries of the column at once; those invaded before keep their side. */
export function intervene(g: State, log: Log): void {
  if (g.intervened) return
  g.intervened = 1
  const { axisIntervention, alliedIntervention } = warOf(g)
  for (const nation of axisIntervention)
    if (g.status[nation] === STATUS.neutral) joinWar(g, nation, AXIS, log)
  for (const nation of alliedIntervention)
    if (g.status[nation] === STATUS.neutral) joinWar(g, nation, ALLIED, log)
}
