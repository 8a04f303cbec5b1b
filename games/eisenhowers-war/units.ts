// The counters as flat arrays, looked up by unit number.
import { rosterOf } from '../../engine/forces/roster.ts'
import { countersText } from './counters.ts'
import { ALLIED, GERMAN, GROUP } from './sides.ts'
import { grid } from './world.ts'

export const COUNTER_FILE = ['games/eisenhowers-war/counters.ts', 5] as const

const roster = rosterOf(countersText, ...COUNTER_FILE)
export const { counterSet, counters, UNITS, unitIds, unit } = roster
const { flagged } = roster

const value = (step: number, index: number) =>
  Int32Array.from(counters, c => (c.steps[step] ?? c.steps[0])[index])

/** 2.5 */
export const sideOf = Int8Array.from(counters, c => (c.nation === 'Germany' ? GERMAN : ALLIED))
/** 6.4 */
export const groupOf = Int8Array.from(counters, c => {
  const group = c.fields.get('group') as keyof typeof GROUP | undefined
  return group === undefined ? GROUP.none : GROUP[group]
})
/** 2.10  Attack and defence factors, [0] at full strength and [1] reduced. */
export const attackFactors = [value(0, 0), value(1, 0)] as const
export const defenceFactors = [value(0, 1), value(1, 1)] as const
/** 2.9  In whole points; the same on both sides of a counter. */
export const movementFactor = value(0, 2)
/** 1.2, 2.9  A printed movement factor above zero makes a unit mobile, whatever becomes of it. */
export const isMobile = Uint8Array.from(counters, c => (c.steps[0][2] > 0 ? 1 : 0))
/** 2.11 */
export const stepsOf = Int8Array.from(counters, c => c.steps.length)
/** 2.6c, 13.3 */
export const isMountainCapable = flagged('mountainCapable')
/** 13.2 */
export const isAirborne = flagged('firstAirborneArmy')
/** 13.2a  The other counter of an airborne corps, -1 for every other unit. */
export const otherForm = Int16Array.from(counters, c => counterSet.indexOf(c.fields.get('otherSide') ?? ''))
/** 13.2d  The static counter of an airborne corps. */
export const isDropForm = flagged('airDrop')
export const isAmerican = Uint8Array.from(counters, c => (c.nation === 'US' ? 1 : 0))
/** R10  Commonwealth: British, Canadian, Polish. */
export const isCommonwealth = Uint8Array.from(counters, c =>
  ['Britain', 'Canada', 'Poland'].includes(c.nation) ? 1 : 0,
)
/** 12.3.1a, 12.3.2c  French corps and the British airborne corps. */
export const isNeverRebuilt = flagged('noRebuild')
/** 12.1.1  Wait for the withdrawal of the FX. */
export const waitsForFx = flagged('afterFx')
/** 12.2.2  OGS and 12A. */
export const isConditional = flagged('conditional')
/** 12.2.4  1st and 2nd SS. */
export const leavesOnTurn6 = flagged('leavesTurn6')
/** 2.4a  Hex printed on the counter, -1 for none. */
export const setUpHex = Int16Array.from(counters, c => grid.indexOf(c.fields.get('setup') ?? ''))
/** 3.2.2  Turn of arrival, 0 for none; the garrison of Yugoslavia has none either. */
export const arrivalTurn = Int8Array.from(counters, c => Number(c.fields.get('arrival')) || 0)
/** 12.2.3 */
export const isYugoslavGarrison = Uint8Array.from(counters, c =>
  c.fields.get('arrival') === 'yugoslav' ? 1 : 0,
)

/** 12.2.1  Where a reinforcement may enter, if not everywhere. */
export const ENTRY = { usual: 0, hex: 1, italy: 2, exchange: 3 } as const
export const entryHex = Int16Array.from(counters, c => grid.indexOf(c.fields.get('entry') ?? ''))
export const entryKind = Int8Array.from(counters, (c, u) => {
  if (entryHex[u] >= 0) return ENTRY.hex
  const words: Record<string, number> = { italy: ENTRY.italy, exchange: ENTRY.exchange }
  return words[c.fields.get('entry') ?? ''] ?? ENTRY.usual
})

export const FX = unit('fx')
export const SECOND_SS = unit('ge-2ss')
export const ARMY_OF_LIGURIA = unit('ge-aol')
/** 13.2  The truck-borne counters, which stand for their corps off the map. */
export const AIRBORNE_CORPS = [unit('us18a-ground'), unit('b1a-ground')] as const
/** 3.3.2  The four corps coded 3304. */
export const NORMANDY_CORPS = counters.flatMap((c, u) => (c.fields.get('setup') === '3304' ? [u] : []))
/** 3.3.3  German 2-3-4 infantry. */
export const isLineInfantry = Uint8Array.from(counters, c =>
  c.nation === 'Germany' && c.type === 'infantry' && c.steps[0].join('-') === '2-3-4' ? 1 : 0,
)
