import type { NamedGround, TerrainScale } from '../layers/terrain.ts'

/** A hex is 64 km across, so means are low: the Ardennes read 120 m, the Vosges 260, the Apennines 200 to 600. */
export const terrainScale: TerrainScale = {
  relief: [
    { from: 630, terrain: 'mountain' },
    { from: 215, terrain: 'rough' },
  ],
  woods: Number.POSITIVE_INFINITY,
  swamp: Number.POSITIVE_INFINITY,
}

/** Ground that every soldier knew for what it was, and that the means over a whole hex understate. */
export const namedGround: readonly NamedGround[] = [
  {
    name: 'Ardennes',
    terrain: 'rough',
    at: [
      [50.0, 4.7],
      [50.1, 5.3],
      [49.85, 5.9],
    ],
  },
  {
    name: 'Eifel and Hurtgen Forest',
    terrain: 'rough',
    at: [
      [50.1, 6.5],
      [50.65, 6.4],
    ],
  },
  { name: 'Hunsruck', terrain: 'rough', at: [[49.75, 7.2]] },
  { name: 'Westerwald and Sauerland', terrain: 'rough', at: [[51.15, 8.1]] },
  { name: 'Harz', terrain: 'rough', at: [[51.75, 10.4]] },
  { name: 'Thuringian Forest', terrain: 'rough', at: [[50.6, 10.7]] },
  { name: 'Bohemian Forest', terrain: 'rough', at: [[49.1, 13.3]] },
  { name: 'Ore Mountains', terrain: 'rough', at: [[50.5, 13.2]] },
]
