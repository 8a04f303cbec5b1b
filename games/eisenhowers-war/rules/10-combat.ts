// 10  The attack portion: attacks are opened one after the other, assembled unit by unit, and carried through.
// Who may attack whom is in 10-attackers.ts, odds and column in 10-odds.ts, shifts in 10-shifts.ts, bombers in 10-bombers.ts; the
// course of a battle is chapter 11.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, SIDES } from '../sides.ts'
import { PORTION, type State, UNIT } from '../state.ts'
import { attackFactors, sideOf, UNITS, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { actingSide, inOffensive } from './05-active.ts'
import { enemyOccupied } from './06-stacking.ts'
import { checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { attackersOf, attackRefusal, markAttacked, openingRefusal } from './10-attackers.ts'
import { bombersRefusal, sendBombers } from './10-bombers.ts'
import { MARK, openBattle } from './11-battle-frame.ts'
import { enterRefusal, listEntries, performEntry } from './12-entry.ts'
import {
  AIRBORNE_FORMS,
  checkAirdrop,
  dropHereRefusal,
  listAirdrops,
  openAirdrop,
  readyToDrop,
} from './13-airborne.ts'
import { countAttack, endOfAttacksRefusal } from './13-offensives.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const MOVES_BEFORE = forbid('5.5.1', 'there is no movement in the attack portion')
const ONE_AT_A_TIME = forbid('10.0b', 'an attack is finished before the next one begins')
const NO_CANCEL = forbid('10.0b', 'an attack that has been declared is carried through')
const LATE_ADVANCE = forbid('11.3g', 'an advance is made at once after its combat or not at all')
const BOMBERS_ALLIED = forbid('10.10', 'the bombers are Allied')

/** 5.5.1, 5.5.2 */
export function openCombat(g: State): void {
  g.portion = PORTION.attack
  pushFrame(g.flow, FRAMES.combat)
}

/**
 * 10.0, 10.0a, 10.0c, 10.0h  `{do:'attack', target, unit}` opens an attack, `{do:'airdrop', unit}` one from the air, `{do:'end'}` ends the
 * portion at any time. Reinforcements come in as in the movement portion (R36).
 */
export const combatDecision: Decision<State> = {
  side: actingSide,
  list(g, offer) {
    const side = actingSide(g)
    for (let unit = 0; unit < UNITS; unit++)
      if (sideOf[unit] === side && g.place[unit] >= 0) listAttacksOf(g, unit, offer)
    listEntries(g, offer)
    if (side === ALLIED) {
      listAirdrops(g, offer)
      listAerial(g, offer)
    }
    if (endOfAttacksRefusal(g) === null) offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return endOfAttacksRefusal(g)
    if (action.do === 'enter') return enterRefusal(g, action)
    if (action.do === 'airdrop') return checkAirdrop(g, action)
    if (action.do === 'aerial' && actingSide(g) === ALLIED) return checkAerial(g, action)
    if (action.do === 'begin') return MOVES_BEFORE
    if (action.do === 'advance') return LATE_ADVANCE
    if (action.do !== 'attack') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const target = hexNamed(action.target)
    if (unit < 0) return UNKNOWN_UNIT
    return target < 0 ? UNKNOWN_HEX : openingRefusal(g, unit, target)
  },
  perform(g, action, log) {
    switch (action.do) {
      case 'end':
        return popFrame(g.flow)
      case 'enter':
        return performEntry(g, action, log)
      case 'aerial':
        return commitAerial(g, action, log)
      case 'airdrop':
        return openAirdrop(g, action)
      default:
        g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
        return pushFrame(g.flow, FRAMES.assemble, hexNamed(action.target))
    }
  },
}

function listAttacksOf(g: State, unit: number, offer: (action: Action) => void): void {
  for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
    const target = grid.neighbours[slot]
    if (target < 0 || !enemyOccupied(g, sideOf[unit], target)) continue
    if (openingRefusal(g, unit, target) === null)
      offer({ do: 'attack', target: grid.names[target], unit: unitIds[unit] })
  }
}

const targetOf = (g: State): number => slot(g.flow, FRAMES.assemble.at.target)
const marksOf = (g: State): number => slot(g.flow, FRAMES.assemble.at.marks)

/**
 * 10.0e, 10.0f, 10.8  `{do:'join', unit}` brings in whole units, `{do:'drop', unit}` an airborne corps from the air (13.2j),
 * `{do:'bombers'}` the bombers, and `{do:'resolve'}` declares the attack.
 */
export const assembleDecision: Decision<State> = {
  side: actingSide,
  list(g, offer) {
    const target = targetOf(g)
    for (let slot = target * 6; slot < target * 6 + 6; slot++) {
      const from = grid.neighbours[slot]
      if (from < 0 || g.top[from] < 0 || sideOf[g.top[from]] !== actingSide(g)) continue
      for (let unit = g.top[from]; unit >= 0; unit = g.below[unit])
        if (attackRefusal(g, unit, target) === null) offer({ do: 'join', unit: unitIds[unit] })
    }
    if (actingSide(g) === ALLIED) {
      for (const corps of AIRBORNE_FORMS)
        if (dropHereRefusal(g, corps, target) === null) offer({ do: 'drop', unit: unitIds[corps] })
      if (alliedBombersRefusal(g) === null) offer({ do: 'bombers' })
      listAerial(g, offer)
    }
    offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return null
    if (action.do === 'cancel') return NO_CANCEL
    if (action.do === 'attack') return ONE_AT_A_TIME
    if (action.do === 'bombers') return alliedBombersRefusal(g)
    if (action.do === 'aerial' && actingSide(g) === ALLIED) return checkAerial(g, action)
    if (action.do !== 'join' && action.do !== 'drop') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return action.do === 'join' ? attackRefusal(g, unit, targetOf(g)) : dropHereRefusal(g, unit, targetOf(g))
  },
  perform(g, action, log) {
    if (action.do === 'join') g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    else if (action.do === 'drop') readyToDrop(g, unitNamed(action.unit))
    else if (action.do === 'aerial') commitAerial(g, action, log)
    else if (action.do === 'bombers') {
      setSlot(g.flow, FRAMES.assemble.at.marks, marksOf(g) | MARK.bombers)
      sendBombers(g, targetOf(g), log)
    } else declare(g, log)
  },
}

function alliedBombersRefusal(g: State): Refusal | null {
  if (actingSide(g) !== ALLIED) return BOMBERS_ALLIED
  return bombersRefusal(g, (marksOf(g) & MARK.bombers) !== 0)
}

// 10.0b  From here on the attack is carried through.
function declare(g: State, log: Log): void {
  const target = targetOf(g)
  const side = actingSide(g)
  const marks = marksOf(g) | (inOffensive(g) ? MARK.offensive : 0)
  const units = attackersOf(g)
  popFrame(g.flow)
  for (const unit of units) g.unitFlags[unit] |= UNIT.attacked
  markAttacked(g, side, target)
  if (inOffensive(g)) countAttack(g)
  log?.push({
    event: 'attack',
    rule: '10.0',
    side: SIDES[side],
    target: grid.names[target],
    units: units.map(unit => unitIds[unit]),
  })
  openBattle(g, target, marks)
}

/** Six units in each of six hexes. */
const MOST_ATTACKERS = 36

/** A whole attack sent as one, `{do:'attack', target, units:[…], drop:[…], bombers:true}`, as the atomic actions it stands for. */
export function expandAttack(action: Action): readonly Action[] | null {
  const { units, target, drop, bombers } = action as {
    units?: Json
    target?: Json
    drop?: Json
    bombers?: Json
  }
  if (action.do !== 'attack' || !Array.isArray(units) || units.length === 0) return null
  if (units.length > MOST_ATTACKERS) return []
  const dropped = Array.isArray(drop) ? drop.slice(0, MOST_ATTACKERS) : []
  // 10.0i  The order in which the units are named means nothing; one that has an attack factor opens.
  const leader = units.find((unit: Json) => (attackFactors[0][unitNamed(unit)] ?? 0) > 0) ?? units[0]
  return [
    { do: 'attack', target: target ?? null, unit: leader },
    ...units.filter((unit: Json) => unit !== leader).map((unit: Json): Action => ({ do: 'join', unit })),
    ...dropped.map((unit: Json): Action => ({ do: 'drop', unit })),
    ...(bombers === true ? [{ do: 'bombers' }] : []),
    { do: 'resolve' },
  ]
}
