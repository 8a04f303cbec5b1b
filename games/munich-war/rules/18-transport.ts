// 18.2  Amphibious markers: naval transport, landings and assaults of Marines; 23.3, 23.4  evacuation and transit off the map.
import { roll } from '../../../engine/dice/roll.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { BRITAIN, FRANCE, ITALY } from '../nations.ts'
import { BOX, hasFlag, type State, UNIT } from '../state.ts'
import { isAlpine, isArmy, isMarines, transportOf, unitIds, unitNation } from '../units.ts'
import {
  coastSeas,
  derive,
  grid,
  HEXES,
  ITALIAN_EDGE,
  isAtlanticEdge,
  isMountain,
  isSea,
  portHexes,
  SEA,
  seaArea,
} from '../world.ts'
import { controller, isHeldByOthers, place } from './02-control.ts'
import { entryRefusal, invadeIfNeutral, landRefusal } from './05-belligerency.ts'
import { reduce } from './11-reduction.ts'
import { friendlySeas } from './14-supply.ts'
import { isRomanianCoast, isSeaWay, landingSeas, portSeas, sailsToRomania } from './18-seas.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const NO_MARKER = forbid('18.2.1a', 'the country has no amphibious marker ready')
const HAS_MOVED = forbid('18.2.1f', 'a unit that sails moves neither before nor after')
const ONE_VOYAGE = forbid('18.2.1c', 'all that a marker carries sail from one port to one port')
const FULL = forbid('18.2.1a', 'a marker carries one army or three smaller units')
const NO_SEA_WAY = forbid('18.2.1d', 'naval transport goes from port to port of one friendly sea area')
const NO_COAST = forbid('18.2.2a', 'Marines sail from coast to coast of one friendly sea area')
const NO_SEA_HEX = forbid('18.2.2b', 'Marines assault from an all-sea hex next to the coast')
const NO_MARINES = forbid('18.2.2b', 'only Marines assault from the sea')
const NOBODY_THERE = forbid('18.2.2b', 'Marines assault a coastal hex that the enemy occupies')
const PROHIBITED = forbid('19.0c', 'the unit may not enter mountains')
const NO_EVACUATION = forbid('23.3', 'evacuation is an optional rule that is not in use')
const EVACUATES_COAST = forbid('23.3', 'units are evacuated from a coast without a usable port')
const NO_REFUGE = forbid('23.3', 'evacuated units land in a friendly controlled port of the same sea area')
const NO_TRANSIT = forbid('23.4a', 'transit off the map is an optional rule that is not in use')
const NO_EDGE = forbid(
  '23.4a',
  'units in transit go from a port to a map-edge hex of their choice that is open to them',
)

const KINDS = { sail: 0, assault: 1, evacuate: 2, transit: 3 } as const
type Kind = keyof typeof KINDS

/** What a marker carries at most: an army fills it, smaller units a third each. */
const CAPACITY = 3
const loadOf = (unit: number): number => (isArmy[unit] ? CAPACITY : 1)

/** 18.2a, 18.2.1a, 18.2.1c, R66  The marker is ready, or under way from here to there with room. Its `due` and `left` hold origin and load. */
function markerRefusal(g: State, unit: number, to: number): Refusal | null {
  const marker = transportOf[unitNation[unit]]
  if (marker < 0) return NO_MARKER
  if (g.place[marker] === BOX.available) return null
  if (g.place[marker] !== BOX.onMission) return NO_MARKER
  if (g.due[marker] !== g.place[unit] || g.aim[marker] !== to) return ONE_VOYAGE
  return g.left[marker] + loadOf(unit) > CAPACITY ? FULL : null
}

/** 5.4f, 18.2.1d, 18.2.1e, R86  Landing: not where enemies are; zones of control and supply do not matter. */
function landingRefusal(g: State, unit: number, to: number): Refusal | null {
  if (isMountain[to] && !isAlpine[unit]) return PROHIBITED
  return entryRefusal(g, unitNation[unit], to)
}

