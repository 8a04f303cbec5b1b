import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const airpower = ruleChapter(`
6 Airpower

6.1a The air roll
From turn 3 each turn opens with the Air Superiority Phase. Germany rolls three dice; the Allies roll two and
add or subtract the figures of 6.1b.

6.1b What changes the Allied roll
The Allied air roll is one less for each of Czechoslovakia, Belgium, the Netherlands and Denmark that has
capitulated. It is one more for each of Hungary and Poland that has capitulated, and for each of Belgium,
Denmark and the Netherlands that was violated and still fights. All of it adds up.

6.1c Air superiority
The higher air roll wins and brings as many airpower markers as the difference. If the rolls are equal nobody
has any; both sides never have markers in the same turn.

6.2 Two air missions
The side with air superiority gives each of its markers to terror bombing (6.2.1) or to ground support
(6.2.2a). A marker helps all nations of its side.

6.2.1 Terror bombing
Each marker on terror bombing rolls a die in the Air Superiority Phase: on 4, 5 or 6 the enemy loses 1 victory
point, and nobody gains one. The marker does nothing else this turn.

6.2.2a Placing ground support
After terror bombing all remaining airpower markers are placed on the map, one to a hex, in any hexes with or
without units.

6.2.2b Air zones
The air zone of an airpower marker is its own hex and the six around it, whatever the terrain. A hex in
several zones counts once.

6.2.2c Moving under enemy aircraft
A unit pays one movement point more for each hex of an enemy air zone that it enters, on a railway as well.

6.2.2d Attacking with air support
If at least one unit of the attack stands in an air zone of its own side, the attack moves one column to the
right, and never more than one.

6.2.2e Defending with air support
If the attacked hex lies in an air zone of its own side, the attack moves one column to the left, and never
more than one.

6.2.2f Reorganising under enemy aircraft
Units in an enemy air zone may not combine into an army or front. Splitting is allowed, unless the game option
forbids that as well.

6.3a Airpower Return
At the end of the turn every airpower marker leaves the map. A marker flies one mission a turn.

6.3b No losses from markers
Airpower markers never pay for combat losses.
`)
