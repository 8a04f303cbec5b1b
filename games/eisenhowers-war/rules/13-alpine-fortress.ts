// 13.8  The Alpine Fortress.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { NOWHERE, type State } from '../state.ts'
import { TURN } from '../tables.ts'
import { grid, HEXES, isFortressSite, MUNICH } from '../world.ts'
import { isOccupiedBy } from './06-stacking.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const NOT_A_SITE = forbid('13.8', 'the Alpine Fortress is placed in 2217, 2218 or 2316')
const ALLIES_THERE = forbid('13.8', 'the Alpine Fortress is not placed among Allied units')

function siteRefusal(g: State, hex: number): Refusal | null {
  if (!isFortressSite[hex]) return NOT_A_SITE
  return isOccupiedBy(g, ALLIED, hex) ? ALLIES_THERE : null
}

const sites = (g: State): number[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => siteRefusal(g, hex) === null)

/** 13.8, R30  Before Phase II of turn 8, while Munich is not Allied. */
export function openFortress(g: State): void {
  if (g.turn !== TURN.alpineFortress || g.control[MUNICH] === ALLIED || g.fortress !== NOWHERE) return
  if (sites(g).length > 0) pushFrame(g.flow, FRAMES.alpineFortress)
}

/** 13.8a, 13.8c, R31  `{do:'fortress', hex}` or `{do:'pass'}`. The marker is no unit, holds nothing and never moves. */
export const alpineFortressDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (const hex of sites(g)) offer({ do: 'fortress', hex: grid.names[hex] })
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    if (action.do !== 'fortress') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : siteRefusal(g, hex)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'pass') return
    g.fortress = hexNamed(action.hex)
    log?.push({ event: 'fortress', rule: '13.8', hex: String(action.hex) })
  },
}
