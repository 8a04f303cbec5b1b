import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const reorganizationAndDisruption = ruleChapter(`
7 Reorganisation and disruption

7.0a Combining, splitting, disruption
Corps can combine into an army, and Soviet armies into a front. An army or front can be split by choice, or
broken up by force: when it is out of supply (10.5e), when its attack fails (12.4) or to pay for losses
(12.3e).

7.0b Reorganising by choice
Units combine and split by choice only in their own nation's Reorganisation Phase.

7.0c Supply for reorganisation
Units that combine or split by choice must be in supply.

7.0d Reorganising beside the enemy
Units may combine, split and be disrupted in an enemy zone of control.

7.0e Combine or split
A unit may not both combine and split in one Reorganisation Phase.

7.0f Dispersal of surplus units
If a split or disruption leaves too many units in a hex, the opponent moves the surplus to adjacent hexes of
his choice, as few units as will do. Such a hex must be one that the unit may enter, with room and without
enemies; a unit for which there is none is lost.

7.0g Dispersal beside the enemy
When surplus units are dispersed (7.0f), hexes in a zone of control of the opponent are used only if there are
no others.

7.0h Combining in one hex
Units that combine must share a hex, and a counter of the army or front must be free. It takes their place
there.

7.1a Army counters come back
The counter of an army or front is never lost: broken up or destroyed, it becomes free and can be built again.
A split by choice needs all of its corps beside the map; a forced one yields those that are there, and the
missing ones count as lost in that battle.

7.1b Czech armies
Any two Czech infantry corps form an army. Static corps do not combine.

7.1c French armies
Any two French infantry corps form an army. Mechanized corps, the cavalry corps and the BEF do not combine.

7.1d German armies
Any two German infantry corps form an army, the mountain corps included. Static divisions, reserve corps,
mechanized corps and the 7th Flieger Division do not combine. In Poland 1939 it takes three (13.4c).

7.1e Hungarian armies
Any three Hungarian infantry corps form an army. The mobile corps does not combine.

7.1f Italian armies
Any two Italian infantry corps form an army; the mechanized army consists of exactly the three mechanized
corps. Italian mechanized units pay mechanized movement costs and have none of the special powers of the
German ones.

7.1g Polish armies
Any two Polish infantry corps or ad hoc groups form an army. Cavalry corps, the General Reserve and the
Coastal Defense Command do not combine.

7.1h Romanian armies
Any two Romanian infantry corps form an army. The cavalry corps and the mountain corps do not combine.

7.1i Yugoslav armies
Any two Yugoslav infantry corps form an army. The 5th and 6th Independent Corps may join one, unless the game
option says no.

7.1j Belgians and Dutch
Belgian and Dutch units do not reorganise.

7.1k Lithuanians and Danes
The Lithuanian and Danish armies never break down.

7.1l Soviet fronts
Any five Soviet armies form a front. The IAC does not combine.
`)
