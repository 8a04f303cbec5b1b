import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
10 Supply

10.0a Supply for movement
Whether a unit or stack is in supply for movement is judged when it begins to move, and holds for the whole
move.

10.0b Supply for combat
For combat, supply is judged at the start of each battle, for all units of both sides that take part.

10.1a Supply at home
A unit that stands in its own country is in supply and traces nothing. So is a unit abroad that attacks into
its own country.

10.1b German home hexes
East Prussia and Danzig count as home for German units.

10.2a Supply line
Abroad, a unit is in supply if an unbroken chain of hexes, of any length, joins it to a supply source of its
own nation (10.4). Soviet units follow 10.3a.

10.2b Out of supply
Abroad, a unit that no chain of hexes joins to a source (10.2a) is out of supply; 10.5b to 10.5e say what
follows.

10.2c Own sources only
A unit uses the supply sources of its own nation only. Those of the enemy are of no use when captured.

10.2d Through allied countries
Supply lines of Western nations may pass through hexes of their allies, units there or not. The Soviets have
their railheads instead (10.3a).

10.2e What blocks a line
A supply line never enters a hex with enemy units, an intact enemy fortification of any kind, or a city that
the enemy controls, even if it is empty.

10.2f Supply and enemy zones
A supply line may enter an enemy zone of control but not go on from there, unless a friendly unit in the hex
cancels it (9.2a). A supply source in such a zone still works.

10.2g Barriers to supply
A supply line crosses no blocked hexside and enters no hex that is closed to everybody, such as sea, lake or
Switzerland. Terrain that bars only mechanized units does not stop it.

10.2h Supply and neutral countries
A supply line does not enter neutral countries.

10.3a Soviet supply abroad
Outside the Soviet Union a Soviet unit must be within four hexes of a railhead: the railhead's hex is not
counted, the unit's own is. Movement costs do not matter, but 10.2e to 10.2h do.

10.3b The railway home
From the railhead of a Soviet unit (10.3a), Soviet-controlled rail hexes must lead without a gap to a Soviet
supply source. An enemy zone of control cuts this line too, unless a friendly unit cancels it.

10.3c Soviet sources
Soviet supply sources are the hexes of the Soviet Union on the east and south edges where a railway leaves the
map.

10.3.1a Soviet railways
All rail hexes in the Soviet Union are Soviet-controlled at the start.

10.3.1b Moving railheads
At the end of each Soviet Movement Phase every railhead may move up to four rail hexes.

10.3.1c Line behind a railhead
Every rail hex between a railhead and the Soviet Union must be Soviet-controlled: a Soviet unit must have been
the last to enter it. Control by other Allies is not enough.

10.3.1d Railheads fall back
If the enemy takes a rail hex between a railhead and the Soviet Union, the railhead at once falls back to the
first hex that still has an unbroken line to a source.

10.4a Lost sources
A supply source that the enemy controls gives nothing. Retaken, it works again at once.

10.4b German sources
German units draw supply from any German city that their side holds, Danzig and the cities of East Prussia
included. Black-dot cities do not count.

10.4c Hungarian and Polish sources
Hungarian units draw supply from Budapest, Polish units from any Polish city, as long as their side holds it.

10.4d Southern sources
Yugoslav units draw supply from south edge hexes in Yugoslavia, Romanian units from the two south edge hexes
in Romania, Italian units from south and west edge hexes in Italy. Their side must hold the hex.

10.4e French and British sources
French units and the BEF draw supply from any hex of France that their side holds.

10.5a No loss without supply
No unit is lost just for being out of supply, and a unit may move where it will be out of supply.

10.5b Movement without supply
A unit out of supply at the start of its move has half its movement factor, rounded up.

10.5c Attacking without supply
Attackers out of supply attack at half strength: their factors are added, halved and rounded up (1.4b).

10.5d Defending without supply
Defenders out of supply keep their full defence factor.

10.5e Armies break down
An army or front that is found out of supply before it moves, attacks or defends is disrupted at once (7.0a).
`)
