import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const supply = ruleChapter(`
7 Supply

7.0 Who needs supply
Mobile units need a supply line. Static units do not, and neither does an airborne corps in static mode.

7.1 Supply lines
A supply line is a chain of hexes of any length from the unit to a source. Hexes that the enemy controls or occupies bar it, and so do enemy
zones of control (7.2).

7.2 Zones and lines
A supply line enters an enemy zone of control only in a hex with a friendly unit.

7.3 German supply states
German mobile units are supplied or out of supply.

7.4 German sources
German sources are the Ruhr, Berlin and Vienna.

7.4a Sources lost
A German source is lost for good once an Allied unit stands in it or bombers destroy it.

7.5 German logistical zones
German units south of the zone line draw on Vienna only, those north of it on the Ruhr or Berlin.

7.5a When Vienna falls
German units of the south within three hexes of the zone line may then draw on the north. The others have the rest of that turn to come there; after that
they are out of supply.

7.6 Allied supply states
Allied mobile units are in regular, coastal or aerial supply, or out of supply.

7.7 Allied sources
Allied sources are beachhead markers, Antwerp when it is up and running, and Rome.

7.8 Allied logistical zones
Allied units south of the zone line draw on Rome or a southern beachhead, those north of it on Antwerp or a northern beachhead.

7.8a Lines keep their zone
No supply line runs through the other zone.

7.9 Antwerp up and running
Antwerp is up and running while it and the hexes 3510, 3511, 3411 and 3412 are Allied. That changes at once whenever one of them changes hands.

7.10 Coastal supply
Allied mobile units in any coast hex are in supply. Units inland do not draw supply from a coast hex without a source.

7.11 Aerial supply
Once a turn, at any time, the aerial supply marker supplies all Allied units in one hex. The marker stays there until the turn ends or the last unit in the
hex is eliminated, and never moves.

7.11a Aerial supply under attack
The marker may be committed after the Germans have announced an attack on the hex. The attack is carried out all the same.

7.12 Movement without supply
A unit that is out of supply when its move begins has half its movement factor, rounded up. A unit that begins in supply keeps its full
movement.

7.12a Combat without supply
A unit out of supply attacks and defends with half its factor, rounded up.

7.12b Supply check losses
In its Supply Check Phase a side first eliminates its reduced and one-step units that are out of supply, then flips the others.

7.13 Leaving supply behind
Units may move to hexes that no supply line reaches.

7.14 Own sources only
A source supplies its own side only.

7.15 Supply problems
From turn 5 on, as long as Antwerp is not up and running, the Allied player names one army group in the north each turn. Its units there move with half
their movement factors, and every attack with one of them shifts one column left.

7.15a Turn by turn
Each turn the same or the other army group may be named, and the effect lasts the whole turn. In a turn that begins with Antwerp up and running
nobody is named.

7.16 The French interior
When a line of Allied hexes joins the Atlantic coast to the Swiss border, every German hex west of it without German units becomes Allied at once. That
may happen any number of times.
`)
