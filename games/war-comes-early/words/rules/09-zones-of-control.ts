import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const zonesOfControl = ruleChapter(`
9 Zones of control

9.0a What has a zone
The zone of control of a unit is the six hexes around it. An intact Czech or Belgian fortification has one
too, even when it is empty; the Belgian one only once Belgium is at war.

9.0b What has no zone
Empty hexes of the Maginot Line and the West Wall have no zone of control.

9.0c Friendly zones
Zones of control never hinder their own side, whichever nation exerts them.

9.0d Zones and blocked hexsides
A zone of control does not cross a blocked hexside.

9.0e Zones and water
A zone of control does not reach into all-lake or all-sea hexes, nor across all-lake or all-sea hexsides.

9.0f Zones and closed hexes
A unit has no zone of control in a hex that it may not enter because of terrain, fortification, neutrality or
its area of operations (11.7). A mechanized unit reaches into mountains and swamp only along a railway.
Nations that take no part in turns 1 and 2 have no zones in those turns.

9.0g Zones without supply
Units have their zone of control in and out of supply.

9.1a Stop in enemy zones
A unit that enters an enemy zone of control ends its move there. German mechanized corps go on (9.1c).

9.1b Leaving a zone
A unit that begins in an enemy zone of control may leave it if the first hex it enters is free of such zones.
Later in the same move it may enter another.

9.1c From zone to zone
No unit moves straight from one enemy zone of control into another. Only German mechanized corps may: they ignore enemy zones of control when they move.

9.1d Friends do not help
For movement, a friendly unit in the hex does not cancel an enemy zone of control.

9.2a Zones and supply
A supply line may enter an enemy zone of control and ends there. A friendly unit in the hex cancels the zone
for supply.

9.2b Supply of mechanized corps
For the supply line of a German mechanized unit there are no enemy zones of control.

9.3a No duty to attack
Units in an enemy zone of control need not attack.

9.3b Advancing through zones
Enemy zones of control never stop an advance after combat.
`)
