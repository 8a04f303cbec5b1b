// The rules of War Comes Early at work on positions from the middle of games.

import { playerOf } from '../../../ai/games/all.ts'
import { luckOf, type Player } from '../../../ai/players/player.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import { GERMAN, GERMANY } from '../../../games/war-comes-early/nations.ts'
import { isSupplied, supplyOfNation } from '../../../games/war-comes-early/rules/10-supply.ts'
import { reachOf } from '../../../games/war-comes-early/rules/11-reach.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { UNITS, unitNation } from '../../../games/war-comes-early/world.ts'

/** Sound play by both sides; `seen` may look at each position and end it by saying true. */
function soundGame(scenario: string, seen: (g: State, side: number, decision: string) => boolean): void {
  const begun = game.begin(scenario, {}, fastDice(7))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const players = [0, 1].map(() => playerOf('recruit', game.id) as unknown as Player<State>)
  const luck = luckOf(7)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    if (seen(g, side, decision)) return
    game.perform(g, side, players[side].choose(game, g, side, game.legal(g, side), luck), null)
  }
}

/** A German Movement Phase of this turn. */
export function midGame(scenario: string, turn: number): State {
  let found: State | null = null
  soundGame(scenario, (g, side, decision) => {
    if (g.turn < turn || decision !== 'movement' || side !== GERMAN) return false
    found = g
    return true
  })
  if (found === null) throw new Error(`the game ends before turn ${turn}`)
  return found
}

/** Positions from the whole length of a game, zones of control included, as they are while a game is played. */
export function positionsOf(scenario: string, every: number): State[] {
  const positions: State[] = []
  let decisions = 0
  soundGame(scenario, (g, side) => {
    if (decisions++ % every === 0) {
      const position = g.copy()
      game.legal(position, side)
      positions.push(position)
    }
    return false
  })
  return positions
}

export function unitsOnMap(g: State): number[] {
  return Array.from({ length: UNITS }, (_, unit) => unit).filter(unit => g.place[unit] >= 0)
}

/** Where each of the units can go. */
export function reachOfAll(g: State, units: readonly number[]): number {
  let hexes = 0
  for (const unit of units) {
    const reach = reachOf(g, unit, false)
    if (reach !== null) hexes += reach.entries
  }
  return hexes
}

/** All hexes to which German lines of supply run. */
export const supplyOfSide = (g: State): number => supplyOfNation(g, GERMANY).count

export function supplyUnitByUnit(g: State, units: readonly number[]): number {
  let supplied = 0
  for (const unit of units)
    if (g.terms.sideOf[unitNation[unit]] === GERMAN && isSupplied(g, unit)) supplied += 1
  return supplied
}

/** How many actions are legal in all these positions together. */
export function legalInAll(positions: readonly State[]): number {
  let count = 0
  for (const g of positions) count += game.legal(g, game.awaited(g)!.side).length
  return count
}
