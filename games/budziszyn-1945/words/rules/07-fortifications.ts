import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const fortifications = ruleChapter(`
7 Fortifications

7.1.1 Marker
A field fortification lies under the units of its hex.

7.1.2a Digging in
A regular unit that does not move in its Movement Phase may build a field fortification. It works at once and
covers all friendly units in the hex.

7.1.2b Not after a retreat
A unit that retreated in the last Combat Phase may not build. One that stood firm and paid for it may (5.3.7).

7.1.3 With no way out
A unit that retreated may build all the same if it cannot leave an enemy zone of control.

7.1.4 All points
Building takes all movement points of the unit.

7.1.5 Abandoned
A field fortification in a hex without units at the end of a phase is removed. Another friendly unit may take
it over before then.

7.1.6 Taken
It is removed when an enemy unit enters, and never serves the other side.

7.1.7 Built again
Either side may later build a new one in the same hex.

7.1.8 Not in swamps
There are no field fortifications in swamps.

7.1.9 Not on fixed positions
Nor are there any in hexes with fixed positions.

7.1.10 In defence
A field fortification gives the defender two modifiers.

7.1.11 Free not to attack
Units in a field fortification have no duty to attack (5.1.3), and an enemy next to them alone need not be
attacked.

7.1.12 No hindrance
A field fortification costs no movement points.

7.2.1 Fixed positions
Fixed positions are printed on a map as lines or areas. The map of this game has none.

7.2.2 Attacking them
All attacking strength, artillery and aircraft included, is halved, and the defender gets three modifiers.

7.2.3 Groups of their own
A group of fixed positions may have another number of modifiers.

7.2.4 From behind
Fixed positions count in full if at least half of the attacking strength comes through them. Otherwise the
defender has a field fortification instead (7.1.10); strength through the position, artillery and aircraft are
halved in any case.

7.2.5 No duty to attack
Units in fixed positions have no duty to attack (5.1.3).

7.2.6 Holding the line
Units in fixed positions that stand firm (5.3.7) lose one level less.
`)
