import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const movement = ruleChapter(`
8 Land movement

8.0a Mobile and static units
Units with movement points are mobile. Units with none are static and never move.

8.0b Five ways to move
Land units march, follow railroads as roads, go by rail, sail, or fly. Movement is voluntary.

8.1a One unit at a time
Units move one by one from hex to adjacent hex and pay points for each hex they enter.

8.1b Costs by class
Mechanized, alpine and other units pay different costs. The figures for rough, forest and marsh are
reconstructed.

8.2a Only in your phase
Units move only in the Movement Phase of their own side.

8.2b One move a phase
A unit whose move is over may not move again in the phase.

8.2c Points are not kept
Movement points are neither saved nor given to others.

8.2d No entry against enemies
No unit enters a hex that enemies occupy.

8.2e Through other nations
Units may move through friends of other countries. Mobile units of two countries may not be together when the
phase ends.

8.2f Not movement
Retreat and advance are not movement and cost no points.

8.3 At least one hex
Every mobile unit may move one hex whatever the cost, but not into closed terrain and not from one enemy zone of control to another.

8.4a Cost of clear terrain
A clear hex costs 1 point.

8.4b Cost of rivers
Crossing a river costs 1 point more than the hex.

8.5a Railroads as roads
A step along a railroad costs half a point in any country.

8.5b Railroads cancel terrain
Along a railroad the terrain of the hex does not matter, mountains included.

8.5c Railroad bridges
Along a railroad a river costs nothing extra. It still protects defenders.

8.6a Rail movement
By rail a unit goes any distance along connected railroads of its own country. Enemy units bar the way;
control does not matter.

8.6b Starting on the railroad
Rail movement begins in a railroad hex.

8.6c Rail needs supply
A unit must be in supply when it begins to move by rail, and may end where it is not.

8.6d Rail and enemy zones
A unit may leave an enemy zone of control by rail, and stops when it enters one.

8.6e Rail and nothing else
A unit that moves by rail uses no other movement in the phase.

8.6f Rail ignores terrain
Terrain and rivers do not matter to rail movement.

8.6.1a Leaving by rail
Soviet units may leave the map by a railroad hex of the east edge.

8.6.1b Returning by rail
From the next turn on they may return by any railroad hex of the east edge.

8.6.1c Returning next to enemies
A returning unit may enter an enemy zone of control and stops there.

8.6.1d Off the map
Units off the map have no effect on the game and come back only by rail.

8.6.2 Rail capacity
In a turn 4 German, 3 French, 3 British, 3 Soviet, 2 Italian and 2 Polish units may move by rail, and 1 of
every other country.
`)
