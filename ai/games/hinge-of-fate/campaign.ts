// The German plan of campaign in the East: which corps goes for which city, and who closes the ring around Warsaw.
import { EAST, GERMAN } from '../../../games/hinge-of-fate/forces.ts'
import { controller, enemyOccupied } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { isHistorical, SEASIDE, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  grid,
  HELA,
  isStatic,
  mapOf,
  polishObjectives,
  UNITS,
  unitIds,
  WARSAW,
} from '../../../games/hinge-of-fate/world.ts'

type Task = readonly [corps: readonly string[], hexes: readonly string[]]

/** 12.3b  Corps of one army group that take these one after the other, together: Warsaw falls to the siege. */
const CAMPAIGN: readonly Task[] = [
  [
    ['ags-13', 'ags-10', 'ags-11', 'ags-4'],
    ['E1933', 'E2528'],
  ],
  [
    ['ags-7', 'ags-8', 'ags-17'],
    ['E3132', 'E3330', 'E2924', 'E3121', 'E3823'],
  ],
  [['ags-18'], ['E3132', 'E3330', 'E3823', 'E3919', 'E3121', 'E2924']],
  [
    ['agn-1', 'agn-2', 'agn-3'],
    ['E1630', 'E1829', 'E1628'],
  ],
  [['agn-21'], ['E1026', 'E1630', 'E1829']],
  [
    ['agn-wo', 'agn-br'],
    ['E2217', 'E2817', 'E2324'],
  ],
]
/** 14.6  In the Historical Scenario all others go for Warsaw, and until turn 6 these as well. */
const AFTER_WARSAW = 6
const HISTORICAL: readonly Task[] = [
  [['ags-13', 'ags-10', 'ags-11'], ['E1933']],
  [['agn-2', 'agn-3'], ['E1630']],
]
/** 13.7  Three of these watch every hex around Warsaw; panzer corps do, who can do nothing else about a city (12.14b). */
const RING = ['E2525', 'E2423', 'E2624', 'E2425']
const RINGERS = ['ags-15', 'ags-14', 'ags-16', 'agn-19']
/** 4.5b  One is there before the first strategic event, another comes early from the north. */
const FIRST_POST = 2
const SECOND_POST = 4
const WHOLE_RING = 5

const hexes = (names: readonly string[]) => names.map(name => grid.names.indexOf(name))
const units = (ids: readonly string[]) => ids.map(id => unitIds.indexOf(id))
const listsOf = (tasks: readonly Task[]) =>
  new Map(tasks.flatMap(([corps, names]) => units(corps).map(unit => [unit, hexes(names)] as const)))

const campaign = listsOf(CAMPAIGN)
const historical = listsOf(HISTORICAL)
const ring = hexes(RING)
const ringers = units(RINGERS)

/** The hex that a German corps of the East goes for before anything else, -1 for none. */
export function taskOf(g: State, unit: number): number {
  if (isHistorical(g)) {
    const hex = g.turn < AFTER_WARSAW ? undefined : historical.get(unit)?.[0]
    return hex !== undefined && controller(g, hex) !== GERMAN ? hex : -1
  }
  return ringers.includes(unit) ? ringPost(g, unit) : cityFor(g, unit)
}

/** The nearest panzer corps has the first post. */
function ringPost(g: State, unit: number): number {
  if (g.turn < FIRST_POST || WARSAW.every(hex => controller(g, hex) === GERMAN)) return -1
  const posts = g.turn < SECOND_POST ? 1 : g.turn < WHOLE_RING ? 2 : ring.length
  const free = ringers.filter(ringer => g.place[ringer] >= 0)
  for (const post of ring.slice(0, posts)) {
    if (free.length === 0) break
    const far = (ringer: number) => grid.distance(g.place[ringer], post)
    const nearest = free.reduce((a, b) => (far(b) < far(a) ? b : a))
    if (nearest === unit) return post
    free.splice(free.indexOf(nearest), 1)
  }
  return -1
}

/** The next on its list, then the nearest of all that are left. An empty one is for whoever is nearest. */
function cityFor(g: State, unit: number): number {
  const list = campaign.get(unit)
  if (list === undefined) return -1
  const isOpen = (hex: number) =>
    controller(g, hex) !== GERMAN && (enemyOccupied(g, GERMAN, hex) || isNearest(g, unit, hex))
  const own = list.find(isOpen)
  if (own !== undefined) return own
  const isStarved = (hex: number) => g.seaside === SEASIDE.running && g.siege.includes(hex)
  const left = polishObjectives.filter(hex => hex !== HELA && isOpen(hex) && !isStarved(hex))
  const far = (hex: number) => grid.distance(g.place[unit], hex)
  return left.length === 0 ? -1 : left.reduce((a, b) => (far(b) < far(a) ? b : a))
}

function isNearest(g: State, unit: number, hex: number): boolean {
  const far = grid.distance(g.place[unit], hex)
  for (let other = 0; other < UNITS; other++) {
    if (g.place[other] < 0 || campOf[other] !== GERMAN || isStatic[other]) continue
    if (mapOf[g.place[other]] === EAST && grid.distance(g.place[other], hex) < far) return false
  }
  return true
}

/** Enemies so near to its goal are part of a task: while the Poles stand in the open, and when they are in their cities. */
const IN_THE_OPEN = 3
const AT_THE_CITY = 1
const OPENING = 2

/** 4.11  Hela falls by itself when Danzig, Gdynia and Warsaw have; nobody is drawn away for it, or from his task. */
export function isSideShow(g: State, unit: number, target: number): boolean {
  if (target === HELA) return polishObjectives.some(hex => hex !== HELA && controller(g, hex) !== GERMAN)
  const task = taskOf(g, unit)
  const far = isHistorical(g) || g.turn <= OPENING ? IN_THE_OPEN : AT_THE_CITY
  return task >= 0 && grid.distance(task, target) > far
}
