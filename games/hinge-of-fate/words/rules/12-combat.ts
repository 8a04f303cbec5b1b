import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combat = ruleChapter(`
12 Combat

12.1 Voluntary attacks
Attacks are voluntary. A unit that is attacked must defend and cannot withdraw first.

12.2 Advance after combat
If a battle leaves the hex empty, attackers may advance into it at once, up to the stacking limit.

12.3a One target hex
Units from several hexes may attack together, but only one hex. A stack defends as one.

12.3b Who may not attack together
Poles and Soviets, the two Soviet fronts, and Army Groups North and South never take part in the same attack.

12.3c Slovaks need company
The Slovakian unit attacks only together with a German unit of Army Group South.

12.3d No empty targets
A hex without enemy units cannot be attacked.

12.4a Defender retreat
Each defender retreats one hex of its owner's choice; units of a stack may retreat to different hexes.

12.4b Where not to retreat
A unit may not retreat into a full hex, an enemy zone of control, the hex of an attacker, or a hex that it could not move into.

12.4c Nowhere to retreat
A unit that cannot retreat stays and loses a step as if the defender had been eliminated. Each unit is judged by itself.

12.5 Bloodbath result
Each side loses one step of its choice. If that empties the hex, surviving attackers may advance.

12.6 Attack stalled
Nothing happens to either side.

12.7 Elimination results
Every unit of the side that is eliminated loses a step: one-step units are eliminated, two-step units are reduced and stay.

12.8 Whole factors
A unit attacks once a phase, with its whole factor.

12.9 Divided stacks
Units of one stack may attack different hexes, or not attack.

12.10 One battle after another
Attacks are made in any order, each finished before the next begins. Attacks are not declared in advance.

12.11 The combat differential
Subtract the defenders' factors from the attackers'. The difference gives the column, and one die the result.

12.12a Concentric attacks
An attack is concentric if it comes from two opposite hexes, from three hexes with a gap between each, or from four or more.

12.12b Concentric bonus
A concentric attack shifts two columns to the right for Germans with a supplied panzer unit, one for other Germans and for the
French, none for Poles and Soviets.

12.12c Where no bonus counts
There is no concentric bonus against cities and fortified hexes.

12.13a Terrain shifts
The terrain of the defender shifts the column as the chart says: against a mountain an attack at +4 is resolved two columns
further left.

12.13b Across a river
A unit that attacks across a river counts half, rounded down.

12.14a Concentric against cities
There is no concentric bonus against a city.

12.14b Panzers and cities
German panzers, the Soviet Cavalry-Mechanized Group and the Polish combat reserve never attack into a city and defend in one as in
the open.

12.14c Static units in cities
Static units are not doubled in a city.

12.14d Doubled in cities
All other units defend a city with double their factor.

12.14e No retreat from cities
Against a city a defender retreat becomes a stalled attack or a bloodbath.

12.15a All-out attacks
Against a city a defender retreat is a bloodbath if the attack goes all out, otherwise it stalls. Soviets always go all out, Poles
and French never.

12.15b Germans going all out
Germans may go all out if they fight first on that map in that turn, all attackers are in supply and, in the West, there is no
crisis. The choice is made after the die is rolled.

12.16 Fortified hexes
A fortified hex shifts one column more to the left than its terrain; rivers still count. The kinds of units that may not attack
cities may not attack it either and defend it as in the open.

12.17 Ends of the table
Beyond either end of the table its last column is used.

12.18 Lowering the column
Before the die is rolled the attacker may choose a column further left.

12.19 Polish armies together
A Polish attack contains at most one army, except once in the game. Groups may join without limit, and in defence there is no
limit at all.

12.20 Slovaks as Germans
The Slovakian unit is treated as one of Army Group South, but needs a German unit of it to attack.
`)
