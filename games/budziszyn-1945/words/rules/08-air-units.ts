import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const airUnits = ruleChapter(`
8 Air units

8.0 Bombers and ground attack
Air units are bombers and ground-attack aircraft. Their fighters fly with them unseen.

8.1.1 Air strength
The scenario gives air strength in points, which are divided among missions as the player likes. Printed
counters without a figure are worth 5, Soviet ones 4.

8.1.2 When aircraft fly
Air missions are given out in Air Phases.

8.1.3 One mission a point
A point of air strength serves one mission.

8.1.4 Both Air Phases
Missions may be flown in each of the Air Phases of a turn.

8.1.5 One flight a turn
A point of air strength flies once a turn.

8.1.6 No limit per hex
Any number of air points may fly to the same hex.

8.1.7 Missions in secret
Both players choose their air missions in secret and reveal them together.

8.1.8 Air combat
Missions of both sides in the same or adjacent hexes fight: each side adds a die to its strength, the lower
sum is removed, and ties are rolled again. The larger missions fight first.

8.1.9 Driven off in the air
Air units that lose an air combat are spent for this turn.

8.2.1 Seven air missions
The missions are offensive support, defensive support, air attack, attack on a bridge, hampering Soviet
movement, attack on river crossings and supply. Air attacks and attacks on bridges are resolved at once; the
others last until the next Air Phase.

8.2.2 Offensive support
Offensive support adds its strength to the attack on its hex.

8.2.3 Aircraft with the guns
Offensive support may be added to a ranged attack of artillery instead (6.4.4).

8.2.4 Defensive support
Defensive support adds half of its strength, rounded up, to the defence of its hex.

8.2.5 No Soviet defensive support
Soviet air units do not fly defensive support.

8.2.6 Air attack
Aircraft attack ground units by themselves, on table T2, in the Air Phase.

8.2.7 Air attack and terrain
In an air attack twice the target's terrain modifier is subtracted from the air strength.

8.2.8 Attack on a bridge
Table T5 gives the result of an air attack on a bridge. Bridges are the only such targets.

8.2.9 No terrain for bridges
Terrain does not count when a bridge is attacked.

8.2.10 Points for a bridge
An attack on a bridge takes at least 4 points.

8.2.11 Hampering Soviet movement
Only Soviet ground units can be hampered; Poles are not.

8.2.12 Points for hampering
Each mission that hampers Soviet movement takes 7 points.

8.2.13 Hampered hexes
The target hex of a hampering mission and its neighbours each cost Soviet units one movement point more to
enter.

8.2.14 Hampered from the start
A Soviet unit that begins its move in or next to the target hex of a hampering mission loses one movement
point for each such mission.

8.2.15 Hampering adds up
Several hampering missions over the same hex add up, in cost (8.2.13) and in points lost (8.2.14).

8.2.16 Attacks on river crossings
Aircraft may attack units that cross the Nysa or the Elbe in Movement and Strategic Movement Phases.

8.2.17 Number of crossing attacks
On a mission against river crossings each point of strength gives two attacks.

8.2.18 Spreading crossing attacks
Attacks on river crossings are spread over hexes as the player likes. If there is more than one hex, they must
be connected.

8.2.19 Crossing under attack
A unit that crosses the Nysa or the Elbe rolls one die for each attack on the hex it enters. Each 6 costs it
an efficiency level.

8.2.20 Every crossing unit
Any number of units may be hit at river crossings in a turn.

8.2.21 Bridges are safe
Units that cross a river by a bridge are not attacked from the air (8.2.16).

8.2.22 Supply by air
American and British aircraft can supply friendly units.

8.2.23 Points for air supply
Each supply mission takes 7 points.

8.2.24 Success of air supply
Each supply mission rolls a die; on a 6 it fails.

8.2.25 Effect of air supply
Each supply mission that succeeds lowers the out-of-supply level of all units in the hex by one.
`)
