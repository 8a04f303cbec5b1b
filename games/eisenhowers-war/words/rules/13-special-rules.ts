import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const specialRules = ruleChapter(`
13 Special rules

13.1 The second invasion
A second invasion may be made at the very start of turn 3 or 4, whichever was planned. A bluff is revealed then.

13.2 First Allied Airborne Army
The British 1st and the US 18th Airborne Corps arrive on turn 4.

13.2a Two forms
Each corps is either mobile, on trucks, or static, dropped from the air, and never both at once.

13.2b On trucks
In mobile form a corps acts like any other of its army group.

13.2c Each for itself
One corps may be static while the other is mobile.

13.2d Between army groups
In static mode a corps stacks with either army group and with the other airborne corps.

13.2e Where to drop
Corps are dropped anywhere except on mountain, pass, fortified and city hexes. Two drops of one turn go into the same hex or adjacent ones.

13.2f Planes are busy
In a turn in which a corps is on the map in static mode there is no aerial supply, and after aerial supply there is no drop.

13.2g Drops on Germans
A corps dropped on German units attacks them with its defence factor. Terrain in the hex shifts the column, hexsides do not.

13.2h Drops that fail
If Germans are left in the hex, the dropped corps is eliminated.

13.2i No retreat
A corps in static mode cannot retreat.

13.2j Joint attacks
A drop may be part of an attack by units next to the hex, or of an invasion. If it fails, only the airborne corps is eliminated.

13.2k Secured hexes
For the rest of the turn a rough hex that paratroops have taken is clear for Allied movement. Rivers around any such hex do not
count for Allied movement and attacks.

13.2l Further drops
A static corps that has not moved in this turn may be dropped again from an Allied-held city, once a turn.

13.2m Getting on trucks
A static corps that did not move, drop or attack in the turn may become mobile at the end of the Allied Movement & Attack Phase.

13.2n Getting off trucks
In the same way a mobile corps becomes static. Both need an overland supply line.

13.3 Other mountain units
Besides the seven mountain corps, the High Command Vosges group, the 14th and 76th Panzer and the 1st and 2nd Paratroop Corps are
mountain-capable.

13.4 Limit in Italy
No more than eight German mobile units may be in Italy. The limit ends when the second invasion is made on the Adriatic coast.

13.5 Rhine bridge captured
Allied attacks through a hexside with a captured bridge ignore the Rhine for the rest of the game.

13.5a Seeking a bridge
When an Allied unit first enters a hex on the west bank of the Rhine from 2611 to 3413, the Allied player names a Rhine hexside of it and rolls a die.

13.5b Bridge captured
A roll of 1 captures the bridge.

13.5c Bridge blown
A roll of 2 to 6 finds the bridges blown.

13.5d One try each
Each hex gives one try, whatever its Rhine hexsides.

13.5e One bridge only
After one bridge is captured there are no more tries.

13.5f Bridge lost
If Germans enter the hex from which it was captured, the bridge is gone.

13.5g Bridges and paratroops
Captured bridges and hexes that paratroops have secured are separate things.

13.6 Fuehrer Mandated Offensives
From turn 2 on the German player has five Fuehrer Mandated Offensives for the rest of the game.

13.6a When to declare
An offensive is declared at any time between moves in the movement portion of the Allied Movement & Attack Phase.

13.6b Not during attacks
No offensive is declared in the attack portion.

13.6c Placing the marker
The marker goes on a hex with a German mobile unit.

13.6d Units activated
All German units in that hex and the six around it move and attack, in either order, as in a phase of their own.

13.6e An attack is due
An offensive makes at least one attack. One that could not attack is not declared.

13.6f Two attacks at most
An offensive makes no more than two attacks. Supplied units in a hex where activated units have stopped may join; units out of supply may not.

13.6g Not in Italy
There is no Fuehrer Mandated Offensive in Italy.

13.6h Used once
Each of the five is used once.

13.6i One after another
Several offensives may be declared in one Allied phase, but another Allied unit has to move before the next.

13.6j The same units again
Units may take part in several offensives of one turn.

13.6k Offensive shift
Attacks of an offensive shift one column right.

13.6l Left unused
Offensives left at the end of the game are worth nothing.

13.7 Operation Thunderclap
In the Allied Reinforcement Phase of turn 7 the Allied player may destroy one German-held city in Germany east of the Rhine, but not the Ruhr, Berlin or Vienna.

13.7a The city is gone
The city counts for nothing any more, and its hex is rough.

13.7b Units in the city
Static units in the city are eliminated; mobile ones are not touched.

13.8 The Alpine Fortress
Before the Allied Reinforcement Phase of turn 8, if Munich is not Allied, the German player may place the Alpine Fortress in 2217, 2218 or 2316.

13.8a Only a marker
The Alpine Fortress has no strength, needs no supply and does not stack.

13.8b Fortress holds out
If the Alpine Fortress is on the map at the end of turn 9, the Germans win.

13.8c Never moved
Once placed, the Alpine Fortress does not move.

13.8d Fortress taken
The Alpine Fortress is removed the moment an Allied unit enters its hex.
`)
