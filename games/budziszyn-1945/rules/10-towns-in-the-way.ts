// N-7, S-5, 10.1.11, R36  German towns that no friend has entered shut out Soviet supply, with the hexes around them.
import { CAMP, NOBODY } from '../nations.ts'
import type { State } from '../state.ts'
import { grid, isCzech, startControl, townHexes } from '../world.ts'
import { controllerOf, formerController } from './04-hex-control.ts'

/** Writes `mark` into every hex that a town bars; a regular friend in such a hex opens it, which is the trace's to say. */
export function barByTowns(g: State, into: Uint8Array, mark: number): void {
  for (let i = 0; i < townHexes.length; i++) {
    const town = townHexes[i]
    if (!bars(g, town)) continue
    into[town] = mark
    for (let direction = 0; direction < 6; direction++) {
      const beside = grid.neighbours[town * 6 + direction]
      if (beside >= 0) into[beside] = mark
    }
  }
}

function bars(g: State, town: number): boolean {
  if (g.top[town] >= 0 && g.camp[g.top[town]] === CAMP.soviet) return false
  // B62  Behind the line from which the Soviets set out no town is German any more.
  if (g.terms.options.townsBarSupply === 'without-garrison')
    return !isCzech[town] && startControl.nysa[town] !== CAMP.soviet
  const controller = controllerOf(g, town)
  return controller === CAMP.german || (controller === NOBODY && formerController(g, town) === CAMP.german)
}
