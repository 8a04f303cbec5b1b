// 3.4  Set-up: country after country, each unit where the Initial Deployment Table lets it.
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import {
  BELGIUM,
  DENMARK,
  ESTONIA,
  FINLAND,
  GERMANY,
  LATVIA,
  LITHUANIA,
  NETHERLANDS,
  SOVIET_UNION,
} from '../nations.ts'
import { BOX, PHASE, type State } from '../state.ts'
import {
  beginsReduced,
  counters,
  fullSteps,
  isAlpine,
  isAntiAircraft,
  isFort,
  isLand,
  isMobile,
  isStatic,
  setUpOf,
  unitIds,
  unitNation,
  unitsOf,
} from '../units.ts'
import { WARS } from '../wars.ts'
import {
  bordersFrance,
  capital,
  country,
  grid,
  homeHexes,
  isCity,
  isFortSymbol,
  isGround,
  isMountain,
  named,
} from '../world.ts'
import { place, sendToBox } from './02-control.ts'
import { MEANT } from './03-determination.ts'
import { fights } from './05-belligerency.ts'
import { stackingRefusal, staticRefusal } from './09-stacking.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_NOW = forbid('3.4.1a', 'another country is set up at this point')
const NOT_WAITING = forbid('3.4.2b', 'this unit is not to be set up')
const NO_REDUCED = forbid('3.4.2e', 'the deployment table has no reduced unit of this kind left')
const NO_FULL = forbid('3.4.2e', 'the deployment table has no full-strength unit of this kind left')
const ABROAD = forbid('3.4.2d', 'units are set up in their own country')
const MOUNTAIN = forbid('3.4.2d', 'only alpine units are set up in mountains')
const NO_SYMBOL = forbid('3.4.2f', 'fortifications are set up in hexes with a fortification symbol')
const NOT_AT_BORDER = forbid('3.4.2c', 'German 2nd line corps are set up next to the French border')
const FORTS_FIRST = forbid('3.4.2f', 'hexes with a fortification symbol are for fortifications')
const BORDER_FIRST = forbid('3.4.2c', 'the last room next to the French border is for the 2nd line corps')
const NOT_A_CITY = forbid('3.D1', 'German anti-aircraft corps are set up in German cities')
const RUHR_FIRST = forbid('3.D1', 'one German anti-aircraft corps must be in the Ruhr')
const NOT_LONDON = forbid('3.D2', 'the British anti-aircraft corps is set up in London')

/** 3.4.1a, R16  Whoever they fight for. */
const FIRST: readonly number[] = [BELGIUM, NETHERLANDS, DENMARK, LITHUANIA, LATVIA, ESTONIA]

/** 3.4.1a, 3.4.1b, 3.4.1e, 3.4.1f  Countries in the order of deployment. */
const linesOfWars: readonly (readonly number[])[] = WARS.map(
  ({ axis, allied, axisIntervention, alliedIntervention }) => {
    const before = [...FIRST, FINLAND]
    const others = [...allied, ...alliedIntervention, ...axis, ...axisIntervention]
    return [...before, ...others.filter(nation => !before.includes(nation))]
  },
)

export const linesOf = (g: State): readonly number[] => linesOfWars[g.war]

export const setUpProcedure: Procedure<State> = {
  run(g, log) {
    const index = slot(g.flow, FRAMES.setUp.at.line)
    const nation = linesOf(g)[index]
    if (nation === undefined) {
      popFrame(g.flow)
      g.phase = PHASE.none
      log?.push({ event: 'set-up-complete', rule: '3.4.1a' })
      return
    }
    setSlot(g.flow, FRAMES.setUp.at.line, index + 1)
    if (nation === SOVIET_UNION && g.terms.options.sovietPreparedness) rollPreparedness(g, log)
    if (isComplete(g, nation)) finishLine(g, nation)
    else pushFrame(g.flow, FRAMES.deploy, nation)
  },
}

/** 23.6  A die for each Soviet unit that would begin reduced: on 5 and 6 it begins at full strength. */
function rollPreparedness(g: State, log: Log): void {
  for (const unit of unitsOf(SOVIET_UNION)) {
    if (!beginsReduced[unit]) continue
    const die = roll(g, 6)
    log?.push({ event: 'preparedness', rule: '23.6', unit: unitIds[unit], dice: [die] })
    if (die >= 5) g.steps[unit] = fullSteps[unit]
  }
}

