import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const tables = ruleChapter(`
T Tables

T1 Terrain table
A clear hex, hills or a town costs 1 movement point and a city 2; forest and streams add 1 each, mountains 2
for foot; motorised units stay out of mountains off the road, and everybody out of lakes. The defender has one
modifier in forest, hills or a town or behind a stream, two in a city or in mountains. On a secondary route,
main route and motorway a trucked unit pays 1/2, 1/3 and 1/4 point, a tracked one 1, 1/2 and 1/3, foot 1, 1/2
and 1/2.

T1-1 Nysa and Elbe
Crossing the Nysa or the Elbe without a bridge costs motorised units 3 points more and foot 2. An attack
across gives the defender three modifiers, bridge or not. In everything else they are big rivers (4.1.3,
5.3.5, 14.3.1).

T1-2 Swamp hexes
A swamp is closed to motorised units and costs foot 1 point more. Attacking strength into it is halved once.

T1-3 City hexes
Two or more adjoining town hexes form a city. A main route joins them.

T1-4 Bonus on secondary routes
A tracked or foot unit that has spent all its points on nothing but secondary routes may go one hex further
along the route.

T2 Air attack table
The table sets the strength of the aircraft, less twice the terrain modifier (8.2.7), against two dice. A
figure is the number of efficiency levels lost in the hex, and D disorganises all units there.

T3 Artillery fire table
The table sets the strength of the guns, less twice the terrain modifier (6.4.2), against two dice. A figure
is the number of efficiency levels lost, D disorganises, and a dot makes the units in the target hex test
(5.6.1d).

T4 Combat table
The table sets the final ratio against two dice. What stands before the stroke is for the attacker, what
follows it for the defender.

T4ex Reading the combat table
A figure with a minus is a loss in efficiency levels, A or D with a figure a retreat of the attacker or
defender, a D behind it disorganisation, a dot a test of the attackers. So -1/D2 -1 costs the attacker one
level and the defender one level and two hexes.

T5 Table of attacks on bridges
The table sets the strength of guns or aircraft against two dice; terrain does not count. D destroys the
bridge.

T6 Morale limits
The limit is 12 for SS; 11 for other Germans, Americans, British, Poles and Soviet Guards; 10 for other
Soviets; 9 for Volkssturm, French, Romanians, Hungarians and Italians on the German side; 8 for Belgians and
Dutch; 7 for Italians on the Allied side. A test that reaches the limit disorganises (5.6.2).

T7 Names of units
A stroke joins a regiment to its division: 37/6 is the 37th Regiment of the 6th Division. Square brackets name
the division, and figures in round brackets the members of a corps.
`)
