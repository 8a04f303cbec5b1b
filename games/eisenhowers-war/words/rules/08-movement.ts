import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const movement = ruleChapter(`
8 Movement

8.0 Moving units
Mobile units move singly or in stacks from hex to hex, as far as their movement factors allow. Movement is voluntary.

8.0a The last number
The movement factor is the rightmost number on the counter.

8.0b Points are not saved
Movement factors are not saved, lent or carried over.

8.0c Paying for hexes
Each step costs what the terrain of the hex entered costs, plus any river that is crossed.

8.0d Most expensive terrain
If a hex has several kinds of terrain, the most expensive counts. Alpine passes are the exception (8.8).

8.0e The terrain chart
Costs are those of the terrain chart.

8.1 No minimum move
A unit enters a hex only if it can pay the whole cost.

8.2 Step by step
Units move into adjacent hexes and skip none. Only air drops are different.

8.3 Enemies in the way
No unit moves into a hex with enemy units.

8.4 What is clear
A hex is clear only if there is no other terrain in it.

8.5 Prohibited hexes and hexsides
Units may not move, attack, retreat or advance into prohibited hexes or across prohibited hexsides. The one exception is the Scheldt (8.10).

8.6 Zones on the way
Enemy zones of control raise the cost of movement (9.3).

8.7 Stacks on the move
A stack may drop off units on its way, whose move is then over. Units of other hexes are not picked up.

8.8 Alpine passes
Along an Alpine pass each hex costs one point, but only across the hexsides that the pass crosses.

8.9 Crossing rivers
A river costs one extra point, the Rhine two. The Seine costs Germans two.

8.10 Crossing the Scheldt
Once a game, in the movement of one German phase, the Germans may cross the three hexsides of the Scheldt estuary as if they were a river.

8.11 Retreats are free
Retreats cost no movement factors; other bans on movement hold.
`)
