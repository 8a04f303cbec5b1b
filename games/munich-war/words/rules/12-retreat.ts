import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const retreat = ruleChapter(`
12 Retreat after combat

12.0a Retreating at once
The owner moves his retreating units at once by the number of hexes that the result gives.

12.0b Hexes, not points
A retreat counts hexes, whatever the movement points. Each unit retreats by itself.

12.0c Length of a retreat
A retreat is 1, 2 or 3 hexes long.

12.1a Not into enemies
Units may not retreat into a hex with enemies. Attackers and defenders retreat by the same rules.

12.1b Into enemy zones
A unit may retreat into an enemy zone of control and loses a step each time.

12.1c Closed terrain
Units do not retreat off the map, into or across terrain that is closed to them, or into neutral countries.

12.1d Through friends
Units may retreat through friends of any country, who are not affected.

12.1e Retreat to a full hex
A retreat that would end over the stacking limit continues. A unit that finds no room is eliminated.

12.1f The full distance
A retreat ends at its full distance from where it began. A unit that cannot retreat that far is eliminated.

12.1g Fatal routes
A route that eliminates the unit or breaks the stacking limit may be taken only if there is no other.

12.1h Static units are lost
Static units that must retreat are eliminated, except fortifications.

12.2a Fortifications stand
Fortifications ignore retreats.

12.2b Holding a fortress
Units in a hex with a friendly fortification may ignore retreats, in attack and in defence.

12.2c Only those in fortresses
Of several attackers only those in fortress hexes may ignore a retreat.

12.2d When the fortress falls
If the result eliminates the fortification, the other units of its hex must retreat.

12.2e Refuge in a fortress
A unit may end its retreat early in a hex with a friendly fortification.

12.3 Attacked after a retreat
Units that retreated into a hex defend it if it is attacked later in the phase.
`)
