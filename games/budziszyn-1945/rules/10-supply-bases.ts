// 10.1.4, N-S1, N-S2, N-S3, S-S1, S-S2, S-S3  Where supply comes from: map edges, Dresden, and the hexes where Americans entered.
import { CAMP } from '../nations.ts'
import { HEX, hasFlag, isNysa1945, type State } from '../state.ts'
import { derive, EDGE, edges, grid, HEXES, isElbe, routeOverEdge, townName } from '../world.ts'
import { isEnemyHeld } from './04-hex-control.ts'

const GERMAN_EDGES = EDGE.north | EDGE.west | EDGE.south

/** [camp] hexes that can be a base, before anybody has taken them. */
const bases: number[][] = [[], [], []]

derive(() => {
  const all = Array.from({ length: HEXES }, (_, hex) => hex)
  const southOfElbe = firstSouthOfElbe()
  bases[CAMP.soviet] = all.filter(hex => edges[hex] & EDGE.east)
  bases[CAMP.german] = all.filter(hex => edges[hex] & GERMAN_EDGES || townName[hex] === 'Dresden')
  bases[CAMP.american] = all.filter(hex => routeOverEdge[hex] & EDGE.west && grid.along[hex] >= southOfElbe)
})

// S-S3  The Elbe leaves the map over the west edge: what lies below it in the first column is south of it.
function firstSouthOfElbe(): number {
  for (let hex = 0; hex < HEXES; hex++) {
    if (edges[hex] & EDGE.west && isElbe[hex * 6]) return grid.along[hex]
  }
  return 0
}

/** R37  Fills `out` with the bases that a camp can use now, none in enemy hands, and returns how many there are. */
export function basesOf(g: State, camp: number, out: Int16Array): number {
  if (camp === CAMP.american && isNysa1945(g)) return entryHexes(g, out)
  let count = 0
  for (let i = 0; i < bases[camp].length; i++) {
    if (!isEnemyHeld(g, camp, bases[camp][i])) out[count++] = bases[camp][i]
  }
  return count
}

// N-S3, R44
function entryHexes(g: State, out: Int16Array): number {
  let count = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (hasFlag(g.hexFlags, hex, HEX.americanEntry) && !isEnemyHeld(g, CAMP.american, hex)) out[count++] = hex
  }
  return count
}
