// 7.15  From turn 5 on, without Antwerp, one Allied army group in the north goes short.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GROUP_NAMES, groupNamed } from '../sides.ts'
import type { State } from '../state.ts'
import { TURN } from '../tables.ts'
import { groupOf, sideOf, UNITS } from '../units.ts'
import { NORTH, zoneOf } from '../world.ts'
import { isAntwerpOpen } from './07-supply.ts'
import { WRONG_PHASE } from './actions.ts'

const NOT_IN_THE_NORTH = forbid('7.15', 'that army group has no units in the northern zone')

/** Army groups with units in the northern zone. */
export function groupsInTheNorth(g: State): number[] {
  return GROUP_NAMES.map((_, group) => group).filter(group => {
    for (let unit = 0; unit < UNITS; unit++) {
      const hex = g.place[unit]
      if (hex >= 0 && sideOf[unit] === ALLIED && groupOf[unit] === group && zoneOf[hex] === NORTH) return true
    }
    return false
  })
}

/** 7.15, 7.15a, R52  At the start of the turn and for all of it; the same group or the other, turn by turn. */
export function nameShortGroup(g: State, log: Log): void {
  if (g.turn < TURN.supplyProblems || isAntwerpOpen(g)) return
  const groups = groupsInTheNorth(g)
  if (groups.length === 1) name(g, groups[0], log)
  else if (groups.length > 1) pushFrame(g.flow, FRAMES.supplyProblem)
}

function name(g: State, group: number, log: Log): void {
  g.shortGroup = group + 1
  log?.push({ event: 'supply-problems', rule: '7.15', group: GROUP_NAMES[group] })
}

/** `{do:'name', group:'american'}` */
export const supplyProblemDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    for (const group of groupsInTheNorth(g)) offer({ do: 'name', group: GROUP_NAMES[group] })
  },
  check(g, action): Refusal | null {
    if (action.do !== 'name' || groupNamed(action.group) < 0) return WRONG_PHASE
    return groupsInTheNorth(g).includes(groupNamed(action.group)) ? null : NOT_IN_THE_NORTH
  },
  perform(g, action, log) {
    popFrame(g.flow)
    name(g, groupNamed(action.group), log)
  },
}
