// What may be waited for: every watch that is offered can be set, leaves a sound position, and is seen by nobody else.
import type { Action } from '../../engine/game/action.ts'
import { type GameState, PUBLIC, type WatchChoice } from '../../engine/game/game.ts'
import { jsonFinding } from './copies.ts'
import { sameJson } from './same-json.ts'
import { type Finding, othersThan, type Table, words } from './table.ts'

const actionOf = ({ kind, id }: WatchChoice): Action =>
  kind === 'until' ? { do: 'watch', until: id } : { do: 'watch', only: [id] }

export function watchesFinding(table: Table): Finding {
  const { game, g, side } = table
  for (const choice of game.watches(g, side)) {
    const action = actionOf(choice)
    const [refusal] = game.check(g, side, action)
    if (refusal !== undefined) return `${words(action)} is offered and refused (${refusal.rule})`
    const after = g.copy()
    game.perform(after, side, action, null)
    const fault = game.faultsIn(after)[0] ?? jsonFinding({ ...table, g: after })
    if (fault !== undefined && fault !== null) return `after ${words(action)}: ${fault}`
    // To wait for something passes a window, which everybody may see; a condition changes nothing at once.
    if (choice.kind === 'only' && isSeen(table, after)) return `others see ${words(action)}`
  }
  return null
}

const isSeen = (table: Table, after: GameState): boolean =>
  [PUBLIC, ...othersThan(table)].some(
    viewer => !sameJson(table.game.view(table.g, viewer), table.game.view(after, viewer)),
  )
