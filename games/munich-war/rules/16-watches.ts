// 16.6  Interception is a window out of turn: a player says when he wants to be asked.
import { watchesOf } from '../../../engine/flow/watches.ts'
import type { State } from '../state.ts'
import { isCity } from '../world.ts'
import { homeSide } from './02-control.ts'
import { airborne } from './16-flight.ts'

/** Is an enemy air unit over a city of this side? */
function isCityUnderThreat(g: State, side: number): boolean {
  return airborne(g, 1 - side).some(unit => isCity[g.aim[unit]] === 1 && homeSide(g, g.aim[unit]) === side)
}

export const watches = watchesOf({
  hasWindows: () => true,
  until: { turn: { title: 'the next game turn begins', rule: '16.2b' } },
  only: {
    city: { title: 'an enemy air unit is over a city of yours', rule: '16.2b', holds: isCityUnderThreat },
  },
})
