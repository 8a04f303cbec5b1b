import { type Draft, hexNamed, isWater, sideHas } from '../hexes/draft.ts'
import { yugoslavCoast } from './lines.ts'

/** Hexes of open water in each of the seas; the edge of the map and the Strait of Dover cut the Atlantic into four. */
const SEAS = {
  atlantic: ['3405', '2900', '3509', '3617'],
  mediterranean: ['1904'],
  adriatic: ['1615'],
  baltic: ['3522'],
}

/** Where the Atlantic landings end (3.2.3), and the Adriatic ones (13.4). */
const LAST_ATLANTIC = '3510'
const LAST_ADRIATIC = '1517'

/** Names the sea that each hex of the coast lies on, and where a landing may be planned. */
export function markCoasts(draft: Draft): void {
  const { grid, features } = draft
  for (const [sea, names] of Object.entries(SEAS)) {
    for (const hex of shoreOf(
      draft,
      names.map(name => hexNamed(grid, name)),
    )) {
      if (draft.region[hex] === null || features[hex].has('closed')) continue
      const coast = sea === 'atlantic' && isBeyondTheScheldt(draft, hex) ? 'north-sea' : sea
      features[hex].set('coast', coast)
      if (isForLandings(draft, hex, coast)) features[hex].set('landing', '')
    }
  }
  for (const name of yugoslavCoast) features[hexNamed(grid, name)].set('yugoslav-coast', '')
}

const isBeyondTheScheldt = ({ grid, region }: Draft, hex: number): boolean =>
  grid.names[hex] !== LAST_ATLANTIC && region[hex] !== 'France' && region[hex] !== 'Belgium'

function isForLandings({ grid, region }: Draft, hex: number, coast: string): boolean {
  if (coast === 'atlantic' || coast === 'mediterranean') return true
  return (
    coast === 'adriatic' &&
    (region[hex] === 'Italy' || grid.line[hex] >= grid.line[hexNamed(grid, LAST_ADRIATIC)])
  )
}

/** The land hexes around a sea; an estuary makes no coast. */
function shoreOf(draft: Draft, starts: readonly number[]): Set<number> {
  const sea = new Set(starts)
  const shore = new Set<number>()
  for (const hex of sea) {
    for (let d = 0; d < 6; d++) {
      const beyond = draft.grid.neighbours[hex * 6 + d]
      if (beyond < 0) continue
      if (isWater(draft, beyond)) sea.add(beyond)
      else if (!sideHas(draft, hex, beyond, 'blocked')) shore.add(beyond)
    }
  }
  return shore
}
