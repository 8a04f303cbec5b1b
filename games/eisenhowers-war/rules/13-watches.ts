// 13.6a, 10.10  What a side may wait for instead of being asked in every window: the Germans whenever the Allies have moved, the
// Allied player before every German attack.
import { watchesOf } from '../../../engine/flow/watches.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import { GERMAN, opponent } from '../sides.ts'
import { NOWHERE, PORTION, type State } from '../state.ts'
import { grid, isCity, isLand } from '../world.ts'
import { isBeachhead, isOccupiedBy } from './06-stacking.ts'
import { unsuppliedUnits } from './07-attrition.ts'
import { battleTarget, inBattle } from './11-battle-frame.ts'
import { hexNamed, UNKNOWN_HEX } from './actions.ts'

const OFFENSIVES = '13.6a'

export const watches = watchesOf({
  hasWindows: (g: State) => g.verdict === 0,
  until: {
    hex: {
      title: 'an enemy stands in or next to the hex that you watch',
      rule: OFFENSIVES,
      isAhead: watchesHex,
      holds: isHexApproached,
    },
    stack: {
      title: 'the enemy leaves the hex that you watch',
      rule: OFFENSIVES,
      isAhead: watchesHex,
      holds: isHexLeft,
    },
    unsupplied: { title: 'enemy units are out of supply', rule: OFFENSIVES, holds: isEnemyUnsupplied },
    'cut-off': { title: 'units of yours are out of supply', rule: OFFENSIVES, holds: isCutOff },
    'movement-over': {
      title: 'the Allied player ends his movement',
      rule: OFFENSIVES,
      isAhead: (_g, side) => side === GERMAN,
    },
    'next-turn': { title: 'the next turn', rule: OFFENSIVES },
  },
  only: {
    hex: {
      title: 'an enemy stands in or next to the hex that you watch',
      rule: OFFENSIVES,
      holds: isHexApproached,
    },
    stack: { title: 'the enemy has left the hex that you watch', rule: OFFENSIVES, holds: isHexLeft },
    unsupplied: { title: 'enemy units are out of supply', rule: OFFENSIVES, holds: isEnemyUnsupplied },
    'cut-off': { title: 'units of yours are out of supply', rule: OFFENSIVES, holds: isCutOff },
    city: { title: 'a city or a beachhead of yours is attacked', rule: '10.10', holds: isCityAttacked },
  },
})

function watchesHex(g: State, side: number): boolean {
  return g.watchedHex[side] !== NOWHERE
}

function isHexApproached(g: State, side: number): boolean {
  const hex = g.watchedHex[side]
  if (hex === NOWHERE) return false
  if (isOccupiedBy(g, opponent(side), hex)) return true
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const near = grid.neighbours[slot]
    if (near >= 0 && isOccupiedBy(g, opponent(side), near)) return true
  }
  return false
}

function isHexLeft(g: State, side: number): boolean {
  const hex = g.watchedHex[side]
  return hex !== NOWHERE && !isOccupiedBy(g, opponent(side), hex)
}

function isEnemyUnsupplied(g: State, side: number): boolean {
  return unsuppliedUnits(g, opponent(side)).length > 0
}

function isCutOff(g: State, side: number): boolean {
  return unsuppliedUnits(g, side).length > 0
}

function isCityAttacked(g: State, side: number): boolean {
  if (!inBattle(g)) return false
  const target = battleTarget(g)
  return isOccupiedBy(g, side, target) && (isCity[target] === 1 || isBeachhead(g, target))
}

/** R87  The last window of an Allied movement. */
export function movementEnds(g: State): void {
  if (g.portion === PORTION.movement) watches.happens(g, GERMAN, 'movement-over')
}

export function turnBegins(g: State): void {
  for (const side of [0, 1]) watches.happens(g, side, 'next-turn')
}

/** `{do:'watch-hex', hex}` beside any other decision; null for none. */
export function watchHexRefusal(action: Action): Refusal | null {
  if (action.hex === null) return null
  const hex = hexNamed(action.hex)
  return hex >= 0 && isLand[hex] ? null : UNKNOWN_HEX
}

export function watchHex(g: State, side: number, action: Action): void {
  g.watchedHex[side] = action.hex === null ? NOWHERE : hexNamed(action.hex)
}
