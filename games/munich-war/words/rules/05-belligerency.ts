import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const belligerency = ruleChapter(`
5 Belligerency and neutrals

5.0a Into enemy countries
Units may move and attack into every enemy country that is at war.

5.0b Into friendly countries
Units may move into every country of their own side.

5.0c Germany and Czechoslovakia
Germany and Czechoslovakia are always at war, on opposite sides.

5.0d How neutrals join
A neutral country joins through the table of wars, through the Intervention event, or when it is invaded.

5.1a Neutral hexes are closed
No unit or marker may enter or attack a neutral hex, except in a legal invasion.

5.1b No flights over neutrals
Air units do not fly over neutral countries. An option opens their coastal hexes.

5.1c No supply through neutrals
Lines of supply do not enter neutral hexes.

5.1d Ships pass neutral coasts
Naval transport may pass the coasts of neutral countries.

5.2a Neutral units wait
Units of neutral countries are on the map, but neither side may use them.

5.2b Zones of neutral units
Neutral units have no zone of control until a unit of a country at war enters their country.

5.2c Countries without units
Luxembourg and Switzerland have no units.

5.3a The Intervention event
All countries of the intervention column join at once, each on the side that the table gives it.

5.3b Forces of those who join
Land units of a country that joins are on the map already. Support units and reinforcements can be used from then on.

5.3c Only once
A second Intervention changes nothing.

5.4a Invasion by moving
A unit that crosses the border of a neutral invades it.

5.4b Invasion by attacking
An attack on a unit of a neutral is an invasion.

5.4c Invasion from the air
Placing a support unit in a hex of a neutral is an invasion.

5.4d The victim’s side
An invaded country joins the player who did not invade it.

5.4e No invasion after combat
Units may not retreat, advance or pursue into a neutral country.

5.4f Invasion from the sea
Landing in an empty port of a neutral that may be invaded is an invasion as well.

5.5a Germany’s targets
Germany may invade Belgium, the Netherlands, Luxembourg, Denmark, Lithuania, Latvia and Estonia.

5.5b Soviet targets
The Soviet Union may invade Lithuania, Latvia, Estonia and Finland.

5.5c No other invasions
No other country may invade a neutral.

5.6a The Free City of Danzig
Nobody sets up in Danzig. Once Poland is at war Danzig is part of Poland.

5.6b Zara is Italian
Zara counts as part of Italy.

5.6c Switzerland stays out
Switzerland is never entered and never invaded.
`)
