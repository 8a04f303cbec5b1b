// 3.3  Neutral nations: only a German declaration brings them into the war, and then on the Allied side.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import {
  ALLIED,
  ESTONIA,
  GERMAN,
  LATVIA,
  NATIONS,
  type NationName,
  NEUTRALS,
  SOVIET_UNION,
} from '../nations.ts'
import { BOX, is1939, STATUS, type State } from '../state.ts'
import { country, grid, hexesOfCountry, isWater, unitIds, unitNation, unitsOfNation } from '../world.ts'
import { place } from './03-hex-control.ts'
import { stackingRefusal } from './08-stacking.ts'
import { refreshZones } from './09-zones-of-control.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const UNKNOWN_NATION = forbid('3.3b', 'there is no such neutral nation')
const NOT_NEUTRAL = forbid('3.3b', 'this nation is no longer neutral')
const NOT_OF_NATION = forbid('3.3c', 'this unit does not belong to the violated nation')
const ALREADY_PLACED = forbid('3.3c', 'this unit has already been placed')
const OUTSIDE = forbid('3.3c', 'units of a violated neutral start in their own country')

function neutralOf(value: Json | undefined): number {
  return NEUTRALS.indexOf(NATIONS.indexOf(value as NationName))
}

/** 3.3b, R22  Violations can be declared at the start of German Movement and Combat Phases from turn 3. */
export function mayViolate(g: State): boolean {
  return !is1939(g) && g.turn >= 3 && NEUTRALS.some(nation => g.status[nation] === STATUS.neutral)
}

/** `{do:'violate', nation}` as often as wished, then `{do:'proceed'}`. */
export const violationDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (const nation of NEUTRALS) {
      if (g.status[nation] === STATUS.neutral) offer({ do: 'violate', nation: NATIONS[nation] })
    }
    offer({ do: 'proceed' })
  },
  check(g, action) {
    if (action.do === 'proceed') return null
    if (action.do !== 'violate') return WRONG_PHASE
    const index = neutralOf(action.nation)
    if (index < 0) return UNKNOWN_NATION
    return g.status[NEUTRALS[index]] === STATUS.neutral ? null : NOT_NEUTRAL
  },
  perform(g, action, log) {
    if (action.do === 'violate') {
      violate(g, NEUTRALS[neutralOf(action.nation)], log)
      return
    }
    popFrame(g.flow)
    for (let i = NEUTRALS.length - 1; i >= 0; i--) {
      const nation = NEUTRALS[i]
      const joined = g.status[nation] === STATUS.fighting && neutralUnitsAside(g, nation).length > 0
      if (joined) pushFrame(g.flow, FRAMES.deployNeutral, nation)
    }
  },
}

/** 3.3c, R84  The nation joins the Allied side at once, and its hexes are its own. */
function violate(g: State, nation: number, log: Log): void {
  g.status[nation] = STATUS.fighting
  g.violatedOn[nation] = g.turn
  log?.push({ event: 'violated', rule: '3.3b', nation: NATIONS[nation] })
  // 3.3d, R16  Latvia and Estonia become Soviet soil.
  const holder = nation === LATVIA || nation === ESTONIA ? SOVIET_UNION : nation
  for (const h of hexesOfCountry[nation]) if (g.top[h] < 0) g.control[h] = holder + 1
  refreshZones(g)
}

/** Units of a neutral that wait beside the map (3.3a). */
export function neutralUnitsAside(g: State, nation: number): number[] {
  return unitsOfNation[nation].filter(u => g.place[u] === BOX.aside)
}

/** The nation that the Allied player deploys now. */
export function deployingNation(g: State): number {
  return slot(g.flow, FRAMES.deployNeutral.at.nation)
}

// 3.3c, R22  Anywhere in the country, zone of control or not, within the stacking limits.
export function neutralDeployRefusal(g: State, nation: number, unit: number, at: number): Refusal | null {
  if (unitNation[unit] !== nation) return NOT_OF_NATION
  if (g.place[unit] !== BOX.aside) return ALREADY_PLACED
  if (country[at] !== nation || isWater[at]) return OUTSIDE
  return stackingRefusal(g, unit, at)
}

/** `{do:'place', unit, hex}` until every unit of the violated nation is on the map. */
export const deployNeutralDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    const nation = deployingNation(g)
    for (const unit of neutralUnitsAside(g, nation)) {
      for (const at of hexesOfCountry[nation]) {
        if (neutralDeployRefusal(g, nation, unit, at) === null)
          offer({ do: 'place', unit: unitIds[unit], hex: grid.names[at] })
      }
    }
  },
  check(g, action) {
    if (action.do !== 'place') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const at = hexNamed(action.hex)
    if (unit < 0) return UNKNOWN_UNIT
    return at < 0 ? UNKNOWN_HEX : neutralDeployRefusal(g, deployingNation(g), unit, at)
  },
  perform(g, action, log) {
    const nation = deployingNation(g)
    log?.push({ event: 'placed', rule: '3.3c', unit: action.unit, hex: action.hex })
    place(g, unitNamed(action.unit), hexNamed(action.hex), log)
    if (neutralUnitsAside(g, nation).length === 0) popFrame(g.flow)
  },
}
