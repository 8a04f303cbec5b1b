// 13.6d  The portions of a Fuehrer Mandated Offensive, in the middle of the Allied movement.
import { pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN } from '../sides.ts'
import { HEX, NOWHERE, PORTION, type State } from '../state.ts'
import { HEXES } from '../world.ts'
import { openOtherPortion, openPortion } from './05-sequence.ts'
import { forgetPhase } from './08-movement.ts'

/** 13.6d, R84  As in a German Movement & Attack Phase, in the order that the German player declares; then the Allied movement goes on. */
export const offensiveProcedure = staged<State, string>(FRAMES.offensive, {
  order: g => pushFrame(g.flow, FRAMES.order),
  first: openPortion,
  second: openOtherPortion,
  end(g) {
    g.offensiveHex = NOWHERE
    g.offensiveAttacks = 0
    g.portion = PORTION.movement
    forgetPhase(g, GERMAN)
    for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~HEX.attackedByGermans
  },
})
