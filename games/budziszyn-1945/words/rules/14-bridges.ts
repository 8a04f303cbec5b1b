import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const bridges = ruleChapter(`
14 Bridges

14.1.1 Bridges as targets
Bridges can be attacked by artillery (6.4.7) and from the air (8.2.8), whoever controls them.

14.1.2 Bridge markers
A marker shows a bridge that is destroyed, or one that was built.

14.1.3 Control of a bridge
With units of both sides at its ends, a bridge stays with the side that was there first. It passes over when
the other side has a unit at an end and the owner none at either, or when it drives the owner from his end by
combat.

14.1.4 Who demolishes bridges
Only the side that controls a bridge can demolish it with ground units.

14.2.1 Blowing a small bridge
A regular unit or headquarters at either end demolishes a bridge over a stream for one movement point.

14.2.2 Rebuilding a small bridge
A unit in range of a headquarters, but not artillery, or the headquarters itself rebuilds a bridge over a
stream for three movement points.

14.2.3 Only printed small bridges
Bridges over streams are built only where the map has one.

14.3.1 Blowing a big bridge
Demolishing a bridge over the Nysa or the Elbe costs three movement points.

14.3.2a Starting a big bridge
A bridge over the Nysa or the Elbe, new or rebuilt, is the work of a headquarters. It must stand on the bank
at the end of its Supply Phase.

14.3.2b Declaring a big bridge
In the Movement Phase after a headquarters has reached the bank (14.3.2a), its player declares in secret which
two hexes are to be joined. The headquarters spends all its points.

14.3.2c Completing a big bridge
If the far hex of a declared bridge is held until the Movement Phase of the next turn, the bridge stands and
can be used in that phase, and the headquarters again spends all its points. Held means that no enemy zone of
control reaches the hex, or that friendly regular units are in both hexes.

14.3.3 One headquarters, one bridge
A bridge is built by one headquarters, which builds no other meanwhile.

14.3.4 Bound to the work
A headquarters that builds does not move. It can be attacked and does not retreat.
`)
