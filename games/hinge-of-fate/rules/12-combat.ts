// 12.1, 12.3, 12.10  The combat phase: attacks are opened one after the other, assembled unit by unit, and carried through.
// The rest of the chapter: who may attack whom in 12-attackers.ts, strengths in 12-strength.ts, shifts in 12-shifts.ts, the
// column in 12-forecast.ts, the course of a battle in 12-battle.ts, losses in 12-losses.ts, 12-retreat.ts and 12-advance.ts.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { type State, UNIT } from '../state.ts'
import { grid, SLOVAK_ARMY, STUKAS, UNITS, unitIds } from '../world.ts'
import { reveal } from './03-fog-of-war.ts'
import { activeSide } from './05-active.ts'
import { attackersOf, attackRefusal, isPolishArmy, joinRefusal, readyRefusal } from './12-attackers.ts'
import { MARK } from './12-battle-frame.ts'
import { ONE_AT_A_TIME } from './12-refusals.ts'
import { dropRefusal } from './13-airborne.ts'
import { stukaRefusal } from './13-airpower.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const LATE_ADVANCE = forbid('12.2', 'an advance is made at once after its battle or not at all')
const OPENED = forbid('12.10', 'an attack that was opened is carried out')

/** 12.1, 12.10  `{do:'attack', target, unit}` opens an attack, `{do:'end'}` ends the phase: nobody must attack. */
export const combatDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++) if (readyRefusal(g, unit) === null) listAttacksOf(g, unit, offer)
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    if (action.do === 'advance') return LATE_ADVANCE
    if (action.do !== 'attack') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const target = hexNamed(action.target)
    if (unit < 0) return UNKNOWN_UNIT
    return target < 0 ? UNKNOWN_HEX : attackRefusal(g, unit, target)
  },
  perform(g, action) {
    if (action.do === 'end') return popFrame(g.flow)
    g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    pushFrame(g.flow, FRAMES.assemble, hexNamed(action.target))
  },
}

function listAttacksOf(g: State, unit: number, offer: (action: Action) => void): void {
  for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
    const target = grid.neighbours[slot]
    if (target >= 0 && g.top[target] >= 0 && attackRefusal(g, unit, target) === null)
      offer({ do: 'attack', target: grid.names[target], unit: unitIds[unit] })
  }
}

const AT = FRAMES.assemble.at
const targetOf = (g: State): number => slot(g.flow, AT.target)

/**
 * 12.3a, 12.8  `{do:'join', unit}` brings in whole units from any hex around the target, `{do:'stuka', unit}` a Stuka (13.4a),
 * `{do:'drop'}` the paratroops (13.6d), and `{do:'resolve'}` declares the attack.
 */
export const assembleDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    const target = targetOf(g)
    for (let at = target * 6; at < target * 6 + 6; at++) {
      const from = grid.neighbours[at]
      if (from < 0) continue
      for (let unit = g.top[from]; unit >= 0; unit = g.below[unit])
        if (joinRefusal(g, unit, target) === null) offer({ do: 'join', unit: unitIds[unit] })
    }
    for (const stuka of STUKAS)
      if (supportRefusal(g, stuka) === null) offer({ do: 'stuka', unit: unitIds[stuka] })
    if (airdropRefusal(g) === null) offer({ do: 'drop' })
    offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return null
    if (action.do === 'drop') return airdropRefusal(g)
    if (action.do === 'cancel') return OPENED
    if (action.do === 'attack') return ONE_AT_A_TIME
    const unit = unitNamed(action.unit)
    if (action.do === 'stuka') return unit < 0 ? UNKNOWN_UNIT : supportRefusal(g, unit)
    if (action.do !== 'join') return WRONG_PHASE
    return unit < 0 ? UNKNOWN_UNIT : joinRefusal(g, unit, targetOf(g))
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    if (action.do === 'join') g.unitFlags[unit] |= UNIT.involved
    else if (action.do === 'stuka') setSlot(g.flow, AT.stuka, STUKAS.indexOf(unit) + 1)
    else if (action.do === 'drop') setSlot(g.flow, AT.drop, 1)
    else declare(g, log)
  },
}

