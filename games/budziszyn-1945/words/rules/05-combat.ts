import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combat = ruleChapter(`
5 Combat

5.0 Direct combat
Regular units fight in the Combat Phase, supported by artillery and aircraft.

5.0b Attacks from the air
Aircraft attacking by themselves do so in the Air Phase and not in the Combat Phase (8.2.6).

5.1.1 One combat a phase
A unit fights once in a Combat Phase, as attacker or as target.

5.1.2 Attacks on adjacent hexes
Regular units attack adjacent hexes only.

5.1.3 Duty to attack
A regular unit in an enemy zone of control must attack, though not necessarily that enemy. Units in
fortifications are free of this (7.1.11), and so are artillery, headquarters, towed guns and resilience
groups.

5.1.4 Enemies to be attacked
An enemy unit must be attacked by somebody if a unit of yours that has to attack stands in its zone of
control. Which units do it is your choice.

5.1.3/4 Both duties together
The attacks of a phase must meet both duties, 5.1.3 and 5.1.4, as far as that is possible. The duties are
fixed when the Combat Phase begins; an attack that would make one of them impossible to meet is refused, and
pursuit brings no new ones.

5.1.5 One hex on one side
In a combat either all attackers or all defenders are in a single hex.

5.1.6 Order of attacks
The attacker chooses the order of his attacks.

5.1.7 End of the Combat Phase
The attacker ends the Combat Phase when he likes, once 5.1.3 and 5.1.4 are met.

5.1.8 Who takes losses
Each player chooses which of his units take the losses of his side.

5.1.9 Headquarters alone
An attack on a headquarters alone in its hex is fought in the 10:1 column. The headquarters cannot retreat, so
it pays for each hex (5.3.7).

5.1.10 Towed units do not attack
Towed artillery, anti-tank and anti-aircraft guns do not attack in direct combat.

5.2.1a Declaring an attack
The attacker names his units and their targets.

5.2.1b-d Strengths and columns
Both sides add up strength points and modifiers. The strengths give the ratio (1.5), and the modifiers give
the final column (1.6b).

5.2.1e The combat roll
Two dice are rolled in a combat; headquarters may change the sum by one (9.2.1), within 2 and 12.

5.2.1f Order of a result
Of a combat result, efficiency levels are lost first, then come retreats, then pursuit.

5.2.1g Tests after combat
Rolls for disorganisation (5.6.2) follow when losses, retreats and pursuit are done.

5.2.1ex Example of a combat
The attacker loses 1 and the defender retreats 2. If the attacker used a star, a unit that used it takes the
loss (15.1.7). The defender loses two levels and stays, loses one and goes one hex, or goes two hexes and
tests once.

5.3.1 Ordered to retreat
D and a number orders the defender to retreat so many hexes, A and a number the attacker.

5.3.2 Distance of a retreat
A retreat is counted from the hex in which the unit fought. Every step leads further away from it.

5.3.3 Closed to retreat
A retreat does not enter enemy zones of control or closed terrain and does not leave the map.

5.3.4 Through friends under threat
A retreat may use a hex in an enemy zone of control if a friendly unit stands there. Each such hex costs the
retreating unit one efficiency level.

5.3.5 Retreat across big rivers
A retreat crosses the Nysa or the Elbe only by an intact bridge.

5.3.6 Retreat and full hexes
A retreat may pass through a full hex but not end in one.

5.3.7 Standing firm
A unit need not retreat all the way: each hex that is not retreated costs one efficiency level, taken from
units that stay. A result of D3 can be met by three hexes, two hexes and a level, one hex and two levels, or
three levels.

5.3.8 Losses for standing firm
Losses for standing firm (5.3.7) are counted once for the whole side, however many hexes it fought from. If
some units retreat and others stay, those that stay pay.

5.3.9 Tests for a long retreat
Each hex of a retreat after the first means one test for disorganisation (5.6.2), for attackers and defenders
alike.

5.3.10 No digging in after retreat
A unit that retreated may not build a field fortification in its next Movement Phase; 7.1.3 has the exception.

5.4.1 Who may pursue
If the enemy retreats, units that fought next to him may pursue, defenders too after an attack that failed. A
headquarters stacked with them may go along.

5.4.2 Path of a pursuit
A pursuit follows the path of the retreat and may stray one hex from it.

5.4.3 One retreat of several
If the enemy retreated by several paths, a pursuer follows one of them.

5.4.4 First hex of a pursuit
The first hex of a pursuit is the one that the enemy left.

5.4.5 Pursuit and enemy zones
Enemy zones of control do not hinder pursuit.

5.4.6 Length of a pursuit
A pursuit is at most as long as the retreat, counting the hex that was left.

5.4.7 Pursuit costs no points
A pursuit costs no movement points. Closed terrain stays closed, and nobody leaves the map.

5.4.8 Pursuit across big rivers
Crossing the Nysa or the Elbe ends a pursuit.

5.4.9 Who does not pursue
Towed units do not pursue.

5.4.10 Advance after elimination
If the enemy was eliminated, the victors may enter his hex and then one more next to it. Here enemy zones of
control and closed terrain count as in movement.

5.5.1 Terrain in combat
What terrain does in combat is in table T1.

5.5.2 Terrain adds up
Effects of terrain are added: a forest attacked across a stream gives the defender two modifiers.

5.5.3 Defenders in several hexes
If the defenders are in several hexes, the hex with the most strength decides the modifiers of the defence.

5.5.4 Attacks across water
A stream or river counts only if more than half of the attacking ground strength comes across it.

5.6.1a Disorganised by the result
In a combat result a D behind losses or retreat disorganises that side.

5.6.1b Dot in the combat table
A dot in the combat table makes the attackers test for disorganisation (5.6.2), with one roll for all.

5.6.1d Dot under artillery fire
A dot in table T3 makes the units in the target hex test for disorganisation (5.6.2).

5.6.1c Tests after a retreat
A side that retreats tests for disorganisation according to 5.3.9.

5.6.2 Test for disorganisation
Roll two dice: a unit whose limit (T6) is reached or passed is disorganised.

5.6.3 Artillery and disorganisation
In direct combat artillery is disorganised only if it fought next to the enemy. Under ranged fire or attack
from the air it suffers like any unit.

5.6.4 Effect of disorganisation
A disorganised unit has half its strength, in attack and defence.

5.6.5 Recovery from disorganisation
A disorganised unit recovers after a full turn in which it does not move, attack, support or come under
attack, at the end of the same phase in which it was disorganised. By a game option, a unit disorganised in
defence recovers after its own next Combat Phase.

5.6.6 Disorganisation marker
Disorganised units carry a marker.
`)
