import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const stacking = ruleChapter(`
6 Stacking

6.1 Friends only
Several friendly units may share a hex. Units of both sides share one only while a drop or a landing is being fought out.

6.2 When limits count
Stacking limits count where a move, an advance or a retreat ends; passing through is free. If a hex is then over the limit, its owner eliminates units of his choice.

6.3 Each counts one
Every unit counts as one, whatever its kind and strength.

6.3a Five to a hex
Five units may stay in a hex that is neither rough nor mountain.

6.3b Six on a beachhead
Six units may stay in a hex with a beachhead marker.

6.3c The overfull hex
Hex 1215 begins with too many units. Units still over the limit at the end of turn 1 are eliminated, the owner's choice which.

6.3d Three in the hills
Three units may stay in a rough or mountain hex, passes included.

6.4 Two army groups
US and French units do not stack with British, Commonwealth and Polish ones, except on a beachhead and in Antwerp. Passing through each other
and attacking together is allowed.

6.5 Markers are free
Markers do not count toward stacking.

6.6 Open stacks
Both players may examine any stack.

6.7 Order in a stack
The order of units in a stack does not matter.
`)
