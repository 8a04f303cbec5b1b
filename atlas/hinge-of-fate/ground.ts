import type { NamedGround, TerrainScale } from '../layers/terrain.ts'

/** Tried against known ground: plains read under 50 m, the Holy Cross range 75 to 140, the Beskids 300 to 450. */
export const eastScale: TerrainScale = {
  relief: [
    { from: 260, terrain: 'mountain' },
    { from: 75, terrain: 'rough' },
  ],
  woods: 68,
  wooded: 'forest',
  swamp: 0.5,
}

/** Hexes half as wide: the Saar hills read 120, the Hunsrueck 200 to 300, the Vosges 400 and more. */
export const westScale: TerrainScale = {
  relief: [
    { from: 350, terrain: 'mountain' },
    { from: 170, terrain: 'rough' },
  ],
  woods: 72,
  deepWoods: 86,
  wooded: 'forest',
  swamp: 0.5,
}

/** Wet woods that the drawn marshes cover; the map needs their trees more than their water. */
export const eastGround: readonly NamedGround[] = [
  { name: 'Kampinos Forest', terrain: 'forest', at: [[52.33, 20.55]] },
  {
    name: 'Sandomierz Forest',
    terrain: 'forest',
    at: [
      [50.57, 22.4],
      [50.49, 22.07],
    ],
  },
  {
    name: 'Solska Forest',
    terrain: 'forest',
    at: [
      [50.5, 23.0],
      [50.42, 22.67],
    ],
  },
]
