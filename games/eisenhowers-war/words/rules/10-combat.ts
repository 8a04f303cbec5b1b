import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combat = ruleChapter(`
10 Combat

10.0 Making attacks
In the attack portion of his phase a player may attack enemy units next to his own.

10.0a One by one
Attacks are declared one at a time; later attacks need not be announced in advance.

10.0b One attack at a time
An attack is carried through to its end before the next begins.

10.0c Stopping at will
A player may end his attacks at any time.

10.0d Once each
In a phase a unit attacks once, and a hex is attacked once.

10.0e From several hexes
Units in several hexes may attack together if all are adjacent to the target and no prohibited hexside lies between.

10.0f One target
An attack has one target hex.

10.0g All defend
Every unit in the attacked hex defends.

10.0h Attacks are voluntary
Units next to enemies need not attack.

10.0i Units without attack factor
A unit with an attack factor of zero attacks only together with one that has an attack factor.

10.0j Their losses
Attackers with an attack factor of zero lose steps only after every other attacker has lost one.

10.1 Combat odds
Divide all attack factors by all defence factors and round down: 14 against 5 is 2:1.

10.1a Poor odds
If the attacker is weaker, divide the defence factors by the attack factors and round up: 5 against 11 is 1:3.

10.2 Terrain shifts
Rough and city shift one column left each, mountain and fortification two. Fortifications help German defenders only.

10.2a Passes in combat
A pass counts as the rough or mountain hex that it lies in.

10.3 The West Wall
The West Wall runs from 2612 to 3214.

10.3a West Wall in August
The West Wall does not count in turns 1 and 2. In turn 3 it shifts one column left.

10.3b West Wall from September
From turn 4 on the West Wall shifts two columns left.

10.3c Forts last
Fortifications are never destroyed; if the Germans recapture them they work again.

10.3d Not for Allies
Allied units never benefit from fortifications.

10.4 Across rivers
If all attackers attack across rivers, the attack shifts one column left. One attacker that does not attack across a river cancels this.

10.5 Across the Rhine
An Allied attack across the Rhine shifts two columns left. A captured bridge or paratroops cancel that (13.5, 13.2k).

10.6 Shifts add up
All terrain and river shifts are added together.

10.7 Whole units
No unit divides its factors between combats.

10.8 Divided stacks
Units of one stack may attack different hexes, or not at all.

10.9 Concentric attacks
An attack from two opposite hexes, from three hexes with one between each, or from more than three hexes shifts one column right. So does one with a drop on the
target.

10.9a No concentric bonus
There is no concentric shift against cities, ports and fortifications. The West Wall counts as one from turn 3 on.

10.10 Allied bombers
The Allied player may commit bombers to any single combat: one column right in his attack, one column left in a German attack.

10.10a No range
Bombers may be used anywhere on the map.

10.10b Two in a game
Bombers are used twice in a game, in one turn or in two.

10.10c One column
The shift of the bombers is added to all others.

10.10d Spent for good
Bombers that were used never return.

10.10e Cities destroyed
Bombers in a combat in a city hex destroy the city for good: it counts for nothing any more, and its hex is rough. Units over the new limit are eliminated at the end of their owner's next Movement & Attack Phase.
`)
