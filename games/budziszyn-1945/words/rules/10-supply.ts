import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
10 Supply

10.1.1 Line of supply
A line of supply is a chain of hexes from a supply base to a unit.

10.1.2 When
It is checked in the Supply Phase of the unit's owner.

10.1.3 Each for itself
Every unit traces its own line, and any number of lines may share a road.

10.1.4 Supply bases
The scenario names them: N-S1 to N-S3, S-S1 to S-S3.

10.1.5 Along roads
Along roads a line may have any length.

10.1.6 Off the road
Off the road a line is limited by the supply points of 10.1.7, counted for its whole length.

10.1.7 Supply points
American and British 12, German 10, Soviet and their allies 8, allies of the Germans 7.

10.1.8 Cost of the way
Supply points are spent as a trucked unit spends movement points. Swamps and mountains are closed to them.

10.1.9 From unit to unit
A step between adjacent hexes that both hold friendly units costs nothing.

10.1.10 Enemy in the way
A line does not pass enemy units, nor a hex in an enemy zone of control unless a friendly regular unit stands
in it.

10.1.11 More zones than usual
For lines of supply every enemy unit has a zone of control, artillery in combat setup too; only headquarters
and guns in transport setup have none. Towns held by the Germans act like this against Soviet and Polish lines
(N-7).

10.1ex Example
Two occupied hexes in the chain save their cost and carry a line further (10.1.9). A line that spends its last
point to reach a road may run on along it but not leave it again. A unit placed in a blocked hex opens it
(10.1.10).

10.2.1 Out of supply
A unit without a line gets out-of-supply level 1. Each later check that fails adds one, unless the game option
says no.

10.2.2 Effects
Movement points and attack strength are halved, rounded up. Defence is not affected.

10.2.3 Driving them on
By raising a unit's level by one its owner lets it move with all its points, and by one more lets it attack at
full strength.

10.2.4a When hit
The level rises by one when the unit suffers an order to retreat, whether it goes or stands firm.

10.2.4b When an attack fails
The level rises by one when the unit attacks and the defender is not ordered to retreat.

10.2.5 At once
The level changes right after the action that changes it.

10.2.6 Surrender
In the Supply Phase each unit out of supply rolls two dice. If the sum is lower than its level, it surrenders
and is eliminated.

10.2.7 Supplied again
A unit that has a line again loses four levels and does not test for surrender.

10.2.8 Back to normal
When its level is 0 or less the unit has its full values again. Until then they stay halved.
`)
