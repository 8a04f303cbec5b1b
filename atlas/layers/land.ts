import { type Draft, isWater, sideOf } from '../hexes/draft.ts'
import type { HexSurvey } from './survey.ts'

// Land, sea and whose land it is.

/** A hex with less land than this is water. */
const HARDLY_ANY_LAND = 0.2

export interface Nations {
  /** The region of each state in the geodata; a state that is missing here takes no part in the game. */
  readonly regions: Readonly<Record<string, string>>
}

export function layLand(draft: Draft, survey: readonly HexSurvey[], { regions }: Nations): void {
  for (let hex = 0; hex < draft.grid.size; hex++) {
    const { land, lake, sea, states } = survey[hex]
    if (land < HARDLY_ANY_LAND) {
      draft.terrain[hex] = lake > sea ? 'lake' : 'sea'
      continue
    }
    draft.terrain[hex] = 'clear'
    draft.region[hex] = regions[largest(states)] ?? null
  }
}

function largest(shares: ReadonlyMap<string, number>): string {
  let most = ''
  for (const [state, share] of shares) {
    if (most === '' || share > shares.get(most)!) most = state
  }
  return most
}

/** Nobody walks into land that is not in play: its hexsides are blocked. */
export function closeLandOutOfPlay(draft: Draft): void {
  const { grid } = draft
  for (let hex = 0; hex < grid.size; hex++) {
    if (draft.region[hex] !== null || isWater(draft, hex)) continue
    for (let d = 0; d < 6; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond < 0 || draft.region[beyond] === null) continue
      const side = sideOf(draft, hex, beyond)
      if (side.kinds.size === 0) side.kinds.add('blocked')
    }
  }
}

/** The hexes of a region that can be reached from one of them without crossing water or another country. */
export function landmass(draft: Draft, from: number): Set<number> {
  const region = draft.region[from]
  const found = new Set([from])
  for (const hex of found) {
    for (let d = 0; d < 6; d++) {
      const beyond = draft.grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && draft.region[beyond] === region && !isWaterSide(draft, hex, beyond))
        found.add(beyond)
    }
  }
  return found
}

function isWaterSide(draft: Draft, a: number, b: number): boolean {
  const { kinds } = sideOf(draft, a, b)
  return kinds.has('sea') || kinds.has('lake')
}
