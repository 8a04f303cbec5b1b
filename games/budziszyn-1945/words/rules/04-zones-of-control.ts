import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const zonesOfControl = ruleChapter(`
4 Zones of control

4.1.1 Reach of a zone
A zone of control covers the six hexes around the unit.

4.1.2 Who has a zone
All regular units have a zone of control, towed anti-tank and anti-aircraft guns included. Headquarters,
artillery and resilience groups have none.

4.1.3 Zones and big rivers
Zones of control do not cross the Nysa or the Elbe.

4.1.4 Zones and closed terrain
A unit has no zone of control in terrain that it may not enter: tanks have none in a swamp.

4.1.5 Several zones
Any number of zones may cover a hex. More of them have no more effect than one.

4.1.6 Zones and control
A zone of control is a means to gain control of hexes (4.3.3).

4.2.1 Stop in enemy zones
A unit that enters an enemy zone of control moves no further in this phase.

4.2.2 Entering a zone
Entering an enemy zone of control costs nothing extra.

4.2.3 Inside one zone
A unit does not step between two hexes that lie in the zone of the same enemy unit. Only pursuit allows it
(5.4.5).

4.2.4 Out and in again
In one move a unit may leave an enemy zone of control by a hex outside it, and then enter another or the same.

4.2.5 From unit to unit
A unit may step straight from the zone of one enemy unit into the zone of another. There it stops.

4.2.6 Leaving a zone
Leaving an enemy zone of control costs one movement point more.

4.3.1 Control at the start
Each side begins with all hexes behind its front line.

4.3.2 Control by occupation
A hex is controlled by the player whose unit stands there at the end of his Supply Phase.

4.3.3 Control by zone
An empty hex passes to a player at the end of his Supply Phase if it lies in a zone of control of his and in
none of the enemy's.

4.3.4 Control after surrender
A unit that surrenders in a Supply Phase gives no control of hexes in that phase.

4.3.5 Control needs supply
Only units in supply gain control of the hexes around them. A unit out of supply still holds the hex it stands
in.

4.3.6 Contested hexes
Any enemy zone of control, even of units out of supply, denies control of an empty hex. A hex in zones of both
sides belongs to nobody.
`)
