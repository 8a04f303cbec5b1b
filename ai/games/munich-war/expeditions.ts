// 5.5a, 22.0e, 22.0f  Small capitals count 3 each, Danzig 2: some corps are told off for them from the beginning, so many that
// they get them, and set up on the way (set-up.ts).
import { FRANCE, GERMANY, POLAND } from '../../../games/munich-war/nations.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import { unitIds, unitNation } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import { isToTake, prizeOf } from './prizes.ts'

const AMSTERDAM = '1610'
const COPENHAGEN = '2407'
const LUXEMBOURG = '1614'
const DANZIG = '3009'
const BALTIC = ['3509', '3606', '3603']

/** Corps -> what it takes, one after the other. */
const EXPEDITIONS: Readonly<Record<string, readonly string[]>> = {
  'ge-6': [AMSTERDAM],
  'ge-9': [AMSTERDAM],
  'ge-11': [AMSTERDAM],
  'ge-10': [COPENHAGEN],
  'ge-13': [COPENHAGEN],
  'ge-1': BALTIC,
  'ge-2': BALTIC,
  'ge-21': [DANZIG, ...BALTIC],
  'ge-12': [LUXEMBOURG],
  'ge-8': [DANZIG],
}

/** The hex that an expedition is still to take, -1 for all others. */
export function expeditionOf(g: State, unit: number): number {
  for (const name of EXPEDITIONS[unitIds[unit]] ?? []) {
    const hex = grid.indexOf(name)
    if (isTooFar(g, name)) continue
    if (hex >= 0 && isToTake(g, unitNation[unit], hex) && prizeOf(g, GERMANY, hex) > 0) return hex
  }
  return -1
}

/** France next door would throw a corps out of Luxembourg again; with Poland in the rear nobody goes beyond Kaunas. */
function isTooFar(g: State, name: string): boolean {
  if (name === LUXEMBOURG) return isHostile(g, FRANCE)
  return isHostile(g, POLAND) && BALTIC.indexOf(name) > 0
}

const isHostile = (g: State, nation: number): boolean =>
  g.status[nation] === STATUS.fighting && g.allegiance[nation] !== g.allegiance[GERMANY]
