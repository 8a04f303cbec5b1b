// What one side may see, and nothing else: everything that the terminal shows of a position goes through the game's view.
import type { Dice } from '../../engine/dice/dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { refreshZones } from '../../games/war-comes-early/rules/09-zones-of-control.ts'
import { layout, type State } from '../../games/war-comes-early/state.ts'
import { optionsOf, termsOf } from '../../games/war-comes-early/terms.ts'
import { view } from '../../games/war-comes-early/view.ts'
import { HEXES } from '../../games/war-comes-early/world.ts'

export interface Seen {
  readonly side: number
  /** A state in which hidden units are nowhere; zones of control are those of the real one. */
  readonly g: State
  /** How many unseen units lie under the top one of a hex. */
  hiddenIn(hex: number): number
}

const NO_DICE: Dice = {
  below() {
    throw new Error('nobody rolls dice on what is only looked at')
  },
}

export function seenBy(real: State, side: number): Seen {
  const shown = view(real, side)
  const terms = valueOrThrow(termsOf(shown.scenario, valueOrThrow(optionsOf(shown.options))))
  const cells = layout.fromJSON(shown.state)
  if (!cells.ok) throw new Error(`the view lacks ${cells.field}`)
  const g = layout.create(terms, NO_DICE, cells.cells)
  setZones(g, side, shown.enemyZones as readonly number[])
  const stacks = shown.stacks as unknown as readonly { hex: number; slots: readonly unknown[] }[]
  const hidden = new Map(stacks.map(({ hex, slots }) => [hex, slots.length]))
  return { side, g, hiddenIn: hex => hidden.get(hex) ?? 0 }
}

function setZones(g: State, side: number, enemyZones: readonly number[]): void {
  const derived = { zones: [new Int16Array(HEXES), new Int16Array(HEXES)] as [Int16Array, Int16Array] }
  g.derived = derived
  refreshZones(g)
  derived.zones[1 - side].fill(0)
  for (const hex of enemyZones) derived.zones[1 - side][hex] = 1
}
