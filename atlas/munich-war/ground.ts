import type { NamedGround, TerrainScale } from '../layers/terrain.ts'

/** A hex is 78 km across: low hills read under 100 m, the Ardennes 130, the Vosges 270, the Beskids 450, the Alps 1000. */
export const terrainScale: TerrainScale = {
  relief: [
    { from: 430, terrain: 'mountain' },
    { from: 190, terrain: 'rough' },
  ],
  woods: 60,
  wooded: 'forest',
  swamp: 0.5,
  wet: 'marsh',
}

/** Ground that every soldier knew for what it was, and that the means over a whole hex understate. */
export const namedGround: readonly NamedGround[] = [
  { name: 'Ardennes', terrain: 'rough', at: [[49.9, 5.6]] },
  { name: 'Eifel', terrain: 'rough', at: [[50.1, 6.6]] },
  { name: 'Harz', terrain: 'rough', at: [[51.7, 10.6]] },
  { name: 'Thuringian Forest', terrain: 'rough', at: [[50.6, 10.8]] },
  { name: 'Ore Mountains', terrain: 'rough', at: [[50.55, 13.1]] },
  { name: 'Black Forest', terrain: 'rough', at: [[48.6, 8.35]] },
  { name: 'Giant Mountains', terrain: 'rough', at: [[50.7, 15.6]] },
  { name: 'Johannisburg Heath', terrain: 'forest', at: [[53.75, 21.7]] },
]