const ONE_STUKA = forbid('13.4a', 'one Stuka supports an attack')
const ONE_DROP = forbid('13.6a', 'there is only one airdrop in a game')

function supportRefusal(g: State, stuka: number): Refusal | null {
  return slot(g.flow, AT.stuka) > 0 ? ONE_STUKA : stukaRefusal(g, stuka)
}

function airdropRefusal(g: State): Refusal | null {
  return slot(g.flow, AT.drop) > 0 ? ONE_DROP : dropRefusal(g, targetOf(g))
}

// 3.4a, 3.4b, 12.8, 12.19, R63  From here on the attack is carried through.
function declare(g: State, log: Log): void {
  const target = targetOf(g)
  const stuka = slot(g.flow, AT.stuka)
  const drop = slot(g.flow, AT.drop)
  const units = attackersOf(g, target)
  popFrame(g.flow)
  if (units.filter(isPolishArmy).length > 1) g.armiesJoined = 1
  for (const unit of units) g.unitFlags[unit] |= UNIT.attacked
  if (stuka > 0) g.stukasUsed |= 1 << (stuka - 1)
  log?.push({
    event: 'attack',
    rule: '12.3a',
    target: grid.names[target],
    units: units.map(unit => unitIds[unit]),
    stuka: stuka > 0 ? unitIds[STUKAS[stuka - 1]] : null,
  })
  if (hasHidden(g, target, units)) g.revelations += 1
  reveal(g, target, true)
  pushFrame(g.flow, FRAMES.battle, target)
  setSlot(g.flow, FRAMES.battle.at.marks, (drop ? MARK.drop : 0) | (stuka * MARK.stuka))
}

/** Does the declaration show anybody what he could not see? */
function hasHidden(g: State, target: number, attackers: readonly number[]): boolean {
  return g.below[g.top[target]] >= 0 || attackers.some(unit => g.below[g.top[g.place[unit]]] >= 0)
}

/** Two units in each of six hexes, and free stackers. */
const MOST_ATTACKERS = 14

/**
 * A whole attack sent as one, `{do:'attack', target, units:[…], stuka, drop:true}`, as the atomic actions it stands for. With
 * `lower: n` the die is rolled at once, n columns further left (12.18): for attacks in which nobody is asked before the roll.
 */
export function expandAttack(action: Action): readonly Action[] | null {
  const { units, target, stuka } = action as { units?: Json; target?: Json; stuka?: Json }
  if (action.do !== 'attack' || !Array.isArray(units) || units.length === 0) return null
  if (units.length > MOST_ATTACKERS) return []
  const [first, ...others] = slovaksLast(units)
  const joins = others.map((unit: Json): Action => ({ do: 'join', unit }))
  const support: readonly Action[] = typeof stuka === 'string' ? [{ do: 'stuka', unit: stuka }] : []
  const drop: readonly Action[] = action.drop === true ? [{ do: 'drop' }] : []
  const opening: Action = { do: 'attack', target: target ?? null, unit: first }
  const roll: readonly Action[] =
    typeof action.lower === 'number'
      ? [action.lower === 0 ? { do: 'roll' } : { do: 'roll', lower: action.lower }]
      : []
  return [opening, ...joins, ...support, ...drop, { do: 'resolve' }, ...roll]
}

/** 12.3c, 12.20  The Slovakian unit joins those it may attack with, wherever it stands in the list. */
function slovaksLast(units: readonly Json[]): readonly Json[] {
  const slovaks = unitIds[SLOVAK_ARMY]
  return [...units.filter(unit => unit !== slovaks), ...units.filter(unit => unit === slovaks)]
}
