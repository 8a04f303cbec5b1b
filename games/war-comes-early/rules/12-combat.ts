// 12.0  The Combat Phase: attacks are opened one after the other, assembled unit by unit, and carried through.
// The rest of the chapter in its order: who may attack whom in 12-attackers.ts, strengths and the line of the table in
// 12-strength.ts, shifts in 12-shifts.ts, the column in 12-forecast.ts, the course of a battle with its die and its
// disruption in 12-battle.ts, losses in 12-losses.ts, the advance in 12-advance.ts, then 12-flank-and-momentum.ts and
// 12-flieger.ts.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { FORT, fort, grid, isGermanMech, unitIds, unitsOfNations } from '../world.ts'
import { activeSide, nobodyActs } from './05-markers.ts'
import { attackDeclared } from './05-watches.ts'
import {
  attackersOf,
  attackRefusal,
  clearUnitFlags,
  isDriveIn,
  KIND,
  KIND_NAMES,
  readyRefusal,
} from './12-attackers.ts'
import { MARK } from './12-battle-frame.ts'
import { driveIn, flankRefusal, momentumFlankRefusal, momentumRefusal } from './12-flank-and-momentum.ts'
import { dropFlieger, dropRefusal } from './12-flieger.ts'
import { assemblyRefusal, phaseRefusal } from './12-refusals.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

/**
 * 12.0b, 12.0f, 12.0g  `{do:'attack', target, unit}` or `{do:'flank', target, unit}` opens an attack, `{do:'end'}` ends the
 * phase. Nothing need be declared beforehand, and nobody need attack (9.3a).
 */
export const combatDecision: Decision<State> = {
  side: activeSide,
  isMoot: nobodyActs,
  list(g, offer) {
    for (const unit of unitsOfNations(g.active)) {
      if (readyRefusal(g, unit) === null) listAttacksOf(g, unit, offer)
    }
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    if (action.do !== 'attack' && action.do !== 'flank') return phaseRefusal(action)
    const unit = unitNamed(action.unit)
    const target = hexNamed(action.target)
    if (unit < 0) return UNKNOWN_UNIT
    if (target < 0) return UNKNOWN_HEX
    return action.do === 'attack' ? attackRefusal(g, unit, target) : flankRefusal(g, unit, target)
  },
  perform(g, action) {
    if (action.do === 'end') return popFrame(g.flow)
    g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    pushFrame(
      g.flow,
      FRAMES.assemble,
      hexNamed(action.target),
      action.do === 'attack' ? KIND.attack : KIND.flank,
    )
  },
}

function listAttacksOf(g: State, unit: number, offer: (action: Action) => void): void {
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[g.place[unit] * 6 + direction]
    if (target < 0) continue
    if (holdsAnybody(g, target) && attackRefusal(g, unit, target) === null)
      offer({ do: 'attack', target: grid.names[target], unit: unitIds[unit] })
    if (isGermanMech[unit] && flankRefusal(g, unit, target) === null)
      offer({ do: 'flank', target: grid.names[target], unit: unitIds[unit] })
  }
}

/** Most hexes are no targets at all; this tells at a glance. */
const holdsAnybody = (g: State, hex: number): boolean => g.top[hex] >= 0 || fort[hex] !== FORT.none

const targetOf = (g: State): number => slot(g.flow, FRAMES.assemble.at.target)
const kindOf = (g: State): number => slot(g.flow, FRAMES.assemble.at.kind)

/**
 * 12.0d, 12.0e  `{do:'join', unit}` brings in whole units, `{do:'drop'}` the 7th Flieger Division (12.8), and
 * `{do:'resolve'}` declares the attack.
 */
export const assembleDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    const target = targetOf(g)
    for (let direction = 0; direction < 6; direction++) {
      const from = grid.neighbours[target * 6 + direction]
      if (from < 0) continue
      for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
        if (joinRefusal(g, unit, target, kindOf(g)) === null) offer({ do: 'join', unit: unitIds[unit] })
      }
    }
    if (dropRefusal(g, target, kindOf(g)) === null) offer({ do: 'drop' })
    offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return null
    if (action.do === 'drop') return dropRefusal(g, targetOf(g), kindOf(g))
    if (action.do !== 'join') return assemblyRefusal(action)
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : joinRefusal(g, unit, targetOf(g), kindOf(g))
  },
  perform(g, action, log) {
    if (action.do === 'join') g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    else if (action.do === 'resolve') declare(g, log)
    else {
      setSlot(g.flow, FRAMES.assemble.at.drop, 1)
      dropFlieger(g, targetOf(g), log)
    }
  },
}

function joinRefusal(g: State, unit: number, target: number, kind: number): Refusal | null {
  switch (kind) {
    case KIND.attack:
      return attackRefusal(g, unit, target)
    case KIND.flank:
      return flankRefusal(g, unit, target)
    case KIND.momentum:
      return momentumRefusal(g, unit, target)
    default:
      return momentumFlankRefusal(g, unit, target, KIND.attack)
  }
}

// 12.0b  From here on the attack is carried through.
function declare(g: State, log: Log): void {
  const target = targetOf(g)
  const kind = kindOf(g)
  const dropped = slot(g.flow, FRAMES.assemble.at.drop)
  const units = attackersOf(g, target)
  popFrame(g.flow)
  attackDeclared(g, units[0])
  log?.push({
    event: 'attack',
    rule: isDriveIn(kind) ? '12.6a' : '12.0b',
    kind: KIND_NAMES[kind],
    target: grid.names[target],
    units: units.map(unit => unitIds[unit]),
  })
  if (isDriveIn(kind)) {
    driveIn(g, target, kind, log)
    return
  }
  clearUnitFlags(g, UNIT.advanced)
  reveal(g, target, units)
  pushFrame(g.flow, FRAMES.battle, target, kind)
  if (dropped) setSlot(g.flow, FRAMES.battle.at.marks, MARK.dropped)
}

// 8.3a  Both players see the stacks from which and against which an attack goes.
function reveal(g: State, target: number, attackers: readonly number[]): void {
  g.hexFlags[target] |= HEX.revealed
  for (const unit of attackers) g.hexFlags[g.place[unit]] |= HEX.revealed
  g.revelations += 1
}

/** Five units in each of six hexes. */
const MOST_ATTACKERS = 30

const OPENERS = ['attack', 'flank', 'momentum', 'momentum-flank']

/** A whole attack sent as one, `{do:'attack', target, units:[…], drop:true}`, as the atomic actions it stands for. */
export function expandAttack(action: Action): readonly Action[] | null {
  const { units, target } = action as { units?: Json; target?: Json }
  if (!OPENERS.includes(action.do) || !Array.isArray(units) || units.length === 0) return null
  if (units.length > MOST_ATTACKERS) return []
  const joins = units.slice(1).map((unit: Json): Action => ({ do: 'join', unit }))
  const drop: readonly Action[] = action.drop === true ? [{ do: 'drop' }] : []
  return [{ do: action.do, target: target ?? null, unit: units[0] }, ...joins, ...drop, { do: 'resolve' }]
}
