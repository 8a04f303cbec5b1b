import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const setUpAndHexControl = ruleChapter(`
3 Set-up of 1938 and hex control

3.0a Who sets up first
The Allied player sets up in the order of 3.1a to 3.1j, then the German player in the order of 3.2a to 3.2g.
Markers and the units of neutral countries stay beside the map.

3.0b Stacking in set-up
Stacking limits (8.0c to 8.0h) hold from the first counter on, unless the line of a unit says otherwise.

3.1a Set-up of Czech armies
The four Czech armies stand in the hexes given on their counters. These hexes are reconstructed.

3.1b Czech border corps
Each of the six static border corps goes to any Czech border hex or city, one to a hex; a Czech army may stand
there too. A fortified hex will do.

3.1c Czech corps in reserve
Eight Czech infantry corps wait beside the map for armies that break down (7.1b).

3.1d Northern Soviet fronts
The fronts 1B, 2B and NW go to three different hexes of the Soviet Union in rows 01 to 23.

3.1e Southern Soviet fronts
The fronts SF, SW and UF and the IAC go to four different hexes of the Soviet Union in row 24 or below.

3.1f Railheads at the start
Each of the four railheads is placed on a rail hex of the Soviet Union that touches its border. Several may
share a hex.

3.1g Soviet armies in reserve
The 28 Soviet armies wait beside the map for fronts that break down (7.1l).

3.1h Yugoslav set-up
Three Yugoslav armies and the 5th and 6th Independent Corps go to five different hexes of Yugoslavia. Six
infantry corps wait beside the map.

3.1i Romanian set-up
Two Romanian armies, the cavalry corps and the mountain corps share the hexes 3133, 3134 and 3233. Four
infantry corps wait beside the map.

3.1j French and British set-up
Nine French armies, three motorized corps, the cavalry corps and the BEF go to fourteen different hexes of
France, none of them on a border. Eighteen French corps wait beside the map.

3.2a Hungarian set-up
Three Hungarian armies and the mobile corps go to four different hexes of Hungary. Nine corps wait beside the
map.

3.2b Polish set-up
Eight Polish armies, two static corps and two cavalry corps stand in the hexes given on their counters. The
other sixteen Polish units wait beside the map.

3.2c Italian set-up
Five Italian armies go to five different hexes of Italy. Eight infantry corps and three mechanized corps wait
beside the map.

3.2d Units of 1939
The 25 German units marked 39 belong to Poland 1939 (13.2a) and take no part in 1938.

3.2e West Wall divisions
The eleven German static divisions go to any hexes of the West Wall. Each takes the room of two units (8.0f),
so no more than two fit into a hex.

3.2f Set-up of German armies
Seven German armies and the 14th, 15th and 16th Motorized Corps go anywhere in Germany but not to Danzig. East
Prussia is part of Germany.

3.2g German units held back
Thirteen infantry corps wait for armies that break down. The 18th Motorized Corps (3.2.1a), the 18th Mountain
Corps (3.2.2a), six static reserve corps (3.2.2b) and the 7th Flieger Division (12.8a) come later.

3.2.1a 18th Motorized Corps
The 18th Motorized Corps can enter once Germany holds Vienna 2128, Breslau 2821 and an unbroken chain of nine
hexes or fewer between them. The two cities are not counted, and hexes that a German ally holds do not help.

3.2.1b Entry of the 18th Motorized
At the end of each of his phases the German player may place the 18th Motorized Corps in any hex of a chain
that fulfils 3.2.1a. Terrain does not matter for the placement.

3.2.1c 18th Motorized after entry
Once on the map, the 18th Motorized Corps is a German mechanized corps like the others.

3.2.2a 18th Mountain Corps
In the German Movement Phase of turn 2 the 18th Mountain Corps appears in any city in Germany, and it may move
in the same phase. If it is not placed then, it never comes.

3.2.2b Static reserve corps
From turn 3, in every German Reorganisation Phase until all six are in, the German player rolls a die and
subtracts one: so many static reserve corps arrive at once. Those that find no room wait for a later roll.

3.2.2c Where reserve corps arrive
Static reserve corps arrive in any city that Germany holds, at home or abroad, or in a German-held West Wall
hex, within stacking limits. An enemy zone of control is no obstacle.

3.3a Neutral forces
The units of Belgium, Denmark, Lithuania and the Netherlands wait beside the map. Luxembourg, Latvia, Estonia
and Danzig 3714 are neutral too and have no units.

3.3b Violating neutrality
From turn 3, at the start of a German Movement or Combat Phase, the German player may declare that he violates
one or more neutrals. The declaration counts at once, even if no German unit follows. Allies of Germany may
not enter a neutral in any case (PAC-G3, PAC-G4).

3.3c The neutral takes up arms
When the German player has finished declaring, the Allied player places all units of the violated countries
anywhere in their own country, within stacking limits. From now on they fight on the Allied side.

3.3d Violating Latvia and Estonia
If Latvia or Estonia is violated, each of its hexes without a German unit counts as Soviet for the rest of the
game. The two are worth no victory points and never capitulate.

3.3.1a Airpower of neutrals
Belgium, Denmark and the Netherlands each add one to the Allied air roll (6.1b) while they fight. The other
neutrals add nothing.

3.3.1b End of neutral airpower
When Belgium, Denmark or the Netherlands capitulates its air bonus (3.3.1a) ends, and from the next turn one
is subtracted instead (4.5.2e).

3.4 Markers at the start
The turn marker stands on 1 and both victory point markers on 50. The seven national markers go into the pool;
German phase markers and breached markers lie ready.

3.5a Return of lost units
When a corps of a Western nation other than Germany, or a Soviet army, is lost in combat while in supply, its
owner rolls a die. The unit returns that many turns later. Danish and Lithuanian armies count as corps here.

3.5b A longer way back
The return of a lost unit (3.5a) takes the sum of two dice if it was out of supply, or if it was lost
defending against a concentric attack (12.2.2a), defending in a city or attacking into one. Concentric means
the position of the attackers, even where they get no shift for it.

3.5c Lost for good
A unit whose return would fall after the last turn, or whose nation has capitulated, is gone.

3.5d Where units return
A returning unit appears in its nation's Reorganisation Phase, in a supply source of that nation or a home
city that its side holds. It may act at once; if no such hex has room it waits for the next of its phases.

3.5e Units that never return
Static units and the Soviet IAC are not replaced.

3.5f German replacement
Once a turn, in his Reorganisation Phase, the German player may return one lost infantry or mountain corps to
a German city that he holds; there is no roll, and supply at the time of the loss does not matter. A right
that is not used is lost. By a game option, on as a rule, the corps may also be mechanized.

3.5g Losses inside armies
Corps lost out of an army, and Soviet armies lost out of a front, roll for their return one by one like any
other.

3.6a Control of hexes
A hex changes hands the moment a unit of the other side enters it, even in passing. Otherwise it stays with
the side that was there last; at the start each country's hexes belong to its own side, and those of neutrals
to nobody.

3.6b Control back and forth
A hex may change hands any number of times.

3.6c Zones do not take hexes
A zone of control alone never changes the control of a hex.
`)
