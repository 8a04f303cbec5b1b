// 3  Set-up: everything lies where it is printed, and both camps see it (3.1).
import { pushFrame } from '../../../engine/flow/frames.ts'
import { clearStacks, putOnTop } from '../../../engine/forces/stacks.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../forces.ts'
import { BOX, isHistorical, type State } from '../state.ts'
import { SUPPLY_POINTS } from '../tables.ts'
import {
  DANZIG,
  fullSteps,
  HEXES,
  isHingeOnly,
  isWater,
  mapOf,
  REGION,
  region,
  setUpHex,
  UNITS,
} from '../world.ts'

/** 3.2, 3.3, 3.5a, 14.2, 14.3  The position before the first turn. */
export function beginState(g: State): void {
  layMarkers(g)
  layControl(g)
  layUnits(g)
  pushFrame(g.flow, FRAMES.turn)
}

// 3.3a, 3.3b  German air superiority in the East and parity in the West is `switched` 0.
function layMarkers(g: State): void {
  g.turn = 1
  g.player = -1
  g.mover = -1
  g.bridge = -1
  g.siege.fill(-1)
  g.supplyPoints = SUPPLY_POINTS.start
}

/** 3.5a, R68  Germany, East Prussia, Slovakia and the city of Danzig are German, all other land Allied. */
export function campAtStart(hex: number): number {
  const isGerman =
    region[hex] === REGION.germany || region[hex] === REGION.eastPrussia || region[hex] === REGION.slovakia
  return isGerman || hex === DANZIG ? GERMAN : ALLIED
}

// 14.2  The West Map is not used in the Historical Scenario.
function layControl(g: State): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const isInPlay = !isWater[hex] && (mapOf[hex] === 0 || !isHistorical(g))
    g.control[hex] = isInPlay ? campAtStart(hex) + 1 : 0
  }
}

// 3.2a, 3.2b, 3.2c, 6.2, 14.2
function layUnits(g: State): void {
  clearStacks(g)
  for (let unit = 0; unit < UNITS; unit++) {
    g.steps[unit] = fullSteps[unit]
    if (isHistorical(g) && isHingeOnly[unit]) g.place[unit] = BOX.unused
    else if (setUpHex[unit] >= 0) putOnTop(g, unit, setUpHex[unit])
    else g.place[unit] = BOX.aside
  }
}
