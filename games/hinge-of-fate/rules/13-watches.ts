// 13.6b, R16  What a German command may wait for instead of being asked for the paratroops at every Allied attack.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import { watchesOf } from '../../../engine/flow/watches.ts'
import { FRAMES } from '../flow.ts'
import { campOfSide, GERMAN, GERMAN_EAST, GERMAN_WEST, GROUP } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { fort, groupOf, isPanzer } from '../world.ts'
import { unitsIn } from './03-control.ts'
import { isReadyToDrop } from './13-airborne.ts'

const RULE = '13.6b'

export const watches = watchesOf({
  hasWindows: (g: State, side) => campOfSide[side] === GERMAN && !isHistorical(g) && isReadyToDrop(g),
  until: {
    'next-player-turn': { title: 'the next player turn', rule: RULE },
    'next-turn': { title: 'the next game turn', rule: RULE },
    'end-of-game': { title: 'the end of the game', rule: RULE },
  },
  only: {
    panzers: {
      title: 'panzers are attacked',
      rule: RULE,
      holds: g => defends(g, unit => isPanzer[unit] === 1),
    },
    fortress: { title: 'a fortified hex is attacked', rule: RULE, holds: g => fort[target(g)] !== 0 },
    last: {
      title: 'a unit with a single step left is attacked',
      rule: RULE,
      holds: g => defends(g, unit => g.steps[unit] === 1),
    },
  },
})

const target = (g: State): number => slotAt(g.flow, findFrame(g.flow, FRAMES.battle), FRAMES.battle.at.target)

const defends = (g: State, test: (unit: number) => boolean): boolean =>
  unitsIn(g, target(g)).some(unit => groupOf[unit] !== GROUP.luftwaffe && test(unit))

/** Called as a player turn or a game turn begins. */
export function playerTurnBegins(g: State): void {
  for (const side of [GERMAN_EAST, GERMAN_WEST]) watches.happens(g, side, 'next-player-turn')
}

export function gameTurnBegins(g: State): void {
  for (const side of [GERMAN_EAST, GERMAN_WEST]) watches.happens(g, side, 'next-turn')
}
