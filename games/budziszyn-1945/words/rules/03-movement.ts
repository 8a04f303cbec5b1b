import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const movement = ruleChapter(`
3 Movement

3.1.1 When units move
Units move in the Movement and Strategic Movement Phases of their player, and in Combat Phases only by retreat
and pursuit.

3.1.2 Retreat and pursuit
Retreat and pursuit follow rules of their own: 5.3 and 5.4.

3.1.3 Order of movement
A player moves his units in any order.

3.1.4 Hex by hex
A unit moves from hex to adjacent hex and skips none.

3.1.5 Movement points
A unit spends no more movement points in a phase than it has.

3.1.6 No saving of points
Movement points that are not spent are lost.

3.1.7 No lending of points
Movement points cannot be passed to another unit.

3.1.8 Enemy hexes
A unit does not enter a hex with enemy units. Lone towed artillery (6.1.7) and lone headquarters (9.1.5) are
overrun instead.

3.1.9 Passing through
Any number of units may pass through a hex.

3.1.10 Through friends
Units pass through hexes with friendly units, however full they are.

3.1.11 Cost of a hex
What a hex costs depends on its terrain and on how the unit moves: table T1.

3.1.12 Costs add up
The costs of the hex and of the hexside crossed are added. Off the road, forest across a stream costs 3.

3.1.13 One hex at least
A hex never costs more than the points the unit had at the start of the phase, so a unit that has not moved
can always go one hex. Terrain that is closed to it stays closed.

3.2.1 Eight levels a hex
When a phase ends, a hex holds at most eight efficiency levels. The set-up may exceed this; it must be put
right by the end of the owner's first Movement Phase.

3.2.2 Headquarters in a stack
A headquarters counts as one level for stacking.
`)
