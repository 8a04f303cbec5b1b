import type { GridSpec } from '../../engine/hex/numbering.ts'
import type { BoardFrame } from '../hexes/describe.ts'

// Columns 01 to 65 and rows 00 to 38 fill a sheet of 40 by 28 inches; even columns lie half a hex lower and begin with a
// half hex, because 2899 must touch 2800 (R1).
export const gridSpec: GridSpec = {
  lines: [1, 65],
  along: [0, 38],
  shifted: 'even',
  early: { lines: 'even', first: -1 },
}

export const boardFrame: BoardFrame = {
  title: 'Budziszyn 1945: Lusatia, spring 1945',
  grids: [gridSpec],
  terrainKinds: ['clear', 'forest', 'hills', 'mountain', 'swamp', 'lake'],
  hexsideKinds: ['big-river', 'river', 'stream', 'bridge', 'fixed-position'],
  networkKinds: ['motorway', 'main', 'secondary'],
  regionKinds: ['Germany', 'Czechoslovakia'],
  featureKinds: ['town', 'city', 'village', 'zone', 'exit', 'road-edge', 'american-limit', 'nysa', 'stars'],
}

/** What the words of the board mean, for the head of its file. */
export const budziszynNotes = `// Terrain adds up: forest+hills is both. A town or a city is a feature with its name; a city has two or more hexes. A
// village is a name without effect. Hexsides: big-river is the Nysa and the Elbe; river and stream are one class in the
// rules (R17) and differ only on the map; bridge stands where a route crosses water; fixed-position is a line of works, of
// which none is known (R27). The networks are the three classes of route. zone: entry zone A to Y; exit=S: where Soviet
// armour leaves for Berlin. road-edge: a route leaves the map over that edge. american-limit: column 17, which the
// Americans may not pass in Nysa 1945. nysa and stars: who controls the hex when that scenario begins.
`
