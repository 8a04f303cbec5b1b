import { RED_ROW_GAP } from '../../games/hinge-of-fate/board/facts.ts'
import { towns } from '../../games/hinge-of-fate/board/towns.ts'
import { type Draft, hexNamed, sideOf } from '../hexes/draft.ts'
import { landmass } from '../layers/land.ts'
import { hexOverrides, sideOverrides } from '../overrides/hinge-of-fate-east.ts'
import { buildMap, type Recipe } from './build.ts'
import { eastFrame, eastGrid, eastRegions } from './frame.ts'
import { polandOnTheSheet } from './georeference.ts'
import { eastGround, eastScale } from './ground.ts'
import { eastRivers } from './rivers-east.ts'
import { easternPoland, SUWALKI } from './zones.ts'

const FIRST_AFTER_THE_RED_ROW = 17

const recipe: Recipe = {
  grid: eastGrid,
  frame: eastFrame,
  globe: polandOnTheSheet,
  regions: eastRegions,
  scale: eastScale,
  ground: eastGround,
  rivers: eastRivers,
  towns: towns.east,
  hexOverrides,
  sideOverrides,
  markZones(draft) {
    markEastPrussia(draft)
    draft.features[hexNamed(draft.grid, RED_ROW_GAP)].set('red-row', 'gap')
    markEasternPoland(draft)
    drawDemarcationLine(draft)
  },
}

export const buildHingeOfFateEast = (folder: string): string => buildMap(folder, recipe)

/** The geodata call it Germany; it is what hangs together with Koenigsberg. */
function markEastPrussia(draft: Draft): void {
  const koenigsberg = draft.features.findIndex(features => features.get('city') === 'Koenigsberg')
  draft.region[koenigsberg] = 'Germany'
  for (const hex of landmass(draft, koenigsberg)) draft.region[hex] = 'East Prussia'
}

function markEasternPoland(draft: Draft): void {
  const mark = (hex: number, part: string) => draft.features[hex].set('eastern-poland', part)
  for (const [part, lines] of Object.entries(easternPoland)) {
    for (const [line, last] of Object.entries(lines)) {
      for (let along = FIRST_AFTER_THE_RED_ROW; along <= last; along++)
        mark(draft.grid.at(Number(line), along), part)
    }
  }
  mark(hexNamed(draft.grid, SUWALKI), 'north')
}

/** It keeps Eastern Poland and the Red Row apart from the rest of Poland. */
function drawDemarcationLine(draft: Draft): void {
  const { grid, region, features } = draft
  const isEastern = (hex: number) => features[hex].has('eastern-poland') || features[hex].has('red-row')
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 3; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond < 0 || region[hex] !== 'Poland' || region[beyond] !== 'Poland') continue
      if (isEastern(hex) !== isEastern(beyond)) sideOf(draft, hex, beyond).kinds.add('demarcation')
    }
  }
}