function wayRefusal(g: State, kind: Kind, unit: number, to: number, target: number): Refusal | null {
  switch (kind) {
    case 'sail':
      return sailRefusal(g, unit, to)
    case 'assault':
      return assaultRefusal(g, unit, to, target)
    case 'evacuate':
      return evacuationRefusal(g, unit, to)
    default:
      return transitRefusal(g, unit, to)
  }
}

function sailRefusal(g: State, unit: number, to: number): Refusal | null {
  const marines = isMarines[unit] === 1
  const from = g.place[unit]
  if (from === to || !isSeaWay(g, unitNation[unit], marines, from, to)) return marines ? NO_COAST : NO_SEA_WAY
  return landingRefusal(g, unit, to)
}

/** 18.2.2b, R86  `to` is the sea hex, `target` the coast that is assaulted, if need be as an invasion. */
function assaultRefusal(g: State, unit: number, to: number, target: number): Refusal | null {
  if (!isMarines[unit]) return NO_MARINES
  if (target < 0) return UNKNOWN_HEX
  const nation = unitNation[unit]
  const seas = seasOfAssault(g, unit)
  const isBeach = (coastSeas[target] & seaArea[to] & seas) !== 0 && isSea[to] === 1
  if (!isBeach || grid.directionTo(to, target) < 0) return NO_SEA_HEX
  const refusal = landRefusal(g, nation, target)
  if (refusal !== null) return refusal
  if (isMountain[target] && !isAlpine[unit]) return PROHIBITED
  return isHeldByOthers(g, g.allegiance[nation], target) ? null : NOBODY_THERE
}

/** Seas in which Marines can assault from where they are; 23.4c: the Black Sea, too. */
function seasOfAssault(g: State, unit: number): number {
  const nation = unitNation[unit]
  const from = g.place[unit]
  const seas = landingSeas(g, nation, from)
  if (!sailsToRomania(g, nation)) return seas
  if (isRomanianCoast(from)) return coastSeas[from] | friendlySeas(g, nation)
  return seas === 0 ? 0 : seas | SEA.black
}

/** 23.3, R80 */
function evacuationRefusal(g: State, unit: number, to: number): Refusal | null {
  if (!g.terms.options.navalEvacuation) return NO_EVACUATION
  const nation = unitNation[unit]
  const from = g.place[unit]
  const seas = coastSeas[from] & friendlySeas(g, nation)
  if (seas === 0 || portSeas(g, nation, from) !== 0) return EVACUATES_COAST
  const isRefuge = (portSeas(g, nation, to) & seas) !== 0 && controller(g, to) === g.allegiance[nation]
  return isRefuge ? landingRefusal(g, unit, to) : NO_REFUGE
}

/** 23.4a, 23.4b  Western units to edge hexes of France and Britain, Italian units to three of their own. */
function transitRefusal(g: State, unit: number, to: number): Refusal | null {
  if (!g.terms.options.additionalNavalMoves) return NO_TRANSIT
  const nation = unitNation[unit]
  const isGoal = nation === ITALY ? ITALIAN_EDGE.includes(to) : isWestern(nation) && isAtlanticEdge(to)
  const from = g.place[unit]
  if (!isGoal || from === to || portSeas(g, nation, from) === 0) return NO_EDGE
  return landingRefusal(g, unit, to)
}

const isWestern = (nation: number): boolean => nation === BRITAIN || nation === FRANCE

/** Asked of the unit that moves at present. */
export function voyageRefusal(g: State, action: Action, unit: number, to: number): Refusal | null {
  if (!Object.hasOwn(KINDS, action.do)) return WRONG_PHASE
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return HAS_MOVED
  const target = hexNamed(action.target)
  return wayRefusal(g, action.do as Kind, unit, to, target) ?? markerRefusal(g, unit, to)
}

