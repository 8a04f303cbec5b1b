import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const reinforcements = ruleChapter(`
11 Reinforcements

11.1.1 Who comes when
The scenario lists the reinforcements: N-G8, N-R2, N-R3, N-A1.

11.1.2 Entry zones
Reinforcements enter in the zone that is given for them.

11.1.3 When reinforcements enter
Reinforcements enter in Movement Phases and Strategic Movement Phases. In the latter they have two points less
(12.2.3).

11.1.4 Lost entry zones
Reinforcements do not enter by a zone that is wholly under enemy control.

11.1.5 Queueing at an entry
Of several stacks that enter by the same hex in a phase, the first pays its cost once, the second twice, the
third three times, and so on. A stack that cannot pay must wait.

11.2.1 Neighbouring entry zone
A reinforcement may enter by a neighbouring zone in the same phase with half its movement points. This half is
not rounded.

11.2.2 Going round the map
A reinforcement may stay off the map, shift by up to three zones and enter in the next Movement Phase with all
its points.

11.2.3 Leaving the map
A unit may leave by an entry zone. From the next Movement Phase on it is a reinforcement, at the same zone or
shifted.

11.2.4 No zones printed
Where a map has no entry zones, every road that leaves the edge is one.
`)
