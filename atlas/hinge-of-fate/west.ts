import { towns } from '../../games/hinge-of-fate/board/towns.ts'
import type { Draft } from '../hexes/draft.ts'
import { hexOverrides, sideOverrides } from '../overrides/hinge-of-fate-west.ts'
import { buildMap, type Recipe } from './build.ts'
import { westFrame, westGrid, westRegions } from './frame.ts'
import { rhinelandOnTheSheet } from './georeference.ts'
import { westScale } from './ground.ts'
import { westRivers } from './rivers-west.ts'

const recipe: Recipe = {
  grid: westGrid,
  frame: westFrame,
  globe: rhinelandOnTheSheet,
  regions: westRegions,
  scale: westScale,
  ground: [],
  rivers: westRivers,
  towns: towns.west,
  hexOverrides,
  sideOverrides,
  markZones(draft) {
    fortify(draft, 'Germany', 'France', 'west-wall')
    fortify(draft, 'France', 'Germany', 'maginot')
  },
}

export const buildHingeOfFateWest = (folder: string): string => buildMap(folder, recipe)

/** The works of a country are all its hexes that face the other, its cities left out. */
function fortify({ grid, region, features }: Draft, country: string, faces: string, line: string): void {
  for (let hex = 0; hex < grid.size; hex++) {
    if (region[hex] !== country || features[hex].has('city')) continue
    const around = [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)]
    if (around.some(beyond => beyond >= 0 && region[beyond] === faces)) features[hex].set('fort', line)
  }
}
