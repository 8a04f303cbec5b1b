import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const airUnits = ruleChapter(`
8 Air units

8.0 Bombers and ground attack
Air units are bombers and ground-attack aircraft. Their fighters fly with them unseen.

8.1.1 Air strength
The scenario gives strength points, which are divided among missions as the player likes. Printed counters
without a figure are worth 5, Soviet ones 4.

8.1.2 Air Phases
Missions are given out in Air Phases.

8.1.3 One mission
A point serves one mission.

8.1.4 Either phase
Missions may be flown in each of the Air Phases of a turn.

8.1.5 Once a turn
A point flies once a turn.

8.1.6 No limit
Any number of points may fly to the same hex.

8.1.7 In secret
Both players choose in secret and reveal together.

8.1.8 Air combat
Missions of both sides in the same or adjacent hexes fight: each side adds a die to its strength, the lower
sum is removed, and ties are rolled again. The larger missions fight first.

8.1.9 Driven off
Air units that lose an air combat are spent for this turn.

8.2.1 Missions
Offensive support, defensive support, air attack, attack on a bridge, hampering Soviet movement, attack on
river crossings, supply. Air attacks and attacks on bridges are resolved at once; the others last until the
next Air Phase.

8.2.2 Offensive support
Its strength is added to the attack on its hex.

8.2.3 With the guns
It may be added to a ranged attack of artillery instead (6.4.4).

8.2.4 Defensive support
Half of its strength, rounded up, is added to the defence.

8.2.5 Not for the Soviets
Soviet air units do not fly defensive support.

8.2.6 Air attack
Aircraft attack ground units by themselves, on table T2, in the Air Phase.

8.2.7 Air attack and terrain
Twice the target's terrain modifier is subtracted from the air strength.

8.2.8 Attack on a bridge
Table T5 gives the result. Bridges are the only such targets.

8.2.9 No terrain for bridges
Terrain does not count when a bridge is attacked.

8.2.10 Points for a bridge
An attack on a bridge takes at least 4 points.

8.2.11 Hampering Soviet movement
Only Soviet ground units can be hampered; Poles are not.

8.2.12 Points for hampering
Each such mission takes 7 points.

8.2.13 Slower going
The target hex and its neighbours each cost one movement point more to enter.

8.2.14 Caught at the start
A unit that begins its move there loses one movement point for each mission.

8.2.15 Missions add up
Several missions over the same hex add up, in both effects.

8.2.16 River crossings
Aircraft may attack units that cross the Nysa or the Elbe in Movement and Strategic Movement Phases.

8.2.17 Number of attacks
Each point of strength gives two attacks.

8.2.18 Over several hexes
The attacks are spread over hexes as the player likes. If there is more than one hex, they must be connected.

8.2.19 The roll
A unit that crosses rolls one die for each attack on the hex it enters. Each 6 costs it an efficiency level.

8.2.20 Every unit
Any number of units may be hit like this in a turn.

8.2.21 Bridges are safe
Units that cross by a bridge are not attacked.

8.2.22 Supply by air
American and British aircraft can supply friendly units.

8.2.23 Points for supply
Each supply mission takes 7 points.

8.2.24 Success
Each mission rolls a die; on a 6 it fails.

8.2.25 Effect of supply
Each success lowers the out-of-supply level of all units in the hex by one.
`)
