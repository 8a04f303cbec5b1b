import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
14 Supply

14.0 What supply gives
Units in supply move and attack in full and can be refitted.

14.1a At home in cities
Units in a capital or mobilization centre of their own country are in supply.

14.1b In a source
Units in a supply source are in supply, unless it is terrorized.

14.1c Static units
Static units are always in supply.

14.1d With a fortress
Units stacked with a fortification of their own country are in supply.

14.1e Support units
Aircraft, naval markers and special forces need no supply. Aircraft and ships can bring it (16.10.2a, 18.3).

14.2a Cities as sources
Sources are the capital and the mobilization centres of the unit’s own country.

14.2b Ports as sources
A friendly controlled port of any country on a friendly sea is a source, unless it is terrorized.

14.2c Sources in danger
A source works while no enemy controls it. An empty source in an enemy zone of control may end a direct line
but not one by rail.

14.3a A direct line
A unit traces a line to a source no longer in hexes than its movement points.

14.3b A line by rail
Or the line leads that far to a railroad, and from there by rail over any distance to a source.

14.3c Counting the line
The hex of the source counts and the hex of the unit does not. Printed movement points are counted as hexes.

14.3d Neutrals block
Neutral hexes block a line.

14.3e Enemies block
Enemy land units block a line.

14.3f Enemy zones block
Enemy zones of control block a line unless a friendly unit is in the hex.

14.3g The sea blocks
All-sea hexes and hexsides block a line.

14.3h Closed terrain blocks
Terrain that the unit could not enter blocks its line.

14.3i Each unit by itself
Every unit traces its own line.

14.4a Staying on the railroad
A line that has reached a railroad stays on it.

14.4b Railroads of all countries
The part by rail may lead through any country at war.

14.4c Railroads in hand
Every hex of the part by rail is friendly controlled, and in an enemy zone of control also occupied by a
friend.

14.5 In or out
A unit with a line is in supply, one without is out of supply.

14.6a Moving without supply
A unit that is out of supply when its move begins has half its points, rounded up, and no rail movement.

14.6b During the move
Entering or leaving supply changes nothing in that move.

14.7 Attacking without supply
Supply of attackers is judged as each attack begins (11.13a, 11.13b).
`)
