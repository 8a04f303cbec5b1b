// A situation of a position file as a state of the game.
import { clearStacks } from '../../engine/forces/stacks.ts'
import type { Placement, Position } from '../../engine/positions/format.ts'
import { checkStacking, layerOf } from '../../engine/positions/lay.ts'
import { report } from '../../engine/positions/spot.ts'
import { faultsIn } from './invariants.ts'
import { layPhase } from './position-flow.ts'
import { laySituation, layUnit } from './position-words.ts'
import { CAMP_NAMES } from './rules/03-control.ts'
import { beginState } from './rules/03-set-up.ts'
import { stackingRefusal } from './rules/06-stacking.ts'
import { areaRefusal } from './rules/10-areas.ts'
import { BOX, layout, type State } from './state.ts'
import { SCENARIOS, termsFrom } from './terms.ts'
import { campOf, FKG, fullSteps, grid, isStuka, isWater, UNITS, unit } from './world.ts'

/** The state before its phase opens; null if the file asks for what cannot be. */
export const layPosition = layerOf({ scenarios: SCENARIOS, termsFrom, layout, beginState, lay, faultsIn })

function lay(g: State, position: Position, sides: readonly string[]): void {
  const isSetUp = position.phase?.name === 'set-up'
  if (!isSetUp) clearMaps(g)
  g.turn = position.turn?.number ?? 1
  for (const { hex, holder } of position.control)
    if (!isWater[hex]) g.control[hex] = CAMP_NAMES.indexOf(holder as (typeof CAMP_NAMES)[number]) + 1
  for (const placement of position.placements.toReversed()) placeUnit(g, placement)
  laySituation(g, position.situation, sides, isSetUp)
  layPhase(g, position.phase, position.spot)
  checkUnits(g, position)
  checkStacking(g, position, {
    unit,
    hexNames: grid.names,
    refusalOf: stackingRefusal,
    isLimit: rule => rule === '6.1',
  })
}

/** Units stand where the file puts them, unless it begins with the set-up. */
function clearMaps(g: State): void {
  const unused = g.place.map(at => (at === BOX.unused ? 1 : 0))
  clearStacks(g)
  for (let u = 0; u < UNITS; u++) g.place[u] = unused[u] ? BOX.unused : BOX.aside
}

function placeUnit(g: State, { unit: id, hex, box, step, spot }: Placement): void {
  const u = unit(id)
  if (g.place[u] === BOX.unused) {
    report(spot, 'wrong-scenario', `${id} is not in play in this scenario`)
    return
  }
  if (step !== null) g.steps[u] = Math.min(step, fullSteps[u])
  if (box === 'dead') g.steps[u] = 0
  if (box !== null) g.place[u] = BOX[box as keyof typeof BOX]
  else if (hex >= 0) layUnit(g, u, hex, campOf[u])
}

function checkUnits(g: State, position: Position): void {
  for (const { unit: id, hex, spot } of position.placements) {
    const u = unit(id)
    if (hex < 0 || g.place[u] !== hex) continue
    if (isStuka[u]) report(spot, 'not-a-unit', `${id} is a Stuka and never stands on a map`)
    const area = u === FKG ? null : areaRefusal(g, u, hex)
    if (area !== null)
      report(spot, 'out-of-area', `${id} in ${grid.names[hex]}: ${area.because} (${area.rule})`)
  }
}
