// What one side may see, and nothing else: terminal and table show positions only through this.
import { NO_DICE } from '../../../engine/dice/no-dice.ts'
import { hideWatches } from '../../../engine/flow/watches.ts'
import { derivedOf, refreshZones } from '../rules/09-zones-of-control.ts'
import type { State } from '../state.ts'
import { HIDDEN, isHiddenFrom } from '../view.ts'
import { HEXES } from '../world.ts'

export interface Seen {
  readonly side: number
  /** A state in which hidden units are nowhere; zones of control are those of the real one. */
  readonly g: State
  /** How many unseen units lie under the top one of a hex. */
  hiddenIn(hex: number): number
}

/** The cells of the game's view as a state, without the detour through JSON. */
export function seenBy(real: State, side: number): Seen {
  const g = real.copy()
  g.dice = NO_DICE
  const hidden = new Map<number, number>()
  for (let hex = 0; hex < HEXES; hex++) {
    const top = real.top[hex]
    if (top < 0 || real.below[top] < 0 || !isHiddenFrom(real, side, real.below[top])) continue
    let count = 0
    for (let unit = real.below[top]; unit >= 0; unit = real.below[unit]) {
      count += 1
      g.place[unit] = HIDDEN
      g.below[unit] = -1
      g.unitFlags[unit] = 0
      g.left[unit] = 0
    }
    g.below[top] = -1
    hidden.set(hex, count)
  }
  hideWatches(g.flow, side)
  setZones(g, side, derivedOf(real).zones)
  return { side, g, hiddenIn: hex => hidden.get(hex) ?? 0 }
}

/** Zones of others reach where they reach; how many units make them is not told. */
function setZones(g: State, viewer: number, real: readonly Int16Array[]): void {
  const derived = { zones: [new Int16Array(HEXES), new Int16Array(HEXES)] as [Int16Array, Int16Array] }
  g.derived = derived
  refreshZones(g)
  for (const side of [0, 1]) {
    if (side === viewer) continue
    for (let hex = 0; hex < HEXES; hex++) derived.zones[side][hex] = real[side][hex] > 0 ? 1 : 0
  }
}
