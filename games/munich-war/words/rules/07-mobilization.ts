import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const mobilization = ruleChapter(`
7 Mobilization and reinforcements

7.1a Points for the capital
A country receives 1 replacement point for its capital if that is on the map and friendly controlled.

7.1b Points for mobilization centres
A country receives 1 replacement point for each of its mobilization centres that is friendly controlled.

7.1c Points from off the map
Britain receives 3 more points, France 1 and the Soviet Union 1.

7.1d Points for Reich objectives
Germany receives 1 point for each Reich Strategic Objective that German units occupy outside enemy zones of
control. The units need no supply.

7.1e Points are not saved
Points that are not spent in the phase are lost.

7.1.1a Countries without points
Lithuania, Latvia, Estonia, Switzerland and Denmark never receive points.

7.1.1b No points from terror
A hex with a terror marker gives no points, no matter who bombed it.

7.1.1c No points from lost cities
Hexes that are enemy controlled or disputed give no points.

7.1.1d No points after surrender
Hexes of countries that have surrendered give no points.

7.1.1e Each country its own
No country spends the points of another, except in a crisis elsewhere (6.3).

7.2 The Mobilization Chart
Mobilizing a unit costs 1 point. Refitting costs 2 for a mechanized or an air unit and 1 for any other;
fortifications are never refitted.

7.2.1a Mobilizing a unit
Pay 1 point for a unit in the Reinforcement display and roll a die. Half of it, rounded up, is the number of
turns until the unit arrives.

7.2.1b Too late to arrive
A unit that would arrive after the last turn never comes. The point is spent, and the unit does not count as
eliminated.

7.2.1c The turn of arrival
A mobilized unit is placed in the Mobilization Phase of its turn.

7.2.2a Full strength on arrival
Reinforcements arrive at full strength.

7.2.2b Where land units arrive
Land units appear in a friendly controlled capital or mobilization centre of their own country.

7.2.2c Where they may not
No reinforcement appears in an enemy zone of control or in a terrorized city.

7.2.2d One in a hex
At most one reinforcement appears in a hex in a phase.

7.2.2e Waiting for a hex
A unit with no hex to arrive in waits until the next turn.

7.2.2f Arriving by the map edge
Britain, France, Italy, Yugoslavia, Romania, Finland and the Soviet Union may also use map-edge hexes of their
own that no enemy controls.

7.2.2g Support units arrive
Air units, naval markers and special forces go to the Available display.

7.3a Refitting a unit
Refit turns a reduced unit of two steps back to full strength.

7.3b Refitting land units
A land unit must be in supply and outside enemy zones of control.

7.3c Refitting air units
An air unit must be in the Available or the Utilized display.

7.3d No refit for these
One-step units and fortifications are never refitted.

7.3e Eliminated for good
Eliminated units never return.

7.4 Withdrawn for good
Units that a rule withdraws leave the game for good.
`)
