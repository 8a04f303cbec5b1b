import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const zonesOfControl = ruleChapter(`
7 Zones of control

7.1a What zones are
Every ground unit but the paratroops has a zone of control in its own hex and the six around it. Zones stop movement and block
retreats and supply lines.

7.1b Zones take nothing
A zone of control does not change who controls a hex.

7.2 Markers and zones
Markers have no zone and take none away.

7.3a Zones and water
Zones do not cross hexsides that are all sea or all lake: a unit in E1321 does not reach E1222.

7.3b Nothing else limits zones
No other terrain limits a zone, nor does being out of supply. Several zones count as one, and both sides may cover the same hex.

7.3c Zones and the Tatra
Zones do not cross impassable hexsides.

7.4 Friends cancel nothing
A friendly unit does not cancel an enemy zone of control, except for supply lines (8.14) and in a siege ring (13.7a).

7.5a Stopping in a zone
A moving unit stops for the phase when it enters an enemy zone of control.

7.5b From zone to zone
A unit that begins in an enemy zone may leave only into a hex without one. From there it may go on, and stops in the next.

7.6 Retreats and zones
Units may not retreat into an enemy zone of control, not even to join a friendly unit.

7.7 Advances and zones
Zones of control do not affect an advance after combat.

7.8 Zones at the edges
Zones do not leave the map. Into and out of the Red Row they reach as elsewhere.
`)
