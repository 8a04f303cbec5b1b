import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const fortifications = ruleChapter(`
7 Fortifications

7.1.1 Marker of field fortifications
A field fortification lies under the units of its hex.

7.1.2a Digging in
A regular unit that does not move in its Movement Phase may build a field fortification. It works at once and
covers all friendly units in the hex.

7.1.2b No digging in after retreat
A unit that retreated in the last Combat Phase may not build a field fortification. One that stood firm and
paid for it may (5.3.7).

7.1.3 Digging in when trapped
A unit that retreated may build a field fortification all the same if it cannot leave an enemy zone of
control.

7.1.4 Digging in takes everything
Building a field fortification takes all movement points of the unit.

7.1.5 Abandoned field fortifications
A field fortification in a hex without units at the end of a phase is removed. Another friendly unit may take
it over before then.

7.1.6 Captured field fortifications
A field fortification is removed when an enemy unit enters, and never serves the other side.

7.1.7 Digging in again
Where a field fortification was removed, either side may later build a new one.

7.1.8 No digging in swamps
There are no field fortifications in swamps.

7.1.9 No digging on fixed positions
Field fortifications are not built in hexes with fixed positions (7.2.1).

7.1.10 Worth of field fortifications
A field fortification gives the defender two modifiers.

7.1.11 Free not to attack
Units in a field fortification have no duty to attack (5.1.3). An enemy that has only such units in its zone
of control need not be attacked.

7.1.12 Fortifications and movement
A field fortification costs no movement points.

7.2.1 Fixed positions
Fixed positions are printed on a map as lines or areas. The map of this game has none.

7.2.2 Attacking fixed positions
Against fixed positions all attacking strength, artillery and aircraft included, is halved, and the defender
gets three modifiers.

7.2.3 Groups of fixed positions
A group of fixed positions may give another number of modifiers.

7.2.4 Attack from behind
Fixed positions count in full if at least half of the attacking strength comes through them. Otherwise the
defender has a field fortification instead (7.1.10); strength through the position, artillery and aircraft are
halved in any case.

7.2.5 No duty in fixed positions
Units in fixed positions have no duty to attack (5.1.3).

7.2.6 Holding fixed positions
Units in fixed positions that stand firm (5.3.7) lose one level less.
`)
