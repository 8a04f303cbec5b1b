import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const stacking = ruleChapter(`
6 Stacking

6.1 Stacking limits
A hex holds one unit, a city two, on both maps.

6.2 Stacking in set-up
The limits hold from the start.

6.3 Units without stacking value
The Polish combat reserve, the German paratroops and markers take no room.

6.4 One at a time
Units are moved one at a time, never as a stack.

6.5a When limits are checked
Limits hold at the end of every phase and after each advance and retreat. The phase cannot end while a unit can still leave a hex over the limit.

6.5b Too many units
If a hex is still over the limit at the end of a phase, the opponent eliminates units of his choice until it is not.

6.6 Enemies apart
Enemy units never share a hex, but for paratroops who land on the target of an attack (13.6d).

6.7 Passing through
During movement any number of units may pass through a hex.

6.8 Groups kept apart
Units of Army Groups North and South never share a hex, not even in passing; nor do units of the two Soviet fronts, nor Poles and
Soviets. The Slovakian unit counts as Army Group South.

6.9 Own fortresses
A fortified hex under own control costs one movement point to enter, whatever its terrain; a river in front of it is paid as
well.
`)
