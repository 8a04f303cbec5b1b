// 11.7, 11.15  The attacker chooses the table and adds air, naval and special forces; 16.9, 17.1, 18.1 say which.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRANCE } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { isAirstrike, isFleet, isMech, isSpecialForces, supportUnits, unitIds, unitNation } from '../units.ts'
import { coastSeas, isFrenchBombardment } from '../world.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { attackersOf, defendersOf } from './11-attackers.ts'
import { battleSlot, MARK, setBattleSlot, setMark, supportIn } from './11-battle-frame.ts'
import { inBattleRefusal } from './11-combat.ts'
import { mayUseMobile } from './11-forecast.ts'
import { friendlySeas } from './14-supply.ts'
import { airUnitAt, utilize } from './16-flight.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NO_TABLE = forbid('11.7a', 'the attacker chooses the Assault or the Mobile table')
const NO_MECH = forbid('11.7c', 'the Mobile table needs a mechanized attacker')
const FORTIFIED = forbid('11.7b', 'a fortification unit in the hex forces the Assault table')
const NO_SUPPORT = forbid('11.15a', 'that unit supports no attack')
const ONE_EACH = forbid('11.15a', 'one air unit, one naval unit and one special force support an attack')
const NOT_YOURS = forbid('11.15a', 'only the attacker brings support')
const NOT_AVAILABLE = forbid('17.0', 'the marker is not in the Available display')
const AIR_ELSEWHERE = forbid('16.9a', 'only an air unit in the defending hex supports the attack')
const OTHER_NATION = forbid('16.9b', 'an air unit supports attackers of its own country')
const INLAND = forbid('18.1a', 'fleets bombard coastal hexes')
const OTHER_SEA = forbid('18.1d', 'that coast is not in a friendly sea area of the fleet')
const NO_COMPATRIOT = forbid('18.1a', 'a fleet supports an attack that units of its country take part in')

const targetOf = (g: State): number => battleSlot(g, 'target')

/** 11.7a  Is there a choice at all? */
export function hasChoiceOfTable(g: State): boolean {
  return mayUseMobile(attackersOf(g, targetOf(g)), defendersOf(g, targetOf(g)))
}

/** 11.7a, 11.8, R45  `{do:'table', table: 'assault' | 'mobile'}`; the choice stands whatever follows. */
export const tableDecision: Decision<State> = {
  side: phasingSide,
  list(_g, offer) {
    offer({ do: 'table', table: 'assault' })
    offer({ do: 'table', table: 'mobile' })
  },
  check(g, action) {
    if (action.do !== 'table') return inBattleRefusal(action)
    if (action.table === 'assault') return null
    if (action.table !== 'mobile') return NO_TABLE
    return hasChoiceOfTable(g)
      ? null
      : attackersOf(g, targetOf(g)).some(unit => isMech[unit])
        ? FORTIFIED
        : NO_MECH
  },
  perform(g, action) {
    popFrame(g.flow)
    if (action.table === 'mobile') setMark(g, MARK.mobile)
  },
}

type Kind = 'air' | 'fleet' | 'special'

function kindOf(unit: number): Kind | null {
  if (isAirstrike[unit]) return 'air'
  if (isFleet[unit]) return 'fleet'
  return isSpecialForces[unit] ? 'special' : null
}

/** 11.15a, 17.1a  At most one of each kind, from the attacker alone. */
function supportRefusal(g: State, unit: number): Refusal | null {
  const kind = kindOf(unit)
  if (kind !== null && isPhasing(g, unit) && supportIn(g, kind) >= 0) return ONE_EACH
  const target = targetOf(g)
  return aidRefusal(g, unit, target, attackersOf(g, target))
}

/** Can this unit support an attack on that hex by these? */
function aidRefusal(g: State, unit: number, target: number, attackers: readonly number[]): Refusal | null {
  const kind = kindOf(unit)
  if (kind === null) return NO_SUPPORT
  if (!isPhasing(g, unit)) return NOT_YOURS
  if (kind === 'air') return airRefusal(g, unit, target, attackers)
  if (g.place[unit] !== BOX.available) return NOT_AVAILABLE
  // 17.1a, R84  Special forces help attackers of any country.
  return kind === 'fleet' ? fleetRefusal(g, unit, target, attackers) : null
}

/** The same before the attack is made, for players who think of one. */
export const maySupport = (g: State, unit: number, target: number, attackers: readonly number[]): boolean =>
  aidRefusal(g, unit, target, attackers) === null

const isCompatriot = (unit: number, attackers: readonly number[]): boolean =>
  attackers.some(attacker => unitNation[attacker] === unitNation[unit])

/** 16.9a, 16.9b, R63 */
function airRefusal(g: State, unit: number, target: number, attackers: readonly number[]): Refusal | null {
  if (g.place[unit] !== BOX.onMission || g.aim[unit] !== target) return AIR_ELSEWHERE
  return isCompatriot(unit, attackers) ? null : OTHER_NATION
}

/** 18.1a to 18.1d, R64 */
function fleetRefusal(g: State, unit: number, target: number, attackers: readonly number[]): Refusal | null {
  const nation = unitNation[unit]
  if (coastSeas[target] === 0) return INLAND
  if (!isCompatriot(unit, attackers)) return NO_COMPATRIOT
  if (coastSeas[target] & friendlySeas(g, nation)) return null
  return nation === FRANCE && isFrenchBombardment[target] ? null : OTHER_SEA
}

export const hasSupport = (g: State): boolean => supportUnits.some(unit => supportRefusal(g, unit) === null)

/** 11.8  `{do:'support', unit}` for each, then `{do:'resolve'}`. */
export const supportDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of supportUnits)
      if (supportRefusal(g, unit) === null) offer({ do: 'support', unit: unitIds[unit] })
    offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return null
    if (action.do !== 'support') return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : supportRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'resolve') return popFrame(g.flow)
    const unit = unitNamed(action.unit)
    setBattleSlot(g, kindOf(unit)!, unit + 1)
    g.place[unit] = BOX.onMission
    g.aim[unit] = targetOf(g)
    log?.push({ event: 'support', rule: '11.15a', unit: unitIds[unit] })
  },
}

/** 16.9b  An air unit over the hex that is of another country than the attackers goes home before the battle. */
export function dismissForeignAir(g: State, log: Log): void {
  const unit = airUnitAt(g, g.phasing, targetOf(g))
  if (unit < 0 || isCompatriot(unit, attackersOf(g, targetOf(g)))) return
  log?.push({ event: 'air-returned', rule: '16.9b', unit: unitIds[unit] })
  utilize(g, unit)
}
