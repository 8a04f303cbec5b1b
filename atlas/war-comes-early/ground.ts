import type { NamedGround, TerrainScale } from '../layers/terrain.ts'

/** Tried against known ground: flat country reads under 60 m, the Erzgebirge 230, the Vosges 460, the Alps 1200. */
export const terrainScale: TerrainScale = {
  relief: [
    { from: 330, terrain: 'mountain' },
    { from: 170, terrain: 'rough' },
    { from: 105, terrain: 'broken' },
  ],
  woods: 68,
  swamp: 0.5,
}

/** Ground that every soldier knew for what it was, and that the means over a whole hex understate. */
export const namedGround: readonly NamedGround[] = [
  {
    name: 'Ardennes',
    terrain: 'rough',
    at: [
      [49.85, 5.15],
      [50.05, 5.45],
      [50.2, 5.75],
      [50.35, 6.05],
    ],
  },
  {
    name: 'Eifel',
    terrain: 'rough',
    at: [
      [50.5, 6.35],
      [50.2, 6.55],
      [50.35, 6.9],
    ],
  },
  {
    name: 'Bohemian Forest',
    terrain: 'mountain',
    at: [
      [49.1, 13.3],
      [48.85, 13.8],
    ],
  },
  { name: 'Giant Mountains', terrain: 'mountain', at: [[50.75, 15.55]] },
  { name: 'Altvater', terrain: 'mountain', at: [[50.08, 17.23]] },
  { name: 'Harz', terrain: 'mountain', at: [[51.78, 10.6]] },
  { name: 'Holy Cross Mountains', terrain: 'broken', at: [[50.9, 20.95]] },
  {
    name: 'Masurian lakes and the Johannisburg Heath',
    terrain: 'woods',
    at: [
      [53.65, 21.6],
      [54.0, 21.7],
    ],
  },
  { name: 'Rominten Heath', terrain: 'woods', at: [[54.33, 22.55]] },
  { name: 'Augustow Forest', terrain: 'woods', at: [[53.87, 23.2]] },
]
