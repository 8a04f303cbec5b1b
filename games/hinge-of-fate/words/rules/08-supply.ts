import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
8 Supply

8.1a Supply for movement
Whether a unit is in supply is judged when it begins to move and holds for the whole move.

8.1b Supply for combat
For combat supply is judged at the start of each attack, for the attackers.

8.1c Polish supply
Polish units are always in supply.

8.2a Supply lines
A unit is in supply if a path of hexes of any length leads to a source of its force group. The path enters no hex with an enemy
unit, no enemy zone of control that is not cancelled, and crosses no sea, lake or impassable hexside.

8.2b Enemy cities block
A line may cross empty hexes under enemy control, but no enemy city.

8.3 Moving out of supply
A unit out of supply has half its movement factor, rounded down.

8.4 Attacking out of supply
A unit out of supply attacks with half its combat factor, rounded down, and defends with all of it.

8.5 No losses from supply
Units never lose steps for being out of supply, however long.

8.6 Moving out of supply reach
Units may move to hexes where they will be out of supply.

8.7 Army Group North sources
Army Group North draws supply from Königsberg, Danzig and Stettin while they are German. Lines of the two army groups may cross.

8.8a Army Group South sources
Army Group South and the Slovaks draw supply from the west edge of the East Map, E1237 to E3537. A hex that an enemy unit holds
is no source until it leaves.

8.8b Breslau feeds its garrison
Army Group South units in Breslau are in supply.

8.9a Army Group C sources
Army Group C draws supply from the east edge of the West Map, W4233 to W4244; a hex that an enemy unit holds is none.

8.9b Cities of the West
Army Group C units in a German city on the West Map are in supply, unless the French have ever held that city.

8.10a Supply points
Army Group C has 49 supply points and never gets more.

8.10b Points for combat
Each unit of Army Group C in a battle costs four supply points, whether it attacks or defends and whatever the result.

8.10c Points for replacements
Each replacement step of Army Group C costs two supply points.

8.10d The supply crisis
When the supply points are down to 1 the crisis begins, for the rest of the game. From then on every battle in the West shifts
one column in favour of the French.

8.10e Orders in a crisis
In the crisis the French choose the order of movement and combat for themselves and for German West, turn by turn.

8.10f Army Group in crisis
In the crisis Army Group C gets no replacements and is out of supply for everything but movement.

8.10g What a crisis spares
The crisis touches neither the East nor the Luftwaffe.

8.11 French sources
French units draw supply from every hex of the Maginot Line, the Sarreguemines Gap included.

8.12 Byelorussian Front sources
The Byelorussian Front draws supply from the northern Red Row, E1816 to E2716, where no enemy stands.

8.12b Fronts keep apart
A line of one Soviet front may not pass through a hex that the other front holds.

8.13 Ukrainian Front sources
The Ukrainian Front draws supply from the southern Red Row, E2916 to E3916, where no enemy stands.

8.14 Lines and enemy zones
A line may end in an enemy zone of control, if that is its source, but not go through it. A friendly unit in the hex cancels the
zone.
`)
