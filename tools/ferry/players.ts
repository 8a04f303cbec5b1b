// What players know about the ferry.

import { knowledgeOf } from '../../ai/players/knowledge.ts'
import type { Description } from '../../ai/players/player.ts'
import type { Action } from '../../engine/game/action.ts'
import { alive, FERRY, type Ferry, ferry, grid, holder, sideOf, UNITS, unitAt } from './rules.ts'

/** Nearer to the ferry, and onto it above all; then a shot; then the end. */
function worthOf(g: Ferry, action: Action): number {
  if (action.do === 'end') return 0
  const from = g.place[unitAt(action.unit)]
  if (action.do === 'shoot') return 2
  const to = grid.indexOf(String(action.to))
  if (from === FERRY) return -1
  return to === FERRY ? 5 : grid.distance(from, FERRY) - grid.distance(to, FERRY)
}

export const knowledge = knowledgeOf<Ferry>({
  game: ferry,
  describe: (): Description<Ferry> => ({
    liveliness: (_game, g) => action => Math.max(0.2, worthOf(g, action) + 1),
    worth: (_game, g) => action => worthOf(g, action),
    standing: (g, side) =>
      Math.tanh((alive(g, side) - alive(g, 1 - side)) / 2 + (holder(g) === side ? 1 : 0)),
    moment: g => g.turn * 2 + g.side,
    turn: g => g.turn,
    mover: g => g.side,
  }),
  muster: {
    grid,
    units: UNITS,
    sideOf: (_g, unit) => sideOf(unit),
    steps: () => 1,
    stepsAre: 'companies',
  },
})