/** 3.4.2a, 3.4.2b  Units of one kind stand for each other, except those that the table names. */
function isSameKind(unit: number, other: number): boolean {
  if (unit === other) return true
  const [a, b] = [counters[unit], counters[other]]
  return (
    unitNation[unit] === unitNation[other] && a.type === b.type && a.size === b.size && a.type !== 'armor'
  )
}

const isWaiting = (g: State, unit: number): boolean => g.place[unit] === BOX.aside && isLand[unit] === 1

/** A unit of this kind that is still to be set up with so many steps, -1 for none. */
function openingFor(g: State, unit: number, steps: number): number {
  const fits = (other: number) =>
    isWaiting(g, other) && g.due[other] === MEANT.map && g.steps[other] === steps && isSameKind(unit, other)
  return fits(unit) ? unit : (unitsOf(unitNation[unit]).find(fits) ?? -1)
}

const stepsFor = (unit: number, reduced: boolean): number => (reduced ? 1 : fullSteps[unit])

function takeRefusal(g: State, nation: number, unit: number, reduced: boolean): Refusal | null {
  if (unitNation[unit] !== nation) return NOT_NOW
  if (!isWaiting(g, unit)) return NOT_WAITING
  if (reduced && fullSteps[unit] === 1) return NO_REDUCED
  const opening = openingFor(g, unit, stepsFor(unit, reduced))
  if (opening >= 0) return null
  const other = openingFor(g, unit, stepsFor(unit, !reduced && fullSteps[unit] > 1))
  if (other < 0) return NOT_WAITING
  return reduced ? NO_REDUCED : NO_FULL
}

/** The unit takes over what its place in the table says, and gives that of its own to the other. */
function exchange(g: State, unit: number, other: number): void {
  if (unit === other) return
  const [due, steps] = [g.due[unit], g.steps[unit]]
  g.due[unit] = g.due[other]
  g.steps[unit] = g.steps[other]
  g.due[other] = due
  g.steps[other] = steps
}

const deploying = (g: State): number => slot(g.flow, FRAMES.deploy.at.nation)

/** 3.4.1  `{do:'take', unit}` picks up a unit, with `reduced: true` as a reduced one. */
export const deployDecision: Decision<State> = {
  side: g => g.allegiance[deploying(g)],
  list(g, offer) {
    const nation = deploying(g)
    for (const unit of unitsOf(nation)) {
      if (!isWaiting(g, unit)) continue
      if (takeRefusal(g, nation, unit, false) === null && hasHex(g, unit))
        offer({ do: 'take', unit: unitIds[unit] })
      if (fullSteps[unit] > 1 && takeRefusal(g, nation, unit, true) === null && hasHex(g, unit))
        offer({ do: 'take', unit: unitIds[unit], reduced: true })
    }
  },
  check(g, action) {
    if (action.do !== 'take') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    const refusal = takeRefusal(g, deploying(g), unit, action.reduced === true)
    return refusal ?? (hasHex(g, unit) ? null : NOT_WAITING)
  },
  perform(g, action) {
    const reduced = action.reduced === true
    pushFrame(g.flow, FRAMES.placing, deploying(g), unitNamed(action.unit), reduced ? 1 : 0)
  },
}

const placed = (g: State): number => slot(g.flow, FRAMES.placing.at.unit)

/** 3.4.2c, 3.4.2d, 3.4.2f, 3.4.2h, 3.4.2i  Its zone, terrain and stacking; enemy zones of control do not matter. */
export function placeRefusal(g: State, unit: number, hex: number): Refusal | null {
  return zoneRefusal(g, unit, hex) ?? stackingRefusal(g, unit, hex) ?? roomRefusal(g, unit, hex)
}

/** 3.4.2c, 3.4.2f  No unit takes the place of one that can go nowhere else. */
function roomRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (isStatic[unit] && !isFort[unit] && isFortSymbol[hex]) return FORTS_FIRST
  if (kindOfZone(unit) === 'french-border' || !isMobile[unit] || !isBorderPost(hex)) return null
  const waiting = unitsOf(unitNation[unit]).filter(
    other => isWaiting(g, other) && setUpOf[other] === 'french-border',
  )
  const room = homeHexes[GERMANY].filter(isBorderPost).reduce((sum, post) => sum + roomIn(g, post), 0)
  return room > waiting.length ? null : BORDER_FIRST
}

const isBorderPost = (hex: number): boolean =>
  country[hex] === GERMANY && bordersFrance(hex) && !isMountain[hex]

