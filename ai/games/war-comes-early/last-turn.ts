// Who still has something to do before the game ends: from the others nothing is to be feared any more.
import { GERMANY, MARKERS } from '../../../games/war-comes-early/nations.ts'
import { ALL_PHASES } from '../../../games/war-comes-early/rules/05-sequence.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'

/** 5.2d, 5.3a, 13.4a  Has the nation a phase before it? */
export function willAct(g: State, nation: number): boolean {
  if (g.turn < g.terms.lastTurn || g.active & (1 << nation)) return true
  if (nation === GERMANY) return g.germanPhases !== ALL_PHASES
  if (is1939(g)) return g.active & (1 << GERMANY) ? true : g.phase === 0
  return MARKERS.some(
    ({ nations }, m) => g.pool & (1 << m) && (nations as readonly number[]).includes(nation),
  )
}

/** Is this the last that the nation does, with nobody left who could answer? */
export function hasLastWord(g: State, nation: number): boolean {
  if (g.turn < g.terms.lastTurn) return false
  const side = g.terms.sideOf[nation]
  for (let other = 0; other < g.terms.sideOf.length; other++) {
    if (g.terms.sideOf[other] !== side && willAct(g, other)) return false
  }
  return true
}

/** Player turns of the enemies of a side that are still to come: 2 for more than one. */
export function repliesTo(g: State, side: number): number {
  if (g.turn < g.terms.lastTurn) return 2
  for (let other = 0; other < g.terms.sideOf.length; other++)
    if (g.terms.sideOf[other] !== side && willAct(g, other)) return 1
  return 0
}
