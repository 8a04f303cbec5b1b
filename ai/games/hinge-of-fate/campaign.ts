// The German plan of campaign: corps that clear the cities which the advance on Warsaw would leave behind.
import { GERMAN } from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { grid, HELA, polishObjectives, unitIds } from '../../../games/hinge-of-fate/world.ts'

/** Far from everything else, with an army each: whoever has passed them comes back too late. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  E1933: ['ags-13', 'ags-10', 'ags-11'],
  E1630: ['agn-2', 'agn-3'],
}

let kept: Int16Array | null = null

/** [unit] the city that it takes before anything else, -1 for none. */
function firsts(): Int16Array {
  if (kept !== null) return kept
  kept = new Int16Array(unitIds.length).fill(-1)
  for (const [hex, units] of Object.entries(FIRST))
    for (const unit of units) kept[unitIds.indexOf(unit)] = grid.names.indexOf(hex)
  return kept
}

/** 14.6  Until then everybody goes for Warsaw in the Historical Scenario. */
const AFTER_WARSAW = 6

/** The city that a corps clears first, -1 once it is German. */
export function firstOf(g: State, unit: number): number {
  const hex = isHistorical(g) && g.turn < AFTER_WARSAW ? -1 : firsts()[unit]
  return hex >= 0 && controller(g, hex) !== GERMAN ? hex : -1
}

/** Enemies so near to it are part of the task. */
const ON_THE_WAY = 3

/** 4.11  Hela falls by itself when Danzig, Gdynia and Warsaw have; nobody is drawn away for it, or from his first task. */
export function isSideShow(g: State, unit: number, target: number): boolean {
  if (target === HELA) return polishObjectives.some(hex => hex !== HELA && controller(g, hex) !== GERMAN)
  const first = firstOf(g, unit)
  return first >= 0 && grid.distance(first, target) > ON_THE_WAY
}
