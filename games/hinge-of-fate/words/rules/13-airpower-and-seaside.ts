import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const airpowerAndSeaside = ruleChapter(`
13 Stukas, airpower, paratroops and Operation Seaside

13.1 Stuka support
Each of the two Stukas may support one German attack a game turn, on the map where the Germans have air superiority.

13.2 Unlimited range
Stukas reach any hex of that map.

13.3a Above the battle
Stukas have no steps and no zone of control, take no room, and cannot be lost.

13.3b Stukas decline
Stukas count four, and three from the end of turn 6 or from the switch to the West, whichever comes first.

13.4a One Stuka an attack
At most one Stuka supports an attack, and its factor is added.

13.4b Stukas follow the ground
A Stuka never counts more than the German ground units in the attack.

13.5a Parity in the East
With air parity in the East every battle there shifts one column in favour of Poles and Soviets, who also have one movement point
more and the Germans one less.

13.5b Superiority in the West
With air superiority in the West every battle there shifts one column in favour of the Germans, who also have one movement point
more and the French one less.

13.5c The one switch
Once in the game, at the start of a German East player turn, the Germans may exchange the environments of the two maps. The
Historical Scenario has no switch.

13.6a One airdrop
The paratroops drop once in the game, in any player turn, but never into cities, mountains or the Red Row. They take no room and
have no zone of control.

13.6b Dropping to defend
Paratroops who land on attacked Germans add their factor. A retreat destroys them, and they may pay for a bloodbath.

13.6c Paratroops in the West
On the West Map paratroops count as Army Group C, but cost no supply points when stacked with another German unit.

13.6d Dropping to attack
In a German attack paratroops land on the target: they are destroyed at once and their factor counts. At least one other ground
unit must attack.

13.6e Seizing bridges
In a German movement phase paratroops may land in a hex with a river and no enemy. Crossing its sides costs nothing extra in that
phase, at whose end they are eliminated.

13.6f Survival roll
Before any mission a die decides whether the paratroops survive the drop: to 5 with air superiority, to 2 with parity.

13.7a Ringing a city
Once in the game, at the end of a turn from 7 on, a Polish city may be besieged if every hex around it holds a German unit or is in
a German zone of control without a Polish unit.

13.7b Ringing Warsaw
If both hexes of Warsaw are Polish they are ringed together; if one is German, only the other.

13.7c Bound by the siege
In the following turn neither the units of the ring nor the Poles inside move or attack.

13.7d End of the siege
If the ring holds to the end of that turn, the Poles inside are eliminated and units of the ring may advance. If it is broken the
city is free at once, and there is no second siege.

13.7e Targets of a siege
Only Polish cities can be besieged, not Danzig and not fortresses. Warsaw is one target while both hexes are Polish.
`)
