import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const movement = ruleChapter(`
11 Movement

11.1 As many as you like
In its movement phase a command may move any number of its units, in any direction.

11.2 Hex by hex
Units move one at a time from hex to adjacent hex and pay movement points for each.

11.3a Only in their phase
Units move in the movement phase of their own force group. Airdrops, advances and retreats are no movement and cost nothing.

11.3b Points are limited
A unit cannot spend more points than it has, nor save or lend them.

11.3c No second start
A unit whose move has ended may not move again in that phase.

11.4a Factor by map
The movement factor is read from the table of the map as the move begins. French units have six points, or five if the Germans
have air superiority in the West.

11.4b No moving Luftwaffe
Luftwaffe units have no movement factor.

11.5 No minimum move
A unit that cannot pay the whole cost of a hex cannot enter it.

11.6a Terrain costs
A wholly clear hex costs one point; see the chart for other terrain. Add the cost of the hexside.

11.6b Cities cancel rivers
A city cancels the river hexsides around it for all purposes.

11.7 German river crossings
For each river that a unit of an army group crosses a die is rolled: half of it, rounded down, is what the crossing costs. If the
unit cannot pay it stays, and may not try that hexside again in this phase.

11.8 French in France
French units in France treat every hex as clear and pay for no river. Zones of control work there as elsewhere.

11.9 Sarreguemines Gap
The swamp hexes W2639 and W2739 are hexes of the Maginot Line in every respect.
`)
