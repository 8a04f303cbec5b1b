import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
10 Supply

10.1.1 Line of supply
A line of supply is a chain of hexes from a supply base to a unit.

10.1.2 When supply is checked
Supply is checked in the Supply Phase of the unit's owner.

10.1.3 Lines do not compete
Every unit traces its own line of supply, and any number of lines may share a road.

10.1.4 Supply bases
The scenario names the supply bases: N-S1 to N-S3, S-S1 to S-S3.

10.1.5 Supply along roads
Along roads a line of supply may have any length.

10.1.6 Supply off the road
Off the road a line of supply is limited by the points of 10.1.7, counted for its whole length.

10.1.7 Supply points
Off the road a line of supply may spend 12 points for Americans and British, 10 for Germans, 8 for Soviets and
their allies, 7 for allies of the Germans.

10.1.8 Cost of supply
Supply points are spent as a trucked unit spends movement points. Swamps and mountains are closed to them.

10.1.9 Supply from unit to unit
A step of a line of supply between adjacent hexes that both hold friendly units costs nothing.

10.1.10 Supply and enemy zones
A line of supply does not pass enemy units, nor a hex in an enemy zone of control unless a friendly regular
unit stands in it.

10.1.11 Zones against supply
For lines of supply every enemy unit has a zone of control, artillery in combat setup too; only headquarters
and guns in transport setup have none. Towns held by the Germans act like this against Soviet and Polish lines
(N-7).

10.1ex Examples of supply
Two occupied hexes in the chain save their cost and carry a line of supply further (10.1.9). A line that
spends its last point to reach a road may run on along it but not leave it again. A unit placed in a blocked
hex opens it (10.1.10).

10.2.1 Out of supply
A unit without a line of supply gets out-of-supply level 1. Each later check that fails adds one, unless the
game option says no.

10.2.2 Effects without supply
A unit out of supply has half its movement points and half its attack strength, rounded up. Its defence is not
affected.

10.2.3 Driving units on
By raising the level of a unit out of supply by one, its owner lets it move with all its points, and by one
more lets it attack at full strength.

10.2.4a Level rises when hit
The level of a unit out of supply rises by one when it suffers an order to retreat, whether it goes or stands
firm.

10.2.4b Level rises on failure
The level of a unit out of supply rises by one when it attacks and the defender is not ordered to retreat.

10.2.5 Level changes at once
An out-of-supply level changes right after the action that changes it.

10.2.6 Test for surrender
In the Supply Phase each unit out of supply rolls two dice. If the sum is lower than its level, it surrenders
and is eliminated.

10.2.7 Supplied again
A unit out of supply that has a line again loses four levels and does not test for surrender.

10.2.8 Back to normal
When its out-of-supply level is 0 or less a unit has its full values again. Until then they stay halved.
`)
