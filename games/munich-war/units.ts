// The counters as flat arrays, looked up by unit number. Nothing here changes during a game.
import { rosterOf } from '../../engine/forces/roster.ts'
import { countersText } from './counters.ts'
import { NATIONS, type NationName } from './nations.ts'

export const COUNTER_FILE = ['games/munich-war/counters.ts', 7] as const

const roster = rosterOf(countersText, ...COUNTER_FILE)
export const { counterSet, counters, UNITS, unitIds, unit } = roster
const { where, ofType } = roster

export const unitNation = Int8Array.from(counters, c => NATIONS.indexOf(c.nation as NationName))

/** 2.5.1c  Steps of a whole unit: two if its back shows a reduced one. */
export const fullSteps = Int8Array.from(counters, c => c.steps.length)

/** 2.5.1a  [steps left][unit]; one-step units have the same numbers in both, and index 0 is never asked for. */
const bySteps = (value: number) => {
  const withSteps = (left: number) =>
    Int16Array.from(counters, c => c.steps[Math.max(0, c.steps.length - left)][value])
  return [withSteps(1), withSteps(1), withSteps(2)] as const
}
/** Attack factor of land units, combat factor of aircraft, bombardment factor of fleets. */
export const attackFactors = bySteps(0)
export const defenceFactors = bySteps(1)
/** Movement factor of land units, range of aircraft. */
export const movementFactors = bySteps(2)

/** 2.5, 2.5.4  Land units stand on the map; support units are aircraft, naval markers and special forces. */
export const isLand = where(c => ['mechanized', 'non-mechanized', 'static'].includes(c.mobility))
export const isAirstrike = ofType('airstrike')
export const isAirlift = ofType('airlift')
export const isAir = ofType('airstrike', 'airlift')
export const isFleet = ofType('naval-bombardment')
export const isTransport = ofType('amphibious')
export const isSpecialForces = ofType('special-forces')

/** 2.5.2a */
export const isMech = where(c => c.mobility === 'mechanized')
/** 2.5.2c, 8.0a, R39  Movement factor 0. The Hermann Goering group moves, so it is mobile. */
export const isStatic = where(c => c.mobility === 'static')
/** 2.5.2b, 8.0a */
export const isMobile = where(c => c.mobility === 'mechanized' || c.mobility === 'non-mechanized')
export const isFort = ofType('fortification')
export const isAntiAircraft = ofType('aaa')
/** 16.7 */
export const isFlak = ofType('fortification', 'aaa')
export const isAlpine = ofType('alpine')
export const isMarines = ofType('marines')
/** 2.5.3  Stacking asks for armies and the rest. */
export const isArmy = where(c => c.size === 'army')
/** 2.5.1b, 13.1 */
export const pursues = where(c => c.flags.has('pursuit'))
/** 22.0i  Mechanized armies and corps. */
export const isMechFormation = where(c => c.mobility === 'mechanized' && ['army', 'corps'].includes(c.size))
/** 17.1  Special forces succeed on a die up to this. */
export const successRange = Int8Array.from(counters, c => Number(c.fields.get('success') ?? 0))

/** 2.5.1d, 23.1 */
export const isOptional = where(c => c.flags.has('optional'))
/** 3.4.2e  Begins reduced. */
export const beginsReduced = where(c => c.flags.has('reduced'))
/** Where the deployment table puts a unit: fort, home, french-border, german-city, ruhr, london, available, reinforcement. */
export const setUpOf = counters.map(c => c.fields.get('setup') ?? 'home')

const none: readonly number[] = []
const unitsOfNation = NATIONS.map((_, n) => counters.flatMap((_c, u) => (unitNation[u] === n ? [u] : none)))

export const unitsOf = (nation: number): readonly number[] => unitsOfNation[nation]

export const landUnits = counters.flatMap((_, u) => (isLand[u] ? [u] : none))
export const airUnits = counters.flatMap((_, u) => (isAir[u] ? [u] : none))
export const supportUnits = counters.flatMap((_, u) => (isLand[u] ? none : [u]))

/** 18.2  The amphibious marker of a country, -1 if it has none. */
export const transportOf = NATIONS.map((_, n) => unitsOf(n).find(u => isTransport[u]) ?? -1)
