import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const setUp = ruleChapter(`
3 Scenarios and set-up

3.0 Choosing war and side
The players agree on a war and on their sides before play.

3.1 One player, one side
Each player moves and attacks with all units of his side, whatever their country.

3.2a War by agreement
The players may agree which of the five wars is fought.

3.2b War by the die
Or one die decides: 1 or 2 Western Powers Guarantee, 3 Little Entente, 4 Intermarium, 5 Anti-Comintern War, 6
General War.

3.3a Length of the game
The game begins in the first week of October and lasts 6, 4, 6, 8 or 8 turns, in the order of the table of
wars.

3.3b Earlier endings
The game also ends with an automatic victory (22.0a) or when a player concedes.

3.4a Belligerents of a war
The table of wars names the countries that fight for the Axis and for the Allies from the beginning.

3.4b Countries that may join
Countries in the intervention column are neutral until the Intervention event brings them in (5.3a).

3.4c All other countries
A country that the table does not name is neutral and joins only if it is invaded. Large countries without a
part in the war are closed to everybody.

3.4.1a Small neutrals first
The Allied player sets up Belgium, the Netherlands, Denmark, Lithuania, Latvia and Estonia first.

3.4.1b Finland second
The Axis player then sets up Finland.

3.4.1c Finland in Intermarium
In Intermarium the Allied player sets up Finland.

3.4.1d Neutral at the start
The countries of the first two steps begin neutral unless the war lists them.

3.4.1e The Allies third
The Allied player sets up all Allied countries and all that may join him.

3.4.1f The Axis last
The Axis player sets up all Axis countries and all that may join him.

3.4.1g Optional counters
Optional units are set up only if their rule is in use.

3.4.2a Units by name
Units that the deployment table names must be those very units.

3.4.2b Units by kind
Where the table gives a kind and a number, the owner chooses which units of that kind he sets up.

3.4.2c Conditions of place
Conditions of the table are binding: German 2nd line corps stand next to the French border.

3.4.2d Anywhere at home
All other units may set up in any hex of their country that they may enter.

3.4.2e Strength at the start
Units begin at full strength, or reduced where the table says so.

3.4.2f Fortifications on their symbols
Fortifications set up in hexes of their country with the symbol, one to a hex.

3.4.2g Support units at the start
Aircraft, naval markers and special forces begin in the Available display of their side.

3.4.2h Stacking in set-up
Stacking limits hold during set-up (9.0d).

3.4.2i Next to the enemy
An enemy zone of control does not bar a hex from set-up.

3.4.3 Reinforcements at the start
Units listed as reinforcements begin in the Reinforcement display of their side.

3.T1 Western Powers Guarantee
Germany, Poland and Hungary fight Czechoslovakia, Britain and France for 6 turns. Italy may join the Axis and
the Soviet Union the Allies.

3.T2 Little Entente
Germany and Hungary fight Czechoslovakia, Romania and Yugoslavia for 4 turns. Italy may join the Axis, Poland
and France the Allies.

3.T3 The Intermarium war
Germany and the Soviet Union fight Czechoslovakia, Poland, Lithuania, Latvia, Estonia and Romania for 6 turns.
Hungary may join the Axis, Yugoslavia, Finland and France the Allies.

3.T4 Anti-Comintern War
Germany, Italy and Poland fight Czechoslovakia, the Soviet Union and Romania for 8 turns. Hungary and Finland
may join the Axis, Yugoslavia and France the Allies.

3.T5 General War
Germany, Italy, Hungary and Romania fight Czechoslovakia, Britain, France and Poland for 8 turns. Finland may
join the Axis, the Soviet Union and Yugoslavia the Allies.

3.D The deployment table
The table gives every country its units on the map, its support units and its reinforcements.

3.D1 German anti-aircraft corps
The three German anti-aircraft corps of the set-up stand in German cities, one of them in the Ruhr.

3.D2 Anti-aircraft in London
The British anti-aircraft corps begins in London.
`)