/** 18.2.1f  The voyage is the unit's whole move. 5.4f: landing on neutral soil is an invasion. */
export function sail(g: State, action: Action, unit: number, to: number, log: Log): void {
  const nation = unitNation[unit]
  const from = g.place[unit]
  load(g, unit, from, to)
  log?.push({
    event: 'sailed',
    rule: RULES[action.do as Kind],
    how: action.do,
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
  })
  g.unitFlags[unit] |= UNIT.stepped | UNIT.stopped | UNIT.sailed
  g.left[unit] = 0
  if (action.do === 'transit') g.unitFlags[unit] |= UNIT.mayNotAttack
  if (action.do === 'evacuate' && isLostAtSea(g, unit, log)) return
  if (action.do === 'assault') {
    invadeIfNeutral(g, nation, hexNamed(action.target), log)
    g.aim[unit] = hexNamed(action.target)
  } else invadeIfNeutral(g, nation, to, log)
  place(g, unit, to, log)
}

const RULES: Readonly<Record<Kind, string>> = {
  sail: '18.2.1d',
  assault: '18.2.2b',
  evacuate: '23.3',
  transit: '23.4a',
}

function load(g: State, unit: number, from: number, to: number): void {
  const marker = transportOf[unitNation[unit]]
  g.place[marker] = BOX.onMission
  g.aim[marker] = to
  g.due[marker] = from
  g.left[marker] += loadOf(unit)
}

/** 23.3, R80  A die for each unit: on 4 to 6 it is intercepted and reduced, and does not attack. */
function isLostAtSea(g: State, unit: number, log: Log): boolean {
  const die = roll(g, 6)
  log?.push({ event: 'evacuation', rule: '23.3', unit: unitIds[unit], dice: [die] })
  if (die <= 3) return false
  g.unitFlags[unit] |= UNIT.mayNotAttack
  reduce(g, unit, '23.3', log)
  if (g.place[unit] !== BOX.eliminated) return false
  g.mover = -1
  return true
}

/** 18.2a  At the end of the Movement Phase markers that carried units are used. */
export function returnTransports(g: State): void {
  for (const marker of transportOf) {
    if (marker < 0 || g.place[marker] !== BOX.onMission) continue
    g.place[marker] = BOX.utilized
    g.aim[marker] = -1
    g.due[marker] = 0
    g.left[marker] = 0
  }
}

const coastHexes: number[] = []
const edgeHexes: number[] = []
derive(() => {
  coastHexes.length = 0
  edgeHexes.length = 0
  for (let h = 0; h < HEXES; h++) {
    if (coastSeas[h] !== 0) coastHexes.push(h)
    if (isAtlanticEdge(h)) edgeHexes.push(h)
  }
})

/** Every voyage open to the unit that moves at present. */
export function listVoyages(g: State, unit: number, offer: (action: Action) => void): void {
  const nation = unitNation[unit]
  const from = g.place[unit]
  const marker = transportOf[nation]
  if (marker < 0 || coastSeas[from] === 0) return
  if (g.place[marker] !== BOX.available && g.place[marker] !== BOX.onMission) return
  const id = unitIds[unit]
  const propose = (kind: Kind, to: number) => {
    if ((wayRefusal(g, kind, unit, to, -1) ?? markerRefusal(g, unit, to)) === null)
      offer({ do: kind, unit: id, to: grid.names[to] })
  }
  const anyCoast = isMarines[unit] === 1 || sailsToRomania(g, nation)
  for (const to of anyCoast ? coastHexes : portHexes) propose('sail', to)
  if (isMarines[unit]) listAssaults(g, unit, offer)
  if (g.terms.options.navalEvacuation) for (const to of portHexes) propose('evacuate', to)
  if (g.terms.options.additionalNavalMoves)
    for (const to of nation === ITALY ? ITALIAN_EDGE : edgeHexes) propose('transit', to)
}

function listAssaults(g: State, unit: number, offer: (action: Action) => void): void {
  for (const target of coastHexes) {
    if (g.top[target] < 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[target * 6 + direction]
      if (to < 0 || !isSea[to]) continue
      if ((assaultRefusal(g, unit, to, target) ?? markerRefusal(g, unit, to)) !== null) continue
      offer({ do: 'assault', unit: unitIds[unit], to: grid.names[to], target: grid.names[target] })
    }
  }
}