/** Small units that a hex without an army still takes. */
function roomIn(g: State, hex: number): number {
  let room = 3
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (isMobile[unit]) room -= 1
  return room
}

function zoneRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!isGround[hex] || country[hex] !== unitNation[unit]) return ABROAD
  const kind = kindOfZone(unit)
  const ground = staticRefusal(unit, hex)
  if (ground !== null) return ground
  if (isMountain[hex] && !isAlpine[unit]) return MOUNTAIN
  switch (kind) {
    case 'fort':
      return isFortSymbol[hex] ? null : NO_SYMBOL
    case 'french-border':
      return bordersFrance(hex) ? null : NOT_AT_BORDER
    case 'london':
      return hex === capital[unitNation[unit]] ? null : NOT_LONDON
    case 'german-city':
      return flakRefusal(g, unit, hex)
    default:
      return null
  }
}

/** A unit that the table keeps back may stand for one that it sets up. */
function kindOfZone(unit: number): string {
  if (isAntiAircraft[unit] && setUpOf[unit] !== 'london') return 'german-city'
  if (setUpOf[unit] !== 'reinforcement') return setUpOf[unit]
  return 'home'
}

/** 3.D1  The last one goes to the Ruhr if none is there. */
function flakRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!isCity[hex]) return NOT_A_CITY
  if (hex === named.ruhr) return null
  const mates = unitsOf(unitNation[unit]).filter(other => other !== unit && isSameKind(unit, other))
  if (mates.some(other => g.place[other] === named.ruhr)) return null
  const waiting = mates.filter(other => isWaiting(g, other) && g.due[other] === MEANT.map)
  const isOwnPlace = g.due[unit] === MEANT.map
  return waiting.length > (isOwnPlace ? 0 : 1) ? null : RUHR_FIRST
}

function hasHex(g: State, unit: number): boolean {
  return homeHexes[unitNation[unit]].some(hex => placeRefusal(g, unit, hex) === null)
}

/** `{do:'place', hex}` */
export const placingDecision: Decision<State> = {
  side: g => g.allegiance[slot(g.flow, FRAMES.placing.at.nation)],
  list(g, offer) {
    const unit = placed(g)
    for (const hex of homeHexes[unitNation[unit]])
      if (placeRefusal(g, unit, hex) === null) offer({ do: 'place', hex: grid.names[hex] })
  },
  check(g, action) {
    if (action.do !== 'place') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : placeRefusal(g, placed(g), hex)
  },
  perform(g, action, log) {
    const unit = placed(g)
    const nation = unitNation[unit]
    const reduced = slot(g.flow, FRAMES.placing.at.reduced) === 1
    exchange(g, unit, openingFor(g, unit, stepsFor(unit, reduced)))
    g.due[unit] = 0
    popFrame(g.flow)
    log?.push({ event: 'placed', rule: '3.4.2d', unit: unitIds[unit], hex: String(action.hex) })
    place(g, unit, hexNamed(action.hex), log)
    if (!isComplete(g, nation)) return
    popFrame(g.flow)
    finishLine(g, nation)
  },
}

/** Whoever finds no hex on a corrected board stays beside the map. */
function isComplete(g: State, nation: number): boolean {
  return !unitsOf(nation).some(unit => isWaiting(g, unit) && g.due[unit] === MEANT.map && hasHex(g, unit))
}

/** 3.4.3, 23.1  What is left over are reinforcements, and those that the optional rule deducts. */
function finishLine(g: State, nation: number): void {
  for (const unit of unitsOf(nation)) {
    if (!isWaiting(g, unit)) continue
    const isDeducted = g.due[unit] === MEANT.deducted
    g.due[unit] = 0
    g.steps[unit] = fullSteps[unit]
    if (isDeducted) sendToBox(g, unit, BOX.eliminated, null)
    else if (fights(g, nation)) g.place[unit] = BOX.reinforcement
  }
}

/** A unit and its hex sent as one: `{do:'place', unit, hex, reduced}`. */
export function expandPlace(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'place' || action.unit === undefined || topFrame(g.flow) !== FRAMES.deploy.id) return null
  const take: Action =
    action.reduced === true
      ? { do: 'take', unit: action.unit, reduced: true }
      : { do: 'take', unit: action.unit }
  return [take, { do: 'place', hex: action.hex ?? null }]
}

/** The country that is being set up, -1 when none is. */
export const countryBeingSetUp = (g: State): number =>
  topFrame(g.flow) === FRAMES.deploy.id ? deploying(g) : -1
