// The counters as flat arrays, looked up by unit number. Nothing here changes during a game.
import { rosterOf } from '../../engine/forces/roster.ts'
import { countersText } from './counters.ts'
import { CAMP_OF_NATION, NATION, NATIONS, type NationName } from './nations.ts'

const roster = rosterOf(countersText, 'counters.ts')
export const { counterSet, counters, UNITS, unitIds, unit } = roster
const { where, ofType } = roster

export const unitNation = Int8Array.from(counters, c => NATIONS.indexOf(c.nation as NationName))
export const firstCamp = Int8Array.from(unitNation, nation => CAMP_OF_NATION[nation])

/** 1.2c, 1.2d, 6.1.6, 9.1.4  Combat efficiency levels of the counter at full strength. */
export const fullLevels = Int8Array.from(counters, c => c.steps.length)

/** Strengths and movement at full strength and at one level; a counter with one side has the same twice. */
const atLevel = (value: number) => (levels: number) =>
  Int16Array.from(counters, c => c.steps[Math.max(0, c.steps.length - levels)][value])
const pair = (value: number) => [atLevel(value)(1), atLevel(value)(1), atLevel(value)(2)] as const
/** [levels left][unit]; index 0 is never asked for. */
export const attackPoints = pair(0)
export const defencePoints = pair(1)
/** In whole points; the same at both levels. */
export const movementPoints = Int16Array.from(counters, c => c.steps[0][2])

/** 1.3a, 1.3b, 6.2.1, 9.1.2  How a unit moves. Headquarters are trucks that can enter swamp and mountain (9.1.3); so are guns, which cannot. */
export const MOBILITY = { foot: 0, truck: 1, tracked: 2, headquarters: 3, none: 4 } as const
export const MOBILITY_NAMES = ['foot', 'truck', 'tracked', 'headquarters', 'static']
export const mobility = Int8Array.from(counters, c =>
  c.type === 'headquarters' ? MOBILITY.headquarters : MOBILITY_NAMES.indexOf(c.mobility),
)

export const isHeadquarters = ofType('headquarters')
/** 9.2.2, N-9, S-7  Hexes that a headquarters of the unit's nation reaches: German 4, Soviet 3, Polish 0, American 4. */
export const headquartersRange = Int8Array.from(unitNation, nation => [4, 3, 0, 4][nation])
/** 6.1.1  Guns that change between combat and transport set-up. */
export const isTowedArtillery = ofType('towed-artillery')
export const isSelfPropelledArtillery = ofType('self-propelled-artillery')
export const isArtillery = ofType('towed-artillery', 'self-propelled-artillery')
/** All artillery, in the order of its numbers. */
export const guns: readonly number[] = unitIds.map((_, u) => u).filter(u => isArtillery[u] === 1)
/** 5.1.10  Towed guns of any kind: they never attack in direct combat and never pursue. */
export const isTowed = where(c => c.flags.has('towed'))
export const isResilienceGroup = ofType('resilience-group')
export const isVolkssturm = ofType('volkssturm')
/** 15.4  None in this game; the rule is there for the games of the series that have them. */
export const isFortificationUnit = where(c => c.flags.has('fortification'))
/** 15.3.3  Non-motorised infantry, which Volkssturm may feed. */
export const isFootInfantry = where(c => c.type === 'infantry' && c.mobility === 'foot')
/** R73  Every ground unit but towed artillery, headquarters and resilience groups. */
export const isRegular = where(c => !['towed-artillery', 'headquarters', 'resilience-group'].includes(c.type))
/** 4.1.2, 6.1.5, 9.1.1, 15.2.2  Regular units except self-propelled artillery have a zone of control. */
export const hasZone = Uint8Array.from(isRegular, (regular, u) => (regular && !isArtillery[u] ? 1 : 0))
/** 15.1.2b  Mechanised units and armoured cars, against which a white star counts. */
export const isMechanised = where(c => c.mobility === 'tracked' || c.flags.has('armoredCars'))
/** R63  Tank, mechanised, motorised and self-propelled units, which count in zone S. */
export const isArmouredOrMotorised = where(c =>
  [
    'armor',
    'mechanized-infantry',
    'motorized-infantry',
    'self-propelled-artillery',
    'armored-artillery',
    'assault-gun',
    'motorcycle',
  ].includes(c.type),
)

/** 15.1  Colour of the star, 0 for none. */
export const STAR = { none: 0, black: 1, white: 2, yellow: 3, blue: 4 } as const
export const STAR_NAMES = ['none', 'black', 'white', 'yellow', 'blue']
export const star = Int8Array.from(counters, c => STAR_NAMES.indexOf(c.fields.get('star') ?? 'none'))

/** T6, R65  2d6 that reaches this number disorganises the unit. */
export const moraleLimit = Int8Array.from(counters, (c, u) => {
  if (c.type === 'volkssturm') return 9
  if (unitNation[u] === NATION.germany) return c.flags.has('ss') ? 12 : 11
  return unitNation[u] === NATION.soviet && !c.flags.has('guards') ? 10 : 11
})

/** Soviet army, or German or American corps, that a unit belongs to; '' for none. */
export const army = counters.map(c => c.fields.get('army') ?? '')

/** 13.1.1, R83  Divisions and corps whose units concentrate; nation and formation together make the name. */
const CONCENTRATING: Readonly<Record<NationName, string>> = {
  Germany:
    '21 ARM|36 SS|342|545|615|Brandenburg|72|6|35 SS|275|10 SS ARM|344|20 ARM|269|1 HG ARM|FB ARM|17|2 SS ARM|2 HG ARM|600',
  'United States': '69 INF|78 INF|104 INF|9 INF|76 INF|89 INF|87 INF|3 ARM|6 ARM',
  'Soviet Union':
    'IV ARM (G)|V MECH (G)|VI MECH (G)|VII MECH|IX MECH (G)|X ARM (G)|VI ARM (G)|VII ARM (G)|XXV ARM',
  Poland: 'I ARM',
}
export const FORMATIONS = Object.entries(CONCENTRATING).flatMap(([nation, names]) =>
  names.split('|').map(name => `${nation} ${name}`),
)
/** Index into FORMATIONS, -1 for units whose formation never concentrates. */
export const formation = Int8Array.from(counters, c =>
  FORMATIONS.indexOf(`${c.nation} ${c.fields.get('formation') ?? ''}`),
)

/** A field of the counter file, '' if the counter has none. */
export const fieldOf = (u: number, key: string): string => counters[u].fields.get(key) ?? ''
export const hasCounterFlag = (u: number, key: string): boolean => counters[u].flags.has(key)
