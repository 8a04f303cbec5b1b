import type { Action } from '../../engine/game/action.ts'
import { formatPoints } from '../../engine/movement/points.ts'
import { enemyOccupied } from '../../games/war-comes-early/rules/11-entry.ts'
import { reachOf } from '../../games/war-comes-early/rules/11-reach.ts'
import { attackersOf, isEnemyFort } from '../../games/war-comes-early/rules/12-attackers.ts'
import { forecast } from '../../games/war-comes-early/rules/12-forecast.ts'
import type { State } from '../../games/war-comes-early/state.ts'
import { hear } from '../../games/war-comes-early/view.ts'
import { count, unitName } from '../../games/war-comes-early/words/names.ts'
import { type Seen, seenBy } from '../../games/war-comes-early/words/seen.ts'
import { counterSet, grid, movementFactor } from '../../games/war-comes-early/world.ts'
import type { Position, Presentation } from '../presentation.ts'
import { tell } from './account.ts'
import { groupsOf } from './choices.ts'
import { battleHex, frontWindow } from './front.ts'
import { inspect } from './inspect.ts'
import { drawMap, windowAround } from './map.ts'
import { forecastLines } from './odds.ts'
import { ORDERS, readOrder } from './orders.ts'
import { drawOverview } from './overview.ts'
import { situationLines, taskOf } from './situation.ts'

const stateOf = ({ g }: Position): State => g as unknown as State
const seenIn = (position: Position): Seen => seenBy(stateOf(position), position.side)
const decisionOf = ({ game, g }: Position): string => game.awaited(g)?.decision ?? ''

export const warComesEarlyPresentation: Presentation = {
  orders: ORDERS,
  situation: position => situationLines(seenIn(position).g, decisionOf(position)),
  task: taskLines,
  groups: (position, legal) => groupsOf(seenIn(position), legal),
  map(position, around, ink) {
    const seen = seenIn(position)
    const hex = around === null ? -1 : grid.indexOf(around)
    if (around !== null && hex < 0) return null
    const window =
      hex >= 0 ? windowAround(hex) : frontWindow(seen, position.game.legal(position.g, position.side))
    return drawMap(seen, window, ink)
  },
  overview: (position, ink) => drawOverview(seenIn(position), ink),
  inspect: (position, word) => inspect(seenIn(position), word),
  reach(position, word, ink) {
    const seen = seenIn(position)
    const unit = counterSet.indexOf(word.toLowerCase())
    return unit < 0 ? null : reachLines(seen, unit, ink)
  },
  odds(position, words) {
    const order = readOrder(seenIn(position), position, ['attack', ...words])
    return typeof order === 'string'
      ? [order.replaceAll('attack', 'odds')]
      : oddsLines(seenIn(position), order)
  },
  read: (position, words) => readOrder(seenIn(position), position, words),
  tell(game, scenario, g, side, events) {
    const sides = game.scenarios
      .find(s => s.id === scenario)!
      .sides.map(name => name[0].toUpperCase() + name.slice(1))
    const state = g as unknown as State
    return tell(side === null ? events : hear(state, side, events), sides)
  },
}

function taskLines(position: Position): string[] {
  const seen = seenIn(position)
  const decision = decisionOf(position)
  const task = [taskOf(seen.g, decision)]
  const target = battleHex(seen)
  if (decision !== 'assemble' || target < 0) return task
  return [
    ...task,
    ...forecastLines(forecast(seen.g, attackersOf(seen.g, target), target), seen.hiddenIn(target)),
  ]
}

function oddsLines(seen: Seen, order: Action): string[] {
  const target = grid.indexOf(String(order.target))
  const units = (order.units as readonly string[]).map(id => counterSet.indexOf(id))
  if (target < 0) return ['there is no such hex']
  const isTarget = enemyOccupied(seen.g, seen.side, target) || isEnemyFort(seen.g, seen.side, target)
  if (!isTarget) return [`there is no enemy in ${order.target}`]
  const stray = units.findIndex(unit => unit < 0 || grid.directionTo(seen.g.place[unit], target) < 0)
  if (stray >= 0)
    return [`${(order.units as readonly string[])[stray]} does not stand next to ${order.target}`]
  return forecastLines(forecast(seen.g, units, target), seen.hiddenIn(target))
}

function reachLines(seen: Seen, unit: number, ink: Parameters<typeof drawMap>[2]): string[] {
  const reach = seen.g.place[unit] < 0 || movementFactor[unit] === 0 ? null : reachOf(seen.g, unit, false)
  if (reach === null) return [`${unitName(unit)} cannot move`]
  const notes = new Map<number, string>()
  for (let i = 1; i < reach.count; i++)
    notes.set(reach.hexes[i], `·${formatPoints(reach.cost[reach.hexes[i]])}`)
  const title = `${unitName(unit)} can reach ${count(notes.size, 'hex').replace(/hexs$/, 'hexes')}; points spent are shown after a dot`
  return [...drawMap(seen, windowAround(seen.g.place[unit]), ink, notes), title]
}
